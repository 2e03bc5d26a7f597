#include "core/formats/x3/scene/BodyProperties.h"

#include "core/base/Translate.h"
#include "core/formats/x3/file/PlainText.h"
#include "core/formats/x3/scene/X3SceneBuild.h"
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

constexpr std::array<std::pair<char, const char*>, 6> kLetters{
    {{'b', QT_TRANSLATE_NOOP("formats", "body")},
     {'c', QT_TRANSLATE_NOOP("formats", "camera")},
     {'l', QT_TRANSLATE_NOOP("formats", "omni light")},
     {'d', QT_TRANSLATE_NOOP("formats", "directional light")},
     {'j', QT_TRANSLATE_NOOP("formats", "sub-scene")},
     {'u', QT_TRANSLATE_NOOP("formats", "sub-scene (old)")}}};

/// Numbers with as few digits as tell them apart: "0.5, 1, 0".
QString textOf(const QVector3D& vector) {
  return QStringLiteral("%1, %2, %3").arg(vector.x()).arg(vector.y()).arg(vector.z());
}

QString withNames(std::uint32_t number, std::span<const FlagName> names) {
  const QStringList named = structure::flagNames(names, number);
  const QString bits = hexText(number);
  return named.isEmpty() ? bits : QStringLiteral("%1: %2").arg(bits, named.join(QStringLiteral(", ")));
}

QString metres(double units) {
  return QStringLiteral("%1 m").arg(units / kUnitsPerMetre);
}

QString letterNames(const QString& flags) {
  QStringList names;
  for (const QChar flag : flags) {
    const auto found = std::ranges::find(kLetters, flag.toLatin1(), &std::pair<char, const char*>::first);
    names << (found == kLetters.end()
                  ? QString(flag)
                  : QStringLiteral("%1: %2").arg(flag).arg(base::translate("formats", found->second)));
  }
  return names.join(QStringLiteral(", "));
}

QString cockpitText(std::uint32_t cockpit) {
  return cockpit >= kLeastJet ? withNames(cockpit, kJetBits) : QString::number(cockpit);
}

} // namespace

std::vector<scene::Property> bodyProperties(const Body& body) {
  PropertyList list;
  if (body.records.empty()) {
    return {};
  }
  const std::int32_t size = body.records.front().value;
  list.add(QT_TRANSLATE_NOOP("formats", "Half size"),
           size > 0 ? QStringLiteral("%1 (%2)").arg(size).arg(metres(size))
                    : base::translate("formats", "none: coordinates are scene units"));
  QStringList thresholds;
  for (const BodyRecord& record : std::span(body.records).subspan(1)) {
    thresholds << QString::number(record.value);
  }
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Coarser below (radius * 640 / distance)"),
                      thresholds.join(QStringLiteral(", ")));
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Created by"), body.info);
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Name"), body.name);
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Sound"), body.sound);
  return list.take();
}

std::vector<scene::Property> recordProperties(const Body& body, std::size_t record) {
  const BodyRecord& from = body.records[record];
  PropertyList list;
  list.add(record == 0 ? QT_TRANSLATE_NOOP("formats", "Half size") : QT_TRANSLATE_NOOP("formats", "Threshold"),
           from.value);
  list.add(QT_TRANSLATE_NOOP("formats", "Points"), from.points.size());
  list.add(QT_TRANSLATE_NOOP("formats", "Faces"), from.faces.size());
  if (!from.bones.empty()) {
    list.add(QT_TRANSLATE_NOOP("formats", "Bones"), from.bones.size());
  }
  return list.take();
}

std::vector<scene::Property> partProperties(const BodyPart& part, std::uint32_t triangles, const Body& body) {
  PropertyList list;
  list.add(QT_TRANSLATE_NOOP("formats", "Flags"), withNames(part.flags, kPartProperties));
  list.add(QT_TRANSLATE_NOOP("formats", "Triangles"), triangles);
  if (part.pivot) {
    list.add(QT_TRANSLATE_NOOP("formats", "Pivot"), textOf(*part.pivot));
  }
  if (part.box) {
    const double size = body.records.front().value;
    list.add(QT_TRANSLATE_NOOP("formats", "Pivot"), textOf(part.box->pivot * static_cast<float>(size)));
    list.add(QT_TRANSLATE_NOOP("formats", "Radius"), metres(part.box->radius * size));
    list.add(QT_TRANSLATE_NOOP("formats", "Bounding box"),
             textOf(part.box->halfSize * static_cast<float>(2 * size / kUnitsPerMetre)) + QStringLiteral(" m"));
  }
  return list.take();
}

std::vector<scene::Property> pathProperties(const ScenePath& path, const std::optional<RecordRef>& record) {
  PropertyList list(record);
  list.add(QT_TRANSLATE_NOOP("formats", "Path"), path.id);
  list.add(QT_TRANSLATE_NOOP("formats", "Body"), path.body);
  if (path.parent) {
    list.add(QT_TRANSLATE_NOOP("formats", "Parent path"), *path.parent);
  }
  list.addUnlessEmpty(QT_TRANSLATE_NOOP("formats", "Flags"), letterNames(path.flags));
  if (path.cockpit) {
    list.add(QT_TRANSLATE_NOOP("formats", "Cockpit or jet"), cockpitText(*path.cockpit));
  }
  if (path.frames.size() > 1) {
    list.add(QT_TRANSLATE_NOOP("formats", "Frames"), path.frames.size());
    list.add(QT_TRANSLATE_NOOP("formats", "Milliseconds"), frameTimes(path).back());
  }
  if (path.isCamera() && !path.frames.empty() && path.frames.front().fov > 0) {
    list.add(QT_TRANSLATE_NOOP("formats", "Horizontal field of view (radians)"), path.frames.front().fov);
  }
  return list.take();
}

} // namespace vitrine::formats::x3
