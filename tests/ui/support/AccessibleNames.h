#pragma once

#include <QWidget>

#include <string>

namespace vitrine::tests {

/// Classes and object names from the window to a widget, with the text of a button: for messages of failed tests.
std::string pathOf(const QWidget& widget);

/// True for a visible widget that Tab has to come to.
bool isTabStop(const QWidget& widget);

/// Expects that each visible control of the window has a name that a screen reader can say. Controls are buttons, lines
/// and boxes of all kinds, sliders, lists, tables, trees, tabs, texts, and whatever else takes keys. Returns their
/// number.
int expectAccessibleNames(const QWidget& window);

} // namespace vitrine::tests
