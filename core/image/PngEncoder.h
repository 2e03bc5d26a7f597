#pragma once

#include "core/image/PictureEncoder.h"

namespace vitrine::image {

/// PNG by libpng, row by row.
class PngEncoder final : public PictureEncoder {
public:
  PngEncoder(const PictureNotes& notes, QSize size, bool alpha, WriteBytes write);
  ~PngEncoder() override;

  Result<void> add(const QImage& strip) override;
  Result<void> end() override;

private:
  class Private;
  std::unique_ptr<Private> d;
};

} // namespace vitrine::image
