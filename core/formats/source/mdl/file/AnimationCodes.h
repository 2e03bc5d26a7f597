#pragma once

#include <QQuaternion>
#include <QVector3D>

#include <cstddef>

namespace vitrine::formats::source {

// How animations pack numbers (docs/formats/source-models.md, "Packed numbers"). Each reads from memory that is there.

QQuaternion quaternion48(const std::byte* at);  ///< 16, 16 and 15 bits, and the sign of the fourth
QQuaternion quaternion48S(const std::byte* at); ///< the three smallest, 15 bits each, and which is left out
QQuaternion quaternion64(const std::byte* at);  ///< 21 bits each, and the sign of the fourth
QVector3D vector48(const std::byte* at);        ///< half floats

/// Rotation from turns around x, then y, then z, in radians.
QQuaternion fromAngles(const QVector3D& radians);

} // namespace vitrine::formats::source
