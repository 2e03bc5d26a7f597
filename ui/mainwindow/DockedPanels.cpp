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

namespace vitrine::ui {

DockedPanels::DockedPanels(WindowServices& services, QMainWindow& window, BrowserController& browser,
                           const SuggestionFinder& offers)
    : QObject(&window), m_services(services), m_context(services.context), m_window(window), m_browser(browser),
      m_offers(offers), m_docks(window, services.registry),
      m_layout(*new PanelLayout(window, m_docks, services.context.settings)) {
  make();
  m_layout.begin();
  Session& session = m_context.session;
  connect(&session, &Session::documentChanged, &m_layout,
          [this, &session] { m_layout.setDocumentOpen(session.document() != nullptr); });
  connect(&session, &Session::documentChanged, this, &DockedPanels::offerOfScene);
  connect(&m_layout, &PanelLayout::cameBack, this, [this] {
    offerOfScene();
    offerMembers();
  });
  connect(&m_context.selection, &Selection::changed, this, &DockedPanels::raiseRecordsOrMembers);
  connect(&m_context.selection, &Selection::changed, this, [this] {
    if (!m_context.selection.empty()) {
      m_layout.offer(QStringLiteral("properties"), true);
    }
  });
  connect(m_context.actions.animation.play, &QAction::triggered, this, &DockedPanels::openTimelineOnce);
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

QDockWidget& DockedPanels::add(const char* name, const QString& title, const QString& statusTip, QWidget* panel) {
  return *m_docks.put(QLatin1String(name), title, statusTip, panel, PanelLayout::firstArea(QLatin1String(name)));
}

void DockedPanels::addAtSides() {
  Session& session = m_context.session;
  QWidget* window = &m_window;
  add("outline", tr("Outline"), tr("The scene and the structure of the file"), m_outline);
  add("browser", tr("Browser"), tr("Files that can be opened, by folder"),
      m_browser.makePanel(QStringLiteral("dock"), window));
  add("properties", tr("Properties"), tr("Properties of the selection"),
      new PropertiesPanel(session, m_context.selection, m_services.facts, window));
  add("controls", tr("Controls"), tr("Options of the file"), new ControlsPanel(session, window));
  m_bookmarks = new BookmarkPanel(window);
  add("bookmarks", tr("Bookmarks"), tr("Saved views of this file"), m_bookmarks);
  add("search", tr("Find"), tr("Search names, values, records and bytes"),
      new SearchPanel(session, m_context.settings, window));
  add("entities", tr("Entities"), tr("Entities of a map by class, with their connections and invalid references"),
      new EntityPanel(session, m_context.actions.data.saveEntities, window));
}

void DockedPanels::addBelow() {
  Session& session = m_context.session;
  Selection& selection = m_context.selection;
  const WindowActions& actions = m_context.actions;
  QWidget* window = &m_window;
  add("records", tr("Records"), tr("The records of the selected section"),
      new RecordPanel(session, selection, m_context.settings, actions.records, window));
  add("bytes", tr("Bytes"), tr("Bytes of the file and of data decoded from it"),
      new HexPanel(session, selection, m_context.settings, actions.bytes, m_services.byteBookmarks, window));
  add("problems", tr("Problems"), tr("Damage and other problems of the file"), m_problems);
  m_missing = new MissingPanel(session, selection, actions.content, m_offers, window);
  add("missing", tr("Missing Files"), tr("Files that were not found, where they are used and where they may be"),
      m_missing);
  add("map", tr("Structure Map"), tr("All bytes by section, unreferenced bytes, strings and embedded files"),
      new StructureMapPanel(session, window));
  add("strip", tr("File Strip"), tr("Thumbnails of the files next to the open one"), m_browser.makeStrip(window));
  m_timeline = new TimelinePanel(session, m_context.playback, actions.animation, window);
  add("timeline", tr("Timeline"), tr("Animations and their current time"), m_timeline);
  m_members = new MembersPanel(session, selection, actions.find, window);
  add("members", tr("Members"), tr("Values of sections with named members"), m_members);
  add("measurements", tr("Measurements"), tr("Values measured in this file, for copying"),
      new MeasurementPanel(actions.measure, m_services.measured, window));
  add("mapstatistics", tr("Map Statistics"), tr("Costs of a map by material, model and leaf, and its limits"),
      new MapStatisticsPanel(session, window));
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
  connect(m_members, &MembersPanel::wanted, this, [this] { reveal("members"); });
}

QDockWidget& DockedPanels::dock(const char* name) const {
  return *m_window.findChild<QDockWidget*>(QLatin1String(name));
}

SearchPanel& DockedPanels::search() const {
  return static_cast<SearchPanel&>(*dock("search").widget());
}

RecordPanel& DockedPanels::records() const {
  return static_cast<RecordPanel&>(*dock("records").widget());
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

void DockedPanels::revealBeside(const char* name, const char* other) {
  if (!dock(other).isVisible() || !m_window.tabifiedDockWidgets(&dock(other)).contains(&dock(name))) {
    reveal(name);
  }
}

void DockedPanels::setBrowserAside(bool aside) {
  QDockWidget& browser = dock("browser");
  if (aside) {
    m_browserAside = !browser.isHidden();
    browser.hide();
  } else if (std::exchange(m_browserAside, false)) {
    browser.show();
  }
}

void DockedPanels::offerOfScene() {
  const Scene* scene = m_context.session.scene();
  m_layout.offer(QStringLiteral("timeline"), scene && std::ranges::any_of(scene->motion.animations, lasts));
  m_layout.offer(QStringLiteral("controls"), scene && !scene->controls.empty());
}

void DockedPanels::offerMembers() {
  m_context.actions.find.enable(m_context.session.document() != nullptr, m_members->offered());
  m_layout.offer(QStringLiteral("members"), m_members->offered());
}

void DockedPanels::openTimelineOnce() {
  if (!m_context.settings.value(setting::kTimelineOpened)) {
    m_context.settings.set(setting::kTimelineOpened, true);
    m_layout.want(QStringLiteral("timeline"));
  }
}

void DockedPanels::raiseRecordsOrMembers() {
  const auto& section = m_context.selection.current().section;
  QDockWidget& members = dock("members");
  QDockWidget& records = dock("records");
  // The keyboard stays in the one of the two that has it.
  const QWidget* focused = m_window.focusWidget();
  if (!section || members.isHidden() || records.isHidden() ||
      (focused && (members.isAncestorOf(focused) || records.isAncestorOf(focused)))) {
    return;
  }
  const structure::Section& selected = m_context.session.document()->structure[*section];
  if (selected.table) {
    records.raise();
  } else if (selected.members) {
    members.raise();
  }
}

} // namespace vitrine::ui
