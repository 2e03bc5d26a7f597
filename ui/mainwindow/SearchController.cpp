#include "ui/mainwindow/SearchController.h"

#include "ui/actions/FindActions.h"
#include "ui/controls/ControlsPanel.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/outline/MembersPanel.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/session/ClipTime.h"
#include "ui/session/Playback.h"
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

SearchController::SearchController(const Parts& parts, QObject* parent)
    : QObject(parent), m_parts(parts), m_panel(parts.panels.search()) {
  connect(parts.actions.find, &QAction::triggered, this, &SearchController::open);
  connect(parts.actions.next, &QAction::triggered, this, [this] { step(true); });
  connect(parts.actions.previous, &QAction::triggered, this, [this] { step(false); });
  connect(&m_panel, &SearchPanel::wanted, this, [this] { m_parts.panels.reveal("search"); });
  connect(&m_panel, &SearchPanel::closeWanted, this, &SearchController::close);
  connect(&m_panel, &SearchPanel::searched, &parts.panels.members(), &MembersPanel::leaveSteps);
  connect(&m_panel, &SearchPanel::chosen, this, &SearchController::go);
}

void SearchController::open() {
  QWidget* focused = QApplication::focusWidget();
  if (!focused || !m_panel.isAncestorOf(focused)) {
    m_before = focused;
  }
  m_panel.find();
}

void SearchController::close() {
  m_parts.panels.dock("search").hide();
  QWidget* back = m_before && m_before->isVisible() ? m_before.data() : &m_parts.viewport;
  back->setFocus(Qt::OtherFocusReason);
}

void SearchController::step(bool forwards) {
  if (!m_parts.panels.members().takesSteps()) {
    m_panel.step(forwards);
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
                   m_parts.selection.selectMaterial(material);
                   m_parts.panels.reveal("properties");
                 },
                 [this](TextureIndex texture) { goToTexture(texture); },
                 [this](scene::AnimationIndex animation) { goToAnimation(animation); },
                 [this](const searching::CameraTarget& camera) { goToCamera(camera.camera); },
                 [this](const searching::ControlTarget& control) { goToControl(control.id); },
                 [this](const searching::SectionTarget& section) { goToSection(section.section); },
                 [this](const searching::RecordTarget& record) {
                   m_parts.selection.selectRecord(record.record, record.field);
                   m_parts.panels.reveal("records");
                 },
                 [this](const searching::BytesTarget& bytes) { goToBytes(bytes); },
             },
             target);
}

void SearchController::goToNode(NodeIndex node) {
  m_parts.panels.outline().setCurrentIndex(OutlinePanel::kSceneTab);
  m_parts.panels.reveal("outline");
  m_parts.selection.selectNode(node);
}

void SearchController::goToTexture(TextureIndex texture) {
  const scene::SceneAssets& assets = m_parts.session.assets();
  for (const MaterialIndex material : assets.materials.indices()) {
    if (hasTexture(assets.materials[material], texture)) {
      m_parts.selection.selectMaterial(material);
      m_parts.panels.reveal("properties");
      return;
    }
  }
}

void SearchController::goToCamera(std::size_t camera) {
  const Scene* scene = m_parts.session.scene();
  if (scene && camera < scene->view.cameras.size()) {
    m_parts.viewport.camera().goTo(m_parts.session.pose()->camera(static_cast<int>(camera)));
    if (const auto& record = scene->view.cameras[camera].record) {
      m_parts.selection.selectRecord(*record);
    }
  }
}

void SearchController::goToAnimation(scene::AnimationIndex animation) {
  m_parts.playback.choose(animation);
  const Scene* scene = m_parts.session.scene();
  if (scene && lasts(scene->motion.animations[animation])) {
    m_parts.panels.reveal("timeline");
  }
}

void SearchController::goToControl(const QString& id) {
  m_parts.panels.reveal("controls");
  auto& controls = static_cast<ControlsPanel&>(*m_parts.panels.dock("controls").widget());
  if (QWidget* widget = controls.findChild<QWidget*>(QStringLiteral("control.") + id)) {
    controls.area().ensureWidgetVisible(widget);
  }
}

void SearchController::goToSection(SectionId section) {
  m_parts.panels.outline().setCurrentIndex(OutlinePanel::kStructureTab);
  m_parts.panels.reveal("outline");
  m_parts.selection.selectSection(section);
}

void SearchController::goToBytes(const searching::BytesTarget& target) {
  m_parts.selection.selectBytes(target.bytes);
  m_parts.panels.reveal(target.member ? "members" : "bytes");
}

} // namespace vitrine::ui
