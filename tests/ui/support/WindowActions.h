#pragma once

#include "ui/actions/AnimationActions.h"
#include "ui/actions/ByteActions.h"
#include "ui/actions/ContentActions.h"
#include "ui/actions/EditActions.h"
#include "ui/actions/FileActions.h"
#include "ui/actions/FindActions.h"
#include "ui/actions/GoActions.h"
#include "ui/actions/HelpActions.h"
#include "ui/actions/KeyBindings.h"
#include "ui/actions/LayoutActions.h"
#include "ui/actions/MeasureActions.h"
#include "ui/actions/SelectionActions.h"
#include "ui/actions/ViewActions.h"

namespace vitrine::tests {

/// All actions of a window without the window, which has those of its docks besides.
struct WindowActions {
  ui::ActionRegistry registry;
  ui::Session session;
  ui::Selection selection{session};
  ui::Playback playback{session};
  ui::SceneClock clock{session};
  ui::FileActions file{registry};
  ui::EditActions edit{registry};
  ui::ContentActions content{registry};
  ui::ViewActions view{registry};
  ui::LayoutActions layout{registry};
  ui::SelectionActions selected{registry, session, selection};
  ui::MeasureActions measure{registry};
  ui::AnimationActions animation{registry, session, playback, clock};
  ui::GoActions go{registry};
  ui::FindActions find{registry};
  ui::ByteActions bytes{registry};
  ui::HelpActions help{registry};

  ui::KeyBindings::Keys defaults() const {
    ui::KeyBindings::Keys keys;
    for (const auto& [group, action] : registry.entries()) {
      keys.emplace(action->objectName(), action->shortcuts());
    }
    return keys;
  }
};

} // namespace vitrine::tests
