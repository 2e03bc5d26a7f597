#include "core/formats/source/bsp/records/EntityLinks.h"

#include <QStringList>

#include <algorithm>
#include <array>

namespace vitrine::formats::source {
namespace {

using document::EntityConnection;
using document::EntityKeys;
using Resolution = EntityConnection::Resolution;

constexpr QChar kOutputSeparator{0x1b};
constexpr qsizetype kOutputFields = 5;
/// Targets of one connection, and of all, that are listed: "*" means every entity of the map.
constexpr std::size_t kMostTargetsOfOne = 4096;
constexpr std::size_t kMostTargets = 1'000'000;

// Keys that the games' definitions call targets; numbered ones without their number.
constexpr std::array kNamingKeys{QLatin1StringView("target"),
                                 QLatin1StringView("parentname"),
                                 QLatin1StringView("killtarget"),
                                 QLatin1StringView("nextkey"),
                                 QLatin1StringView("damagefilter"),
                                 QLatin1StringView("filtername"),
                                 QLatin1StringView("filter"),
                                 QLatin1StringView("template"),
                                 QLatin1StringView("entitytemplate"),
                                 QLatin1StringView("landmark"),
                                 QLatin1StringView("lightningstart"),
                                 QLatin1StringView("lightningend"),
                                 QLatin1StringView("lightingorigin"),
                                 QLatin1StringView("attach"),
                                 QLatin1StringView("measuretarget"),
                                 QLatin1StringView("measurereference"),
                                 QLatin1StringView("targetreference"),
                                 QLatin1StringView("m_iszentity"),
                                 QLatin1StringView("m_isznextscript"),
                                 QLatin1StringView("sourceentityname"),
                                 QLatin1StringView("targetentityname"),
                                 QLatin1StringView("targetentity"),
                                 QLatin1StringView("goalent"),
                                 QLatin1StringView("altpath"),
                                 QLatin1StringView("associatedmodel"),
                                 QLatin1StringView("respawnroomname"),
                                 QLatin1StringView("linked_pathtrack_"),
                                 QLatin1StringView("goal_node"),
                                 QLatin1StringView("start_node"),
                                 QLatin1StringView("train"),
                                 QLatin1StringView("slavename"),
                                 QLatin1StringView("soundsource"),
                                 QLatin1StringView("constraintsystem"),
                                 QLatin1StringView("spawnobject_target"),
                                 QLatin1StringView("area_cap_point"),
                                 QLatin1StringView("pointcamera")};

bool isKey(const QString& key, QLatin1StringView other) {
  return key.compare(other, Qt::CaseInsensitive) == 0;
}

bool isIdentifier(const QString& text) {
  return !text.isEmpty() && !text.front().isDigit() &&
         std::ranges::all_of(text, [](QChar c) { return c.isLetterOrNumber() || c == QLatin1Char('_'); });
}

/// Names of a map's entities, or their classes, in order.
class NameIndex {
public:
  NameIndex(const std::vector<EntityKeys>& entities, QLatin1StringView key) {
    for (std::size_t i = 0; i < entities.size(); ++i) {
      if (const QString name = valueOf(entities[i], key); !name.isEmpty()) {
        m_names.push_back({name.toLower(), static_cast<std::uint32_t>(i)});
      }
    }
    std::ranges::sort(m_names);
  }

  /// Numbers of those that are meant, ascending; `most` of them.
  std::vector<std::uint32_t> find(const QString& target, std::size_t most) const {
    const qsizetype star = target.indexOf(QLatin1Char('*'));
    const QString name = target.left(star).toLower();
    std::vector<std::uint32_t> found;
    for (auto at = std::ranges::lower_bound(m_names, name, {}, &Named::first);
         at != m_names.end() && found.size() < most; ++at) {
      if (star < 0 ? at->first != name : !at->first.startsWith(name)) {
        break;
      }
      found.push_back(at->second);
    }
    std::ranges::sort(found);
    return found;
  }

private:
  using Named = std::pair<QString, std::uint32_t>;
  std::vector<Named> m_names;
};

/// Finds the entities that names stand for.
class NameResolver {
public:
  explicit NameResolver(const std::vector<EntityKeys>& entities)
      : m_names(entities, QLatin1StringView("targetname")), m_classes(entities, QLatin1StringView("classname")) {}

