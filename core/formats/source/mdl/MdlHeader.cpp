#include "core/formats/source/mdl/MdlHeader.h"

#include "core/bytes/ByteReader.h"

namespace vitrine::formats::source {
namespace {

constexpr std::uint32_t kMagic = 0x54534449; // "IDST"
constexpr std::int32_t kOldest = 44;
constexpr std::int32_t kNewest = 49;
constexpr std::size_t kNameBytes = 64;

constexpr auto kTables = std::to_array<MdlTableInfo>({
    {"bones", 156, 216},
    {"bone controllers", 164, 56},
    {"hitbox sets", 172, 12},
    {"animations", 180, 100},
    {"sequences", 188, 212},
    {"textures", 204, 64},
    {"texture folders", 212, 4},
    {"body parts", 232, 16},
    {"attachments", 240, 92},
    {"flexes", 260, 4},
    {"flex controllers", 268, 20},
    {"flex rules", 276, 12},
    {"ik chains", 284, 16},
    {"mouths", 292, 20},
    {"pose parameters", 300, 20},
    {"ik locks", 320, 32},
    {"included models", 336, 8},
    {"animation blocks", 352, 8},
    {"flex controller uis", 384, 20},
});
static_assert(kTables.size() == kMdlTableCount);

MdlSpan readSpan(ByteReader& reader, const MdlTableInfo& info, std::uint64_t fileSize) {
  reader.seek(info.headerAt);
  const std::int32_t count = reader.i32();
  const std::int32_t place = reader.i32();
  if (count == 0) {
    return {};
  }
  const bool fits =
      count > 0 && place >= 0 && static_cast<std::uint64_t>(place) <= fileSize &&
      static_cast<std::uint64_t>(count) <= (fileSize - static_cast<std::uint64_t>(place)) / info.recordSize;
  if (fits) {
    return {static_cast<std::uint64_t>(place), static_cast<std::uint32_t>(count), {}};
  }
  return {0, 0,
          Error::damaged(QStringLiteral("%1 %2 at byte %3 do not fit in the %4 bytes of the file")
                             .arg(count)
                             .arg(QLatin1StringView(info.name))
                             .arg(place)
                             .arg(fileSize),
                         info.headerAt)};
}

MdlHeader readFields(ByteReader& reader) {
  MdlHeader header;
  reader.seek(4);
  header.version = reader.i32();
  header.checksum = reader.u32();
  header.name = reader.fixedLatin1(kNameBytes);
  reader.seek(80);
  header.eyePosition = reader.vec3();
  header.illuminationPosition = reader.vec3();
  header.hullMin = reader.vec3();
  header.hullMax = reader.vec3();
  reader.seek(152);
  header.flags = reader.u32();
  reader.seek(220);
  header.skinRefs = reader.i32();
  header.skinFamilies = reader.i32();
  header.skins = reader.i32();
  reader.seek(308);
  header.surfaceProp = reader.i32();
  header.keyValues = reader.i32();
  header.keyValueSize = reader.i32();
  reader.seek(328);
  header.mass = reader.f32();
  reader.seek(348);
  header.animBlockName = reader.i32();
  reader.seek(400);
  header.header2 = reader.i32();
  return header;
}

} // namespace

const MdlTableInfo& infoOf(MdlTable table) {
  return kTables[static_cast<std::size_t>(table)];
}

std::optional<Error> refusalOfMdl(const Bytes& head) {
  if (head.size() < 8 || bytes::loadU32(head.data()) != kMagic) {
    return Error::of(ErrorCode::WrongFormat, QStringLiteral("this is not a Source model: it does not begin with IDST"));
  }
  const std::int32_t version = bytes::loadI32(head.data() + 4);
  if (version >= kOldest && version <= kNewest) {
    return std::nullopt;
  }
  const QString game = version == 10                        ? QStringLiteral(", of Half-Life and its mods")
                       : version > kNewest                  ? QStringLiteral(", newer than those of Source")
                       : version >= 31 && version < kOldest ? QStringLiteral(", older than Half-Life 2")
                                                            : QString();
  Error error = Error::of(ErrorCode::Unsupported, QStringLiteral("a model of version %1%2; versions %3 to %4 are read")
                                                      .arg(version)
                                                      .arg(game)
                                                      .arg(kOldest)
                                                      .arg(kNewest));
  error.offset = 4;
  return error;
}

Result<MdlHeader> readMdlHeader(const Bytes& file) {
  if (auto refusal = refusalOfMdl(file)) {
    return std::unexpected(std::move(*refusal));
  }
  if (file.size() < kMdlHeaderSize) {
    return std::unexpected(Error::damaged(
        QStringLiteral("the file ends inside its header, after %1 of %2 bytes").arg(file.size()).arg(kMdlHeaderSize),
        file.size()));
  }
  ByteReader reader(file);
  MdlHeader header = readFields(reader);
  for (std::size_t i = 0; i < kTables.size(); ++i) {
    header.tables[i] = readSpan(reader, kTables[i], file.size());
  }
  return header;
}

} // namespace vitrine::formats::source
