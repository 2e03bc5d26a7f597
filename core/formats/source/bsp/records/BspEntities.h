#pragma once

#include "core/base/Diagnostics.h"
#include "core/bytes/Bytes.h"
#include "core/document/EntityText.h"
#include "core/structure/RecordTable.h"

#include <QString>
#include <QVector3D>

#include <optional>
#include <string_view>
#include <vector>

namespace vitrine::formats::source {

/// A key and its value; views of the lump's bytes, without the quotes.
struct EntityPair {
  std::string_view key;
  std::string_view value;

  /// The value with the 0x1B that newer branches put between the fields of an output shown as a comma, as older
  /// branches wrote it.
  QString shownValue() const;
};

/// One entity of a map, with its keys in file order; keys repeat (docs/formats/source-bsp.md, "Entities").
struct Entity {
  std::uint32_t start = 0; ///< of its opening brace, from the start of the lump
  std::uint32_t end = 0;   ///< after its closing brace, or where the text ends
  std::vector<EntityPair> pairs;

  /// The first value of a key, without regard to case; empty when there is none.
  std::string_view value(std::string_view key) const;
  bool has(std::string_view key) const;
  QString text(std::string_view key) const;
  std::optional<float> number(std::string_view key) const;
  /// Three numbers; nullopt when the key is missing or holds something else.
  std::optional<QVector3D> vector(std::string_view key) const;
  std::string_view className() const { return value("classname"); }
  /// True if a bit of the key `spawnflags` is set.
  bool hasSpawnFlag(std::uint32_t flag) const;
  /// A colour of three numbers from 0 to 255, as linear light; white when the key is missing.
  QVector3D colour(std::string_view key) const;
  /// N of a model "*N"; -1 when the entity has no brush model.
  int brushModel() const;
};

/// Entity that shows a brush model.
struct ShownModel {
  std::size_t entity = 0;
  std::size_t model = 0; ///< 1 … number of models - 1
};

/// The models that are shown, each with the first entity that does; ascending by entity. Numbers that no model of
/// `modelCount` has are left out.
std::vector<ShownModel> shownModels(const std::vector<Entity>& entities, std::size_t modelCount);

/// Reads entity text; the views in the result point into `text`, which must stay alive. `escapes`: a backslash keeps a
/// quote inside a value (Vampire's branch only). `where` is the lump's place, for diagnostics. What cannot be read is
/// skipped up to the next line that is only "}"; what was read before is kept.
std::vector<Entity> readEntities(const Bytes& text, bool escapes, const ByteRange& where, Diagnostics& diagnostics);

/// All keys and values of the entities in `text`, as readEntities understands it; quotes without their backslashes.
std::vector<document::EntityKeys> entityKeys(const Bytes& text, bool escapes);

/// The entities of the text at `where` as records.
structure::RecordTablePtr entityTable(const std::vector<Entity>& entities, bool escapes, const ByteSourcePtr& source,
                                      const ByteRange& where);

/// The bytes of an entity of the text at `where`.
inline ByteRange rangeOf(const Entity& entity, const ByteRange& where) {
  return {where.space, where.offset + entity.start, entity.end - entity.start};
}

/// Text as characters; std::byte has no string functions.
std::string_view asText(const Bytes& bytes);
QString decoded(std::string_view text);

bool equalsFolded(std::string_view a, std::string_view b);
bool startsWithFolded(std::string_view text, std::string_view start);

} // namespace vitrine::formats::source