  void resolve(EntityConnection& connection) {
    const QString& target = connection.target;
    const std::size_t most = std::min(kMostTargetsOfOne, m_left);
    if (target.startsWith(QLatin1Char('!'))) {
      const bool self = isKey(target, QLatin1StringView("!self"));
      connection.resolution = self ? Resolution::Found : Resolution::AtRunTime;
      connection.to.assign(self ? 1 : 0, connection.from);
      return;
    }
    connection.to = m_names.find(target, most);
    if (connection.to.empty() && connection.kind == EntityConnection::Kind::Output) {
      connection.to = m_classes.find(target, most);
    }
    m_left -= connection.to.size();
    const bool player = isKey(target, QLatin1StringView("player"));
    connection.resolution = !connection.to.empty() ? Resolution::Found
                            : player || most == 0  ? Resolution::AtRunTime
                                                   : Resolution::Missing;
  }

private:
  NameIndex m_names;
  NameIndex m_classes;
  std::size_t m_left = kMostTargets;
};

/// The entity that a key names; nullopt: it names none.
std::optional<EntityConnection> referenceOf(const QString& key, const QString& value) {
  if (value.isEmpty() || !namesEntity(key)) {
    return std::nullopt;
  }
  EntityConnection reference;
  // A parent may be followed by the attachment point of its model.
  reference.target = isKey(key, QLatin1StringView("parentname")) ? value.section(QLatin1Char(','), 0, 0) : value;
  return reference;
}

} // namespace

QString valueOf(const document::EntityKeys& keys, QLatin1StringView key) {
  const auto found = std::ranges::find_if(keys, [key](const auto& pair) { return isKey(pair.first, key); });
  return found == keys.end() ? QString() : found->second;
}

bool namesEntity(const QString& key) {
  QString stem = key.toLower();
  while (!stem.isEmpty() && stem.back().isDigit()) {
    stem.chop(1);
  }
  return std::ranges::find(kNamingKeys, stem) != kNamingKeys.end();
}

std::optional<document::EntityConnection> outputOf(const QString& key, const QString& value) {
  const bool isNew = value.contains(kOutputSeparator);
  QStringList fields = value.split(isNew ? kOutputSeparator : QLatin1Char(','));
  if (isNew ? fields.size() < 2 : fields.size() < kOutputFields) {
    return std::nullopt;
  }
  while (fields.size() < kOutputFields) {
    fields << QString();
  }
  bool delayIsNumber = false, timesIsNumber = false;
  const double delay = fields[fields.size() - 2].toDouble(&delayIsNumber);
  const int times = fields.back().toInt(&timesIsNumber);
  // Commas alone may be those of a sentence.
  if (!isNew && !(delayIsNumber && timesIsNumber && isIdentifier(key) && isIdentifier(fields[1]))) {
    return std::nullopt;
  }
  EntityConnection output;
  output.kind = EntityConnection::Kind::Output;
  output.target = fields[0];
  output.input = fields[1];
  output.parameter = QStringList(fields.mid(2, fields.size() - 4)).join(isNew ? kOutputSeparator : QLatin1Char(','));
  output.delay = delayIsNumber && delay >= 0 ? delay : 0;
  output.times = timesIsNumber ? times : -1;
  return output.target.isEmpty() ? std::nullopt : std::optional(output);
}

std::vector<document::EntityConnection> connectEntities(const std::vector<document::EntityKeys>& entities) {
  NameResolver resolver(entities);
  std::vector<EntityConnection> connections;
  for (std::size_t from = 0; from < entities.size(); ++from) {
    for (std::size_t number = 0; number < entities[from].size(); ++number) {
      const auto& [key, value] = entities[from][number];
      std::optional<EntityConnection> connection = outputOf(key, value);
      if (!connection && !(connection = referenceOf(key, value))) {
        continue;
      }
      connection->from = static_cast<std::uint32_t>(from);
      connection->key = static_cast<std::uint32_t>(number);
      resolver.resolve(*connection);
      bool isNumber = false;
      connection->target.toDouble(&isNumber);
      // Keys of some classes hold numbers where others have names.
      if (connection->resolution != Resolution::Missing || connection->kind == EntityConnection::Kind::Output ||
          !isNumber) {
        connections.push_back(std::move(*connection));
      }
    }
  }
  return connections;
}

} // namespace vitrine::formats::source
