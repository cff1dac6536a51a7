// The work of the scenarios in plain C: what a loop without any of Core Animation's rules takes.

#ifndef LOOPS_H
#define LOOPS_H

#include <stdint.h>

/// The cubic that eases: the named curves without linear, fitted once.
void loops_prepare(void);

/// S1: one tree of 100 sequences of nodes, each a block of its own, flattened and freed; the list
/// remains, and reads something of itself when it goes.
typedef struct loops_flat loops_flat;
loops_flat *loops_build(int count);
double loops_flat_free(loops_flat *list);

/// S2: animations that are all on their way.
typedef struct loops_scene loops_scene;
loops_scene *loops_scene_make(int count);
double loops_scene_frame(loops_scene *scene, double time);
void loops_scene_free(loops_scene *scene);

/// S3 and S4: 100 tracks of animations one after the other.
typedef struct loops_tracks loops_tracks;
loops_tracks *loops_tracks_make(int total);
double loops_tracks_frame(loops_tracks *tracks, double time);
double loops_tracks_seek(loops_tracks *tracks, double time);
void loops_tracks_free(loops_tracks *tracks);

/// S5: one list of keyframes, found by a grid and a search.
typedef struct loops_keys loops_keys;
loops_keys *loops_keys_make(int count);
double loops_keys_sum(const loops_keys *keys, const double *places, int count);
void loops_keys_free(loops_keys *keys);

/// S6: a curve at many places; 0 is Core Animation's default, then easeIn, easeOut, easeInEaseOut.
double loops_curve_sum(int curve, const double *places, int count);

/// S7: whole transforms, taken apart once and put together at every frame.
typedef struct loops_transforms loops_transforms;
loops_transforms *loops_transforms_make(int count);
double loops_transforms_frame(loops_transforms *transforms, double time);
void loops_transforms_free(loops_transforms *transforms);

#endif
