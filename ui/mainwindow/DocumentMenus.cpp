#include "ui/mainwindow/DocumentMenus.h"

#include "ui/widgets/CoordinatesText.h"
#include "ui/widgets/Texts.h"

#include <QRegularExpression>

namespace vitrine::ui {
namespace {

/// More than these are put into menus of their own, by name.
constexpr std::size_t kMostViewpointsInARow = 12;
/// Longer ones do not fit a screen; they are divided.
constexpr std::size_t kMostOfAName = 25;

/// Name of a viewpoint without the number that tells it from others like it.
QString commonName(const scene::Camera& camera) {
  static const QRegularExpression kNumber(QStringLiteral("[\\s_.#-]*\\d+$"));
  const QString name = QString(camera.name).remove(kNumber);
  return name.isEmpty() ? camera.name : name;
}

} // namespace

DocumentMenus::DocumentMenus(Session& session, Selection& selection, QWidget* window)
    : QObject(window), m_session(session), m_viewpoints(new QMenu(window)), m_layers(new QMenu(window)),
      m_records(new RecordsMenu(session, selection, window)) {
  connect(&session, &Session::documentChanged, this, &DocumentMenus::rebuild);
  connect(&session, &Session::stateChanged, this, &DocumentMenus::refreshLayers);
  rebuild();
}

void DocumentMenus::rebuild() {
  m_viewpoints->setTitle(tr("&Spawn Points and Cameras"));
  m_layers->setTitle(tr("&Layers"));
  // Clearing a menu leaves the menus in it.
  qDeleteAll(m_viewpoints->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
  m_viewpoints->clear();
  m_layers->clear();
  if (const Scene* scene = m_session.scene()) {
    addViewpoints(*scene);
    addLayers(*scene);
  }
  m_viewpoints->setEnabled(!m_viewpoints->isEmpty());
  m_layers->setEnabled(!m_layers->isEmpty());
}

void DocumentMenus::addViewpoints(const Scene& scene) {
  const auto nameOf = [&](std::size_t i) {
    const QString& name = scene.view.cameras[i].name;
    return name.isEmpty() ? tr("Viewpoint %1").arg(i + 1) : name;
  };
  if (scene.view.cameras.size() <= kMostViewpointsInARow) {
    for (std::size_t i = 0; i < scene.view.cameras.size(); ++i) {
      addViewpoint(*m_viewpoints, scene, i, nameOf(i));
    }
    return;
  }
  std::vector<std::pair<QString, std::vector<std::size_t>>> groups; // as they first appear
  std::map<QString, std::size_t> groupOf;
  for (std::size_t i = 0; i < scene.view.cameras.size(); ++i) {
    const QString name = commonName(scene.view.cameras[i]);
    const auto [known, isNew] = groupOf.emplace(name, groups.size());
    if (isNew) {
      groups.emplace_back(name.isEmpty() ? tr("Unnamed") : name, std::vector<std::size_t>());
    }
    groups[known->second].second.push_back(i);
  }
  for (const auto& [name, numbers] : groups) {
    if (numbers.size() == 1) {
      addViewpoint(*m_viewpoints, scene, numbers.front(), nameOf(numbers.front()));
    } else {
      addViewpointsNamed(scene, name, numbers);
    }
  }
}

void DocumentMenus::addViewpointsNamed(const Scene& scene, const QString& name,
                                       const std::vector<std::size_t>& numbers) {
  const std::size_t parts = (numbers.size() + kMostOfAName - 1) / kMostOfAName;
  const std::size_t partSize = (numbers.size() + parts - 1) / parts;
  for (std::size_t first = 0; first < numbers.size(); first += partSize) {
    const std::size_t end = std::min(numbers.size(), first + partSize);
    const bool whole = parts == 1;
    QMenu* menu =
        m_viewpoints->addMenu(menuText(whole ? tr("%1 (%2)").arg(name, countText(numbers.size()))
                                             : tr("%1 (%2 to %3)").arg(name, countText(first + 1), countText(end))));
    for (std::size_t i = first; i < end; ++i) {
      const scene::Camera& camera = scene.view.cameras[numbers[i]];
      const QString place = coordinatesText(scene.sourceAxes.toFile(camera.position));
      const bool hasOwnName = !camera.name.isEmpty() && camera.name != name;
      addViewpoint(*menu, scene, numbers[i],
                   hasOwnName ? tr("%1: %2").arg(camera.name, place) : tr("%1: %2").arg(countText(i + 1), place));
    }
  }
}

void DocumentMenus::addViewpoint(QMenu& menu, const Scene& scene, std::size_t number, const QString& text) {
  QAction* action = menu.addAction(menuText(text), this, [this, number] {
    if (m_session.scene()) {
      Q_EMIT viewpointChosen(m_session.pose()->camera(static_cast<int>(number)));
    }
  });
  action->setObjectName(QStringLiteral("view.viewpoint.%1").arg(number));
  action->setStatusTip(
      tr("Go to %1").arg(coordinatesText(scene.sourceAxes.toFile(scene.view.cameras[number].position))));
}

void DocumentMenus::addLayers(const Scene& scene) {
  QString group;
  for (const scene::Control& control : scene.controls) {
    if (!scene::switchesLayer(control)) {
      continue;
    }
    if (std::exchange(group, control.group) != control.group && !m_layers->isEmpty()) {
      m_layers->addSeparator();
    }
    QAction* action = m_layers->addAction(formatText(control.label));
    action->setObjectName(QStringLiteral("view.layer.") + control.id);
    action->setStatusTip(tr("Show or hide this layer"));
    action->setCheckable(true);
    action->setData(control.id);
    connect(action, &QAction::triggered, this,
            [this, id = control.id](bool on) { m_session.setControl(id, on ? 1.0 : 0.0); });
  }
  refreshLayers();
}

void DocumentMenus::refreshLayers() {
  const Scene* scene = m_session.scene();
  if (!scene) {
    return;
  }
  for (QAction* action : m_layers->actions()) {
    const auto control = std::ranges::find(scene->controls, action->data().toString(), &scene::Control::id);
    if (control != scene->controls.end()) {
      action->setChecked(m_session.state().valueOf(*control) >= 0.5);
    }
  }
}

} // namespace vitrine::ui
