#pragma once

#include "core/image/Image.h"

#include <QImage>

class QWidget;

namespace vitrine::ui {

/// A picture as people see it: without an alpha channel that means nothing. `mip`: which of its sizes.
QImage shownPicture(const image::Image& picture, std::uint32_t mip = 0);

/// Puts a picture on the clipboard, and what it is called for those who can take only text.
void copyPicture(const QImage& picture, const QString& name);

/// Asks where to and writes a picture as PNG, or what the chosen name ends in; as OpenEXR in linear light, with what is
/// brighter than white. The file appears whole or not at all; a failure is said. `name`: the file name offered;
/// `exposure`: factor on the light of half floats in files that end at white.
void savePictureAs(const image::ImagePtr& picture, const QString& name, QWidget* parent, float exposure = 1);

} // namespace vitrine::ui
