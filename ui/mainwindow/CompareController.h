#pragma once

#include "ui/actions/FileActions.h"
#include "ui/comparing/CompareDialog.h"

#include <QPointer>

namespace vitrine::ui {

class DockedPanels;
class Documents;
class OpenController;
class Selection;
class Session;
class Settings;
class Viewport;

/// Comparing the shown document with another file, with another document that is open, or with itself as it was before
/// it was read again.
class CompareController : public QObject {
  Q_OBJECT

public:
  struct Parts {
    const FileActions& actions;
    OpenController& opening;
    Session& session;
    Selection& selection;
    Viewport& viewport;
    DockedPanels& panels;
    Documents& documents;
    Settings& settings;
  };

  /// The parts must outlive this object; dialogs belong to `window`.
  CompareController(const Parts& parts, QWidget* window);

  /// Compares the shown document with a file, read as the shown one was.
  void compareWithFile(const QString& path);
  CompareDialog* dialog() const { return m_dialog; }

private:
  void ask();
  void askForFile();
  /// With the document of a tab, by the number of the tab.
  void compareWithTab(int id);
  void compareReloaded();
  void open(const OpenDocument& before, const OpenDocument& after);
  void goTo(const comparing::DifferencePlace& place);
  /// The document gives way to another reading of its file, or to another document.
  void rememberBefore(const LoadRequest& next);
  void forgetBefore();

  Parts m_parts;
  QWidget* m_window;
  QPointer<CompareDialog> m_dialog;
  std::optional<OpenDocument> m_before; ///< the shown document before it was read again; none: it was not
};

} // namespace vitrine::ui
