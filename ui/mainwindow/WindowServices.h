#pragma once

#include "ui/actions/WindowActions.h"
#include "ui/actions/WindowContext.h"
#include "ui/measuring/MeasurementList.h"
#include "ui/navigation/ByteBookmarkModel.h"
#include "ui/session/OpenController.h"
#include "ui/session/SelectionFacts.h"
#include "ui/session/SelectionHistory.h"
#include "ui/shell/Notices.h"

class QWidget;

namespace vitrine::ui {

/// Parts of a window that outlive a change of language: document state, actions, picture and notices. Members are
/// constructed in this order. Widgets among them belong to the window.
struct WindowServices {
  /// `opener` and `settings` must outlive the window. `gameFolders`: where to look first for what files refer to.
  WindowServices(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders, QWidget* window);

  /// Gives the actions the texts of the language that is installed now.
  void translateActions();

  ActionRegistry registry;
  Session session;
  Selection selection;
  SelectionFacts facts; ///< of the selection
  SelectionHistory history;
  Playback playback;
  SceneClock clock;
  WindowActions actions;
  MeasurementList measured;        ///< in the shown file
  ByteBookmarkModel byteBookmarks; ///< of the shown file
  Viewport* viewport;
  OpenController* opening;
  MessageBar* messages;
  StatusStrip* status;
  Notices notices;
  WindowContext context; ///< of the others
};

} // namespace vitrine::ui
