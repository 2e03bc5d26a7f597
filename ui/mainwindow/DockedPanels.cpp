#include "ui/mainwindow/DockedPanels.h"

#include "ui/actions/WindowActions.h"
#include "ui/browser/BrowserPanel.h"
#include "ui/content/MissingPanel.h"
#include "ui/controls/ControlsPanel.h"
#include "ui/controls/TimelinePanel.h"
#include "ui/hex/HexPanel.h"
#include "ui/hex/StructureMapPanel.h"
#include "ui/inspector/PropertiesPanel.h"
#include "ui/inspector/RecordPanel.h"
#include "ui/mainwindow/BrowserController.h"
#include "ui/mainwindow/WindowServices.h"
#include "ui/measuring/MeasurementPanel.h"
#include "ui/navigation/BookmarkPanel.h"
#include "ui/outline/EntityPanel.h"
#include "ui/outline/MapStatisticsPanel.h"
#include "ui/outline/MembersPanel.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/outline/ProblemsPanel.h"
#include "ui/searching/SearchPanel.h"
#include "ui/settings/WindowSettings.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/WidgetState.h"

#include <QStyle>

#include <cassert>

namespace vitrine::ui {
namespace {

constexpr int kTimelineLines = 7;

} // namespace

DockedPanels::DockedPanels(WindowServices& services, QMainWindow& window, BrowserController& browser,
                           const SuggestionFinder& offers)
    : QObject(&window), m_services(services), m_context(services.context), m_window(window), m_browser(browser),
      m_offers(offers), m_docks(window, services.registry) {
  window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
  connect(&m_context.session, &Session::documentChanged, this, &DockedPanels::offerTimeline);
  connect(&m_context.selection, &Selection::changed, this, &DockedPanels::raiseRecordsOrMembers);
  make();
  arrange();
  // A map is wider than what it shares its place with at first; once that place is known.
  connect(
      dock("map").toggleViewAction(), &QAction::triggered, this,
      [this] {
        QDockWidget& map = dock("map");
        const int room = map.width() + dock("bytes").width();
        const int wanted = std::min(map.widget()->sizeHint().width(), room / 2);
        const bool beside = !map.isHidden() && !dock("bytes").isHidden() && map.y() == dock("bytes").y();
        if (beside && map.width() < wanted) {
          m_window.resizeDocks({&map, &dock("bytes")}, {wanted, room - wanted}, Qt::Horizontal);
        }
      },
      Qt::QueuedConnection);
}

void DockedPanels::make() {
  m_outline = new OutlinePanel(m_context.session, m_context.selection, &m_window);
  m_problems = new ProblemsPanel(m_context.session, m_context.selection, &m_window);
  addAtSides();
  addBelow();
  wire();
}

void DockedPanels::rebuild() {
  QHash<QString, WidgetState> states;
  for (const QDockWidget* dock : m_docks.all()) {
    states.emplace(dock->objectName(), *dock->widget());
  }
  const RecordPanel::Kept kept = records().kept();
  const Bookmarks bookmarks = m_bookmarks->bookmarks();
  make();
  records().restore(kept);
  m_bookmarks->setBookmarks(bookmarks);
  Q_EMIT rebuilt();
  for (const QDockWidget* dock : m_docks.all()) {
    states.find(dock->objectName())->giveTo(*dock->widget());
  }
}

QDockWidget* DockedPanels::add(const char* name, const QString& title, const QString& statusTip, QWidget* panel,
                               Qt::DockWidgetArea area) {
  QDockWidget* dock = m_docks.put(QLatin1String(name), title, statusTip, panel, area);
  if (std::ranges::find(m_firstAreas, dock, &std::pair<QDockWidget*, Qt::DockWidgetArea>::first) ==
      m_firstAreas.end()) {
    m_firstAreas.emplace_back(dock, area);
  }
  return dock;
}

void DockedPanels::addAtSides() {
  Session& session = m_context.session;
  QWidget* window = &m_window;
  add("outline", tr("Outline"), tr("The scene and the structure of the file"), m_outline, Qt::LeftDockWidgetArea);
  m_browserDock = add("browser", tr("Browser"), tr("What can be opened in a folder"),
                      m_browser.makePanel(QStringLiteral("dock"), window), Qt::LeftDockWidgetArea);
  add("properties", tr("Properties"), tr("What is known of the selection"),
      new PropertiesPanel(session, m_context.selection, window), Qt::RightDockWidgetArea);
  add("controls", tr("Controls"), tr("What the file lets one set"), new ControlsPanel(session, window),
      Qt::RightDockWidgetArea);
  m_bookmarks = new BookmarkPanel(window);
  add("bookmarks", tr("Bookmarks"), tr("The views of this file that were kept"), m_bookmarks, Qt::LeftDockWidgetArea);
  add("search", tr("Find"), tr("All that holds a text: names, values, records, bytes"),
      new SearchPanel(session, m_context.settings, window), Qt::LeftDockWidgetArea);
  add("entities", tr("Entities"), tr("The entities of a map by class, what they fire, and what leads nowhere"),
      new EntityPanel(session, m_context.actions.data.saveEntities, window), Qt::LeftDockWidgetArea);
}

void DockedPanels::addBelow() {
  Session& session = m_context.session;
  Selection& selection = m_context.selection;
  const WindowActions& actions = m_context.actions;
  QWidget* window = &m_window;
  constexpr auto kBelow = Qt::BottomDockWidgetArea;
  m_recordsDock = add("records", tr("Records"), tr("The records of the selected section"),
                      new RecordPanel(session, selection, m_context.settings, actions.records, window), kBelow);
  add("bytes", tr("Bytes"), tr("The bytes of the file and of what was decoded from it"),
      new HexPanel(session, selection, m_context.settings, actions.bytes, m_services.byteBookmarks, window), kBelow);
  add("problems", tr("Problems"), tr("What was odd about the file"), m_problems, kBelow);
  m_missing = new MissingPanel(session, selection, actions.content, m_offers, window);
  add("missing", tr("Missing Files"), tr("Which files were not found, who wants them, and where they may be"),
      m_missing, kBelow);
  add("map", tr("Structure Map"), tr("All bytes by section, those that nothing points at, strings and files inside"),
      new StructureMapPanel(session, window), kBelow);
  m_timeline = new TimelinePanel(session, m_context.playback, actions.animation, window);
  QDockWidget* timeline = add("timeline", tr("Timeline"), tr("The animations, and where they are"), m_timeline, kBelow);
  m_members = new MembersPanel(session, selection, actions.find, window);
  QDockWidget* members = add("members", tr("Members"),
                             tr("What a section that names what it holds says, value by value"), m_members, kBelow);
  add("measurements", tr("Measurements"), tr("What was measured in this file, to be copied"),
      new MeasurementPanel(actions.measure, m_services.measured, window), kBelow);
  add("mapstatistics", tr("Map Statistics"), tr("What a map costs by material, model and leaf, and its limits"),
      new MapStatisticsPanel(session, window), kBelow);
  if (!m_timelineDock) {
    m_timelineDock.emplace(*timeline, m_context.settings, setting::kTimelineWanted);
    m_membersDock.emplace(*members, m_context.settings, setting::kMembersWanted);
  }
}

void DockedPanels::dockAll() {
  QMainWindow& window = m_window;
  for (const auto& [dock, area] : m_firstAreas) {
    window.removeDockWidget(dock);
    window.addDockWidget(area, dock);
  }
  window.tabifyDockWidget(m_browserDock, &dock("bookmarks"));
  window.tabifyDockWidget(&dock("bookmarks"), &dock("search"));
  window.tabifyDockWidget(&dock("search"), &dock("entities"));
  window.splitDockWidget(&m_timelineDock->dock(), m_recordsDock, Qt::Vertical);
  window.splitDockWidget(m_recordsDock, &dock("bytes"), Qt::Horizontal);
  window.tabifyDockWidget(m_recordsDock, &m_membersDock->dock());
  window.tabifyDockWidget(&m_membersDock->dock(), &dock("problems"));
  window.tabifyDockWidget(&dock("problems"), &dock("missing"));
  window.tabifyDockWidget(&dock("missing"), &dock("map"));
  window.tabifyDockWidget(&dock("map"), &dock("measurements"));
  window.tabifyDockWidget(&dock("measurements"), &dock("mapstatistics"));
}

void DockedPanels::arrange() {
  dockAll();
  for (const auto& [dock, area] : m_firstAreas) {
    dock->show();
  }
  m_recordsDock->raise();
  for (QDockWidget* dock :
       {m_browserDock, &dock("bookmarks"), &dock("search"), &dock("entities"), &dock("map"), &dock("measurements"),
        &dock("mapstatistics"), &m_timelineDock->dock(), &m_membersDock->dock()}) {
    dock->hide();
  }
  // Docks that never had a size do not keep the one that is restored.
  giveFirstSizes();
}

void DockedPanels::wire() {
  const auto titleProblems = [this](int count) {
    dock("problems")
        .setWindowTitle(count > 0 ? tr("Problems (%1)").arg(countText(static_cast<std::uint64_t>(count)))
                                  : tr("Problems"));
  };
  const auto titleMissing = [this](int count) {
    dock("missing").setWindowTitle(
        count > 0 ? tr("Missing Files (%1)").arg(countText(static_cast<std::uint64_t>(count))) : tr("Missing Files"));
  };
  connect(m_problems, &ProblemsPanel::countChanged, this, titleProblems);
  connect(m_missing, &MissingPanel::countChanged, this, titleMissing);
  titleProblems(m_problems->count());
  titleMissing(m_missing->count());
  // The panel connected earlier, so it knows the document here.
  connect(&m_context.session, &Session::documentChanged, m_members, [this] { offerMembers(); });
  connect(&bytes(), &HexPanel::wanted, this, [this] { reveal("bytes"); });
  connect(m_members, &MembersPanel::wanted, this, [this] { Docks::reveal(m_membersDock->dock()); });
}

QDockWidget& DockedPanels::dock(const char* name) const {
  return *m_window.findChild<QDockWidget*>(QLatin1String(name));
}

SearchPanel& DockedPanels::search() const {
  return static_cast<SearchPanel&>(*dock("search").widget());
}

RecordPanel& DockedPanels::records() const {
  return static_cast<RecordPanel&>(*m_recordsDock->widget());
}

HexPanel& DockedPanels::bytes() const {
  return static_cast<HexPanel&>(*dock("bytes").widget());
}

StructureMapPanel& DockedPanels::map() const {
  return static_cast<StructureMapPanel&>(*dock("map").widget());
}

MeasurementPanel& DockedPanels::measurements() const {
  return static_cast<MeasurementPanel&>(*dock("measurements").widget());
}

PropertiesPanel& DockedPanels::properties() const {
  return *m_window.findChild<PropertiesPanel*>();
}

FileList& DockedPanels::browser() {
  return m_browser.files();
}

void DockedPanels::setBrowserAside(bool aside) {
  if (aside) {
    m_browserAside = !m_browserDock->isHidden();
    m_browserDock->hide();
  } else if (std::exchange(m_browserAside, false)) {
    m_browserDock->show();
  }
}

void DockedPanels::giveFirstSizes() {
  QMainWindow& window = m_window;
  const int unit = window.fontMetrics().averageCharWidth();
  // Most of a small window is the picture's, too.
  const int outline = std::min(unit * 50, window.width() * 22 / 100);
  const int properties = std::min(unit * 54, window.width() * 30 / 100);
  window.resizeDocks({&dock("outline"), &dock("properties")}, {outline, properties}, Qt::Horizontal);
  window.resizeDocks({&dock("properties"), &dock("controls")}, {unit * 60, unit * 40}, Qt::Vertical);
  window.resizeDocks({m_recordsDock}, {std::min(window.fontMetrics().height() * 20, window.height() / 3)},
                     Qt::Vertical);
  if (m_recordsDock->isHidden() && !m_timelineDock->dock().isHidden()) {
    window.resizeDocks({&m_timelineDock->dock()}, {window.fontMetrics().height() * kTimelineLines}, Qt::Vertical);
  }
  // Sixteen bytes in a row, where that leaves something for the records beside them.
  const int leastRecords = unit * 40;
  const int separator = window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window);
  const int room = window.width() - outline - 2 * separator;
  const int wanted = std::min(dock("bytes").widget()->sizeHint().width() + unit, room - leastRecords);
  window.resizeDocks({m_recordsDock, &dock("bytes")}, {room - wanted, wanted}, Qt::Horizontal);
}

