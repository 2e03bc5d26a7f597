#include "ui/mainwindow/MapStatisticsController.h"

#include "core/links/SimilarItems.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/outline/ProblemsPanel.h"
#include "ui/session/Selection.h"
#include "ui/session/Session.h"
#include "ui/viewport/Viewport.h"

#include <QDockWidget>

namespace vitrine::ui {
namespace {

/// Records that are selected at once.
constexpr std::size_t kMostSelected = 10'000;

MapStatisticsPanel& panelOf(const DockedPanels& panels) {
  return static_cast<MapStatisticsPanel&>(*panels.dock("mapstatistics").widget());
}

/// Items of everything that an entry of the models counts.
std::vector<DrawItemIndex> modelItems(const Scene& scene, const links::ModelCost& model) {
  if (model.isFile) {
    return links::itemsOfModel(scene, model.node);
  }
  std::vector<DrawItemIndex> items;
  const MeshIndex mesh = scene.nodes[model.node].mesh;
  for (const DrawItemIndex item : scene.drawItems().indices()) {
    if (scene.drawItems()[item].mesh == mesh) {
      items.push_back(item);
    }
  }
  return items;
}

} // namespace

MapStatisticsController::MapStatisticsController(const WindowContext& context, DockedPanels& panels, QObject* parent)
    : QObject(parent), m_context(context), m_panels(panels) {
  panels.onEachBuild(this, [this] { wirePanel(); });
}

void MapStatisticsController::wirePanel() {
  MapStatisticsPanel& panel = panelOf(m_panels);
  const ProblemsPanel& problems = m_panels.problems();
  connect(&panel, &MapStatisticsPanel::chosen, this, &MapStatisticsController::select);
  connect(&panel, &MapStatisticsPanel::activated, this, [this](FigureKind kind, std::size_t number) {
    select(kind, number);
    if (!m_context.selection.current().items.empty() || m_context.selection.current().node) {
      m_context.viewport.frameSelection();
    }
  });
  connect(&panel, &MapStatisticsPanel::problemsWanted, this, [this] { m_panels.reveal("problems"); });
  connect(&problems, &ProblemsPanel::countChanged, &panel, &MapStatisticsPanel::setProblems);
  panel.setProblems(problems.count());
}

void MapStatisticsController::select(FigureKind kind, std::size_t number) {
  const auto statistics = panelOf(m_panels).statistics();
  const Document* document = m_context.session.document();
  const Scene* scene = m_context.session.scene();
  if (!statistics || !document) {
    return;
  }
  Selection& selection = m_context.selection;
  switch (kind) {
  case FigureKind::Materials:
    selection.selectMaterial(statistics->materials[number].material);
    break;
  case FigureKind::Models:
    if (scene) {
      selection.selectItems(modelItems(*scene, statistics->models[number]));
    }
    break;
  case FigureKind::Leaves:
    if (const auto record = statistics->leaves[number].record) {
      selection.selectRecord(*record);
    }
    break;
  case FigureKind::Limits:
    selection.selectSection(document->mapFigures->limits[number].section);
    break;
  case FigureKind::Checks:
    if (const auto record = document->mapFigures->checks[number].record) {
      selection.selectRecord(*record);
    }
    break;
  case FigureKind::Unused:
    selectUnused(statistics->unused[number]);
    break;
  case FigureKind::Damage:
    selectDamage(statistics->damage[number]);
    break;
  }
}

void MapStatisticsController::selectDamage(const links::DamageRow& damage) {
  if (damage.where && damage.path.isEmpty()) {
    m_context.selection.selectBytes(ByteRange(*damage.where));
    m_panels.reveal("bytes");
  }
}

void MapStatisticsController::selectUnused(const links::UnusedRecords& unused) {
  std::vector<RecordRef> records;
  for (const std::uint64_t row : unused.rows) {
    if (records.size() == kMostSelected) {
      break;
    }
    records.push_back({unused.section, row});
  }
  m_context.selection.selectRecords(std::move(records));
  m_panels.reveal("records");
}

} // namespace vitrine::ui
