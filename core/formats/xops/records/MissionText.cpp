#include "core/formats/xops/records/MissionText.h"

#include "core/base/Translate.h"
#include "core/formats/xops/records/XopsSky.h"

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
    QT_TRANSLATE_NOOP("formats", "first image"),
    QT_TRANSLATE_NOOP("formats", "second image"),
    QT_TRANSLATE_NOOP("formats", "briefing"),
});

/// The lines of a standard mission.
constexpr auto kStandardLines = std::to_array<MissionText::Line>({PictureA, PictureB, SkyNumber, Briefing});
constexpr auto kStandardMeanings = [] {
  std::array<const char*, kStandardLines.size()> meanings{};
  std::ranges::transform(kStandardLines, meanings.begin(), [](auto line) { return kMissionMeanings[line]; });
  return meanings;
}();

constexpr auto kNoMission = QT_TRANSLATE_NOOP("formats", "there is no mission in this file");
constexpr TextForm kAddonForm{"mission", kMissionMeanings, kNoMission};
constexpr TextForm kStandardForm{"mission", kStandardMeanings, kNoMission};

constexpr std::uint32_t kLongestShortName = 23;
constexpr std::uint32_t kLongestFullName = 63;
constexpr qsizetype kMostBriefingLines = 17;
constexpr int kExtraCollision = 1;
constexpr int kDark = 2;

/// Number of a line in the text of such a mission; kNoLine where it has none.
std::size_t rowOf(MissionText::Line line, MissionKind kind) {
  if (kind == MissionKind::Addon) {
    return line;
  }
  const auto found = std::ranges::find(kStandardLines, line);
  return found == kStandardLines.end() ? TextLines::kNoLine : static_cast<std::size_t>(found - kStandardLines.begin());
}

/// Pictures of standard missions are named without folder and extension.
QString pictureIn(const TextLines& text, MissionText::Line line, MissionKind kind) {
  const QString name = text.optional(rowOf(line, kind));
  return name.isEmpty() || kind == MissionKind::Addon ? name : QStringLiteral("data/briefing/%1.bmp").arg(name);
}

void checkLength(const TextLines& text, std::size_t line, std::uint32_t longest, Diagnostics& diagnostics) {
  if (line < text.count() && text.lines[line].length > longest) {
    diagnostics.note(
        base::translate("formats", "the %1 has %2 bytes; the game reads %3 and treats the rest as the next line")
            .arg(QCoreApplication::translate("formats", text.form.meanings[line]))
            .arg(text.lines[line].length)
            .arg(longest),
        text.placeOf(line));
  }
}

void checkLines(const MissionText& mission, Diagnostics& diagnostics) {
  const TextLines& text = mission.text;
  checkLength(text, rowOf(ShortName, mission.kind), kLongestShortName, diagnostics);
  checkLength(text, rowOf(FullName, mission.kind), kLongestFullName, diagnostics);
  checkComplete(text, rowOf(Briefing, mission.kind), diagnostics);
  if (mission.kind == MissionKind::Addon && mission.briefing.size() > kMostBriefingLines) {
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
  const auto read = readLines(head, base::kFileSpace, kAddonForm, ignored);
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

Result<MissionText> readMission(const Bytes& bytes, MissionKind kind, SpaceId space, Diagnostics& diagnostics) {
  auto read = readLines(bytes, space, kind == MissionKind::Addon ? kAddonForm : kStandardForm, diagnostics);
  if (!read) {
    return std::unexpected(read.error());
  }
  MissionText mission{kind, std::move(*read)};
  const TextLines& text = mission.text;
  const auto row = [kind](MissionText::Line line) { return rowOf(line, kind); };
  mission.shortName = text.value(row(ShortName));
  mission.fullName = text.value(row(FullName));
  mission.mapPath = text.value(row(Map));
  mission.pointsPath = text.value(row(Points));
  mission.sky = readNumber(text, row(SkyNumber), kLastSky, diagnostics);
  const int flags = readNumber(text, row(Flags), kExtraCollision | kDark, diagnostics);
  mission.extraCollision = (flags & kExtraCollision) != 0;
  mission.dark = (flags & kDark) != 0;
  mission.addonObject = text.optional(row(AddonObjectFile));
  mission.pictureA = pictureIn(text, PictureA, kind);
  mission.pictureB = pictureIn(text, PictureB, kind);
  mission.briefing = text.from(row(Briefing));
  checkLines(mission, diagnostics);
  return mission;
}

std::vector<scene::Property> missionProperties(const MissionText& mission, RecordRef base) {
  const auto row = [&](MissionText::Line line) { return rowOf(line, mission.kind); };
  return propertiesOf(
      mission.text, base,
      {{QT_TRANSLATE_NOOP("formats", "Title"), mission.shortName, row(ShortName)},
       {QT_TRANSLATE_NOOP("formats", "Full name"), mission.fullName, row(FullName)},
       {QT_TRANSLATE_NOOP("formats", "Map"), mission.mapPath, row(Map)},
       {QT_TRANSLATE_NOOP("formats", "Points"), mission.pointsPath, row(Points)},
       {QT_TRANSLATE_NOOP("formats", "Sky"), skyText(mission.sky), row(SkyNumber)},
       {QT_TRANSLATE_NOOP("formats", "Dark"), yesNo(mission.dark), row(Flags)},
       {QT_TRANSLATE_NOOP("formats", "Extra collision"), yesNo(mission.extraCollision), row(Flags)},
       {QT_TRANSLATE_NOOP("formats", "Addon object"), orNone(mission.addonObject), row(AddonObjectFile)},
       {QT_TRANSLATE_NOOP("formats", "First image"), orNone(mission.pictureA), row(PictureA)},
       {QT_TRANSLATE_NOOP("formats", "Second image"), orNone(mission.pictureB), row(PictureB)},
       {QT_TRANSLATE_NOOP("formats", "Briefing"), mission.briefing.join(QLatin1Char('\n')), row(Briefing),
        static_cast<std::size_t>(mission.briefing.size())}});
}

QString missionPath(const QString& written) {
  static const QRegularExpression addon(QStringLiteral(R"(^(?:\.?[\\/])?addon[\\/]+)"),
                                        QRegularExpression::CaseInsensitiveOption);
  const auto match = addon.match(written);
  return match.hasMatch() ? written.mid(match.capturedEnd()) : written;
}

} // namespace vitrine::formats::xops