void DockedPanels::giveSizesOnce() {
  if (!std::exchange(m_haveSizes, true)) {
    // Once everything has its place.
    QMetaObject::invokeMethod(this, &DockedPanels::giveFirstSizes, Qt::QueuedConnection);
  }
}

void DockedPanels::arrangeFor(WindowLayout layout) {
  QStringList shown{QStringLiteral("controls")};
  if (layout != WindowLayout::Look) {
    shown << QStringLiteral("outline");
  }
  if (layout == WindowLayout::Inspect) {
    shown << QString(QStringLiteral("properties records bytes problems missing")).split(QLatin1Char(' '));
  }
  for (QDockWidget* dock : m_docks.all()) {
    dock->setFloating(false);
  }
  dockAll();
  for (QDockWidget* dock : m_docks.all()) {
    dock->setVisible(shown.contains(dock->objectName()));
  }
  m_timelineDock->setWish(layout != WindowLayout::Look);
  m_membersDock->setWish(layout == WindowLayout::Inspect);
  if (layout == WindowLayout::Inspect) {
    m_recordsDock->raise();
  }
  QMetaObject::invokeMethod(this, &DockedPanels::giveFirstSizes, Qt::QueuedConnection);
}

void DockedPanels::putAway(bool away) {
  if (away == m_away.has_value()) {
    return;
  }
  if (away) {
    remember();
    m_away = m_docks.layout();
    for (QDockWidget* dock : m_docks.all()) {
      dock->hide();
    }
    return;
  }
  m_docks.restore(*std::exchange(m_away, std::nullopt));
  // Documents may have come meanwhile.
  offerTimeline();
  offerMembers();
}

