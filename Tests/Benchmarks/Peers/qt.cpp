// The work of the scenarios with Qt 6's animation framework: prints nanoseconds per unit, once.
// Built and called by the benchmarks: qt <scenario> <rounds> [<count> [<steps>]]

#include <QCoreApplication>
#include <QEasingCurve>
#include <QMatrix4x4>
#include <QParallelAnimationGroup>
#include <QPointF>
#include <QPropertyAnimation>
#include <QQuaternion>
#include <QSequentialAnimationGroup>
#include <QVector3D>
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

class Target : public QObject {
  Q_OBJECT
  Q_PROPERTY(double value MEMBER value)
  Q_PROPERTY(QPointF position MEMBER position)
  Q_PROPERTY(QVector3D place MEMBER place)
  Q_PROPERTY(QVector3D scale MEMBER scale)
  Q_PROPERTY(QQuaternion turn MEMBER turn)

 public:
  double value = 0;
  QPointF position;
  QVector3D place, scale;
  QQuaternion turn;
  QMatrix4x4 whole;
};

using Targets = std::vector<std::unique_ptr<Target>>;

static double checksum = 0;

static double now() {
  using namespace std::chrono;
  return duration<double, std::nano>(steady_clock::now().time_since_epoch()).count();
}

// How much is done: the work many times over, things in it, and frames, seeks or samples of a round.
struct Amount {
  int rounds, count, steps;
};

// Numbers that look random and are the same for all who compete.
struct Places {
  uint64_t state = 0x2545F4914F6CDD1D;

  double next() {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return double(state >> 11) / 9007199254740992.0;
  }

  static std::vector<double> some(int count) {
    Places places;
    std::vector<double> made(count);
    for (double &place : made) place = places.next();
    return made;
  }
};

// The median of the rounds after one that does not count.
template <typename Work>
static void report(Amount asked, double units, Work work) {
  std::vector<double> times;
  for (int round = 0; round <= asked.rounds; round++) {
    const double taken = work();
    if (round > 0) times.push_back(taken / units);
  }
  std::sort(times.begin(), times.end());
  printf("%.17g\n", times[times.size() / 2]);
}

static QEasingCurve curve(int index) {
  static const double points[4][4] = {
      {0.25, 0.1, 0.25, 1}, {0.42, 0, 1, 1}, {0, 0, 0.58, 1}, {0.42, 0, 0.58, 1}};
  const double *p = points[index % 4];
  QEasingCurve bezier(QEasingCurve::BezierSpline);
  bezier.addCubicBezierSegment(QPointF(p[0], p[1]), QPointF(p[2], p[3]), QPointF(1, 1));
  return bezier;
}

static QPropertyAnimation *animation(
    Target *target, const char *property, const QVariant &from, const QVariant &to, int duration,
    const QEasingCurve &easing) {
  auto *made = new QPropertyAnimation(target, property);
  made->setStartValue(from);
  made->setEndValue(to);
  made->setDuration(duration);
  made->setEasingCurve(easing);
  return made;
}

static Targets targets(int count) {
  Targets made;
  for (int index = 0; index < count; index++) made.emplace_back(new Target);
  return made;
}

static void hold(QAbstractAnimation &whole) {
  whole.start();
  whole.pause();
}

static void build(Amount asked) {
  const Targets layers = targets(100);
  const QEasingCurve easing = curve(3);
  report(asked, 1e4, [&] {
    const double begin = now();
    auto *whole = new QParallelAnimationGroup;
    for (int track = 0; track < 100; track++) {
      auto *sequence = new QSequentialAnimationGroup;
      for (int index = 0; index < 100; index++)
        sequence->addAnimation(animation(
            layers[track].get(), "value", double(index), double(index + 1), 300, easing));
      whole->addAnimation(sequence);
    }
    hold(*whole);
    whole->setCurrentTime(0);
    const double taken = now() - begin;
    delete whole;
    return taken;
  });
}

