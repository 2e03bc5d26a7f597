#include "ui/controls/ControlsPanel.h"

#include "ui/controls/ControlWidgets.h"
#include "ui/widgets/PartNames.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// As many are found at a glance.
constexpr std::size_t kFewControls = 16;
/// Longer groups begin closed.
constexpr std::size_t kLongGroup = 24;

/// Groups in the order in which they first appear.
std::vector<std::pair<QString, std::vector<const scene::Control*>>>
grouped(const std::vector<scene::Control>& controls) {
  std::vector<std::pair<QString, std::vector<const scene::Control*>>> groups;
  QHash<QString, std::size_t> places;
  for (const scene::Control& control : controls) {
    const auto known = places.constFind(control.group);
    const std::size_t place = known == places.constEnd() ? groups.size() : *known;
    if (place == groups.size()) {
      places.insert(control.group, place);
      groups.emplace_back(control.group, std::vector<const scene::Control*>());
    }
    groups[place].second.push_back(&control);
  }
  return groups;
}

bool beginsOpen(const std::vector<const scene::Control*>& controls) {
  return controls.size() <= kLongGroup || isExpression(*controls.front());
}

} // namespace

ControlsPanel::ControlsPanel(Session& session, QWidget* parent)
    : QWidget(parent), m_session(session), m_filter(new QLineEdit(this)), m_area(new QScrollArea(this)) {
  setObjectName(QStringLiteral("controls"));
  setAccessibleName(tr("Controls"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(m_filter);
  layout->addWidget(m_area, 1);
  m_filter->setObjectName(QStringLiteral("controlsFilter"));
  m_filter->setPlaceholderText(tr("Filter"));
  m_filter->setAccessibleName(tr("Filter: %1").arg(tr("Controls")));
  addClearButton(*m_filter);
  m_area->setAccessibleName(tr("Controls"));
  m_area->setFrameShape(QFrame::NoFrame);
  m_area->setWidgetResizable(true);
  connect(m_filter, &QLineEdit::textChanged, this, [this](const QString& words) {
    for (ControlGroup* group : m_groups) {
      group->setFilter(words);
    }
  });
  connect(&session, &Session::documentChanged, this, &ControlsPanel::rebuild);
  connect(&session, &Session::stateChanged, this, &ControlsPanel::refresh);
  rebuild();
}

void ControlsPanel::rebuild() {
  m_groups.clear();
  m_filter->clear();
  auto* content = new QWidget;
  auto* layout = new QVBoxLayout(content);
  const Scene* scene = m_session.scene();
  m_filter->setVisible(scene && scene->controls.size() > kFewControls);
  if (!scene || scene->controls.empty()) {
    auto* nothing = new QLabel(tr("No adjustable options"), content);
    nothing->setWordWrap(true);
    nothing->setEnabled(false);
    layout->addWidget(nothing);
  } else {
    addGroups(*layout);
    auto* reset = new QPushButton(tr("Reset All"), content);
    reset->setObjectName(QStringLiteral("controlsReset"));
    reset->setToolTip(tr("Reset all controls to the file's values"));
    connect(reset, &QPushButton::clicked, this, [this] { m_session.resetControls(); });
    layout->addWidget(reset, 0, Qt::AlignRight);
  }
  layout->addStretch();
  m_area->setWidget(content);
}

void ControlsPanel::addGroups(QVBoxLayout& layout) {
  for (const auto& [name, controls] : grouped(m_session.scene()->controls)) {
    auto* group = new ControlGroup(m_session, name, controls, layout.parentWidget());
    group->setOpen(m_open.value(name, beginsOpen(controls)));
    connect(group, &ControlGroup::openChanged, this, [this, group](bool open) { m_open.insert(group->name(), open); });
    layout.addWidget(group);
    m_groups.push_back(group);
  }
}

void ControlsPanel::refresh() {
  for (ControlGroup* group : m_groups) {
    group->refresh();
  }
}

} // namespace vitrine::ui