void DockedPanels::restore(const QByteArray& layout, LayoutPart part) {
  constexpr Qt::WindowStates kLarge = Qt::WindowMaximized | Qt::WindowFullScreen;
  assert(m_window.isVisible() || !(m_window.windowState() & kLarge));
  std::vector<std::pair<QDockWidget*, bool>> shown;
  for (QDockWidget* dock : m_docks.all()) {
    shown.emplace_back(dock, !dock->isHidden());
  }
  m_haveSizes = m_docks.restore(layout);
  if (part == LayoutPart::Sizes) {
    for (const auto& [dock, wasShown] : shown) {
      dock->setVisible(wasShown);
    }
    return;
  }
  // A browser's list is not kept: an empty one would only take room.
  m_browserDock->hide();
  dock("search").hide();
  m_timelineDock->hideUnlessOffered();
  m_membersDock->hideUnlessOffered();
}

void DockedPanels::remember() const {
  if (m_away) {
    return; // it was done before they were put away
  }
  m_timelineDock->remember();
  m_membersDock->remember();
  m_context.settings.set(setting::kDockLayout, m_docks.layout());
}

void DockedPanels::offerTimeline() {
  if (m_away) {
    return;
  }
  const Scene* scene = m_context.session.scene();
  m_timelineDock->offer(scene && std::ranges::any_of(scene->motion.animations, lasts),
                        [this](bool show) { showTimeline(show); });
}

