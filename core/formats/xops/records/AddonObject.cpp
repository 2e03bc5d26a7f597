#include "core/formats/xops/records/AddonObject.h"

#include "core/base/Translate.h"

#include <QtGlobal>

#include <limits>

namespace vitrine::formats::xops {
namespace {

/// The lines of the text, counted from 0.
enum ObjectLine : std::size_t { Model, Picture, Radius, Strength, Sound, Jump };

constexpr auto kObjectMeanings = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("formats", "model"),
    QT_TRANSLATE_NOOP("formats", "picture"),
    QT_TRANSLATE_NOOP("formats", "radius"),
    QT_TRANSLATE_NOOP("formats", "strength"),
    QT_TRANSLATE_NOOP("formats", "sound"),
    QT_TRANSLATE_NOOP("formats", "jump"),
    QT_TRANSLATE_NOOP("formats", "not read"),
});

} // namespace

Result<AddonObject> readAddonObject(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  auto read = readLines(bytes, space, diagnostics);
  if (!read) {
    return std::unexpected(read.error());
  }
  if (read->count() == 0) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, base::translate("formats", "there is no object in this file")));
  }
  AddonObject object;
  object.text = std::move(*read);
  const TextLines& text = object.text;
  const auto number = [&](std::size_t line) {
    return readNumber(text, line, std::numeric_limits<int>::max(), kObjectMeanings[line], diagnostics);
  };
  object.model = text.optional(Model);
  object.picture = text.optional(Picture);
  object.radius = number(Radius);
  object.strength = number(Strength);
  object.sound = text.optional(Sound);
  object.jump = number(Jump);
  checkComplete(text, std::span(kObjectMeanings).first(Jump + 1), diagnostics);
  return object;
}

structure::StructureBuilder::Handle addAddonObjectSections(structure::StructureBuilder& builder,
                                                           structure::StructureBuilder::Handle parent,
                                                           const ByteSourcePtr& source, const AddonObject& object) {
  return addLineSection(builder, parent, QStringLiteral("addon object"), source, object.text, kObjectMeanings);
}

std::vector<scene::Property> addonObjectProperties(const AddonObject& object, RecordRef base) {
  const auto line = [&](const char* key, const QString& value, std::size_t number) {
    return lineProperty(key, value, object.text, number, base);
  };
  return {
      line(QT_TRANSLATE_NOOP("formats", "Model"), object.model, Model),
      line(QT_TRANSLATE_NOOP("formats", "Picture"), object.picture, Picture),
      line(QT_TRANSLATE_NOOP("formats", "Radius"), QString::number(object.radius), Radius),
      line(QT_TRANSLATE_NOOP("formats", "Strength"), QString::number(object.strength), Strength),
      line(QT_TRANSLATE_NOOP("formats", "Sound"), orNone(object.sound), Sound),
      line(QT_TRANSLATE_NOOP("formats", "Jump"), QString::number(object.jump), Jump),
  };
}

} // namespace vitrine::formats::xops
