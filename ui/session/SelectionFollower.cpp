#include "ui/session/SelectionFollower.h"

#include "ui/session/Playback.h"

namespace vitrine::ui {

SelectionFollower::SelectionFollower(Session& session, const Selection& selection, Playback& playback, QObject* parent)
    : QObject(parent), m_session(session), m_selection(selection), m_playback(playback) {
  connect(&selection, &Selection::changed, this, &SelectionFollower::follow);
}

std::optional<animation::AnimationTime> SelectionFollower::wantedTime(const links::Pick& selected) const {
  const Scene& scene = *m_session.scene();
  const state::EvaluatedState& state = m_session.evaluated();
  if (selected.record) {
    if (const scene::AnimationIndex animation = m_session.links().animationOf(*selected.record, state.state.animation);
        animation && animation != state.state.animation) {
      return animation::AnimationTime{animation, 0};
    }
    if (const auto moment = animation::timeShowing(scene, state, *selected.record)) {
      return moment;
    }
  }
  // A record may be shown by several nodes; only one that was selected by itself must be there.
  const bool byItself = selected.node && scene.nodes[selected.node].record == selected.record;
  return byItself ? animation::timeShowingNode(scene, state, selected.node) : std::nullopt;
}

void SelectionFollower::follow() {
  if (m_playback.playing() || !m_session.scene()) {
    return;
  }
  if (const auto moment = wantedTime(m_selection.current())) {
    if (moment->animation != m_session.state().animation) {
      m_playback.choose(moment->animation);
    }
    m_session.setTime(moment->time);
  }
}

} // namespace vitrine::ui