void DockedPanels::showTimeline(bool show) {
  QMainWindow& window = m_window;
  QDockWidget& timeline = m_timelineDock->dock();
  // The picture makes room for it, not the records below.
  const int records = m_recordsDock->height();
  timeline.setVisible(show);
  if (show) {
    window.resizeDocks({&timeline, m_recordsDock}, {window.fontMetrics().height() * kTimelineLines, records},
                       Qt::Vertical);
  } else {
    window.resizeDocks({m_recordsDock}, {records}, Qt::Vertical);
  }
}

void DockedPanels::offerMembers() {
  m_context.actions.find.enable(m_context.session.document() != nullptr, m_members->offered());
  if (m_away) {
    return;
  }
  m_membersDock->offer(m_members->offered(), [this](bool show) { m_membersDock->dock().setVisible(show); });
}

void DockedPanels::raiseRecordsOrMembers() {
  const auto& section = m_context.selection.current().section;
  const QDockWidget& members = m_membersDock->dock();
  // Whoever works in one of the two stays there.
  const QWidget* focused = m_window.focusWidget();
  if (!section || members.isHidden() || m_recordsDock->isHidden() ||
      (focused && (m_members->isAncestorOf(focused) || m_recordsDock->isAncestorOf(focused)))) {
    return;
  }
  const structure::Section& selected = m_context.session.document()->structure[*section];
  if (selected.table) {
    m_recordsDock->raise();
  } else if (selected.members) {
    m_membersDock->dock().raise();
  }
}

} // namespace vitrine::ui
