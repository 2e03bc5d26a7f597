#include "ui/controls/ControlsPanel.h"

#include "ui/controls/Legend.h"
#include "ui/widgets/Texts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QGroupBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr int kSliderSteps = 1000;
constexpr int kShortestChoice = 8; ///< characters

/// Property of a slider: the control it is for.
constexpr const char* kControlId = "vitrineControl";

int sliderPosition(const scene::Control& control, double value) {
  const double span = control.max - control.min;
  return span > 0 ? static_cast<int>(std::lround((value - control.min) / span * kSliderSteps)) : 0;
}

double sliderValue(const scene::Control& control, int position) {
  return control.min + (control.max - control.min) * position / kSliderSteps;
}

/// Groups in the order in which they first appear.
std::vector<std::pair<QString, std::vector<const scene::Control*>>>
grouped(const std::vector<scene::Control>& controls) {
  std::vector<std::pair<QString, std::vector<const scene::Control*>>> groups;
  for (const scene::Control& control : controls) {
    auto known = std::ranges::find_if(groups, [&](const auto& group) { return group.first == control.group; });
    if (known == groups.end()) {
      groups.emplace_back(control.group, std::vector<const scene::Control*>());
      known = std::prev(groups.end());
    }
    known->second.push_back(&control);
  }
  return groups;
}

} // namespace

ControlsPanel::ControlsPanel(Session& session, QWidget* parent) : QScrollArea(parent), m_session(session) {
  setObjectName(QStringLiteral("controls"));
  setAccessibleName(tr("Controls"));
  setFrameShape(QFrame::NoFrame);
  setWidgetResizable(true);
  connect(&session, &Session::documentChanged, this, &ControlsPanel::rebuild);
  connect(&session, &Session::stateChanged, this, &ControlsPanel::refresh);
  rebuild();
}

void ControlsPanel::rebuild() {
  m_refreshers.clear();
  auto* content = new QWidget;
  auto* layout = new QVBoxLayout(content);
  const Scene* scene = m_session.scene();
  if (!scene || scene->controls.empty()) {
    auto* nothing = new QLabel(tr("This file offers nothing to set."), content);
    nothing->setWordWrap(true);
    nothing->setEnabled(false);
    layout->addWidget(nothing);
  } else {
    for (const auto& [name, controls] : grouped(scene->controls)) {
      auto* box = new QGroupBox(formatText(name), content);
      auto* form = new QFormLayout(box);
      form->setRowWrapPolicy(QFormLayout::WrapLongRows);
      form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
      for (const scene::Control* control : controls) {
        QWidget* widget = makeWidget(*control, box);
        widget->setObjectName(QStringLiteral("control.") + control->id);
        if (control->kind == scene::ControlKind::Toggle) {
          form->addRow(widget);
        } else {
          form->addRow(formatText(control->label), widget);
        }
        if (QWidget* legend = makeLegend(*control, box)) {
          form->addRow(legend);
        }
      }
      layout->addWidget(box);
    }
    auto* reset = new QPushButton(tr("Reset"), content);
    reset->setToolTip(tr("Bring all controls back to what the file says"));
    connect(reset, &QPushButton::clicked, &m_session, &Session::resetControls);
    layout->addWidget(reset, 0, Qt::AlignRight);
  }
  layout->addStretch();
  setWidget(content);
  refresh();
}

void ControlsPanel::refresh() {
  for (const auto& refresher : m_refreshers) {
    refresher();
  }
}

QWidget* ControlsPanel::makeWidget(const scene::Control& control, QWidget* parent) {
  switch (control.kind) {
  case scene::ControlKind::Choice:
    return makeChoice(control, parent);
  case scene::ControlKind::Slider:
    return makeSlider(control, parent);
  case scene::ControlKind::Toggle:
    break;
  }
  return makeToggle(control, parent);
}

QWidget* ControlsPanel::makeToggle(const scene::Control& control, QWidget* parent) {
  auto* box = new QCheckBox(formatText(control.label), parent);
  connect(box, &QCheckBox::toggled, this,
          [this, id = control.id](bool on) { m_session.setControl(id, on ? 1.0 : 0.0); });
  m_refreshers.emplace_back([this, box, &control] {
    const QSignalBlocker quiet(box);
    box->setChecked(m_session.state().valueOf(control) >= 0.5);
  });
  return box;
}

QWidget* ControlsPanel::makeChoice(const scene::Control& control, QWidget* parent) {
  auto* list = new QComboBox(parent);
  list->setAccessibleName(formatText(control.label));
  // The panel decides how wide a list is, not its longest word.
  list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  list->setMinimumContentsLength(kShortestChoice);
  for (const QString& choice : control.choices) {
    list->addItem(formatText(choice));
  }
  connect(list, &QComboBox::activated, this,
          [this, id = control.id](int index) { m_session.setControl(id, static_cast<double>(index)); });
  m_refreshers.emplace_back(
      [this, list, &control] { list->setCurrentIndex(static_cast<int>(m_session.state().valueOf(control))); });
  return list;
}

QWidget* ControlsPanel::makeLegend(const scene::Control& control, QWidget* parent) {
  const auto* colors = std::get_if<scene::ColorStreamTarget>(&control.target);
  if (!colors || std::ranges::all_of(colors->choices, [](const auto& choice) { return choice.legend.empty(); })) {
    return nullptr;
  }
  auto* legend = new Legend(parent);
  legend->setObjectName(QStringLiteral("legend.") + control.id);
  m_refreshers.emplace_back([this, legend, &control, colors, shown = -1]() mutable {
    const int chosen = static_cast<int>(m_session.state().valueOf(control));
    if (std::exchange(shown, chosen) != chosen) {
      const auto index = static_cast<std::size_t>(chosen);
      legend->setEntries(index < colors->choices.size() ? colors->choices[index].legend
                                                        : std::vector<scene::LegendEntry>());
    }
  });
  return legend;
}

QWidget* ControlsPanel::makeSlider(const scene::Control& control, QWidget* parent) {
  auto* row = new QWidget(parent);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* slider = new QSlider(Qt::Horizontal, row);
  auto* number = new QLabel(row);
  slider->setRange(0, kSliderSteps);
  slider->setAccessibleName(formatText(control.label));
  slider->setToolTip(tr("Double click: back to what the file says"));
  slider->installEventFilter(this);
  slider->setProperty(kControlId, control.id);
  number->setMinimumWidth(fontMetrics().averageCharWidth() * 6);
  number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  layout->addWidget(slider);
  layout->addWidget(number);
  // The scene that owns `control` lives as long as these widgets: another document rebuilds the panel.
  connect(slider, &QSlider::valueChanged, this,
          [this, &control](int position) { m_session.setControl(control.id, sliderValue(control, position)); });
  m_refreshers.emplace_back([this, slider, number, &control] {
    const double value = m_session.state().valueOf(control);
    number->setText(QLocale().toString(value, 'f', 2));
    const QSignalBlocker quiet(slider);
    slider->setValue(sliderPosition(control, value));
  });
  return row;
}

bool ControlsPanel::eventFilter(QObject* watched, QEvent* event) {
  const QVariant id = watched->property(kControlId);
  if (event->type() == QEvent::MouseButtonDblClick && id.isValid()) {
    m_session.resetControl(id.toString());
    return true;
  }
  return QScrollArea::eventFilter(watched, event);
}

} // namespace vitrine::ui
