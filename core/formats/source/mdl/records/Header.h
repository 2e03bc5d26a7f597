#pragma once

#include "core/base/Result.h"
#include "core/structure/Column.h"

#include <QString>
#include <QVector3D>

#include <array>
#include <cstdint>
#include <optional>

namespace vitrine::formats::source {

inline constexpr const char* kMdlPlace = QT_TRANSLATE_NOOP("formats", "offset in the file");
inline constexpr const char* kMdlFromRecord = QT_TRANSLATE_NOOP("formats", "offset from the start of this record");

/// Lists that the header of a model tells count and place of (docs/formats/source-models.md, "Header").
enum class MdlTable {
  Bones,
  BoneControllers,
  HitboxSets,
  Animations,
  Sequences,
  Textures,
  TextureDirs,
  BodyParts,
  Attachments,
  FlexDescs,
  FlexControllers,
  FlexRules,
  IkChains,
  Mouths,
  PoseParameters,
  IkLocks,
  IncludeModels,
  AnimBlocks,
  FlexControllerUis,
  Count
};
inline constexpr std::size_t kMdlTableCount = static_cast<std::size_t>(MdlTable::Count);

/// A number of a record that is the place of a text.
struct MdlNameField {
  const char* name; ///< of the text
  structure::Column place;
  bool fromRecord = true; ///< counted from the start of the record; else of the file
};

struct MdlTableInfo {
  const char* name;        ///< of the section
  structure::Column count; ///< fields of the header
  structure::Column place;
  structure::LayoutPtr layout;
  std::vector<MdlNameField> names = {};
};
const MdlTableInfo& infoOf(MdlTable table);

/// A list as it lies in the file: whole, or empty where the header tells of one that does not fit.
struct MdlSpan {
  std::uint64_t offset = 0;
  std::uint32_t count = 0;
  std::uint32_t recordSize = 0;
  std::optional<Error> fault = {};

  std::uint64_t at(std::uint32_t index) const { return offset + std::uint64_t{index} * recordSize; }
};

enum MdlFlag : std::uint32_t {
  kMdlForceOpaque = 0x4,
  kMdlTwoPass = 0x8,
  kMdlStaticProp = 0x10,
  kMdlShadowLod = 0x40,
};

/// The header of a model. Places are bytes of the file, vectors in file axes.
struct MdlHeader {
  std::int32_t version = 0;
  std::uint32_t checksum = 0;
  QString name;
  QVector3D eyePosition;
  QVector3D illuminationPosition;
  QVector3D hullMin;
  QVector3D hullMax;
  std::uint32_t flags = 0;
  std::array<MdlSpan, kMdlTableCount> tables;
  std::int32_t skinRefs = 0;
  std::int32_t skinFamilies = 0;
  std::int64_t skins = 0;
  std::int64_t surfaceProp = 0; ///< place of a name
  std::int64_t keyValues = 0;
  std::int64_t keyValueSize = 0;
  float mass = 0;
  std::int64_t animBlockName = 0; ///< place of a name

  const MdlSpan& table(MdlTable which) const { return tables[static_cast<std::size_t>(which)]; }
  bool has(MdlFlag flag) const { return (flags & flag) != 0; }
};

/// The layout of the header, for its section.
const structure::LayoutPtr& mdlHeaderLayout();
/// Bytes of a list, or of the number that says how many there are, where there is none.
ByteRange mdlTableRange(MdlTable table, const MdlHeader& header);
/// Bytes of the field that has the model's checksum, and of the one that counts its skins' materials.
ByteRange mdlChecksumRange();
ByteRange mdlSkinRefsRange();

/// Version of a file that refusalOfMdl lets pass.
std::int32_t mdlVersion(const Bytes& head);

/// Reason why a file with these first bytes is not read; nullopt: it is. WrongFormat, or Unsupported, which
/// names the version.
std::optional<Error> refusalOfMdl(const Bytes& head);

/// The corners of a model's hull, as a header of any version names them; nullopt where the file is no model or ends
/// before them. Damage elsewhere does not matter.
std::optional<std::array<QVector3D, 2>> mdlHull(const Bytes& file);

/// The header, and which of its lists lie in the file. Damaged where the file ends before the header does.
Result<MdlHeader> readMdlHeader(const Bytes& file);

} // namespace vitrine::formats::source
