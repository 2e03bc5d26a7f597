#include "core/formats/xops/records/StandardMission.h"

#include "core/base/Translate.h"
#include "core/formats/xops/records/Sky.h"

#include <QtGlobal>

namespace vitrine::formats::xops {
namespace {

/// The lines of the text, counted from 0.
struct StandardLine {
  enum : std::size_t { PictureA, PictureB, SkyNumber, Briefing };
};

constexpr auto kStandardMeanings = std::to_array<const char*>({
    QT_TRANSLATE_NOOP("formats", "first picture"),
    QT_TRANSLATE_NOOP("formats", "second picture"),
    QT_TRANSLATE_NOOP("formats", "sky"),
    QT_TRANSLATE_NOOP("formats", "briefing"),
});

/// Pictures are named without folder and extension.
QString picturePath(const QString& name) {
  return name.isEmpty() ? QString() : QStringLiteral("data/briefing/%1.bmp").arg(name);
}

} // namespace

Result<StandardMission> readStandardMission(const Bytes& bytes, SpaceId space, Diagnostics& diagnostics) {
  auto read = readLines(bytes, space, diagnostics);
  if (!read) {
    return std::unexpected(read.error());
  }
  if (read->count() == 0) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, base::translate("formats", "there is no mission in this file")));
  }
  StandardMission mission;
  mission.text = std::move(*read);
  const TextLines& text = mission.text;
  mission.pictureA = picturePath(text.optional(StandardLine::PictureA));
  mission.pictureB = picturePath(text.optional(StandardLine::PictureB));
  mission.sky =
      readNumber(text, StandardLine::SkyNumber, kLastSky, kStandardMeanings[StandardLine::SkyNumber], diagnostics);
  mission.briefing = text.from(StandardLine::Briefing);
  checkComplete(text, std::span(kStandardMeanings).first(StandardLine::Briefing), diagnostics);
  return mission;
}

structure::StructureBuilder::Handle addStandardMissionSections(structure::StructureBuilder& builder,
                                                               structure::StructureBuilder::Handle parent,
                                                               const ByteSourcePtr& source,
                                                               const StandardMission& mission) {
  return addLineSection(builder, parent, QStringLiteral("mission"), source, mission.text, kStandardMeanings);
}

std::vector<scene::Property> standardMissionProperties(const StandardMission& mission, RecordRef base) {
  const TextLines& text = mission.text;
  const auto line = [&](const char* key, const QString& value, std::size_t number) {
    return lineProperty(key, value, text, number, base);
  };
  std::vector<scene::Property> properties{
      line(QT_TRANSLATE_NOOP("formats", "Sky"), skyText(mission.sky), StandardLine::SkyNumber),
      line(QT_TRANSLATE_NOOP("formats", "First picture"), orNone(mission.pictureA), StandardLine::PictureA),
      line(QT_TRANSLATE_NOOP("formats", "Second picture"), orNone(mission.pictureB), StandardLine::PictureB),
  };
  addBriefing(properties, mission.briefing, text, StandardLine::Briefing, base);
  return properties;
}

} // namespace vitrine::formats::xops
