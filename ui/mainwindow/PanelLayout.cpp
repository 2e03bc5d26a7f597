#include "ui/mainwindow/PanelLayout.h"

#include "ui/settings/WindowSettings.h"

#include <QStyle>
#include <QToolBar>

#include <cassert>

namespace vitrine::ui {
namespace {

constexpr unsigned flag(WindowLayout layout) {
  return 1U << static_cast<unsigned>(layout);
}

constexpr unsigned kInspect = flag(WindowLayout::Inspect);
constexpr unsigned kAnimate = flag(WindowLayout::Animate);
constexpr unsigned kAll = flag(WindowLayout::Look) | kInspect | kAnimate;

struct Place {
  const char* dock;
  Qt::DockWidgetArea area;
  unsigned layouts; ///< that show it, by flag()
};

/// Docks of one area, in order: those at the left share one place by tabs, and so do the last ones below.
constexpr std::array kPlaces{
    Place{"outline", Qt::LeftDockWidgetArea, kInspect | kAnimate},
    Place{"browser", Qt::LeftDockWidgetArea, 0},
    Place{"bookmarks", Qt::LeftDockWidgetArea, 0},
    Place{"search", Qt::LeftDockWidgetArea, 0},
    Place{"entities", Qt::LeftDockWidgetArea, 0},
    Place{"properties", Qt::RightDockWidgetArea, kInspect},
    Place{"controls", Qt::RightDockWidgetArea, kAll},
    Place{"strip", Qt::BottomDockWidgetArea, 0},
    Place{"timeline", Qt::BottomDockWidgetArea, kInspect | kAnimate},
    Place{"records", Qt::BottomDockWidgetArea, kInspect},
    Place{"bytes", Qt::BottomDockWidgetArea, kInspect},
    Place{"members", Qt::BottomDockWidgetArea, kInspect},
    Place{"problems", Qt::BottomDockWidgetArea, kInspect},
    Place{"missing", Qt::BottomDockWidgetArea, kInspect},
    Place{"map", Qt::BottomDockWidgetArea, 0},
    Place{"measurements", Qt::BottomDockWidgetArea, 0},
    Place{"mapstatistics", Qt::BottomDockWidgetArea, 0},
};
constexpr std::array kTabsAtLeft{"outline", "browser", "bookmarks", "search", "entities"};
constexpr std::array kTabsBelow{"records", "members", "problems", "missing", "map", "measurements", "mapstatistics"};
constexpr std::array kOptional{
    std::pair{"timeline", &setting::kTimelineWanted}, std::pair{"members", &setting::kMembersWanted},
    std::pair{"controls", &setting::kControlsWanted}, std::pair{"properties", &setting::kPropertiesWanted}};
/// Dock that is never withdrawn once a selection has opened it.
constexpr std::string_view kProperties = "properties";
/// Docks that are not shown at a start: what they list is not kept between runs.
constexpr std::array kEmptyAtStart{"browser", "search"};

constexpr int kTimelineLines = 7;
constexpr int kLinesBelow = 20;
/// Lines of the measurements panel: five rows, a header, buttons and a title. The picture above needs the room.
constexpr int kMeasuringLines = 10;
/// Lines of a panel in which one can work: ten rows, a header, a filter and a title.
constexpr int kLeastLines = 16;
/// Width of a column at the side, in characters and in percent of the window.
constexpr int kColumnCharacters = 50;
constexpr int kColumnPercent = 21;

bool isShownIn(const Place& place, WindowLayout layout) {
  return (place.layouts & flag(layout)) != 0;
}

} // namespace

PanelLayout::PanelLayout(QMainWindow& window, Docks& docks, Settings& settings)
    : QObject(&window), m_window(window), m_docks(docks), m_settings(settings) {
  window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
}

Qt::DockWidgetArea PanelLayout::firstArea(const QString& name) {
  const auto place = std::ranges::find_if(kPlaces, [&](const Place& one) { return name == QLatin1String(one.dock); });
  assert(place != kPlaces.end());
  return place->area;
}

void PanelLayout::begin() {
  for (const auto& [name, wanted] : kOptional) {
    m_optional.emplace_back(QLatin1String(name), OptionalDock(dock(name), m_settings, *wanted));
  }
  for (QDockWidget* one : m_docks.all()) {
    connect(one->toggleViewAction(), &QAction::triggered, this, [this, one](bool shown) {
      if (shown) {
        one->raise(); // not behind another tab
        giveRoomSoon(*one);
      }
    });
  }
  show(WindowLayout::Look);
  // Docks that never had a size do not keep the one that is restored.
  giveSizes();
  m_needsSizes = true;
}

QDockWidget& PanelLayout::dock(const char* name) const {
  return *m_docks.find(QLatin1String(name));
}

OptionalDock* PanelLayout::optional(const QString& name) {
  const auto found = std::ranges::find(m_optional, name, &std::pair<QString, OptionalDock>::first);
  return found == m_optional.end() ? nullptr : &found->second;
}

void PanelLayout::tabify(std::span<const char* const> docks) {
  for (std::size_t i = 1; i < docks.size(); ++i) {
    m_window.tabifyDockWidget(&dock(docks[i - 1]), &dock(docks[i]));
  }
}

void PanelLayout::arrange(WindowLayout layout) {
  for (const Place& place : kPlaces) {
    if (OptionalDock* choice = optional(QLatin1String(place.dock))) {
      // A selection brings the properties in every layout.
      choice->setWanted(isShownIn(place, layout) || place.dock == kProperties);
    }
  }
  show(layout);
}

void PanelLayout::show(WindowLayout layout) {
  for (QDockWidget* one : m_docks.all()) {
    one->setFloating(false);
  }
  for (const Place& place : kPlaces) {
    m_window.removeDockWidget(&dock(place.dock));
    m_window.addDockWidget(place.area, &dock(place.dock));
  }
  tabify(kTabsAtLeft);
  m_window.splitDockWidget(&dock("strip"), &dock("timeline"), Qt::Vertical);
  m_window.splitDockWidget(&dock("timeline"), &dock("records"), Qt::Vertical);
  m_window.splitDockWidget(&dock("records"), &dock("bytes"), Qt::Horizontal);
  tabify(kTabsBelow);
  for (const Place& place : kPlaces) {
    const OptionalDock* choice = optional(QLatin1String(place.dock));
    dock(place.dock)
        .setVisible(isShownIn(place, layout) && (!choice || choice->isOffered() || place.dock == kProperties));
  }
  dock(layout == WindowLayout::Inspect ? "records" : "outline").raise();
  m_needsSizes = true;
  if (hidesAll()) {
    m_aside = m_docks.layout();
    hideDocks();
  } else {
    giveSizesSoon();
  }
}

void PanelLayout::reveal(QDockWidget& dock) {
  const bool wasHidden = dock.isHidden();
  dock.show();
  dock.raise();
  if (wasHidden) {
    giveRoomSoon(dock);
  }
}

void PanelLayout::offer(const QString& name, bool offered) {
  if (hidesAll()) {
    return;
  }
  OptionalDock& choice = *optional(name);
  choice.offer(offered, [this, &choice](bool show) {
    const int below = dock("records").height();
    choice.dock().setVisible(show);
    if (show) {
      giveRoomSoon(choice.dock());
    }
    if (&choice.dock() == &dock("timeline")) {
      // The picture makes room for it, not the records below.
      m_window.resizeDocks({&dock("timeline"), &dock("records")},
                           {m_window.fontMetrics().height() * kTimelineLines, below}, Qt::Vertical);
    }
  });
}

void PanelLayout::want(const QString& name) {
  optional(name)->setWanted(true);
  if (!hidesAll() && optional(name)->isOffered()) {
    reveal(optional(name)->dock());
  }
}

bool PanelLayout::showsAny() const {
  return std::ranges::any_of(m_docks.all(), [](const QDockWidget* one) { return !one->isHidden(); });
}

void PanelLayout::setPutAway(bool away) {
  setHidden(away, m_documentOpen);
}

void PanelLayout::setDocumentOpen(bool open) {
  setHidden(m_putAway, open);
}

void PanelLayout::setHidden(bool putAway, bool documentOpen) {
  const bool before = hidesAll();
  if (before == (putAway || !documentOpen)) {
    m_putAway = putAway;
    m_documentOpen = documentOpen;
    return;
  }
  if (before) {
    m_putAway = putAway;
    m_documentOpen = documentOpen;
    showAside();
  } else {
    remember();
    m_putAway = putAway;
    m_documentOpen = documentOpen;
    m_aside = m_docks.layout();
    hideDocks();
  }
}

void PanelLayout::hideDocks() {
  for (QDockWidget* one : m_docks.all()) {
    one->hide();
  }
}

void PanelLayout::showAside() {
  std::vector<QDockWidget*> shown;
  std::ranges::copy_if(m_docks.all(), std::back_inserter(shown),
                       [](const QDockWidget* one) { return !one->isHidden(); });
  restoreAside();
  if (std::exchange(m_isStart, false)) {
    for (const char* name : kEmptyAtStart) {
      dock(name).hide();
    }
  }
  for (auto& [name, choice] : m_optional) {
    if (name == QLatin1String(kProperties.data())) {
      choice.setOffered(choice.isOffered() || !choice.dock().isHidden());
    } else {
      choice.hideUnlessOffered();
    }
  }
  for (QDockWidget* one : shown) {
    reveal(*one);
  }
  if (m_needsSizes) {
    giveSizesSoon();
  }
  Q_EMIT cameBack();
}

void PanelLayout::restore(const QByteArray& layout, LayoutPart part) {
  constexpr Qt::WindowStates kLarge = Qt::WindowMaximized | Qt::WindowFullScreen;
  assert(m_window.isVisible() || !(m_window.windowState() & kLarge));
  if (part == LayoutPart::All) {
    if (m_docks.restore(layout)) {
      m_aside = layout;
      m_needsSizes = false;
      m_isStart = true;
    }
    hideDocks();
    if (!hidesAll()) {
      showAside();
    }
    return;
  }
  if (hidesAll()) {
    return; // the sizes come with the docks
  }
  std::vector<std::pair<QDockWidget*, bool>> shown;
  for (QDockWidget* one : m_docks.all()) {
    shown.emplace_back(one, !one->isHidden());
  }
  m_docks.restore(layout);
  for (const auto& [one, wasShown] : shown) {
    one->setVisible(wasShown);
  }
}

void PanelLayout::restoreAside() {
  auto* toolBar = m_window.findChild<QToolBar*>();
  const bool hadToolBar = !toolBar->isHidden(); // the user may have switched it meanwhile
  m_docks.restore(m_aside);
  toolBar->setVisible(hadToolBar);
  noteSizes();
}

void PanelLayout::remember() {
  if (m_putAway) {
    return; // it was done before the docks were hidden
  }
  if (m_documentOpen) {
    for (const auto& [name, choice] : m_optional) {
      choice.remember();
    }
    m_settings.set(setting::kDockLayout, m_docks.layout());
    return;
  }
  restoreAside();
  if (m_needsSizes) {
    giveSizes();
  }
  m_settings.set(setting::kDockLayout, m_docks.layout());
  hideDocks();
}

void PanelLayout::giveSizesOnce() {
  if (m_needsSizes && !hidesAll()) {
    giveSizesSoon();
  }
}

void PanelLayout::giveSizesSoon() {
  // Qt gives the docks their places first.
  QMetaObject::invokeMethod(this, &PanelLayout::giveSizes, Qt::QueuedConnection);
}

QDockWidget* PanelLayout::shownIn(Qt::DockWidgetArea area, const QDockWidget* except) const {
  const auto found = std::ranges::find_if(m_docks.all(), [&](const QDockWidget* one) {
    // The strip has a height of its own, which is not set.
    return one != except && !one->isHidden() && !one->isFloating() && one->objectName() != QLatin1String("strip") &&
           m_window.dockWidgetArea(const_cast<QDockWidget*>(one)) == area;
  });
  return found == m_docks.all().end() ? nullptr : *found;
}

void PanelLayout::noteSizes() {
  for (QDockWidget* one : m_docks.all()) {
    if (!one->isHidden()) {
      m_sized.insert(one);
    }
  }
}

void PanelLayout::giveSizes() {
  m_needsSizes = false;
  giveColumnSize(Qt::LeftDockWidgetArea);
  giveColumnSize(Qt::RightDockWidgetArea);
  giveBottomSizes();
  noteSizes();
}

void PanelLayout::giveColumnSize(Qt::DockWidgetArea area) {
  const int unit = m_window.fontMetrics().averageCharWidth();
  if (QDockWidget* one = shownIn(area)) {
    m_window.resizeDocks({one}, {std::min(unit * kColumnCharacters, m_window.width() * kColumnPercent / 100)},
                         Qt::Horizontal);
  }
  if (area == Qt::RightDockWidgetArea) {
    m_window.resizeDocks({&dock("properties"), &dock("controls")}, {unit * 60, unit * 40}, Qt::Vertical);
  }
}

void PanelLayout::giveBottomSizes() {
  QMainWindow& window = m_window;
  QDockWidget& timeline = dock("timeline");
  QDockWidget* tables = shownIn(Qt::BottomDockWidgetArea, &timeline);
  if (!tables && timeline.isHidden()) {
    return;
  }
  QList<QDockWidget*> docks;
  QList<int> heights;
  if (!timeline.isHidden()) {
    docks << &timeline;
    heights << heightBelow(timeline);
  }
  if (tables) {
    docks << tables;
    heights << heightBelow(*tables);
  }
  window.resizeDocks(docks, heights, Qt::Vertical);
  // Sixteen bytes in a row, where that leaves something for the records beside them.
  const int unit = window.fontMetrics().averageCharWidth();
  const int leastRecords = unit * 40;
  const int separator = window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &window);
  const QDockWidget* left = shownIn(Qt::LeftDockWidgetArea);
  const int room = window.width() - (left ? left->width() : 0) - 2 * separator;
  const int wanted = std::min(dock("bytes").widget()->sizeHint().width() + unit, room - leastRecords);
  window.resizeDocks({&dock("records"), &dock("bytes")}, {room - wanted, wanted}, Qt::Horizontal);
}

