#pragma once

#include "core/scene/ControlTargets.h"

#include <QAnyStringView>
#include <QString>
#include <QStringList>

#include <vector>

namespace vitrine::scene {

enum class ControlKind { Toggle, Choice, Slider };

/// Setting that a format offers. One generic panel shows all of them; SceneState holds the values.
struct Control {
  QString id;    ///< stable, for --set and view links: "layer.sky", "style.32"
  QString label; ///< user text, QT_TRANSLATE_NOOP("formats", …)
  QString group;
  ControlKind kind = ControlKind::Toggle;
  double min = 0; ///< Slider only
  double max = 1;
  double defaultValue = 0; ///< Toggle: 0 or 1; Choice: index
  QStringList choices;     ///< Choice: labels
  ControlTarget target;
};

QString kindName(ControlKind kind);

/// Id, label and group of a control that is made from them; constant ones are UTF-8.
struct ControlText {
  QAnyStringView id;
  QAnyStringView label; ///< user text, as Control::label
  QAnyStringView group;
};

Control toggle(const ControlText& text, ControlTarget target, bool on = false);
/// The first of `choices`, or the one numbered `preset`, at first.
Control choice(const ControlText& text, QStringList choices, ControlTarget target, int preset = 0);
struct SliderRange {
  double min = 0;
  double max = 1;
  double preset = 0;
};
Control slider(const ControlText& text, const SliderRange& range, ControlTarget target);

/// True if everything the control acts on exists.
bool isInRange(const Control& control, const SceneData& scene);
/// True if the control shows or hides one layer and does nothing else.
bool switchesLayer(const Control& control);
/// Unit of a slider's value.
ValueUnit unitOf(const Control& control);
/// Nodes the control acts on, each once, if its target names them.
std::vector<NodeIndex> nodesOf(const Control& control);
/// Colours to explain while a choice is made; empty: none.
std::vector<LegendEntry> legendOf(const Control& control, std::size_t choice);

} // namespace vitrine::scene
