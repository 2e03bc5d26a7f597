#include "core/formats/xops/records/AddonObject.h"

#include <QtGlobal>

#include <limits>

namespace vitrine::formats::xops {
namespace {

/// The lines of the text, counted from 0.
enum ObjectLine : std::size_t { Model, Picture, Radius, Strength, Sound, Jump };

constexpr auto kObjectMeanings = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("formats", "model"),
    QT_TRANSLATE_NOOP("formats", "image"),
    QT_TRANSLATE_NOOP("formats", "radius"),
    QT_TRANSLATE_NOOP("formats", "strength"),
    QT_TRANSLATE_NOOP("formats", "sound"),
    QT_TRANSLATE_NOOP("formats", "jump"),
    QT_TRANSLATE_NOOP("formats", "not read"),
});
constexpr TextForm kObjectForm{"addon object", kObjectMeanings,
                               QT_TRANSLATE_NOOP("formats", "there is no object in this file")};

} // namespace

Result<AddonObject> readAddonObject(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  auto read = readLines(bytes, space, kObjectForm, diagnostics);
  if (!read) {
    return std::unexpected(read.error());
  }
  AddonObject object;
  object.text = std::move(*read);
  const TextLines& text = object.text;
  const auto number = [&](std::size_t line) {
    return readNumber(text, line, std::numeric_limits<int>::max(), diagnostics);
  };
  object.model = text.optional(Model);
  object.picture = text.optional(Picture);
  object.radius = number(Radius);
  object.strength = number(Strength);
  object.sound = text.optional(Sound);
  object.jump = number(Jump);
  checkComplete(text, Jump + 1, diagnostics);
  return object;
}

std::vector<scene::Property> addonObjectProperties(const AddonObject& object, RecordRef base) {
  return propertiesOf(object.text, base,
                      {{QT_TRANSLATE_NOOP("formats", "Model"), object.model, Model},
                       {QT_TRANSLATE_NOOP("formats", "Image"), object.picture, Picture},
                       {QT_TRANSLATE_NOOP("formats", "Radius"), QString::number(object.radius), Radius},
                       {QT_TRANSLATE_NOOP("formats", "Strength"), QString::number(object.strength), Strength},
                       {QT_TRANSLATE_NOOP("formats", "Sound"), orNone(object.sound), Sound},
                       {QT_TRANSLATE_NOOP("formats", "Jump"), QString::number(object.jump), Jump}});
}

} // namespace vitrine::formats::xops
