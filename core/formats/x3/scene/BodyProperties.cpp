#include "core/formats/x3/scene/BodyProperties.h"

#include "core/formats/x3/scene/SceneBuild.h"
#include "core/structure/RecordLayout.h"

#include <QtGlobal>

namespace vitrine::formats::x3 {
namespace {

using structure::FlagName;

constexpr std::array kPartProperties = {FlagName{0x1, "drawn"}, FlagName{0x4, "pivot"}, FlagName{0x8000, "hidden"},
                                        FlagName{0x10000000, "tangents and box"}};

/// Of an engine's jet; of turrets the number is the cockpit's.
constexpr std::array kJetBits = {FlagName{0x1, "main jet"},
                                 FlagName{0x2, "brake"},
                                 FlagName{0x4, "yaw"},
                                 FlagName{0x8, "yaw (other way)"},
                                 FlagName{0x10, "pitch"},
                                 FlagName{0x20, "pitch (other way)"},
                                 FlagName{0x40, "roll"},
                                 FlagName{0x80, "roll (other way)"},
                                 FlagName{0x1000, "visible"},
                                 FlagName{0x2000, "no trail"},
                                 FlagName{0x4000, "no emitter effect"},
                                 FlagName{0x8000, "travel mode"}};
constexpr std::uint32_t kLeastJet = 0x1000;

struct Letter {
  char letter;
  const char* name;
};
constexpr std::array kLetters = {Letter{'b', "body"},       Letter{'c', "camera"},
                                 Letter{'l', "omni light"}, Letter{'d', "directional light"},
                                 Letter{'j', "sub-scene"},  Letter{'u', "sub-scene (old)"}};

QString hex(std::uint32_t number) {
  return QStringLiteral("0x%1").arg(number, 0, 16);
}

QString withNames(std::uint32_t number, std::span<const FlagName> names) {
  const QStringList named = structure::flagNames(names, number);
  return named.isEmpty() ? hex(number) : QStringLiteral("%1: %2").arg(hex(number), named.join(QStringLiteral(", ")));
}

QString metres(double units) {
  return QStringLiteral("%1 m").arg(units / kUnitsPerMetre);
}

QString letterNames(const QString& flags) {
  QStringList names;
  for (const QChar flag : flags) {
    const auto found = std::ranges::find(kLetters, flag.toLatin1(), &Letter::letter);
    names << (found == kLetters.end() ? QString(flag)
                                      : QStringLiteral("%1: %2").arg(flag).arg(QLatin1StringView(found->name)));
  }
  return names.join(QStringLiteral(", "));
}

QString cockpitText(std::uint32_t cockpit) {
  return cockpit >= kLeastJet ? withNames(cockpit, kJetBits) : QString::number(cockpit);
}

} // namespace

std::vector<scene::Property> bodyProperties(const Body& body) {
  std::vector<scene::Property> properties;
  if (body.records.empty()) {
    return properties;
  }
  const std::int32_t size = body.records.front().value;
  properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Half size"),
                                   size > 0 ? QStringLiteral("%1 (%2)").arg(size).arg(metres(size))
                                            : QStringLiteral("none: coordinates are scene units")));
  QStringList thresholds;
  for (std::size_t record = 1; record < body.records.size(); ++record) {
    thresholds << QString::number(body.records[record].value);
  }
  if (!thresholds.isEmpty()) {
    properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Coarser below (radius * 640 / distance)"),
                                     thresholds.join(QStringLiteral(", "))));
  }
  for (const auto& [key, value] : {std::pair(QT_TRANSLATE_NOOP("formats", "Made by"), body.info),
                                   std::pair(QT_TRANSLATE_NOOP("formats", "Name"), body.name),
                                   std::pair(QT_TRANSLATE_NOOP("formats", "Sound"), body.sound)}) {
    if (!value.isEmpty()) {
      properties.push_back(ourProperty(key, value));
    }
  }
  return properties;
}

std::vector<scene::Property> recordProperties(const Body& body, std::size_t record) {
  const BodyRecord& from = body.records[record];
  std::vector<scene::Property> properties;
  properties.push_back(
      ourProperty(record == 0 ? QT_TRANSLATE_NOOP("formats", "Half size") : QT_TRANSLATE_NOOP("formats", "Threshold"),
                  QString::number(from.value)));
  properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Points"), QString::number(from.points.size())));
  properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Faces"), QString::number(from.faces.size())));
  if (!from.bones.empty()) {
    properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Bones"), QString::number(from.bones.size())));
  }
  return properties;
}

std::vector<scene::Property> partProperties(const BodyPart& part, std::uint32_t triangles, const Body& body) {
  std::vector<scene::Property> properties;
  properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Flags"), withNames(part.flags, kPartProperties)));
  properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Triangles"), QString::number(triangles)));
  if (part.pivot) {
    properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Pivot"), textOf(*part.pivot)));
  }
  if (part.box) {
    const double size = body.records.front().value;
    properties.push_back(
        ourProperty(QT_TRANSLATE_NOOP("formats", "Pivot"), textOf(part.box->pivot * static_cast<float>(size))));
    properties.push_back(ourProperty(QT_TRANSLATE_NOOP("formats", "Radius"), metres(part.box->radius * size)));
    properties.push_back(
        ourProperty(QT_TRANSLATE_NOOP("formats", "Bounding box"),
                    textOf(part.box->halfSize * static_cast<float>(2 * size / kUnitsPerMetre)) + QStringLiteral(" m")));
  }
  return properties;
}

std::vector<scene::Property> pathProperties(const ScenePath& path, const std::optional<RecordRef>& record) {
  std::vector<scene::Property> properties;
  const auto add = [&](const char* key, const QString& value) {
    properties.push_back(ourProperty(key, value, record));
  };
  add(QT_TRANSLATE_NOOP("formats", "Path"), QString::number(path.id));
  add(QT_TRANSLATE_NOOP("formats", "Body"), path.body);
  if (path.parent) {
    add(QT_TRANSLATE_NOOP("formats", "Parent path"), QString::number(*path.parent));
  }
  if (!path.flags.isEmpty()) {
    add(QT_TRANSLATE_NOOP("formats", "Flags"), letterNames(path.flags));
  }
  if (path.cockpit) {
    add(QT_TRANSLATE_NOOP("formats", "Cockpit or jet"), cockpitText(*path.cockpit));
  }
  if (path.frames.size() > 1) {
    add(QT_TRANSLATE_NOOP("formats", "Frames"), QString::number(path.frames.size()));
    add(QT_TRANSLATE_NOOP("formats", "Milliseconds"), QString::number(frameTimes(path).back()));
  }
  if (path.isCamera() && !path.frames.empty() && path.frames.front().fov > 0) {
    add(QT_TRANSLATE_NOOP("formats", "Horizontal field of view (radians)"), QString::number(path.frames.front().fov));
  }
  return properties;
}

} // namespace vitrine::formats::x3