static void frames(Amount asked) {
  const int count = asked.count, steps = asked.steps;
  const Targets layers = targets(count);
  QParallelAnimationGroup whole;
  for (int index = 0; index < count; index++)
    whole.addAnimation(animation(
        layers[index].get(), "value", double(index), index + 100.0, 5500 + index % 1000,
        curve(index)));
  hold(whole);
  report(asked, double(steps) * count, [&] {
    whole.setCurrentTime(0);
    const double begin = now();
    for (int frame = 1; frame <= steps; frame++) whole.setCurrentTime(frame * 5000 / steps);
    return now() - begin;
  });
  checksum += layers[0]->value;
}

// Fades and moves a layer.
static void addPair(
    QAnimationGroup &whole, Target *layer, int duration, const QEasingCurve &easing) {
  whole.addAnimation(animation(layer, "value", 0.0, 1.0, duration, easing));
  whole.addAnimation(
      animation(layer, "position", QPointF(0, 0), QPointF(100, 50), duration, easing));
}

static void pairs(Amount asked) {
  const int count = asked.count, steps = asked.steps;
  const Targets layers = targets(count);
  QParallelAnimationGroup whole;
  for (int index = 0; index < count; index++)
    addPair(whole, layers[index].get(), 5500 + index % 1000, curve(index));
  hold(whole);
  report(asked, 2.0 * steps * count, [&] {
    whole.setCurrentTime(0);
    const double begin = now();
    for (int frame = 1; frame <= steps; frame++) {
      whole.setCurrentTime(frame * 1000 / 120);
      for (const auto &layer : layers) checksum += layer->value + layer->position.x();
    }
    return now() - begin;
  });
}

static void values(Amount asked) {
  const Targets layers = targets(asked.count);
  std::vector<std::unique_ptr<QPropertyAnimation>> animations;
  for (int index = 0; index < asked.count; index++) {
    animations.emplace_back(animation(
        layers[index].get(), "value", double(index), index + 100.0, 5500 + index % 1000,
        curve(index)));
    hold(*animations.back());
  }
  const std::vector<double> places = Places::some(asked.count);
  report(asked, asked.count, [&] {
    const double begin = now();
    for (int index = 0; index < asked.count; index++) {
      animations[index]->setCurrentTime(int(places[index] * 5000));
      checksum += layers[index]->value;
    }
    return now() - begin;
  });
}

static void starts(Amount asked) {
  const int count = asked.count, steps = asked.steps;
  const Targets layers = targets(count * steps);
  const QEasingCurve easing = curve(0);
  report(asked, double(count) * steps, [&] {
    std::vector<std::unique_ptr<QParallelAnimationGroup>> running(steps);
    const double begin = now();
    for (int step = 0; step < steps; step++) {
      running[step].reset(new QParallelAnimationGroup);
      for (int index = 0; index < count; index++)
        addPair(*running[step], layers[step * count + index].get(), 1000, easing);
      hold(*running[step]);
    }
    return now() - begin;
  });
}

static void small(Amount asked) {
  const Targets layers = targets(asked.count);
  const QEasingCurve inOut = curve(3), standard = curve(0), out = curve(2);
  report(asked, asked.count, [&] {
    std::vector<std::unique_ptr<QParallelAnimationGroup>> made;
    made.reserve(layers.size());
    const double begin = now();
    for (const auto &layer : layers) {
      Target *target = layer.get();
      made.emplace_back(new QParallelAnimationGroup);
      QAnimationGroup &whole = *made.back();
      whole.addAnimation(animation(target, "value", 0.0, 1.0, 300, inOut));
      whole.addAnimation(
          animation(target, "position", QPointF(0, 0), QPointF(100, 50), 500, standard));
      whole.addAnimation(animation(
          target, "scale", QVector3D(1, 1, 1), QVector3D(2, 2, 1), 400, out));
    }
    return now() - begin;
  });
}

