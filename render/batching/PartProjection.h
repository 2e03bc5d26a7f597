#pragma once

#include <QMatrix4x4>
#include <QRectF>

namespace vitrine::render {

/// The projection of a part of a picture, from that of the picture of size `whole`. `part` counts from the top left.
QMatrix4x4 partProjection(const QMatrix4x4& projection, const QRectF& part, QSizeF whole);

} // namespace vitrine::render
