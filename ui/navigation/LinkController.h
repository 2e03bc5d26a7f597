#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/navigation/Navigator.h"
#include "ui/session/OpenController.h"

#include <optional>

namespace vitrine::ui {

/// Follows view links: opens the file that a link names, unless that is shown already, and takes the view there when it
/// has its picture. Where a link leads nowhere, the message bar says so.
class LinkController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object; dialogs belong to `window`.
  LinkController(const WindowContext& context, Navigator& navigator, QWidget* window);

  void follow(const viewing::ViewLink& link);
  /// Follows what came as text from outside the window, and may be anything.
  void followText(const QString& text);

private:
  /// There is a picture of the file, or of any file where that is empty.
  bool isShown(const QString& file) const;
  void openFileOf(const viewing::ViewLink& link);
  void askForFile(const viewing::ViewLink& link);
  void chooseFile(const viewing::ViewLink& link);
  void arrive(const LoadRequest& request);
  void refuse(const QString& why);

  WindowContext m_context;
  Navigator& m_navigator;
  QWidget* m_window;
  std::optional<viewing::ViewLink> m_underway; ///< the link whose file is being opened
};

} // namespace vitrine::ui