static void tracks(Amount asked, bool seeks) {
  const int length = asked.count / 100;
  const Targets layers = targets(100);
  QParallelAnimationGroup whole;
  for (int track = 0; track < 100; track++) {
    auto *sequence = new QSequentialAnimationGroup;
    for (int index = 0; index < length; index++)
      sequence->addAnimation(animation(
          layers[track].get(), "value", double(index), double(index + 1), 300, curve(index)));
    whole.addAnimation(sequence);
  }
  hold(whole);
  const int end = length * 300;
  Places places;
  report(asked, asked.steps, [&] {
    if (!seeks) whole.setCurrentTime(end / 2);
    const double begin = now();
    for (int step = 1; step <= asked.steps; step++)
      whole.setCurrentTime(seeks ? int(places.next() * end) : end / 2 + step * 1000 / 120);
    return now() - begin;
  });
  checksum += layers[5]->value;
}

static void keys(Amount asked) {
  const Targets layers = targets(1);
  QPropertyAnimation single(layers[0].get(), "value");
  QVariantAnimation::KeyValues values;
  for (int index = 0; index < asked.count; index++)
    values.append({double(index) / (asked.count - 1), double(index % 1000)});
  single.setKeyValues(values);
  single.setDuration(1000000000);
  hold(single);
  const std::vector<double> places = Places::some(asked.steps);
  report(asked, asked.steps, [&] {
    const double begin = now();
    for (double place : places) {
      single.setCurrentTime(int(place * 1e9));
      checksum += layers[0]->value;
    }
    return now() - begin;
  });
}

static void curves(Amount asked) {
  // Which of the curves stands where others have how many of something.
  const QEasingCurve easing = curve(asked.count);
  const std::vector<double> places = Places::some(asked.steps);
  report(asked, asked.steps, [&] {
    const double begin = now();
    for (double place : places) checksum += easing.valueForProgress(place);
    return now() - begin;
  });
}

static void transforms(Amount asked) {
  const int count = asked.count, steps = asked.steps;
  const Targets layers = targets(count);
  QParallelAnimationGroup whole;
  for (int index = 0; index < count; index++) {
    Target *layer = layers[index].get();
    const int length = 5500 + index % 1000;
    const QEasingCurve easing = curve(index);
    whole.addAnimation(animation(
        layer, "place", QVector3D(0, 0, 0), QVector3D(float(index), 1, 2), length, easing));
    whole.addAnimation(animation(
        layer, "scale", QVector3D(1, 1, 1), QVector3D(2, 1.5f, 1), length, easing));
    whole.addAnimation(animation(
        layer, "turn", QQuaternion::fromAxisAndAngle(0, 0, 1, 10),
        QQuaternion::fromAxisAndAngle(1, 1, 0.5f, float(100 + index % 50)), length, easing));
  }
  hold(whole);
  report(asked, double(steps) * count, [&] {
    whole.setCurrentTime(0);
    const double begin = now();
    for (int frame = 1; frame <= steps; frame++) {
      whole.setCurrentTime(frame * 5000 / steps);
      for (const auto &layer : layers) {
        QMatrix4x4 matrix;
        matrix.translate(layer->place);
        matrix.rotate(layer->turn);
        matrix.scale(layer->scale);
        layer->whole = matrix;
      }
    }
    return now() - begin;
  });
  checksum += double(layers[0]->whole(0, 0));
}

int main(int count, char **words) {
  QCoreApplication application(count, words);
  const std::string scenario = count > 1 ? words[1] : "";
  const auto number = [&](int index) { return index < count ? atoi(words[index]) : 0; };
  const Amount asked{number(2), number(3), number(4)};
  if (scenario == "S1") build(asked);
  else if (scenario == "S2") frames(asked);
  else if (scenario == "S3") tracks(asked, false);
  else if (scenario == "S4") tracks(asked, true);
  else if (scenario == "S5") keys(asked);
  else if (scenario == "S6") curves(asked);
  else if (scenario == "S7") transforms(asked);
  else if (scenario == "S8b") pairs(asked);
  else if (scenario == "S9") values(asked);
  else if (scenario == "S10") starts(asked);
  else if (scenario == "S11") small(asked);
  else return 2;
  fprintf(stderr, "checksum %g\n", checksum);
}

#include "qt.moc"
