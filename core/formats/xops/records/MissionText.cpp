#include "core/formats/xops/records/MissionText.h"

#include "core/base/Translate.h"
#include "core/formats/xops/records/Sky.h"

#include <QRegularExpression>
#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

using enum MissionText::Line;

constexpr auto kMissionMeanings = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("formats", "short name"),
    QT_TRANSLATE_NOOP("formats", "full name"),
    QT_TRANSLATE_NOOP("formats", "map"),
    QT_TRANSLATE_NOOP("formats", "points"),
    QT_TRANSLATE_NOOP("formats", "sky"),
    QT_TRANSLATE_NOOP("formats", "extra collision, darkness"),
    QT_TRANSLATE_NOOP("formats", "addon object"),
    QT_TRANSLATE_NOOP("formats", "first picture"),
    QT_TRANSLATE_NOOP("formats", "second picture"),
    QT_TRANSLATE_NOOP("formats", "briefing"),
});

constexpr std::uint32_t kLongestShortName = 23;
constexpr std::uint32_t kLongestFullName = 63;
constexpr qsizetype kMostBriefingLines = 17;
constexpr int kExtraCollision = 1;
constexpr int kDark = 2;

void checkLength(const TextLines& text, std::size_t line, std::uint32_t longest, Diagnostics& diagnostics) {
  if (line < text.count() && text.lines[line].length > longest) {
    diagnostics.note(
        base::translate("formats", "the %1 has %2 bytes; the game reads %3 and takes the rest for the next line")
            .arg(QCoreApplication::translate("formats", kMissionMeanings[line]))
            .arg(text.lines[line].length)
            .arg(longest),
        text.placeOf(line));
  }
}

void checkLines(const MissionText& mission, Diagnostics& diagnostics) {
  const TextLines& text = mission.text;
  checkLength(text, ShortName, kLongestShortName, diagnostics);
  checkLength(text, FullName, kLongestFullName, diagnostics);
  checkComplete(text, std::span(kMissionMeanings).first(Briefing), diagnostics);
  if (mission.briefing.size() > kMostBriefingLines) {
    diagnostics.note(base::translate("formats", "the briefing has %1 lines; the game shows %2")
                         .arg(mission.briefing.size())
                         .arg(kMostBriefingLines),
                     text.placeOf(Briefing + kMostBriefingLines));
  }
}

bool isSmallNumber(const TextLines& text, std::size_t line) {
  const auto number = text.number(line);
  return number && *number >= 0 && *number < 100;
}

} // namespace

int missionScore(const Bytes& head) {
  Diagnostics ignored;
  const auto read = readLines(head, base::kFileSpace, ignored);
  if (!read) {
    return 0;
  }
  const bool map = read->value(Map).endsWith(QLatin1StringView(".bd1"), Qt::CaseInsensitive);
  const bool points = read->value(Points).endsWith(QLatin1StringView(".pd1"), Qt::CaseInsensitive);
  const bool numbers = isSmallNumber(*read, SkyNumber) && isSmallNumber(*read, Flags);
  if (map && points) {
    return numbers ? 95 : 80;
  }
  return (map || points) && numbers ? 60 : 0;
}

Result<MissionText> readMission(const Bytes& bytes, Diagnostics& diagnostics, SpaceId space) {
  auto read = readLines(bytes, space, diagnostics);
  if (!read) {
    return std::unexpected(read.error());
  }
  if (read->count() == 0) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, base::translate("formats", "there is no mission in this file")));
  }
  MissionText mission;
  mission.text = std::move(*read);
  const TextLines& text = mission.text;
  mission.shortName = text.value(ShortName);
  mission.fullName = text.value(FullName);
  mission.mapPath = text.value(Map);
  mission.pointsPath = text.value(Points);
  mission.sky = readNumber(text, SkyNumber, kLastSky, kMissionMeanings[SkyNumber], diagnostics);
  const int flags = readNumber(text, Flags, kExtraCollision | kDark, kMissionMeanings[Flags], diagnostics);
  mission.extraCollision = (flags & kExtraCollision) != 0;
  mission.dark = (flags & kDark) != 0;
  mission.addonObject = text.optional(AddonObjectFile);
  mission.pictureA = text.optional(PictureA);
  mission.pictureB = text.optional(PictureB);
  mission.briefing = text.from(Briefing);
  checkLines(mission, diagnostics);
  return mission;
}

structure::StructureBuilder::Handle addMissionSections(structure::StructureBuilder& builder,
                                                       structure::StructureBuilder::Handle parent,
                                                       const ByteSourcePtr& source, const MissionText& mission) {
  return addLineSection(builder, parent, QStringLiteral("mission"), source, mission.text, kMissionMeanings);
}

std::vector<scene::Property> missionProperties(const MissionText& mission, RecordRef base) {
  const TextLines& text = mission.text;
  const auto line = [&](const char* key, const QString& value, std::size_t number) {
    return lineProperty(key, value, text, number, base);
  };
  std::vector<scene::Property> properties{
      line(QT_TRANSLATE_NOOP("formats", "Title"), mission.shortName, ShortName),
      line(QT_TRANSLATE_NOOP("formats", "Full name"), mission.fullName, FullName),
      line(QT_TRANSLATE_NOOP("formats", "Map"), mission.mapPath, Map),
      line(QT_TRANSLATE_NOOP("formats", "Points"), mission.pointsPath, Points),
      line(QT_TRANSLATE_NOOP("formats", "Sky"), skyText(mission.sky), SkyNumber),
      line(QT_TRANSLATE_NOOP("formats", "Dark"), yesNo(mission.dark), Flags),
      line(QT_TRANSLATE_NOOP("formats", "Extra collision"), yesNo(mission.extraCollision), Flags),
      line(QT_TRANSLATE_NOOP("formats", "Addon object"), orNone(mission.addonObject), AddonObjectFile),
      line(QT_TRANSLATE_NOOP("formats", "First picture"), orNone(mission.pictureA), PictureA),
      line(QT_TRANSLATE_NOOP("formats", "Second picture"), orNone(mission.pictureB), PictureB),
  };
  addBriefing(properties, mission.briefing, text, Briefing, base);
  return properties;
}

QString missionPath(const QString& written) {
  static const QRegularExpression addon(QStringLiteral(R"(^(?:\.?[\\/])?addon[\\/]+)"),
                                        QRegularExpression::CaseInsensitiveOption);
  const auto match = addon.match(written);
  return match.hasMatch() ? written.mid(match.capturedEnd()) : written;
}

} // namespace vitrine::formats::xops
