#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/comparing/CompareDialog.h"

#include <QPointer>

namespace vitrine::ui {

class DockedPanels;
class Documents;

/// Comparing the shown document with another file, with another document that is open, or with itself as it was before
/// it was read again.
class CompareController : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object; dialogs belong to `window`.
  CompareController(const WindowContext& context, DockedPanels& panels, Documents& documents, QWidget* window);

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

  WindowContext m_context;
  DockedPanels& m_panels;
  Documents& m_documents;
  QWidget* m_window;
  QPointer<CompareDialog> m_dialog;
  std::optional<OpenDocument> m_before; ///< the shown document before it was read again; none: it was not
};

} // namespace vitrine::ui
