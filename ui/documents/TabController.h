#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/documents/DocumentTabs.h"

#include <QDateTime>
#include <QPoint>

namespace vitrine::ui {

class CentralPages;

/// Shows the documents of the tabs, one at a time, in the one session and viewport of a window. A tab that is left
/// keeps its view; its document as well, as long as there is memory for it, else it is read again in the background.
/// Any other load replaces the shown tab's document.
class TabController : public QObject {
  Q_OBJECT

public:
  /// Files that are opened at once get tabs up to so many; of more the first is opened, and all are listed.
  static constexpr int kMostAtOnce = 16;

  /// Referenced arguments must outlive this object.
  TabController(const WindowContext& context, DocumentTabs& tabs, CentralPages& pages, QObject* parent = nullptr);

  /// A start page in a tab of its own.
  void addStartPage();
  /// Shows the tab that has a file. Paths may be spelled differently. Returns false if no tab has it, or if the shown
  /// file has changed since it was read.
  bool showFile(const QString& path);
  /// Opens files in new tabs and shows the first, which replaces a start page that is shown. Files that are open keep
  /// their tabs.
  void openInNewTabs(const QStringList& files);
  /// Opens one file in a new tab, by options of its own, and shows it.
  void openInNewTab(const LoadRequest& request);
  void show(int index);
  /// Shows the tab so many further right; behind the last comes the first.
  void showNeighbour(int step);
  void close(int index);
  void closeOthers(int index);
  void reopenClosed();
  /// Takes a tab out with all its view, to be shown elsewhere.
  DocumentTab release(int index);
  /// Takes in a tab of another window, and shows it.
  void adopt(DocumentTab tab) { adoptAll({std::move(tab)}, 0); }
  /// Takes in several, and shows one of them. A start page, where that is all there is, gives its place to them.
  void adoptAll(const std::vector<DocumentTab>& tabs, int shown);
  /// View of the shown document; none: nothing is shown.
  std::optional<DocumentView> viewNow() const;

Q_SIGNALS:
  /// The file was to be shown that is shown already, unchanged.
  void shownAgain(const QString& path);
  /// The tab that is shown now was left in this shading mode.
  void modeWanted(vitrine::render::ShadingMode mode);

private:
  void openSeveral(const QStringList& paths);
  void leaveShown();
  void showCurrent();
  void takeShown(const LoadRequest& request);
  void applyView(const DocumentView& view, bool sameReading);
  /// Selects what was selected in a view, as far as it is there in another reading of the file.
  void select(const DocumentView& view, bool sameReading);
  void tellFailure(const LoadRequest& request, const QString& text);

  WindowContext m_context;
  DocumentTabs& m_tabs;
  CentralPages& m_pages;
  QDateTime m_modified;                 ///< time of the last change of the shown file, as it was shown
  std::optional<DocumentView> m_before; ///< as a document was left that is being read again
};

} // namespace vitrine::ui
