#pragma once

#include "ui/actions/WindowContext.h"
#include "ui/mainwindow/PanelLayout.h"
#include "ui/session/Selection.h"

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

/// The panels around the picture, in docks: makes them, brings those to the front that show the selection, and says for
/// which of them the document has something.
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
  void reveal(const char* name) { m_layout.reveal(dock(name)); }
  /// The same, unless it would cover another panel, which is looked at.
  void revealBeside(const char* name, const char* other);
  PanelLayout& layout() { return m_layout; }
  /// While it is aside, the browser's dock is hidden; it comes back where it was shown before.
  void setBrowserAside(bool aside);

Q_SIGNALS:
  /// The panels were replaced by new ones.
  void rebuilt();

private:
  void make();
  /// Docks::put.
  QDockWidget& add(const char* name, const QString& title, const QString& statusTip, QWidget* panel);
  void addAtSides();
  void addBelow();
  void wire();
  void offerOfScene();
  void offerMembers();
  void openTimelineOnce();
  /// Raises the one of records and members, which share a place, that shows the selection.
  void raiseRecordsOrMembers();

  WindowServices& m_services;
  WindowContext m_context;
  QMainWindow& m_window;
  BrowserController& m_browser;
  const SuggestionFinder& m_offers;
  Docks m_docks;
  PanelLayout& m_layout;
  OutlinePanel* m_outline = nullptr;
  ProblemsPanel* m_problems = nullptr;
  MissingPanel* m_missing = nullptr;
  TimelinePanel* m_timeline = nullptr;
  MembersPanel* m_members = nullptr;
  BookmarkPanel* m_bookmarks = nullptr;
  bool m_browserAside = false; ///< and to be shown again
};

} // namespace vitrine::ui
