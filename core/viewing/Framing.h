#pragma once

#include "core/viewing/CameraRig.h"

#include <QRectF>

namespace vitrine::viewing {

/// The largest part of a viewport that has the shape of a picture, in its middle.
QRectF frameIn(QSizeF viewport, QSizeF picture);

/// A camera for a picture that shows what the frame in the viewport of `camera` holds.
CameraRig framed(const CameraRig& camera, QSize picture);

} // namespace vitrine::viewing
