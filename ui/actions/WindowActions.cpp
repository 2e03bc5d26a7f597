#include "ui/actions/WindowActions.h"

namespace vitrine::ui {

WindowActions::WindowActions(ActionRegistry& registry, Session& session, Selection& selected, Playback& playback,
                             SceneClock& clock)
    : file(registry), edit(registry), content(registry), view(registry), split(registry), layout(registry),
      selection(registry, session, selected), select(registry, session, selected), measure(registry),
      animation(registry, session, playback, clock), go(registry), browser(registry), find(registry),
      bookmarks(registry), documents(registry), data(registry), records(registry), bytes(registry), help(registry) {}

} // namespace vitrine::ui
