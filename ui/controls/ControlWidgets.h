#pragma once

#include "core/scene/Control.h"
#include "ui/session/Session.h"

#include <functional>

class QFormLayout;

namespace vitrine::ui {

/// Adds the widget of a control to a form: a check box, a list or a slider, with its name; below it what chosen colours
/// stand for. The widget's object name is "control." and the control's id. The function returned sets it to the state's
/// value. `session` and the scene that owns `control` must outlive the form's widgets.
std::function<void()> addControl(QFormLayout& form, Session& session, const scene::Control& control);

/// True if the control is one facial expression of several, of which one at a time is shown: "expression.0".
bool isExpression(const scene::Control& control);

/// Sets this expression alone, in full; off when it is so already.
void toggleExpression(Session& session, const scene::Control& expression);

/// True if this expression is set in full, and no other.
bool isOnlyExpression(const Session& session, const scene::Control& expression);

} // namespace vitrine::ui
