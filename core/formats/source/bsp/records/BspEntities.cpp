#include "core/formats/source/bsp/records/BspEntities.h"

#include "core/base/Translate.h"
#include "core/bytes/Text.h"
#include "core/formats/source/bsp/records/LayoutParts.h"
#include "core/image/Image.h"

#include <QtGlobal>

#include <charconv>
#include <cmath>

namespace vitrine::formats::source {
namespace bsp {

constexpr auto kEntity = layout("entity", structure::kVaryingSize, chars("classname"), chars("targetname"),
                                chars("origin"), u32("keys", QT_TRANSLATE_NOOP("formats", "number of keys and values")),
                                chars("text", QT_TRANSLATE_NOOP("formats", "the whole entity as stored in the file")));

} // namespace bsp

namespace {

constexpr char kFieldSeparator = '\x1b';

char folded(char c) {
  return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isBlank(char c) {
  return c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\v' || c == '\f';
}

/// The next number of `text`, which is moved past it.
std::optional<float> takeNumber(std::string_view& text) {
  while (!text.empty() && (isBlank(text.front()) || text.front() == '+')) {
    text.remove_prefix(1);
  }
  float number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || !std::isfinite(number)) {
    return std::nullopt;
  }
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

class Lexer {
public:
  Lexer(std::string_view text, bool escapes, const ByteRange& where, Diagnostics& diagnostics)
      : m_text(text), m_escapes(escapes), m_where(where), m_diagnostics(diagnostics) {}

  std::vector<Entity> read() {
    std::vector<Entity> list;
    while (skipBlanks()) {
      if (m_text[m_at] == '{') {
        list.push_back(readEntity());
      } else {
        complain(base::translate("formats", "text outside of any entity"));
        m_at = std::min(m_text.find('{', m_at), m_text.size());
      }
    }
    return list;
  }

private:
  /// False at the end of the text.
  bool skipBlanks() {
    while (m_at < m_text.size() && isBlank(m_text[m_at])) {
      ++m_at;
    }
    return m_at < m_text.size();
  }

  Entity readEntity() {
    Entity entity;
    entity.start = static_cast<std::uint32_t>(m_at++);
    while (true) {
      if (!skipBlanks()) {
        complain(base::translate("formats", "the last entity is not closed"));
        break;
      }
      if (m_text[m_at] == '}') {
        ++m_at;
        break;
      }
      if (!readPair(entity)) {
        complain(base::translate("formats", "an entity's text cannot be parsed; the rest of it was skipped"));
        skipToLoneBrace();
        break;
      }
    }
    entity.end = static_cast<std::uint32_t>(m_at);
    return entity;
  }

  bool readPair(Entity& entity) {
    EntityPair pair;
    if (!readQuoted(pair.key) || !skipBlanks() || !readQuoted(pair.value)) {
      return false;
    }
    entity.pairs.push_back(pair);
    // An odd number of quotes shows itself here: what follows a value is a key or the end.
    return !skipBlanks() || m_text[m_at] == '"' || m_text[m_at] == '}';
  }

  bool readQuoted(std::string_view& value) {
    if (m_text[m_at] != '"') {
      return false;
    }
    const std::size_t start = ++m_at;
    while (m_at < m_text.size() && m_text[m_at] != '"') {
      m_at += m_escapes && m_text[m_at] == '\\' && m_at + 1 < m_text.size() ? 2 : 1;
    }
    m_at = std::min(m_at, m_text.size());
    value = m_text.substr(start, m_at - start);
    if (m_at < m_text.size()) {
      ++m_at;
    }
    return true;
  }

  /// To after the next line that holds only a closing brace.
  void skipToLoneBrace() {
    while (m_at < m_text.size()) {
      const std::size_t lineEnd = std::min(m_text.find('\n', m_at), m_text.size());
      const std::string_view line = m_text.substr(m_at, lineEnd - m_at);
      m_at = std::min(lineEnd + 1, m_text.size());
      if (QByteArrayView(line).trimmed() == "}") {
        return;
      }
    }
  }

  void complain(const QString& message) {
    m_diagnostics.countedDamage(QStringLiteral("entities:") + message,
                                base::translate("formats", "ENTITIES: %1").arg(message),
                                ByteRange{m_where.space, m_where.offset + std::min(m_at, m_text.size()), 0});
  }

  std::string_view m_text;
  bool m_escapes;
  ByteRange m_where;
  Diagnostics& m_diagnostics;
  std::size_t m_at = 0;
};

} // namespace

QString EntityPair::shownValue() const {
  QString shown = decoded(value);
  shown.replace(QLatin1Char(kFieldSeparator), QLatin1Char(','));
  return shown;
}

std::string_view Entity::value(std::string_view key) const {
  const auto found = std::ranges::find_if(pairs, [key](const EntityPair& pair) { return equalsFolded(pair.key, key); });
  return found == pairs.end() ? std::string_view() : found->value;
}

bool Entity::has(std::string_view key) const {
  return std::ranges::any_of(pairs, [key](const EntityPair& pair) { return equalsFolded(pair.key, key); });
}

QString Entity::text(std::string_view key) const {
  return decoded(value(key));
}

std::optional<float> Entity::number(std::string_view key) const {
  std::string_view rest = value(key);
  return takeNumber(rest);
}

std::optional<QVector3D> Entity::vector(std::string_view key) const {
  std::string_view rest = value(key);
  QVector3D vector;
  for (int i = 0; i < 3; ++i) {
    const auto number = takeNumber(rest);
    if (!number) {
      return std::nullopt;
    }
    vector[i] = *number;
  }
  return vector;
}

bool Entity::hasSpawnFlag(std::uint32_t flag) const {
  const float flags = number("spawnflags").value_or(0);
  return flags >= 0 && flags < 4e9F && (static_cast<std::uint32_t>(flags) & flag) != 0;
}

QVector3D Entity::colour(std::string_view key) const {
  constexpr float kFullChannel = 255;
  const QVector3D told = vector(key).value_or(QVector3D(kFullChannel, kFullChannel, kFullChannel)) / kFullChannel;
  return image::srgbToLinear(
      QVector3D(std::clamp(told.x(), 0.0F, 1.0F), std::clamp(told.y(), 0.0F, 1.0F), std::clamp(told.z(), 0.0F, 1.0F)));
}

int Entity::brushModel() const {
  const std::string_view model = value("model");
  if (model.size() < 2 || model.front() != '*') {
    return -1;
  }
  int number = -1;
  const auto [rest, error] = std::from_chars(model.data() + 1, model.data() + model.size(), number);
  return error == std::errc() && rest == model.data() + model.size() && number >= 0 ? number : -1;
}

std::vector<ShownModel> shownModels(const std::vector<Entity>& entities, std::size_t modelCount) {
  std::vector<ShownModel> shown;
  std::vector<bool> taken(modelCount, false);
  for (std::size_t entity = 0; entity < entities.size(); ++entity) {
    const int number = entities[entity].brushModel();
    const auto model = static_cast<std::size_t>(number);
    if (number > 0 && model < taken.size() && !taken[model]) {
      taken[model] = true;
      shown.push_back({entity, model});
    }
  }
  return shown;
}

std::vector<Entity> readEntities(const Bytes& text, bool escapes, const ByteRange& where, Diagnostics& diagnostics) {
  std::string_view view = asText(text);
  view = view.substr(0, view.find('\0'));
  return Lexer(view, escapes, where, diagnostics).read();
}

std::vector<document::EntityKeys> entityKeys(const Bytes& text, bool escapes) {
  Diagnostics ignored; // the load has told of it already
  std::vector<document::EntityKeys> list;
  for (const Entity& entity : readEntities(text, escapes, {}, ignored)) {
    document::EntityKeys& keys = list.emplace_back();
    for (const EntityPair& pair : entity.pairs) {
      QString value = decoded(pair.value);
      keys.emplace_back(decoded(pair.key), escapes ? value.replace(QLatin1String("\\\""), QLatin1String("\"")) : value);
    }
  }
  return list;
}

structure::RecordTablePtr entityTable(const std::vector<Entity>& entities, bool escapes, const ByteSourcePtr& source,
                                      const ByteRange& where) {
  std::vector<std::uint32_t> starts;
  starts.reserve(entities.size());
  for (const Entity& entity : entities) {
    starts.push_back(entity.start);
  }
  const auto decode = [escapes](std::uint64_t, const Bytes& record) -> Result<structure::Row> {
    Diagnostics ignored; // the load has told of it already
    const std::vector<Entity> read = readEntities(record, escapes, {}, ignored);
    if (read.empty()) {
      return std::unexpected(Error::of(ErrorCode::Damaged, base::translate("formats", "this is not an entity")));
    }
    const Entity& entity = read.front();
    return structure::Row{{decoded(entity.className()), decoded(entity.value("targetname")),
                           decoded(entity.value("origin")), structure::integer(entity.pairs.size()),
                           decoded(asText(record).substr(0, entity.end - entity.start))}};
  };
  return structure::makeIndexedTable(bsp::kEntity, source, where, std::move(starts), decode);
}

std::string_view asText(const Bytes& bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

QString decoded(std::string_view text) {
  return bytes::decodeText(std::as_bytes(std::span(text)));
}

bool equalsFolded(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, {}, folded, folded);
}

bool startsWithFolded(std::string_view text, std::string_view start) {
  return text.size() >= start.size() && equalsFolded(text.substr(0, start.size()), start);
}

} // namespace vitrine::formats::source
