#include "ui/controls/ControlWidgets.h"

#include "ui/controls/Legend.h"
#include "ui/controls/ValueSlider.h"
#include "ui/widgets/ElidedButton.h"
#include "ui/widgets/Texts.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFormLayout>
#include <QSignalBlocker>

namespace vitrine::ui {
namespace {

class ControlTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::ControlTexts)
};

constexpr int kShortestChoice = 8; ///< characters
constexpr int kNumberWidth = 6;    ///< characters
/// Values this close to the end of a slider are at it.
constexpr double kWeightRounding = 1e-6;

/// Keeps the wheel from what has no focus: it is meant for the list it is in.
class WheelGuard final : public QObject {
public:
  explicit WheelGuard(QWidget* guarded) : QObject(guarded) {
    guarded->setFocusPolicy(Qt::StrongFocus);
    guarded->installEventFilter(this);
  }

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
      event->ignore();
      return true;
    }
    return false;
  }
};

struct Made {
  QWidget* widget;
  std::function<void()> refresh;
};

Made makeToggle(Session& session, const scene::Control& control, QWidget* parent) {
  auto* box = new ElidedCheckBox(formatText(control.label), parent);
  QObject::connect(box, &QCheckBox::toggled, &session,
                   [&session, id = control.id](bool on) { session.setControl(id, on ? 1.0 : 0.0); });
  return {box, [&session, &control, box] {
            const QSignalBlocker quiet(box);
            box->setChecked(session.state().valueOf(control) >= 0.5);
          }};
}

Made makeChoice(Session& session, const scene::Control& control, QWidget* parent) {
  auto* list = new QComboBox(parent);
  list->setAccessibleName(formatText(control.label));
  // The panel decides how wide a list is, not its longest word.
  list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  list->setMinimumContentsLength(kShortestChoice);
  for (const QString& choice : control.choices) {
    list->addItem(formatText(choice));
  }
  new WheelGuard(list);
  QObject::connect(list, &QComboBox::activated, &session,
                   [&session, id = control.id](int index) { session.setControl(id, static_cast<double>(index)); });
  return {list,
          [&session, &control, list] { list->setCurrentIndex(static_cast<int>(session.state().valueOf(control))); }};
}

Made makeSlider(Session& session, const scene::Control& control, QWidget* parent) {
  auto* row = new QWidget(parent);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  auto* slider = new ValueSlider(control, row);
  auto* number = new QLabel(row);
  slider->setAccessibleName(formatText(control.label));
  slider->setToolTip(ControlTexts::tr("Double-click or press Delete to reset to the file's value"));
  number->setMinimumWidth(parent->fontMetrics().averageCharWidth() * kNumberWidth);
  number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  layout->addWidget(slider);
  layout->addWidget(number);
  QObject::connect(slider, &ValueSlider::valueChosen, &session,
                   [&session, id = control.id](double value) { session.setControl(id, value); });
  QObject::connect(slider, &ValueSlider::resetRequested, &session,
                   [&session, id = control.id] { session.resetControl(id); });
  return {row, [&session, &control, slider, number] {
            const double value = session.state().valueOf(control);
            number->setText(controlValueText(control, value));
            slider->showValue(value);
          }};
}

Made makeWidget(Session& session, const scene::Control& control, QWidget* parent) {
  switch (control.kind) {
  case scene::ControlKind::Choice:
    return makeChoice(session, control, parent);
  case scene::ControlKind::Slider:
    return makeSlider(session, control, parent);
  case scene::ControlKind::Toggle:
    break;
  }
  return makeToggle(session, control, parent);
}

/// In place of an expression's name: a click wears it.
Made makeExpressionButton(Session& session, const scene::Control& control, QWidget* parent) {
  auto* button = new ElidedPushButton(formatText(control.label), parent);
  button->setObjectName(QStringLiteral("wear.") + control.id);
  button->setCheckable(true);
  button->setToolTip(ControlTexts::tr("Show only this expression, in full. Click again to turn it off."));
  QObject::connect(button, &QPushButton::clicked, &session, [&session, &control, button] {
    toggleExpression(session, control);
    button->setChecked(isOnlyExpression(session, control));
  });
  return {button, [&session, &control, button] { button->setChecked(isOnlyExpression(session, control)); }};
}

/// Meaning of the chosen colours; no widget when no choice has colours to explain.
Made makeLegend(Session& session, const scene::Control& control, QWidget* parent) {
  bool explains = false;
  for (qsizetype choice = 0; choice < control.choices.size(); ++choice) {
    explains = explains || !scene::legendOf(control, static_cast<std::size_t>(choice)).empty();
  }
  if (!explains) {
    return {nullptr, [] {}};
  }
  auto* legend = new Legend(parent);
  legend->setObjectName(QStringLiteral("legend.") + control.id);
  return {legend, [&session, &control, legend, shown = -1]() mutable {
            const int chosen = static_cast<int>(session.state().valueOf(control));
            if (std::exchange(shown, chosen) != chosen) {
              legend->setEntries(scene::legendOf(control, static_cast<std::size_t>(chosen)));
            }
          }};
}

/// Names of the nodes that the control acts on: names of blend shapes repeat.
QString nodeNames(const Scene& scene, const scene::Control& control) {
  QStringList names;
  for (const NodeIndex node : scene::nodesOf(control)) {
    names << scene.nodes[node].name;
  }
  names.removeDuplicates();
  return names.join(QStringLiteral(", "));
}

} // namespace

std::function<void()> addControl(QFormLayout& form, Session& session, const scene::Control& control) {
  QWidget* parent = form.parentWidget();
  Made made = makeWidget(session, control, parent);
  made.widget->setObjectName(QStringLiteral("control.") + control.id);
  std::function<void()> refreshButton = [] {};
  if (control.kind == scene::ControlKind::Toggle) {
    form.addRow(made.widget);
  } else if (isExpression(control)) {
    Made button = makeExpressionButton(session, control, parent);
    form.addRow(button.widget, made.widget);
    refreshButton = std::move(button.refresh);
  } else {
    auto* label = new ElidedLabel(parent);
    label->setText(formatText(control.label));
    label->setToolTip(plainToolTip(nodeNames(*session.scene(), control)));
    form.addRow(label, made.widget);
  }
  Made legend = makeLegend(session, control, parent);
  if (legend.widget) {
    form.addRow(legend.widget);
  }
  return [widget = std::move(made.refresh), button = std::move(refreshButton),
          below = std::move(legend.refresh)]() mutable {
    widget();
    button();
    below();
  };
}

bool isExpression(const scene::Control& control) {
  return control.id.startsWith(QLatin1String("expression."));
}

void toggleExpression(Session& session, const scene::Control& expression) {
  std::map<QString, double> values;
  for (const scene::Control& control : session.scene()->controls) {
    if (isExpression(control)) {
      values[control.id] = 0;
    }
  }
  values[expression.id] = isOnlyExpression(session, expression) ? 0 : expression.max;
  session.setControls(values);
}

bool isOnlyExpression(const Session& session, const scene::Control& expression) {
  const SceneState& state = session.state();
  return state.valueOf(expression) >= expression.max - kWeightRounding &&
         std::ranges::all_of(session.scene()->controls, [&](const scene::Control& control) {
           return !isExpression(control) || control.id == expression.id || state.valueOf(control) <= kWeightRounding;
         });
}

} // namespace vitrine::ui
