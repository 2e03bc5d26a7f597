#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/navigation/BookmarkStore.h"
#include "ui/navigation/Navigator.h"
#include "ui/shell/Notices.h"

#include <optional>

namespace vitrine::ui {

class BookmarkPanel;

/// Keeps views of the shown file and goes back to them, by panel, menu and keys. They belong to what is in the file;
/// one that is read again after it has changed takes them along.
class BookmarkController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object. `folder` holds the bookmarks of all files. Dialogs belong to
  /// `window`.
  BookmarkController(const WindowContext& context, const QString& folder, QWidget* window);

  /// Works with this panel from now on, and the bookmarks in it.
  void use(BookmarkPanel& panel);

Q_SIGNALS:
  void modeWanted(vitrine::render::ShadingMode mode);

private:
  void wireActions();
  void lookUp();
  void take(const DocumentPtr& document, const QString& hash, const Bookmarks& bookmarks);
  void save();
  void reportSaved();
  void reportFailure(const QString& reason);
  void enable();
  /// Keeps the view; `key`: 0, or the digit that it gets.
  void keep(int key);
  /// For the bookmark at `place` of the list.
  void takePicture(std::size_t place);
  void goTo(const viewing::ViewLink& view);
  void goToKey(int key);
  void exportTo(const QString& path);
  void importFrom(const QString& path);
  QString fileName() const;

  WindowContext m_context;
  BookmarkPanel* m_panel = nullptr;
  QWidget* m_window;
  BookmarkStore m_store;
  Navigator m_navigator;
  QString m_hash;                   ///< of the shown file; empty: not known yet
  QString m_path;                   ///< of the shown file, or the one before
  QString m_savedText;              ///< notice for the time when the bookmarks are on disk; empty: none
  MessageId m_failure = kNoMessage; ///< the last failure to save
};

} // namespace vitrine::ui
