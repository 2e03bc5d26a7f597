#include "ui/measuring/MeasureController.h"

#include "core/measuring/MeasurementJson.h"
#include "ui/actions/WindowActions.h"
#include "ui/measuring/MeasurementPanel.h"
#include "ui/measuring/MeasurementText.h"
#include "ui/settings/ViewSettings.h"
#include "ui/shell/Notices.h"
#include "ui/viewport/SelectionFramer.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/Lengths.h"

#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QMenu>
#include <QToolTip>
#include <QWindow>

#include <algorithm>

namespace vitrine::ui {
namespace {

using measuring::MeasurementKind;

std::optional<QVariant> readMeasurements(const QByteArray& text) {
  const auto measurements = measuring::measurementsFromJson(text);
  return measurements ? std::optional(QVariant::fromValue(*measurements)) : std::nullopt;
}

QString targetText(const measuring::SnapPoint& target) {
  switch (target.kind) {
  case measuring::SnapKind::Vertex:
    return MeasureController::tr("corner");
  case measuring::SnapKind::Edge:
    return MeasureController::tr("edge");
  case measuring::SnapKind::Face:
    break;
  }
  return MeasureController::tr("face");
}

} // namespace

MeasureController::MeasureController(const WindowContext& context, MeasurementList& list, const QString& folder,
                                     QWidget* window)
    : QObject(window), m_context(context), m_window(window), m_list(list), m_tool(context.session, context.viewport),
      m_store(folder, readMeasurements) {
  wireActions();
  wireList();
  connect(&m_store, &ContentStore::found, this, &MeasureController::take);
  connect(&m_tool, &MeasureTool::changed, this, &MeasureController::followTool);
  connect(&m_tool, &MeasureTool::finished, this, &MeasureController::add);
  connect(&m_tool, &MeasureTool::leaveWanted, m_context.actions.measure.tool,
          [this] { m_context.actions.measure.tool->setChecked(false); });
  connect(&m_tool, &MeasureTool::menuWanted, this, &MeasureController::openMenu);
  connect(&m_context.viewport, &Viewport::splitChanged, this, &MeasureController::showCursor);
  connect(&m_context.session, &Session::documentChanged, this, &MeasureController::lookUp);
  connect(&Lengths::instance(), &Lengths::changed, this, &MeasureController::drawList);
  window->installEventFilter(this);
}

void MeasureController::wireActions() {
  const MeasureActions& actions = m_context.actions.measure;
  connect(actions.tool, &QAction::toggled, this, &MeasureController::setOn);
  for (std::size_t i = 0; i < MeasureActions::kKinds.size(); ++i) {
    connect(actions.kinds[i], &QAction::triggered, this, [this, kind = MeasureActions::kKinds[i]] {
      m_tool.setKind(kind);
      m_context.actions.measure.tool->setChecked(true);
      m_context.notices.tell(hint());
    });
  }
  actions.snap->setChecked(m_context.settings.value(setting::kSnapMeasurements));
  m_tool.setSnapping(actions.snap->isChecked());
  connect(actions.snap, &QAction::toggled, this, [this](bool on) {
    m_tool.setSnapping(on);
    m_context.settings.set(setting::kSnapMeasurements, on);
  });
  connect(actions.takeBack, &QAction::triggered, &m_tool, &MeasureTool::takeBack);
  connect(actions.close, &QAction::triggered, &m_tool, &MeasureTool::close);
}

void MeasureController::wireList() {
  connect(&m_list, &MeasurementList::changed, this, [this] {
    save();
    drawList();
    // A measurement that was taken back is no longer told of.
    const auto isTold = [this](const Measurement& each) { return each.name == m_told; };
    if (!m_told.isEmpty() && std::ranges::none_of(m_list.all(), isTold)) {
      m_told.clear();
      m_context.notices.tell({});
    }
  });
  connect(&m_list, &MeasurementList::currentChanged, this, &MeasureController::drawList);
}

void MeasureController::use(MeasurementPanel& panel) {
  m_panel = &panel;
  connect(&panel, &MeasurementPanel::goWanted, this, &MeasureController::goTo);
  connect(&panel, &MeasurementPanel::told, this, [this](const QString& text) { m_context.notices.tell(text); });
  showFile();
}

void MeasureController::showFile() {
  const Scene* scene = m_context.session.scene();
  m_panel->setFile(scene ? scene->metresPerUnit : 1, fileName());
}

void MeasureController::lookUp() {
  const FileReadingPtr& reading = m_context.session.reading();
  const Scene* scene = m_context.session.scene();
  m_hash.clear();
  m_tool.forgetPoints();
  const QString path = reading ? reading->document->path : QString();
  if (std::exchange(m_path, path) != path) {
    m_list.startAnew();
  }
  m_context.actions.measure.enable(scene != nullptr);
  if (!scene) {
    m_context.actions.measure.tool->setChecked(false);
  }
  showFile();
  drawList();
  m_store.look(reading ? reading->document : nullptr);
}

void MeasureController::take(const DocumentPtr& document, const QString& hash, const QVariant& kept) {
  const FileReadingPtr& reading = m_context.session.reading();
  if (!reading || reading->document->path != document->path) {
    return;
  }
  m_hash = hash;
  const auto measurements = kept.value<Measurements>();
  Measurements unknown = measurements;
  unknown.removeIf([this](const Measurement& each) { return m_list.all().contains(each); });
  if (!unknown.empty()) {
    m_list.load(unknown);
  } else if (!m_list.all().empty() && measurements != m_list.all()) {
    save(); // of the file as it was before it changed, or made before it was known what is in it
  }
}

void MeasureController::save() {
  if (m_hash.isEmpty()) {
    return;
  }
  const Scene* scene = m_context.session.scene();
  m_store.save(m_hash, [all = m_list.all(), metres = scene ? scene->metresPerUnit : 1, name = fileName()] {
    return all.empty() ? QByteArray() : measuring::measurementsToJson(all, metres, name);
  });
}

QString MeasureController::fileName() const {
  return QFileInfo(m_path).fileName();
}

void MeasureController::setOn(bool on) {
  m_tool.setOn(on);
  showCursor();
  if (on) {
    m_context.viewport.pictures().ensureKeyboard();
    m_context.notices.tell(hint());
  } else {
    QToolTip::hideText();
  }
}

void MeasureController::showCursor() {
  m_context.viewport.pictures().forEach([on = m_tool.isOn()](const render::SceneView& view) {
    if (on) {
      view.window()->setCursor(Qt::CrossCursor);
    } else {
      view.window()->unsetCursor();
    }
  });
}

QString MeasureController::hint() const {
  const QString mouse = [this] {
    switch (m_tool.kind()) {
    case MeasurementKind::Distance:
      return tr("Click two points to measure their distance. Esc ends measuring.");
    case MeasurementKind::Angle:
      return tr("Click three points to measure the angle at the second point. Esc ends measuring.");
    case MeasurementKind::Area:
      break;
    }
    return tr("Click the corners of an area. Enter closes it, Esc ends measuring.");
  }();
  const QString key = m_context.actions.selection.pickMiddle->shortcut().toString(QKeySequence::NativeText);
  return key.isEmpty() ? mouse : mouse + u' ' + tr("%1 sets a point at the centre of the view.").arg(key);
}

void MeasureController::add(const Measurement& measurement) {
  const bool isFirst = m_list.all().empty();
  m_list.add(measurement);
  const Measurement& added = m_list.all().back();
  const Scene* scene = m_context.session.scene();
  m_told = added.name;
  m_context.notices.tell(
      QStringLiteral("%1: %2").arg(added.name, measuredValuesText(added, scene ? scene->metresPerUnit : 1)));
  if (isFirst) {
    Q_EMIT panelWanted();
  }
}

void MeasureController::goTo(int place) {
  const Scene* scene = m_context.session.scene();
  if (!scene || place < 0 || place >= m_list.all().size()) {
    return;
  }
  scene::Bounds bounds;
  for (const QVector3D& point : m_list.all().at(place).points) {
    bounds.add(scene->sourceAxes.toScene(point));
  }
  m_list.setCurrent(place);
  m_context.viewport.framer().frame({.items = {}, .node = {}, .bounds = bounds});
}

void MeasureController::openMenu(QPoint globalPosition) {
  QMenu menu(m_window);
  m_context.actions.measure.fill(menu);
  menu.exec(globalPosition);
}

void MeasureController::followTool() {
  m_context.actions.measure.takeBack->setEnabled(!m_tool.unfinished().points.empty());
  m_context.actions.measure.close->setEnabled(m_tool.canClose());
  draw();
  tellTarget();
}

void MeasureController::drawList() {
  m_drawnList = {};
  if (const Scene* scene = m_context.session.scene()) {
    for (int i = 0; i < m_list.all().size(); ++i) {
      m_drawnList.add(m_list.all().at(i), i == m_list.current(), *scene);
    }
  }
  draw();
}

void MeasureController::draw() {
  MeasurementDrawing drawing = m_drawnList;
  if (const Scene* scene = m_context.session.scene(); scene && m_tool.isOn()) {
    drawing.addUnfinished(m_tool.withTarget(), *scene);
    if (m_tool.target()) {
      drawing.addTarget(*m_tool.target());
    }
  }
  m_context.viewport.pictures().setDrawing(drawing.lines, drawing.notes);
}

void MeasureController::tellTarget() {
  const Scene* scene = m_context.session.scene();
  if (!m_tool.isOn() || !scene || !m_tool.target() || !m_tool.pixel()) {
    if (m_tool.isOn()) {
      QToolTip::hideText();
    }
    return;
  }
  const Measurement measured = m_tool.withTarget();
  QStringList lines;
  if (m_tool.unfinished().points.empty()) {
    lines << Lengths::instance().text(*scene, measured.points.back());
  } else if (measured.kind == MeasurementKind::Distance || measured.points.size() > 2) {
    lines << measuredValuesText(measured, scene->metresPerUnit).split(QStringLiteral("; "));
  } else {
    Measurement leg = measured;
    leg.kind = MeasurementKind::Distance;
    lines << measuredValuesText(leg, scene->metresPerUnit).split(QStringLiteral("; "));
  }
  lines << targetText(*m_tool.target());
  PicturePair& pictures = m_context.viewport.pictures();
  QToolTip::showText(pictures.activeView().window()->mapToGlobal(m_tool.pixel()->toPoint()),
                     lines.join(QLatin1Char('\n')), pictures.activeContainer());
}

bool MeasureController::eventFilter(QObject* watched, QEvent* event) {
  // Whatever has the keyboard: Esc is the tool's before it is that of the selection. The picture asks the tool itself.
  if (watched == m_window && event->type() == QEvent::ShortcutOverride && m_tool.isOn()) {
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (key.key() == Qt::Key_Escape && key.modifiers() == Qt::NoModifier) {
      event->accept();
      m_context.actions.measure.tool->setChecked(false);
      return true;
    }
  }
  return QObject::eventFilter(watched, event);
}

} // namespace vitrine::ui
