#pragma once

#include <QString>
#include <QVector3D>

namespace vitrine::ui {

/// "12.5, -3, 64": a place or direction as the file has it.
QString coordinatesText(const QVector3D& point);

} // namespace vitrine::ui
