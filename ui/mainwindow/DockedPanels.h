#pragma once

#include "ui/actions/LayoutActions.h"
#include "ui/actions/WindowContext.h"
#include "ui/mainwindow/Docks.h"
#include "ui/mainwindow/OptionalDock.h"
#include "ui/session/Selection.h"

#include <optional>

namespace vitrine::ui {

class BookmarkPanel;
class BrowserController;
class FileList;
class HexPanel;
class MeasurementPanel;
class MembersPanel;
class MissingPanel;
class OutlinePanel;
class ProblemsPanel;
class PropertiesPanel;
class RecordPanel;
class SearchPanel;
class StructureMapPanel;
class SuggestionFinder;
class TimelinePanel;
struct WindowServices;

/// Part of a saved layout that is restored.
enum class LayoutPart { All, Sizes };

/// The panels around the picture, in docks: makes them, gives them their first sizes, brings those to the front that
/// tell of the selection, and shows timeline and members while the document has something for them.
class DockedPanels : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object, which belongs to the window. `offers`: games that may have what is
  /// missing.
  DockedPanels(WindowServices& services, QMainWindow& window, BrowserController& browser,
               const SuggestionFinder& offers);

  /// Replaces all panels in the docks, which stay, by new ones in the language that is installed now; what the user did
  /// to the old ones is taken along.
  void rebuild();
  /// Calls `wire` now, and after each rebuild() as long as `receiver` lives.
  template <class Wire>
  void onEachBuild(QObject* receiver, const Wire& wire) {
    wire();
    connect(this, &DockedPanels::rebuilt, receiver, wire);
  }

  OutlinePanel& outline() { return *m_outline; }
  FileList& browser();
  ProblemsPanel& problems() { return *m_problems; }
  MissingPanel& missing() { return *m_missing; }
  TimelinePanel& timeline() { return *m_timeline; }
  BookmarkPanel& bookmarks() { return *m_bookmarks; }
  SearchPanel& search() const;
  MembersPanel& members() { return *m_members; }
  RecordPanel& records() const;
  HexPanel& bytes() const;
  StructureMapPanel& map() const;
  PropertiesPanel& properties() const;
  MeasurementPanel& measurements() const;
  const Docks& docks() const { return m_docks; }

  /// A dock by its stable name, which must exist.
  QDockWidget& dock(const char* name) const;
  void reveal(const char* name) { Docks::reveal(dock(name)); }
  /// While it is aside, the browser's dock is hidden; it comes back where it was shown before.
  void setBrowserAside(bool aside);

  /// Puts all panels where they are at first, and shows those that serve this.
  void arrangeFor(WindowLayout layout);
  /// Hides all panels, until they come back as they were.
  void putAway(bool away);

  /// Restores a saved layout, without panels that have nothing to show; or the sizes alone, while the panels that are
  /// shown stay. A hidden window must be in its normal state: for one that is to be maximised or in full screen,
  /// QMainWindow keeps a second copy of the layout, which it lays out later although the docks have changed since, and
  /// crashes (Qt 6.4).
  void restore(const QByteArray& layout, LayoutPart part = LayoutPart::All);
  void remember() const;
  /// To be called whenever the window is shown; sizes are given once, and only where none were restored.
  void giveSizesOnce();

Q_SIGNALS:
  /// The panels were replaced by new ones.
  void rebuilt();

private:
  void make();
  /// Docks::put.
  QDockWidget* add(const char* name, const QString& title, const QString& statusTip, QWidget* panel,
                   Qt::DockWidgetArea area);
  void addAtSides();
  void addBelow();
  /// Puts every dock where it is at first, whether it is shown or not.
  void dockAll();
  void arrange();
  void wire();
  void giveFirstSizes();
  void offerTimeline();
  void showTimeline(bool show);
  void offerMembers();
  /// Raises the one of records and members, which share a place, that tells of the selection.
  void raiseRecordsOrMembers();

  WindowServices& m_services;
  WindowContext m_context;
  QMainWindow& m_window;
  BrowserController& m_browser;
  const SuggestionFinder& m_offers;
  Docks m_docks;
  std::vector<std::pair<QDockWidget*, Qt::DockWidgetArea>> m_firstAreas;
  OutlinePanel* m_outline = nullptr;
  ProblemsPanel* m_problems = nullptr;
  MissingPanel* m_missing = nullptr;
  TimelinePanel* m_timeline = nullptr;
  MembersPanel* m_members = nullptr;
  BookmarkPanel* m_bookmarks = nullptr;
  QDockWidget* m_browserDock = nullptr;
  QDockWidget* m_recordsDock = nullptr;
  std::optional<OptionalDock> m_timelineDock; ///< always there once everything is made, as the next
  std::optional<OptionalDock> m_membersDock;
  bool m_browserAside = false;      ///< and to be shown again
  bool m_haveSizes = false;         ///< from the last run, or by themselves
  std::optional<QByteArray> m_away; ///< the layout before panels were put away
};

} // namespace vitrine::ui
