#pragma once

#include <QWidget>

#include <vector>

namespace vitrine::tests {

/// Visible buttons and texts of a window that are there to be read whole, and are neither scrolled to nor, as tabs,
/// reached by arrows.
std::vector<QWidget*> wholeWidgets(const QWidget& window);

} // namespace vitrine::tests
