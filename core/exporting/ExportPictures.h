#pragma once

#include "core/base/Progress.h"
#include "core/exporting/ExportMaterials.h"

namespace vitrine::exporting {

/// A picture file.
struct CodedPicture {
  QByteArray bytes;         ///< empty: it cannot be coded
  const char* kind = "png"; ///< as ExportTexture::kind
};

/// A texture's largest picture, without alpha where nobody looks at it: the bytes of its own file where that holds just
/// this, a PNG else.
CodedPicture codedPicture(const image::Image& image, bool alpha);

/// A large picture of QRgb, as PNG; empty: it cannot be coded. Throws base::Cancelled through `progress`.
QByteArray pngInSteps(const QImage& picture, bool alpha, Progress& progress);

/// All pictures but pages of an atlas, which stay empty, in their order; several at a time. Throws base::Cancelled
/// through `progress`.
std::vector<CodedPicture> codedPictures(const std::vector<ExportMaterials::Picture>& pictures,
                                        const scene::SceneAssets& assets, Progress& progress);

} // namespace vitrine::exporting
