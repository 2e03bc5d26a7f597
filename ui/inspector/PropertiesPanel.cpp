#include "ui/inspector/PropertiesPanel.h"

#include "ui/content/PictureDialog.h"
#include "ui/content/PictureFiles.h"
#include "ui/inspector/MaterialGroup.h"
#include "ui/inspector/PropertyDelegate.h"
#include "ui/inspector/WebLink.h"
#include "ui/widgets/Lengths.h"
#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QScrollBar>

namespace vitrine::ui {
namespace {

/// Interval, in milliseconds, at which moving values are told: not with every frame that is drawn.
constexpr int kRefreshMs = 200;

constexpr int kLeastNameCharacters = 12;
constexpr qsizetype kMostMeasured = 200; ///< characters of a value

bool leadsSomewhere(const PropertyLine& line) {
  return line.leadsTo || line.bytes || line.record;
}

bool anyMarked(const std::vector<PropertyGroup>& groups) {
  return std::ranges::any_of(
      groups, [](const PropertyGroup& group) { return std::ranges::any_of(group.lines, &PropertyLine::marked); });
}

} // namespace

PropertiesPanel::PropertiesPanel(const Session& session, Selection& selection, const SelectionFacts& facts,
                                 QWidget* parent)
    : QTreeView(parent), m_session(session), m_selection(selection), m_facts(facts), m_files(session) {
  setModel(&m_model);
  m_nameColumn = new FittedColumn(*header(), 0);
  setItemDelegate(new PropertyDelegate(this));
  setObjectName(QStringLiteral("properties"));
  setAccessibleName(tr("Properties"));
  setRootIsDecorated(false);
  setIndentation(fontMetrics().averageCharWidth() * 2);
  setAlternatingRowColors(true);
  setWordWrap(true);
  setVerticalScrollMode(ScrollPerPixel);
  header()->setStretchLastSection(true);
  keepViewKeys(this);
  connect(header(), &QHeaderView::sectionResized, this, &PropertiesPanel::scheduleDelayedItemsLayout);
  connect(this, &QTreeView::activated, this, &PropertiesPanel::follow);
  connect(&session, &Session::documentChanged, this, &PropertiesPanel::refresh);
  connect(&session, &Session::findingsChanged, this, &PropertiesPanel::refresh);
  connect(&facts, &SelectionFacts::changed, this, &PropertiesPanel::refresh); // also where items have other numbers
  connect(&m_files, &AssetFiles::found, this, &PropertiesPanel::refreshValues);
  connect(&Lengths::instance(), &Lengths::changed, this, &PropertiesPanel::refresh);
  m_soon.setSingleShot(true);
  m_soon.setInterval(kRefreshMs);
  connect(&m_soon, &QTimer::timeout, this, &PropertiesPanel::refreshValues);
  connect(&session, &Session::timeChanged, this, &PropertiesPanel::refreshSoon);
  connect(&session, &Session::stateChanged, this, &PropertiesPanel::refreshSoon);
  refresh();
}

void PropertiesPanel::setDragged(PropertyModel::Dragged picture) {
  m_model.setDragged(std::move(picture));
  setDragDropMode(DragOnly);
}

void PropertiesPanel::refreshSoon() {
  const Scene* scene = m_session.scene();
  const NodeIndex node = m_selection.current().node;
  if (scene && node && scene->animatedModelOf(node) && !m_soon.isActive()) {
    m_soon.start();
  }
}

void PropertiesPanel::refreshValues() {
  if (!m_model.updateValues(described())) {
    refresh();
  }
}

std::vector<PropertyGroup> PropertiesPanel::described() const {
  return describe(m_session, m_selection.current(), m_facts.facts(), &m_files);
}

void PropertiesPanel::refresh() {
  if (const MaterialIndex material = materialOf(m_session, m_selection.current())) {
    m_files.want(foundAssets(m_session.assets(), material));
  }
  std::vector<PropertyGroup> groups = described();
  const bool onlyMarked = anyMarked(groups);
  m_model.setPixelRatio(devicePixelRatioF());
  m_model.setGroups(std::move(groups));
  span({});
  scheduleDelayedItemsLayout(); // once for all rows that are opened
  open({}, onlyMarked);
  m_namesWidth = fontMetrics().averageCharWidth() * kLeastNameCharacters;
  m_valuesWidth = 0;
  measure({}, 0);
  fitNames();
}

void PropertiesPanel::measure(const QModelIndex& parent, int depth) {
  for (int row = 0; row < m_model.rowCount(parent); ++row) {
    const QModelIndex name = m_model.index(row, 0, parent);
    if (m_model.isHeading(name)) {
      measure(name, depth + 1);
      continue;
    }
    m_namesWidth = std::max(m_namesWidth, sizeHintForIndex(name).width() + depth * indentation());
    // A long text wraps anyway; how long it is exactly does not matter.
    const QString value = name.siblingAtColumn(1).data().toString().left(kMostMeasured);
    m_valuesWidth = std::max(m_valuesWidth, fontMetrics().horizontalAdvance(value));
  }
}

void PropertiesPanel::fitNames() {
  const int room = viewport()->width();
  const int leftByValues = room - m_valuesWidth - fontMetrics().averageCharWidth() * 2;
  const int wanted = std::min(m_namesWidth, std::max(room / 2, leftByValues));
  m_nameColumn->fit(std::max(wanted, header()->sectionSizeHint(0)));
}

void PropertiesPanel::resizeEvent(QResizeEvent* event) {
  QTreeView::resizeEvent(event);
  fitNames();
}

void PropertiesPanel::span(const QModelIndex& parent) {
  for (int row = 0; row < m_model.rowCount(parent); ++row) {
    if (const QModelIndex index = m_model.index(row, 0, parent); m_model.isHeading(index)) {
      setFirstColumnSpanned(row, parent, true);
      span(index);
    }
  }
}

void PropertiesPanel::open(const QModelIndex& parent, bool onlyMarked) {
  for (int row = 0; row < m_model.rowCount(parent); ++row) {
    const QModelIndex index = m_model.index(row, 0, parent);
    if (m_model.isHeading(index)) {
      const PropertyLine* part = m_model.lineOf(index);
      setExpanded(index, !part || !onlyMarked || part->marked);
      open(index, onlyMarked);
    }
  }
}

void PropertiesPanel::follow(const QModelIndex& index) {
  const PropertyLine* line = m_model.lineOf(index);
  if (!line) {
    return;
  }
  // Selecting rebuilds the lines: this one is copied first.
  const PropertyLine chosen = *line;
  if (chosen.picture) {
    showPicture(chosen);
  } else if (chosen.link) {
    openLink(chosen);
  } else if (!chosen.file.isEmpty()) {
    openFile(chosen);
  } else if (!chosen.missing.isEmpty()) {
    showMissing(chosen);
  } else {
    lead(chosen);
  }
}

void PropertiesPanel::openLink(const PropertyLine& line) {
  askToOpen(*line.link, window());
}

void PropertiesPanel::showMissing(const PropertyLine& line) {
  Q_EMIT missingWanted(materialOf(m_session, m_selection.current()), line.missing);
}

void PropertiesPanel::lead(const PropertyLine& line) {
  if (line.leadsTo) {
    m_selection.selectRecord(*line.leadsTo);
  } else if (line.bytes) {
    m_selection.selectBytes(*line.bytes);
  } else if (line.record) {
    m_selection.selectRecord(*line.record);
  }
}

void PropertiesPanel::showPicture(const PropertyLine& line) {
  auto* dialog = new PictureDialog(line.picture, line.key, line.key, window());
  if (line.texture) {
    dialog->follow(m_session, m_selection, line.texture);
  }
  dialog->show();
}

void PropertiesPanel::copy(const PropertyLine& line) {
  if (line.picture) {
    copyPicture(shownPicture(*line.picture), line.value);
  } else {
    QGuiApplication::clipboard()->setText(line.value);
  }
}

void PropertiesPanel::mouseReleaseEvent(QMouseEvent* event) {
  QTreeView::mouseReleaseEvent(event);
  if (event->button() == Qt::LeftButton && event->modifiers().testFlag(Qt::ControlModifier)) {
    follow(indexAt(event->position().toPoint()));
  }
}

void PropertiesPanel::keyPressEvent(QKeyEvent* event) {
  const PropertyLine* line = m_model.lineOf(currentIndex());
  if (line && event->matches(QKeySequence::Copy)) {
    copy(*line);
  } else {
    QTreeView::keyPressEvent(event);
  }
}

void PropertiesPanel::contextMenuEvent(QContextMenuEvent* event) {
  const QModelIndex index = event->reason() == QContextMenuEvent::Mouse ? indexAt(event->pos()) : currentIndex();
  const PropertyLine* line = m_model.lineOf(index);
  if (!line || m_model.isHeading(index)) {
    return;
  }
  // The menu runs events: the lines may be others when it closes.
  const PropertyLine chosen = *line;
  QMenu menu(this);
  const auto add = [&menu, &chosen, this](const QString& text, void (PropertiesPanel::*what)(const PropertyLine&)) {
    return menu.addAction(text, this, [this, what, chosen] { (this->*what)(chosen); });
  };
  if (chosen.picture) {
    add(tr("Show &Image"), &PropertiesPanel::showPicture);
    menu.addAction(tr("&Copy Image"), this, [chosen] { copy(chosen); });
    menu.addAction(tr("&Save Image As…"), this,
                   [this, chosen] { savePictureAs(chosen.picture, chosen.key, window()); });
  } else {
    menu.addAction(tr("&Copy Value"), this, [chosen] { copy(chosen); });
    menu.addAction(tr("Copy &Name and Value"), this, [chosen] {
      QGuiApplication::clipboard()->setText(QStringLiteral("%1: %2").arg(chosen.key, chosen.value));
    });
  }
  if (chosen.link) {
    add(tr("&Open in Browser…"), &PropertiesPanel::openLink);
  }
  if (!chosen.file.isEmpty()) {
    add(tr("Open in New &Tab"), &PropertiesPanel::openFile);
  }
  if (!chosen.missing.isEmpty()) {
    add(tr("Show in &Missing Files"), &PropertiesPanel::showMissing);
  }
  if (leadsSomewhere(chosen)) {
    add(chosen.leadsTo ? tr("&Go to Record") : tr("&Go to Bytes"), &PropertiesPanel::lead);
  }
  const QPoint below = visualRect(index).bottomLeft();
  menu.exec(event->reason() == QContextMenuEvent::Mouse ? event->globalPos() : viewport()->mapToGlobal(below));
}

bool PropertiesPanel::viewportEvent(QEvent* event) {
  // Another screen may be a finer one.
  if (event->type() == QEvent::Paint) {
    m_model.setPixelRatio(devicePixelRatioF());
  }
  return QTreeView::viewportEvent(event);
}

} // namespace vitrine::ui
