#pragma once

#include <QIcon>
#include <QString>

namespace vitrine::ui {

/// An icon of ui/style/icons by its name. Drawn in the text colour of the application's palette at the moment of
/// painting, so that it fits light and dark, and sharp at every scale.
QIcon icon(const QString& name);

} // namespace vitrine::ui
