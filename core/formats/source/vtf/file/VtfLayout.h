#pragma once

#include "core/base/Result.h"
#include "core/bytes/Bytes.h"
#include "core/formats/source/vtf/file/VtfPixels.h"
#include "core/formats/source/vtf/records/VtfHeader.h"

#include <functional>
#include <vector>

namespace vitrine::formats::source {

/// Compression of the pictures of a file, each for itself (7.6).
enum class VtfCoding { None, Deflate, Zstd };

/// One picture as it is stored: a mip level of a face of a frame, with all its slices.
struct VtfStoredPicture {
  std::uint32_t mip = 0;
  std::uint32_t frame = 0;
  std::uint32_t face = 0;
  std::uint64_t offset = 0; ///< from the file's start
  std::uint64_t size = 0;   ///< there; packed where the file is

  bool operator==(const VtfStoredPicture&) const = default;
};

/// Offsets of the pictures of a texture file; the file may be shorter. By arithmetic from the header alone,
/// but for the sizes of packed pictures; docs/formats/source-assets.md, "VTF".
class VtfLayout {
public:
  static constexpr std::uint32_t kCubeFaces = 6;

  /// Errors: LimitReached for levels too large to count with, Unsupported for a packing that is not known; Damaged
  /// where the sizes of packed pictures are cut off.
  static Result<VtfLayout> of(const Bytes& file, const VtfHeader& header, const VtfPixelFormat& format);

  std::uint32_t faces() const { return m_faces; } ///< 7 when a sphere map follows the six of a cube map
  VtfCoding coding() const { return m_coding; }
  QString codingName() const {
    return m_coding == VtfCoding::Zstd ? QStringLiteral("zstd") : QStringLiteral("deflate");
  }
  std::uint64_t imageOffset() const { return m_imageOffset; }       ///< of the smallest mip level
  std::uint64_t imageAvailable() const { return m_imageAvailable; } ///< bytes from there to what follows
  std::uint64_t imageBytes() const { return totalBytes(m_faces); }  ///< of all pictures, before packing
  std::uint64_t totalBytes(std::uint32_t faces) const;
  /// Offset at which the largest level would start without packing.
  std::uint64_t largestMipOffset() const;
  std::uint64_t pictureCount() const { return std::uint64_t{m_header.mips} * m_header.frames * m_faces; }

  /// Bytes of one frame and face, all slices, before packing.
  std::uint64_t mipBytes(std::uint32_t mip) const;
  std::uint64_t sliceBytes(std::uint32_t mip) const;

  /// Visits pictures in file order: smallest level first; in a level by frame, in a frame by face. Stops when
  /// `visit` says false.
  void visit(const std::function<bool(const VtfStoredPicture&)>& visit) const;

private:
  VtfLayout(const VtfHeader& header, const VtfPixelFormat& format) : m_header(header), m_format(format) {}

  std::uint64_t imageStart(const Bytes& file) const;
  std::uint64_t imageEnd(std::uint64_t fileSize) const;
  std::uint32_t countFaces() const;
  Result<void> readPieces(const Bytes& file);

  VtfHeader m_header;
  VtfPixelFormat m_format;
  std::uint32_t m_faces = 1;
  std::uint64_t m_imageOffset = 0;
  std::uint64_t m_imageAvailable = 0;
  VtfCoding m_coding = VtfCoding::None;
  std::vector<std::uint32_t> m_pieces; ///< sizes of the packed pictures
};

} // namespace vitrine::formats::source
