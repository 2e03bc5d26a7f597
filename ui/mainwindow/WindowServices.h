#pragma once

#include "ui/actions/WindowActions.h"
#include "ui/actions/WindowContext.h"
#include "ui/measuring/MeasurementList.h"
#include "ui/navigation/ByteBookmarkModel.h"
#include "ui/session/OpenController.h"
#include "ui/session/SelectionHistory.h"
#include "ui/shell/Notices.h"

class QWidget;

namespace vitrine::ui {

/// What a window has in every language: its document and what is known of it, its actions, the picture, and where it
/// reports. Members are in the order they are made in; widgets among them belong to the window.
struct WindowServices {
  /// `opener` and `settings` must outlive the window. `gameFolders`: where to look first for what files refer to.
  WindowServices(const formats::Opener& opener, Settings& settings, const QStringList& gameFolders, QWidget* window);

  /// Gives the actions the texts of the language that is installed now.
  void translateActions();

  ActionRegistry registry;
  Session session;
  Selection selection;
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
