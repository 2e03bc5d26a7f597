#include "ui/mainwindow/SearchController.h"

#include "ui/actions/FindActions.h"
#include "ui/actions/WindowActions.h"
#include "ui/controls/ControlsPanel.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/outline/MembersPanel.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/session/ClipTime.h"
#include "ui/session/Playback.h"
#include "ui/session/Selection.h"
#include "ui/session/Session.h"
#include "ui/viewport/Viewport.h"

#include <QApplication>
#include <QDockWidget>
#include <QScrollArea>

namespace vitrine::ui {
namespace {

template <class... Handlers>
struct TargetVisitor : Handlers... {
  using Handlers::operator()...;
};

bool hasTexture(const scene::Material& material, TextureIndex texture) {
  return std::ranges::any_of(material.slots,
                             [texture](const scene::SlotTexture& slot) { return slot.texture == texture; });
}

} // namespace

SearchController::SearchController(const WindowContext& context, DockedPanels& panels, QObject* parent)
    : QObject(parent), m_context(context), m_panels(panels) {
  connect(context.actions.find.find, &QAction::triggered, this, &SearchController::open);
  connect(context.actions.find.next, &QAction::triggered, this, [this] { step(true); });
  connect(context.actions.find.previous, &QAction::triggered, this, [this] { step(false); });
  panels.onEachBuild(this, [this] {
    const SearchPanel& panel = m_panels.search();
    connect(&panel, &SearchPanel::wanted, this, [this] { m_panels.reveal("search"); });
    connect(&panel, &SearchPanel::closeWanted, this, &SearchController::close);
    connect(&panel, &SearchPanel::searched, &m_panels.members(), &MembersPanel::leaveSteps);
    connect(&panel, &SearchPanel::chosen, this, &SearchController::go);
  });
}

void SearchController::open() {
  QWidget* focused = QApplication::focusWidget();
  if (!focused || !m_panels.search().isAncestorOf(focused)) {
    m_before = focused;
  }
  m_panels.search().find();
}

void SearchController::close() {
  m_panels.dock("search").hide();
  QWidget* back = m_before && m_before->isVisible() ? m_before.data() : &m_context.viewport;
  back->setFocus(Qt::OtherFocusReason);
}

void SearchController::step(bool forwards) {
  if (!m_panels.members().takesSteps()) {
    m_panels.search().step(forwards);
  }
}

void SearchController::go(const searching::Match& match) {
  goTo(match.target);
}

void SearchController::goTo(const searching::MatchTarget& target) {
  std::visit(TargetVisitor{
                 [](std::monostate) {},
                 [this](NodeIndex node) { goToNode(node); },
                 [this](MaterialIndex material) {
                   m_context.selection.selectMaterial(material);
                   reveal("properties");
                 },
                 [this](TextureIndex texture) { goToTexture(texture); },
                 [this](scene::AnimationIndex animation) { goToAnimation(animation); },
                 [this](const searching::CameraTarget& camera) { goToCamera(camera.camera); },
                 [this](const searching::ControlTarget& control) { goToControl(control.id); },
                 [this](const searching::SectionTarget& section) { goToSection(section.section); },
                 [this](const searching::RecordTarget& record) {
                   m_context.selection.selectRecord(record.record, record.field);
                   reveal("records");
                 },
                 [this](const searching::BytesTarget& bytes) { goToBytes(bytes); },
             },
             target);
}

void SearchController::reveal(const char* panel) {
  m_panels.revealBeside(panel, "search"); // the results are gone through one after another
}

void SearchController::goToNode(NodeIndex node) {
  m_panels.outline().setCurrentIndex(OutlinePanel::kSceneTab);
  reveal("outline");
  m_context.selection.selectNode(node);
}

void SearchController::goToTexture(TextureIndex texture) {
  const scene::SceneAssets& assets = m_context.session.assets();
  for (const MaterialIndex material : assets.materials.indices()) {
    if (hasTexture(assets.materials[material], texture)) {
      m_context.selection.selectMaterial(material);
      reveal("properties");
      return;
    }
  }
}

void SearchController::goToCamera(std::size_t camera) {
  const Scene* scene = m_context.session.scene();
  if (scene && camera < scene->view.cameras.size()) {
    m_context.viewport.camera().goTo(m_context.session.pose()->camera(static_cast<int>(camera)));
    if (const auto& record = scene->view.cameras[camera].record) {
      m_context.selection.selectRecord(*record);
    }
  }
}

void SearchController::goToAnimation(scene::AnimationIndex animation) {
  m_context.playback.choose(animation);
  const Scene* scene = m_context.session.scene();
  if (scene && lasts(scene->motion.animations[animation])) {
    reveal("timeline");
  }
}

void SearchController::goToControl(const QString& id) {
  reveal("controls");
  auto& controls = static_cast<ControlsPanel&>(*m_panels.dock("controls").widget());
  if (QWidget* widget = controls.findChild<QWidget*>(QStringLiteral("control.") + id)) {
    controls.area().ensureWidgetVisible(widget);
  }
}

void SearchController::goToSection(SectionId section) {
  m_panels.outline().setCurrentIndex(OutlinePanel::kStructureTab);
  reveal("outline");
  m_context.selection.selectSection(section);
}

void SearchController::goToBytes(const searching::BytesTarget& target) {
  m_context.selection.selectBytes(target.bytes);
  reveal(target.member ? "members" : "bytes");
}

} // namespace vitrine::ui
