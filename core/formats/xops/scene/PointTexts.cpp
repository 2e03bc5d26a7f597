#include "core/formats/xops/scene/PointTexts.h"

#include "core/structure/Value.h"

#include <QCoreApplication>
#include <QtGlobal>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>
#include <span>

namespace vitrine::formats::xops {
namespace {

using scene::Property;

// Fields of kPoint.
constexpr std::size_t kKindField = kPoint["p1"];
constexpr std::size_t kFirstParameter = kPoint["p2"];
constexpr std::size_t kOwnNumber = 2; ///< p4, as a parameter

PointKind kindOf(const Point& point) {
  return static_cast<PointKind>(point.p[0]);
}

/// Meaning of a number, as user text; empty: nothing is known.
QString valueName(const PointParameter& parameter, int value) {
  const QString name = structure::enumName(parameter.values, static_cast<std::uint64_t>(value));
  return name.isEmpty() ? name : QCoreApplication::translate("formats", name.toUtf8().constData());
}

/// Meanings of a number that leads to nothing, in the order of LinkTo.
constexpr auto kNowhere = std::to_array<const char*>({
    "",
    QT_TRANSLATE_NOOP("formats", "there is no such template; the game uses type 0, team 0"),
    QT_TRANSLATE_NOOP("formats", "there is no such path point"),
    QT_TRANSLATE_NOOP("formats", "there is no such person"),
    QT_TRANSLATE_NOOP("formats", "there is no such object"),
    QT_TRANSLATE_NOOP("formats", "there is no such event"),
});

/// Names that say nothing but numbers of the point.
struct NamePattern {
  PointKind kind;
  const char* pattern;                  ///< user text
  std::array<std::size_t, 3> arguments; ///< parameters
  std::size_t count = 1;                ///< of arguments
};

constexpr auto kNamePatterns = std::to_array<NamePattern>({
    {PointKind::Weapon, QT_TRANSLATE_NOOP("formats", "Weapon %1 ×%2"), {0, 1}, 2},
    {PointKind::RandomWeapon, QT_TRANSLATE_NOOP("formats", "Weapon %1 or %2"), {0, 1}, 2},
    {PointKind::Branch, QT_TRANSLATE_NOOP("formats", "Path %1: on to %2 or %3"), {kOwnNumber, 0, 1}, 3},
    {PointKind::Template, QT_TRANSLATE_NOOP("formats", "Template %1: type %2, team %3"), {kOwnNumber, 0, 1}, 3},
    {PointKind::WaitDead, QT_TRANSLATE_NOOP("formats", "Wait until person %1 is dead"), {}},
    {PointKind::WaitHere, QT_TRANSLATE_NOOP("formats", "Wait until person %1 is here"), {}},
    {PointKind::SetWalk, QT_TRANSLATE_NOOP("formats", "Set path %1 to walk"), {}},
    {PointKind::WaitBroken, QT_TRANSLATE_NOOP("formats", "Wait until object %1 is broken"), {}},
    {PointKind::WaitCase, QT_TRANSLATE_NOOP("formats", "Wait until person %1 brings the case"), {}},
    {PointKind::WaitSeconds, QT_TRANSLATE_NOOP("formats", "Wait %1 s"), {}},
    {PointKind::Message, QT_TRANSLATE_NOOP("formats", "Message %1"), {}},
    {PointKind::ChangeTeam, QT_TRANSLATE_NOOP("formats", "Move person %1 to team 0"), {}},
});

} // namespace

float headingOf(float rotation) {
  if (!std::isfinite(rotation)) {
    return 0;
  }
  const double degrees = std::fmod(qRadiansToDegrees(static_cast<double>(rotation)), 360.0);
  return static_cast<float>(degrees < 0 ? degrees + 360.0 : degrees);
}

PointTexts::PointTexts(const PointFile& file, const PointIndex& index, const PointPlace& place)
    : m_file(file), m_index(index), m_place(place) {
  m_names.reserve(file.points.size());
  for (std::size_t row = 0; row < file.points.size(); ++row) {
    m_names.push_back(makeName(row));
  }
}

const QString& PointTexts::shared(const char* userText) const {
  QString& found = m_shared[userText];
  if (found.isNull()) {
    // Here and not in ui: numbers go into these texts, and what they are in cannot be translated any more.
    found = QCoreApplication::translate("formats", userText);
  }
  return found;
}

int PointTexts::number(std::size_t row, std::size_t parameter) const {
  const std::int8_t stored = point(row).p[parameter + 1];
  return infoOf(point(row).p[0]).parameters[parameter].isUnsigned ? static_cast<std::uint8_t>(stored) : stored;
}

std::optional<std::size_t> PointTexts::templateOf(std::size_t row) const {
  return m_index.find(LinkTo::Template, point(row).p[1]).point;
}

int PointTexts::team(std::size_t row) const {
  if (kindOf(point(row)) == PointKind::Template) {
    return point(row).p[2];
  }
  const auto model = templateOf(row);
  return model ? point(*model).p[2] : 0;
}

bool PointTexts::leadsNowhere(std::size_t row, std::size_t parameter) const {
  const LinkTo what = targetClassOf(point(row), parameter);
  const std::int8_t wanted = point(row).p[parameter + 1];
  // People who are to stay where they are have 0, and the player's way is the player's.
  const bool needsNoWay =
      isPerson(kindOf(point(row))) && what == LinkTo::Path && (wanted == 0 || m_index.player() == row);
  return what != LinkTo::Nothing && !needsNoWay && !m_index.find(what, wanted).point;
}

QString PointTexts::makeName(std::size_t row) const {
  if (isPerson(kindOf(point(row)))) {
    return personName(row);
  }
  for (int chain = 0; chain < PointIndex::kChains; ++chain) {
    if (m_index.chainStart(chain) == row) {
      return shared(QT_TRANSLATE_NOOP("formats", "Event chain %1 starts here · %2")).arg(chain + 1).arg(plainName(row));
    }
  }
  return plainName(row);
}

QString PointTexts::personName(std::size_t row) const {
  if (m_index.player() == row) {
    return shared(QT_TRANSLATE_NOOP("formats", "Player"));
  }
  const auto model = templateOf(row);
  const int type = model ? point(*model).p[1] : 0;
  return shared(QT_TRANSLATE_NOOP("formats", "Person %1 · type %2, team %3"))
      .arg(point(row).p[3])
      .arg(type)
      .arg(team(row));
}

QString PointTexts::plainName(std::size_t row) const {
  const Point& at = point(row);
  if (const auto known = std::ranges::find(kNamePatterns, kindOf(at), &NamePattern::kind);
      known != kNamePatterns.end()) {
    QString name = shared(known->pattern);
    for (const std::size_t parameter : std::span(known->arguments).first(known->count)) {
      name = name.arg(number(row, parameter));
    }
    return name;
  }
  const QString meaning = valueName(infoOf(at.p[0]).parameters[0], at.p[1]);
  switch (kindOf(at)) {
  case PointKind::Path:
    return shared(QT_TRANSLATE_NOOP("formats", "Path %1: %2"))
        .arg(at.p[3])
        .arg(meaning.isEmpty() ? shared(QT_TRANSLATE_NOOP("formats", "mode %1")).arg(at.p[1]) : meaning);
  case PointKind::Object:
    return meaning.isEmpty() ? shared(QT_TRANSLATE_NOOP("formats", "Object %1")).arg(at.p[1]) : meaning;
  case PointKind::Won:
  case PointKind::Lost:
    return shared(infoOf(at.p[0]).name);
  default:
    return shared(QT_TRANSLATE_NOOP("formats", "Point of kind %1")).arg(at.p[0]);
  }
}

std::vector<Property> PointTexts::properties(std::size_t row) const {
  const Point& at = point(row);
  std::vector<Property> properties;
  properties.reserve(8);
  properties.push_back(property(QT_TRANSLATE_NOOP("formats", "Kind"),
                                QStringLiteral("%1 (%2)").arg(at.p[0]).arg(shared(infoOf(at.p[0]).name)), row,
                                kKindField));
  addPlace(properties, row);
  for (std::size_t parameter = 0; parameter < 3; ++parameter) {
    addParameter(properties, row, parameter);
  }
  if (isPerson(kindOf(at))) {
    addPerson(properties, row);
  } else if (isEvent(kindOf(at))) {
    addEvent(properties, row);
  }
  return properties;
}

Property PointTexts::property(const char* key, QString value, std::size_t row, std::size_t first,
                              std::size_t fields) const {
  const ByteRange whole = rangeOfPoint(m_place.space, row);
  const std::uint32_t start = kPoint.fields[first].offset;
  const structure::Field& last = kPoint.fields[first + fields - 1];
  return {shared(key), std::move(value), record(row),
          ByteRange{whole.space, whole.offset + start, last.offset + last.byteSize() - start}};
}

void PointTexts::addPlace(std::vector<Property>& properties, std::size_t row) const {
  const Point& at = point(row);
  const std::vector<double> numbers{at.position.x(), at.position.y(), at.position.z()};
  properties.push_back(
      property(QT_TRANSLATE_NOOP("formats", "Position"), structure::toText(numbers), row, kPoint["x"], 3));
  const float tenths = std::round(headingOf(at.rotation) * 10.0F);
  properties.push_back(property(QT_TRANSLATE_NOOP("formats", "Heading"),
                                QStringLiteral("%1°").arg(std::fmod(tenths, 3600.0F) / 10.0F), row, kPoint["r"]));
}

void PointTexts::addParameter(std::vector<Property>& properties, std::size_t row, std::size_t parameter) const {
  const Point& at = point(row);
  const PointParameter& info = infoOf(at.p[0]).parameters[parameter];
  const bool unknown = infoOf(at.p[0]).group == PointGroup::Other;
  if (*info.label == '\0' && !unknown) {
    return;
  }
  Property made = property(info.label, {}, row, kFirstParameter + parameter);
  if (unknown) { // only the numbers can be told
    made.key = QStringLiteral("p%1").arg(parameter + 2);
  }
  const LinkTo own = linkClassOf(kindOf(at));
  const LinkTo what = targetClassOf(at, parameter);
  if (what != LinkTo::Nothing) {
    const Target target = m_index.find(what, at.p[parameter + 1]);
    made.value = linkText(row, parameter, target);
    const auto leadsTo = target.first();
    made.leadsTo = leadsTo ? std::optional(record(*leadsTo)) : std::nullopt;
  } else if (parameter == kOwnNumber && own != LinkTo::Nothing) {
    const Target first = m_index.find(own, at.p[3]);
    made.value = ownNumberText(row, first);
    made.leadsTo = first.first() != row ? std::optional(record(*first.first())) : std::nullopt;
  } else {
    made.value = valueText(row, parameter);
  }
  properties.push_back(std::move(made));
}

QString PointTexts::linkText(std::size_t row, std::size_t parameter, const Target& target) const {
  const std::int8_t wanted = point(row).p[parameter + 1];
  if (target.point) {
    const QString itself = shared(QT_TRANSLATE_NOOP("formats", "itself"));
    return QStringLiteral("%1 → %2").arg(wanted).arg(*target.point == row ? itself : name(*target.point));
  }
  if (!leadsNowhere(row, parameter)) {
    return shared(QT_TRANSLATE_NOOP("formats", "%1 (none)")).arg(wanted);
  }
  if (target.inTheWay) {
    return shared(QT_TRANSLATE_NOOP("formats", "%1 (point %2 is the first with this number: %3)"))
        .arg(wanted)
        .arg(*target.inTheWay)
        .arg(name(*target.inTheWay));
  }
  return QStringLiteral("%1 (%2)").arg(wanted).arg(
      shared(kNowhere[static_cast<std::size_t>(targetClassOf(point(row), parameter))]));
}

QString PointTexts::ownNumberText(std::size_t row, const Target& first) const {
  const std::int8_t own = point(row).p[3];
  if (first.inTheWay) {
    return shared(QT_TRANSLATE_NOOP("formats", "%1 (point %2 is the first with this number: no link leads here)"))
        .arg(own)
        .arg(*first.inTheWay);
  }
  const std::uint32_t sharing = m_index.sharing(linkClassOf(kindOf(point(row))), own);
  if (sharing == 1) {
    return QString::number(own);
  }
  if (first.point == row) {
    return shared(QT_TRANSLATE_NOOP("formats", "%1 (the first of %2 with this number: links lead here)"))
        .arg(own)
        .arg(sharing);
  }
  return shared(QT_TRANSLATE_NOOP("formats", "%1 (one of %2 with this number: links lead to the first, point %3)"))
      .arg(own)
      .arg(sharing)
      .arg(*first.point);
}

QString PointTexts::valueText(std::size_t row, std::size_t parameter) const {
  const int value = number(row, parameter);
  const PointParameter& info = infoOf(point(row).p[0]).parameters[parameter];
  QString meaning = valueName(info, value);
  if (kindOf(point(row)) == PointKind::Object && parameter == 1) {
    meaning = yesNo(value != 0);
  }
  return meaning.isEmpty() ? QString::number(value) : QStringLiteral("%1 (%2)").arg(value).arg(meaning);
}

void PointTexts::addPerson(std::vector<Property>& properties, std::size_t row) const {
  const auto model = templateOf(row);
  if (model) {
    for (const std::size_t parameter : {0, 1}) {
      const char* key = infoOf(point(*model).p[0]).parameters[parameter].label;
      properties.push_back(property(key, valueText(*model, parameter), *model, kFirstParameter + parameter));
    }
  }
  const auto player = m_index.player();
  if (point(row).p[3] != 0) {
    return;
  }
  const QString value =
      player == row
          ? shared(QT_TRANSLATE_NOOP("formats", "starts here"))
          : shared(QT_TRANSLATE_NOOP("formats", "not here: the game uses the last person with identifier 0, point %1"))
                .arg(*player);
  properties.push_back(property(QT_TRANSLATE_NOOP("formats", "Player"), value, row, kFirstParameter + kOwnNumber));
  properties.back().leadsTo = player == row ? std::nullopt : std::optional(record(*player));
}

void PointTexts::addEvent(std::vector<Property>& properties, std::size_t row) const {
  for (int chain = 0; chain < PointIndex::kChains; ++chain) {
    if (m_index.chainStart(chain) == row) {
      properties.push_back(property(QT_TRANSLATE_NOOP("formats", "Event chain"),
                                    shared(QT_TRANSLATE_NOOP("formats", "%1 starts here")).arg(chain + 1), row,
                                    kFirstParameter + kOwnNumber));
    }
  }
  if (kindOf(point(row)) == PointKind::Message && m_place.messages) {
    properties.push_back(messageProperty(row));
  }
}

Property PointTexts::messageProperty(std::size_t row) const {
  const TextLines& messages = *m_place.messages;
  const auto line = static_cast<std::size_t>(number(row, 0));
  constexpr auto kKey = QT_TRANSLATE_NOOP("formats", "Text");
  if (line >= messages.count()) {
    return property(kKey, shared(QT_TRANSLATE_NOOP("formats", "there is no such message")), row, kFirstParameter);
  }
  Property made{shared(kKey), messages.lines[line].text, {}, messages.where(line)};
  if (m_place.messageSection) {
    made.record = made.leadsTo = RecordRef{*m_place.messageSection, line};
  }
  return made;
}

} // namespace vitrine::formats::xops
