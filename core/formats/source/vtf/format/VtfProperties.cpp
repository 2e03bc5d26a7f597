#include "core/base/Translate.h"
#include "core/formats/source/vtf/records/VtfFlags.h"
#include "core/formats/source/vtf/scene/VtfScene.h"
#include "core/structure/RecordStream.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kMostSequences = 64; ///< of a particle sheet, as games have them

scene::Property property(const char* key, const QString& value, image::ImagePtr picture = nullptr) {
  return {QString::fromLatin1(key), value, {}, {}, {}, std::move(picture), true};
}

QString sizeText(const VtfHeader& header) {
  const QString plane = QStringLiteral("%1 x %2").arg(header.width).arg(header.height);
  return header.depth > 1 ? plane + QStringLiteral(" x %1").arg(header.depth) : plane;
}

/// "12 sequences, 40 frames"; empty: there is no sheet that can be read.
QString sheetText(const VtfHeader& header, const Bytes& file, Diagnostics& diagnostics) {
  const VtfResource* resource = header.resource(VtfResource::kParticleSheet);
  if (resource == nullptr || resource->local()) {
    return {};
  }
  try {
    bytes::ByteReader in(file);
    in.seek(resource->value);
    structure::RecordStream sheet(vtf::kSheet, in);
    sheet.skip(vtf::kSheet["size"]);
    const auto version = sheet.as<std::uint32_t>(vtf::kSheet["version"]);
    const std::uint32_t sequences = std::min(sheet.as<std::uint32_t>(vtf::kSheet["sequences"]), kMostSequences);
    const std::uint64_t frameBytes = version == 0 ? 20 : 68; // a duration, and one or four rectangles
    std::uint64_t frames = 0;
    for (std::uint32_t i = 0; i < sequences; ++i) {
      const std::uint64_t start = in.position();
      in.skip(vtf::kSheetSequence.size);
      const auto count = structure::columnOf<vtf::kSheetSequence>("frames").as<std::uint32_t>(file.data() + start);
      in.require(count, frameBytes, base::translate("formats", "frames of a particle sheet"));
      in.skip(count * frameBytes);
      frames += count;
    }
    return QStringLiteral("%1 / %2").arg(sequences).arg(frames);
  } catch (const bytes::ReadError& error) {
    diagnostics.warn(
        base::translate("formats", "the particle sheet cannot be read: %1").arg(error.error().message),
        ByteRange{base::kFileSpace, std::min<std::uint64_t>(error.error().offset.value_or(0), file.size()), 0});
    return {};
  }
}

} // namespace

std::vector<scene::Property> vtfProperties(const VtfHeader& header, const VtfLayout* layout, const Bytes& file,
                                           Diagnostics& diagnostics) {
  std::vector<scene::Property> all{
      property(QT_TRANSLATE_NOOP("formats", "Texel format"), vtfFormatName(header.format, header.minor)),
      property(QT_TRANSLATE_NOOP("formats", "Size"), sizeText(header)),
      property(QT_TRANSLATE_NOOP("formats", "Mip levels"), QString::number(header.mips)),
      property(QT_TRANSLATE_NOOP("formats", "Frames"), QString::number(header.frames))};
  if (layout != nullptr && layout->faces() > 1) {
    all.push_back(property(QT_TRANSLATE_NOOP("formats", "Faces"), QString::number(layout->faces())));
  }
  if (layout != nullptr && layout->coding() != VtfCoding::None) {
    all.push_back(property(QT_TRANSLATE_NOOP("formats", "Packed with"), layout->codingName()));
  }
  const QStringList flags = structure::flagNames(kVtfFlagNames, header.flags);
  all.push_back(property(QT_TRANSLATE_NOOP("formats", "Flags"), flags.join(QLatin1Char(' '))));
  all.push_back(property(QT_TRANSLATE_NOOP("formats", "Reflectivity"), QStringLiteral("%1 %2 %3")
                                                                           .arg(header.reflectivity.x())
                                                                           .arg(header.reflectivity.y())
                                                                           .arg(header.reflectivity.z())));
  all.push_back(property(QT_TRANSLATE_NOOP("formats", "Bump scale"), QString::number(header.bumpScale)));
  if (const QString sheet = sheetText(header, file, diagnostics); !sheet.isEmpty()) {
    all.push_back(property(QT_TRANSLATE_NOOP("formats", "Particle sheet: sequences / frames"), sheet));
  }
  if (const image::ImagePtr thumbnail = readVtfThumbnail(file, header)) {
    all.push_back(property(QT_TRANSLATE_NOOP("formats", "Thumbnail"), vtfThumbnailText(header), thumbnail));
  }
  return all;
}

} // namespace vitrine::formats::source
