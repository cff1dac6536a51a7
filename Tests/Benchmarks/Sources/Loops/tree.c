// S1: a tree with a block of memory for each node, as an object tree has it.

#include <stdlib.h>

#include "loops.h"

typedef struct node {
  int kind, count, room;
  struct node **children;
  double from, to, duration;
  int curve, track;
} node;

enum { LEAF, SEQUENCE, PARALLEL };

struct loops_flat {
  double *begin, *pace, *from, *way;
  int *curve, *track, count;
};

static node *make(int kind) {
  node *made = calloc(1, sizeof(node));
  made->kind = kind;
  return made;
}

static void add(node *parent, node *child) {
  if (parent->count == parent->room) {
    parent->room = parent->room ? 2 * parent->room : 4;
    parent->children = realloc(parent->children, (size_t)parent->room * sizeof(node *));
  }
  parent->children[parent->count++] = child;
}

static double flatten(const node *tree, double begin, loops_flat *list) {
  if (tree->kind == LEAF) {
    const int index = list->count++;
    list->begin[index] = begin;
    list->pace[index] = 1 / tree->duration;
    list->from[index] = tree->from;
    list->way[index] = tree->to - tree->from;
    list->curve[index] = tree->curve;
    list->track[index] = tree->track;
    return tree->duration;
  }
  double length = 0;
  for (int index = 0; index < tree->count; index++) {
    const int follows = tree->kind == SEQUENCE;
    const double own = flatten(tree->children[index], follows ? begin + length : begin, list);
    if (follows) length += own; else if (own > length) length = own;
  }
  return length;
}

static void release(node *tree) {
  for (int index = 0; index < tree->count; index++) release(tree->children[index]);
  free(tree->children);
  free(tree);
}

loops_flat *loops_build(int count) {
  node *whole = make(PARALLEL);
  for (int track = 0; track < 100; track++) {
    node *sequence = make(SEQUENCE);
    for (int index = 0; index < count / 100; index++) {
      node *leaf = make(LEAF);
      leaf->from = index;
      leaf->to = index + 1;
      leaf->duration = 0.3;
      leaf->curve = 3;
      leaf->track = track;
      add(sequence, leaf);
    }
    add(whole, sequence);
  }
  const size_t numbers = (size_t)count * sizeof(double), indices = (size_t)count * sizeof(int);
  loops_flat *list = malloc(sizeof(loops_flat));
  *list = (loops_flat){malloc(numbers), malloc(numbers), malloc(numbers), malloc(numbers),
                       malloc(indices), malloc(indices), 0};
  flatten(whole, 0, list);
  release(whole);
  return list;
}

double loops_flat_free(loops_flat *list) {
  const double checksum = list->begin[list->count - 1] + list->way[77];
  free(list->begin);
  free(list->pace);
  free(list->from);
  free(list->way);
  free(list->curve);
  free(list->track);
  free(list);
  return checksum;
}