int PanelLayout::heightBelow(const QDockWidget& dock) const {
  const int lines = dock.objectName() == QLatin1String("measurements") ? kMeasuringLines
                    : dock.objectName() == QLatin1String("timeline")   ? kTimelineLines
                                                                       : kLinesBelow;
  return std::min(m_window.fontMetrics().height() * lines, m_window.height() / 3);
}

void PanelLayout::giveRoomSoon(QDockWidget& dock) {
  QMetaObject::invokeMethod(this, [this, &dock] { giveRoom(dock); }, Qt::QueuedConnection);
}

void PanelLayout::giveRoom(QDockWidget& dock) {
  if (dock.isHidden() || dock.isFloating() || !m_sized.insert(&dock).second) {
    return;
  }
  const Qt::DockWidgetArea area = m_window.dockWidgetArea(&dock);
  const bool shares = shownIn(area, &dock) != nullptr;
  const bool isColumn = area == Qt::LeftDockWidgetArea || area == Qt::RightDockWidgetArea;
  if (!shares && isColumn) {
    giveColumnSize(area);
  } else if (!shares) {
    giveBottomSizes();
  } else {
    const int lines = m_window.fontMetrics().height() * kLeastLines;
    const int least = isColumn ? std::min(lines, m_window.centralWidget()->height() / 2) : heightBelow(dock);
    if (dock.height() < least && dock.objectName() != QLatin1String("strip")) {
      m_window.resizeDocks({&dock}, {least}, Qt::Vertical);
    }
  }
}

} // namespace vitrine::ui
