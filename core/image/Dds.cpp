#include "core/image/Dds.h"

#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/image/DdsHeader.h"
#include "core/image/DdsTexels.h"
#include "core/image/Opacity.h"
#include "core/image/PackedChannel.h"

#include <algorithm>

namespace vitrine::image {
namespace {

constexpr std::size_t kPaletteBytes = 256 * 4;
constexpr std::byte kOpaqueAlpha{255};

/// Places of the mips of one face, from its first byte on.
struct MipPlan {
  std::vector<std::uint64_t> offsets;
  std::uint64_t faceBytes = 0;
};

class DdsReader {
public:
  DdsReader(const Bytes& file, const DdsHeader& header, const DdsTexels& texels)
      : m_file(file), m_header(header), m_texels(texels) {}

  Result<ImagePtr> read(const base::Limits& limits);

private:
  std::uint32_t widthOf(std::uint32_t mip) const { return std::max(1U, m_header.width >> mip); }
  std::uint32_t heightOf(std::uint32_t mip) const { return std::max(1U, m_header.height >> mip); }
  std::uint64_t storedBytes(std::uint32_t mip) const { return m_texels.storedBytes(widthOf(mip), heightOf(mip)); }
  MipPlan plan() const;
  std::uint32_t wholeMips(const MipPlan& plan, std::uint64_t available) const;
  std::uint64_t decodedBytes(std::uint32_t mips) const;
  Bytes texelsOf(const Bytes& stored) const;
  std::vector<std::byte> unpacked(const Bytes& stored) const;
  std::vector<std::byte> fromPalette(const Bytes& stored) const;
  void markAlpha(Image& image) const;

  const Bytes& m_file;
  const DdsHeader& m_header;
  const DdsTexels& m_texels;
};

/// Level by level, every level with all its slices (docs of Direct3D 9, "DDS File Layout").
MipPlan DdsReader::plan() const {
  MipPlan plan;
  for (std::uint32_t mip = 0; mip < m_header.mips; ++mip) {
    plan.offsets.push_back(plan.faceBytes);
    plan.faceBytes += storedBytes(mip) * std::max(1U, m_header.depth >> mip);
  }
  return plan;
}

/// Number of mips of every face, when `available` bytes are left for them; the last face is the one that is cut.
std::uint32_t DdsReader::wholeMips(const MipPlan& plan, std::uint64_t available) const {
  const std::uint64_t before = plan.faceBytes * (m_header.faces - 1);
  std::uint32_t whole = 0;
  while (whole < m_header.mips && before + plan.offsets[whole] + storedBytes(whole) <= available) {
    ++whole;
  }
  return whole;
}

std::uint64_t DdsReader::decodedBytes(std::uint32_t mips) const {
  std::uint64_t bytes = 0;
  for (std::uint32_t mip = 0; mip < mips; ++mip) {
    bytes += pictureBytes(m_texels.target, widthOf(mip), heightOf(mip));
  }
  return bytes * m_header.faces;
}

std::vector<std::byte> DdsReader::unpacked(const Bytes& stored) const {
  std::array<std::uint32_t, 4> masks = m_texels.masks;
  if (m_texels.grey) {
    masks[1] = masks[2] = masks[0];
  }
  std::vector<std::byte> out(stored.size() / m_texels.unitBytes * 4);
  unpackTexels(stored.span(), m_texels.unitBytes, masks, out.data());
  return out;
}

/// The fourth byte of a colour is alpha only where the header says so; most writers leave it 0.
std::vector<std::byte> DdsReader::fromPalette(const Bytes& stored) const {
  const Bytes palette = m_file.slice(static_cast<std::size_t>(m_header.dataOffset), kPaletteBytes);
  std::vector<std::byte> out(stored.size() * 4);
  for (std::size_t i = 0; i < stored.size(); ++i) {
    const std::size_t colour = std::to_integer<std::size_t>(stored[i]) * 4;
    std::copy_n(palette.data() + colour, 4, out.begin() + static_cast<std::ptrdiff_t>(4 * i));
    if (!m_texels.alpha) {
      out[4 * i + 3] = kOpaqueAlpha;
    }
  }
  return out;
}

Bytes DdsReader::texelsOf(const Bytes& stored) const {
  switch (m_texels.kind) {
  case DdsTexels::Kind::Packed:
    return Bytes::adopt(unpacked(stored));
  case DdsTexels::Kind::Palette:
    return Bytes::adopt(fromPalette(stored));
  case DdsTexels::Kind::AsStored:
    break;
  }
  return stored;
}

void DdsReader::markAlpha(Image& image) const {
  image.hasAlpha =
      m_texels.alpha && !m_header.alphaIsOpaque &&
      std::ranges::any_of(image.pictures, [&](const auto& picture) { return anyTransparency(image.format, picture); });
  if (image.format == PixelFormat::Bc1Alpha && !image.hasAlpha) {
    image.format = PixelFormat::Bc1;
  }
  image.cutOut = image.hasAlpha && isCutOut(image.format, image.pictures.front());
}

Result<ImagePtr> DdsReader::read(const base::Limits& limits) {
  const std::uint64_t start =
      m_header.dataOffset + (m_texels.kind == DdsTexels::Kind::Palette ? kPaletteBytes : std::size_t{0});
  const std::uint64_t available = m_file.size() > start ? m_file.size() - start : 0;
  const MipPlan mips = plan();
  auto image = std::make_shared<Image>();
  image->mipCount = wholeMips(mips, available);
  if (image->mipCount == 0) {
    const std::uint64_t wanted = mips.faceBytes * (m_header.faces - 1) + storedBytes(0);
    return std::unexpected(Error::damaged(
        base::translate("formats", "the image needs %1 bytes, but %2 are left").arg(wanted).arg(available), start));
  }
  if (decodedBytes(image->mipCount) > limits.maxDecodedBytes) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached,
                  base::translate("formats", "an image of %1 bytes is too large").arg(decodedBytes(image->mipCount))));
  }
  image->format = m_texels.target;
  image->width = m_header.width;
  image->height = m_header.height;
  image->faceCount = m_header.faces;
  for (std::uint32_t face = 0; face < m_header.faces; ++face) {
    for (std::uint32_t mip = 0; mip < image->mipCount; ++mip) {
      const std::uint64_t at = start + face * mips.faceBytes + mips.offsets[mip];
      const Bytes stored = m_file.slice(static_cast<std::size_t>(at), static_cast<std::size_t>(storedBytes(mip)));
      image->pictures.push_back({widthOf(mip), heightOf(mip), texelsOf(stored)});
    }
  }
  markAlpha(*image);
  return image;
}

} // namespace

Result<ImagePtr> decodeDds(const Bytes& file, const base::Limits& limits) {
  const auto header = readDdsHeader(file, limits);
  if (!header) {
    return std::unexpected(header.error());
  }
  const auto texels = ddsTexels(*header);
  if (!texels) {
    return std::unexpected(texels.error());
  }
  return DdsReader(file, *header, *texels).read(limits);
}

} // namespace vitrine::image
