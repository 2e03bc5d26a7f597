#include "core/bytes/ByteReader.h"
#include "core/formats/source/vtf/records/VtfFlags.h"
#include "core/formats/source/vtf/scene/VtfScene.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kMostSequences = 64; ///< of a particle sheet, as games have them

scene::Property property(const char* key, const QString& value) {
  scene::Property made;
  made.key = QString::fromLatin1(key);
  made.value = value;
  made.ours = true;
  return made;
}

QString sizeText(const VtfHeader& header) {
  const QString plane = QStringLiteral("%1 x %2").arg(header.width).arg(header.height);
  return header.depth > 1 ? plane + QStringLiteral(" x %1").arg(header.depth) : plane;
}

/// "12 sequences, 40 frames"; empty: there is no sheet that can be read.
QString sheetText(const VtfHeader& header, const Bytes& file) {
  const VtfResource* sheet = header.resource(VtfResource::kParticleSheet);
  if (sheet == nullptr || sheet->local()) {
    return {};
  }
  try {
    bytes::ByteReader in(file);
    in.seek(sheet->value);
    in.skip(4); // its size
    const std::uint32_t version = in.u32();
    const std::uint32_t sequences = std::min(in.u32(), kMostSequences);
    const std::uint64_t frameBytes = version == 0 ? 20 : 68; // a duration, and one or four rectangles
    std::uint64_t frames = 0;
    for (std::uint32_t i = 0; i < sequences; ++i) {
      in.skip(8); // number, clamp
      const std::uint32_t count = in.u32();
      in.skip(4); // duration
      in.require(count, frameBytes, QStringLiteral("frames of a particle sheet"));
      in.skip(count * frameBytes);
      frames += count;
    }
    return QStringLiteral("%1 / %2").arg(sequences).arg(frames);
  } catch (const bytes::ReadError&) {
    return {};
  }
}

} // namespace

std::vector<scene::Property> vtfProperties(const VtfHeader& header, const VtfLayout* layout, const Bytes& file) {
  std::vector<scene::Property> all{
      property(QT_TRANSLATE_NOOP("formats", "Texel format"), vtfFormatName(header.format, header.minor)),
      property(QT_TRANSLATE_NOOP("formats", "Size"), sizeText(header)),
      property(QT_TRANSLATE_NOOP("formats", "Mip levels"), QString::number(header.mips)),
      property(QT_TRANSLATE_NOOP("formats", "Frames"), QString::number(header.frames))};
  if (layout != nullptr && layout->faces() > 1) {
    all.push_back(property(QT_TRANSLATE_NOOP("formats", "Faces"), QString::number(layout->faces())));
  }
  if (layout != nullptr && layout->coding() != VtfCoding::None) {
    all.push_back(property(QT_TRANSLATE_NOOP("formats", "Packed with"),
                           layout->coding() == VtfCoding::Zstd ? QStringLiteral("zstd") : QStringLiteral("deflate")));
  }
  const QStringList flags = structure::flagNames(kVtfFlagNames, header.flags);
  all.push_back(property(QT_TRANSLATE_NOOP("formats", "Flags"), flags.join(QLatin1Char(' '))));
  all.push_back(property(QT_TRANSLATE_NOOP("formats", "Reflectivity"), QStringLiteral("%1 %2 %3")
                                                                           .arg(header.reflectivity.x())
                                                                           .arg(header.reflectivity.y())
                                                                           .arg(header.reflectivity.z())));
  all.push_back(property(QT_TRANSLATE_NOOP("formats", "Bump scale"), QString::number(header.bumpScale)));
  if (const QString sheet = sheetText(header, file); !sheet.isEmpty()) {
    all.push_back(property(QT_TRANSLATE_NOOP("formats", "Particle sheet: sequences / frames"), sheet));
  }
  if (const image::ImagePtr thumbnail = readVtfThumbnail(file, header)) {
    scene::Property made = property(QT_TRANSLATE_NOOP("formats", "Thumbnail"),
                                    QStringLiteral("%1 x %2, %3")
                                        .arg(header.thumbnailWidth)
                                        .arg(header.thumbnailHeight)
                                        .arg(vtfFormatName(header.thumbnailFormat, header.minor)));
    made.picture = thumbnail;
    all.push_back(std::move(made));
  }
  return all;
}

} // namespace vitrine::formats::source
