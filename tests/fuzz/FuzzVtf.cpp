#include "core/formats/source/vtf/file/VtfTexture.h"
#include "tests/fuzz/FuzzInput.h"

using namespace vitrine;
using formats::source::VtfUse;

namespace {

constexpr std::size_t kDecoded = 8;
constexpr std::uint32_t kDecodedSide = 256; // decoding larger ones takes time and shows nothing new

void check(const image::Image& image) {
  const std::size_t wanted = std::size_t{image.mipCount} * image.faceCount * image.frameCount;
  if (image.pictures.size() != wanted) {
    fuzz::finding("another number of pictures than levels, faces and frames");
  }
  for (const auto& picture : image.pictures) {
    if (picture.texels.size() != image::pictureBytes(image.format, picture.width, picture.height)) {
      fuzz::finding("a picture's bytes do not fit its size");
    }
  }
  const std::uint32_t mip = image.mipCount - 1;
  for (std::uint32_t frame = 0; frame < std::min<std::size_t>(image.frameCount, kDecoded); ++frame) {
    const auto& picture = image.picture(mip, image.faceCount - 1, frame);
    if (std::max(picture.width, picture.height) <= kDecodedSide) {
      image.toQImage(mip, image.faceCount - 1, frame);
    }
  }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const Bytes file = fuzz::inputBytes(data, size);
  using Extent = formats::source::VtfExtent;
  for (const VtfUse use : {VtfUse::Picture, VtfUse::CompressedHdr}) {
    const Extent extent = use == VtfUse::Picture ? Extent::AsDrawn : Extent::Everything;
    Diagnostics diagnostics;
    if (const auto texture = formats::source::readVtf(file, use, fuzz::fuzzLimits(), &diagnostics, extent)) {
      check(*texture->image);
    }
  }
  return 0;
}
