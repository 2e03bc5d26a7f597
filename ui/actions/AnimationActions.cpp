#include "ui/actions/AnimationActions.h"

#include "ui/style/Icons.h"

#include <QActionGroup>
#include <QMenu>

namespace vitrine::ui {

AnimationActions::AnimationActions(ActionRegistry& registry, Session& session, Playback& playback, SceneClock& clock,
                                   QObject* parent)
    : QObject(parent), m_session(session), m_playback(playback), m_clock(clock) {
  addPlaying(registry);
  addRepeats(registry);
  addFrames(registry);
  addChoices(registry);
  addSpeeds(registry);
  wire();
  enable();
}

void AnimationActions::addPlaying(ActionRegistry& registry) {
  const QString group = tr("Animation");
  play = registry.add(group, {.name = QStringLiteral("animation.play"),
                              .text = tr("&Play"),
                              .statusTip = tr("Play or pause the animation, flickering lights and springs"),
                              .icon = QStringLiteral("play")});
  runByItself = registry.add(group, {.name = QStringLiteral("animation.runByItself"),
                                     .text = tr("Pause &Lights and Springs"),
                                     .statusTip = tr("Pause or run flickering lights and springs"),
                                     .icon = QStringLiteral("pause")});
  stop = registry.add(group, {.name = QStringLiteral("animation.stop"),
                              .text = tr("&Stop"),
                              .statusTip = tr("Stop the animation and go to its first frame"),
                              .icon = QStringLiteral("stop")});
}

void AnimationActions::addRepeats(ActionRegistry& registry) {
  const QString group = tr("Animation");
  struct Choice {
    Repeat repeat;
    QString text;
    QString statusTip;
  };
  const std::array choices{
      Choice{Repeat::Once, tr("Play &Once"), tr("Play animations of this kind once and stop at the end")},
      Choice{Repeat::Loop, tr("&Loop"), tr("Repeat animations of this kind from the start")},
      Choice{Repeat::BackAndForth, tr("&Back and Forth"),
             tr("Play animations of this kind forwards and backwards repeatedly")}};
  static_assert(choices.size() == kRepeats.size());
  auto* exclusive = new QActionGroup(this);
  for (const Choice& choice : choices) {
    const QString id = repeatId(choice.repeat);
    QAction* action = registry.add(group, {.name = QStringLiteral("animation.repeat.") + id,
                                           .text = choice.text,
                                           .statusTip = choice.statusTip,
                                           .icon = QStringLiteral("repeat-") + id});
    action->setCheckable(true);
    exclusive->addAction(action);
    repeats[static_cast<std::size_t>(choice.repeat)] = action;
  }
  repeat = registry.add(
      group,
      {.name = QStringLiteral("animation.repeat"),
       .text = tr("Change &Repeat"),
       .statusTip =
           tr("Switch to the next repeat mode: once, loop, back and forth. Each kind of animation has its own mode."),
       .icon = QStringLiteral("repeat-once")});
}

void AnimationActions::addFrames(ActionRegistry& registry) {
  const QString group = tr("Animation");
  firstFrame = registry.add(group, {.name = QStringLiteral("animation.firstFrame"),
                                    .text = tr("F&irst Frame"),
                                    .statusTip = tr("Go to the first frame"),
                                    .icon = QStringLiteral("frame-first")});
  previousFrame = registry.add(group, {.name = QStringLiteral("animation.previousFrame"),
                                       .text = tr("P&revious Frame"),
                                       .statusTip = tr("Go back one frame"),
                                       .icon = QStringLiteral("frame-previous")});
  nextFrame = registry.add(group, {.name = QStringLiteral("animation.nextFrame"),
                                   .text = tr("&Next Frame"),
                                   .statusTip = tr("Go forward one frame"),
                                   .icon = QStringLiteral("frame-next")});
  lastFrame = registry.add(group, {.name = QStringLiteral("animation.lastFrame"),
                                   .text = tr("L&ast Frame"),
                                   .statusTip = tr("Go to the last frame"),
                                   .icon = QStringLiteral("frame-last")});
  previousMark = registry.add(group, {.name = QStringLiteral("animation.previousMark"),
                                      .text = tr("Previous Mar&k"),
                                      .statusTip = tr("Go to the previous mark in the file")});
  nextMark = registry.add(group, {.name = QStringLiteral("animation.nextMark"),
                                  .text = tr("N&ext Mark"),
                                  .statusTip = tr("Go to the next mark in the file")});
}

void AnimationActions::addChoices(ActionRegistry& registry) {
  const QString group = tr("Animation");
  previousAnimation = registry.add(group, {.name = QStringLiteral("animation.previous"),
                                           .text = tr("Pre&vious Animation"),
                                           .statusTip = tr("Select the previous animation in the list"),
                                           .icon = QStringLiteral("previous")});
  nextAnimation = registry.add(group, {.name = QStringLiteral("animation.next"),
                                       .text = tr("Ne&xt Animation"),
                                       .statusTip = tr("Select the next animation in the list"),
                                       .icon = QStringLiteral("next")});
}

void AnimationActions::addSpeeds(ActionRegistry& registry) {
  const QString group = tr("Animation");
  slower = registry.add(
      group, {.name = QStringLiteral("animation.slower"), .text = tr("Sl&ower"), .statusTip = tr("Play more slowly")});
  faster = registry.add(
      group, {.name = QStringLiteral("animation.faster"), .text = tr("&Faster"), .statusTip = tr("Play faster")});
  normalSpeed = registry.add(group, {.name = QStringLiteral("animation.normalSpeed"),
                                     .text = tr("Nor&mal Speed"),
                                     .statusTip = tr("Play at normal speed")});
}

void AnimationActions::wire() {
  connect(play, &QAction::triggered, this, &AnimationActions::playOrPause);
  connect(runByItself, &QAction::triggered, this, [this] { m_clock.setPaused(m_clock.running()); });
  connect(stop, &QAction::triggered, &m_playback, &Playback::stop);
  connect(previousFrame, &QAction::triggered, this, [this] { m_playback.cursor().step(-1); });
  connect(nextFrame, &QAction::triggered, this, [this] { m_playback.cursor().step(1); });
  connect(firstFrame, &QAction::triggered, this, [this] { m_playback.cursor().goToFrame(0); });
  connect(lastFrame, &QAction::triggered, this, [this] { m_playback.cursor().goToLastFrame(); });
  connect(previousMark, &QAction::triggered, this, [this] { m_playback.cursor().goToNeighbourMark(-1); });
  connect(nextMark, &QAction::triggered, this, [this] { m_playback.cursor().goToNeighbourMark(1); });
  connect(previousAnimation, &QAction::triggered, this, [this] { m_playback.chooseNeighbour(-1); });
  connect(nextAnimation, &QAction::triggered, this, [this] { m_playback.chooseNeighbour(1); });
  for (const Repeat each : kRepeats) {
    connect(repeats[static_cast<std::size_t>(each)], &QAction::triggered, this,
            [this, each] { m_playback.setRepeat(each); });
  }
  connect(repeat, &QAction::triggered, this, [this] {
    const std::size_t next = static_cast<std::size_t>(m_playback.repeat()) + 1;
    m_playback.setRepeat(kRepeats[next % kRepeats.size()]);
  });
  connect(slower, &QAction::triggered, this, [this] { m_playback.speed().changeBy(-1); });
  connect(faster, &QAction::triggered, this, [this] { m_playback.speed().changeBy(1); });
  connect(normalSpeed, &QAction::triggered, this, [this] { m_playback.speed().set(1); });
  connect(&m_playback, &Playback::clipChanged, this, &AnimationActions::enable);
  connect(&m_playback.speed(), &PlaybackSpeed::changed, this, &AnimationActions::enable);
  connect(&m_playback, &Playback::playingChanged, this, &AnimationActions::showPlaying);
  connect(&m_clock, &SceneClock::runningChanged, this, &AnimationActions::enable);
  connect(&m_playback, &Playback::repeatChanged, this, &AnimationActions::showRepeat);
}

void AnimationActions::playOrPause() {
  const bool pause = isPlaying();
  m_clock.setPaused(pause);
  if (pause) {
    m_playback.pause();
  } else {
    m_playback.play();
  }
}

void AnimationActions::enable() {
  const Scene* scene = m_session.scene();
  const std::size_t count = scene ? scene->motion.animations.size() : 0;
  const bool moves = m_playback.playable();
  play->setEnabled(m_playback.canPlay() || m_clock.hasSomethingToRun());
  runByItself->setEnabled(m_clock.hasSomethingToRun());
  for (QAction* action : {stop, previousFrame, nextFrame, firstFrame, lastFrame, repeat}) {
    action->setEnabled(moves);
  }
  for (QAction* action : repeats) {
    action->setEnabled(moves);
  }
  previousMark->setEnabled(m_playback.cursor().hasMarks());
  nextMark->setEnabled(m_playback.cursor().hasMarks());
  previousAnimation->setEnabled(count > 1);
  nextAnimation->setEnabled(count > 1);
  slower->setEnabled(count > 0 && m_playback.speed().factor() > PlaybackSpeed::kSlowest);
  faster->setEnabled(count > 0 && m_playback.speed().factor() < PlaybackSpeed::kFastest);
  normalSpeed->setEnabled(count > 0 && m_playback.speed().factor() != 1);
  showRepeat();
  showPlaying();
}

void AnimationActions::showRepeat() {
  QAction* now = repeats[static_cast<std::size_t>(m_playback.repeat())];
  now->setChecked(true);
  repeat->setIcon(now->icon());
}

void AnimationActions::showPlaying() {
  const auto show = [](QAction* action, bool runs, const QString& pause, const QString& go) {
    action->setText(runs ? pause : go);
    action->setIcon(icon(runs ? QStringLiteral("pause") : QStringLiteral("play")));
  };
  show(play, isPlaying(), tr("&Pause"), tr("&Play"));
  show(runByItself, m_clock.running() || !m_clock.hasSomethingToRun(), tr("Pause &Lights and Springs"),
       tr("Run &Lights and Springs"));
}

void AnimationActions::fill(QMenu& menu) const {
  menu.addActions({play, stop, runByItself});
  fillRepeats(*menu.addMenu(tr("Repea&t")));
  menu.addSeparator();
  menu.addActions({previousFrame, nextFrame, firstFrame, lastFrame});
  menu.addSeparator();
  menu.addActions({previousMark, nextMark});
  menu.addSeparator();
  menu.addActions({previousAnimation, nextAnimation});
  menu.addSeparator();
  menu.addActions({slower, faster, normalSpeed});
}

void AnimationActions::fillRepeats(QMenu& menu) const {
  menu.addActions(QList<QAction*>(repeats.begin(), repeats.end()));
  menu.addSeparator();
  menu.addAction(repeat);
}

} // namespace vitrine::ui
