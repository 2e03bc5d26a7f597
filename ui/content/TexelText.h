#pragma once

#include "core/image/DecodedPicture.h"

#include <QString>

namespace vitrine::ui {

/// "0.52 0.4 0": linear light, four digits that count each.
QString lightText(const QVector3D& light);

/// A texel of a picture: its place, its bytes where it has any, and its linear light.
QString texelText(const image::DecodedPicture& picture, QPoint texel);

} // namespace vitrine::ui
