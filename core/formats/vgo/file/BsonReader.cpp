#include "core/base/Translate.h"
#include "core/bytes/ByteReader.h"
#include "core/formats/vgo/file/MembersRead.h"
#include "core/formats/vgo/file/TreeBuilder.h"

namespace vitrine::formats::vgo {
namespace {

using structure::JsonValue;

/// The types that are read, by their byte.
enum class BsonType : std::uint8_t {
  Double = 0x01,
  Text = 0x02,
  Document = 0x03,
  Array = 0x04,
  Bool = 0x08,
  Null = 0x0a,
  Int32 = 0x10,
  Int64 = 0x12,
};

constexpr std::int32_t kSmallestDocument = 5;

class BsonParser {
public:
  BsonParser(const Bytes& bytes, const ByteRange& where, const Limits& limits)
      : m_reader(bytes, where), m_tree(where.space, limits) {}

  MembersRead run() {
    MembersRead read;
    try {
      open(JsonValue::Kind::Object, {}, m_reader.spaceOffset());
      while (m_tree.anyOpen()) {
        readElement();
      }
      if (!m_reader.atEnd()) {
        m_reader.fail(base::translate("formats", "there is data after the end of the BSON document"));
      }
    } catch (const bytes::ReadError& thrown) {
      read.error = thrown.error();
    }
    read.error = m_cutShort ? std::move(m_cutShort) : std::move(read.error);
    read.tree = m_tree.take(m_reader.spaceOffset());
    makeArray(read.tree);
    return read;
  }

private:
  /// A value from `start` to the cursor.
  JsonValue& add(JsonValue::Kind kind, const QString& name, std::uint64_t start, double number = 0,
                 bool isInteger = false) {
    JsonValue& member = m_tree.add(kind, name, start, m_reader.spaceOffset());
    member.number = number;
    member.isInteger = isInteger;
    return member;
  }

  /// From the cursor to the end of what is open.
  std::string_view left() const {
    const std::size_t end = std::max<std::size_t>(m_ends.back(), m_reader.position());
    const auto bytes = m_reader.rest().first(end - m_reader.position());
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }

  /// A document at the cursor, whose element (or which itself) starts at `start`. One that is longer than what holds it
  /// is read as far as that goes: files are cut short.
  void open(JsonValue::Kind kind, const QString& name, std::uint64_t start) {
    const std::uint64_t first = m_reader.position();
    const std::uint64_t outer = m_ends.empty() ? m_reader.size() : m_ends.back();
    const std::int32_t length = m_reader.i32();
    const bool fits = length >= kSmallestDocument && first + static_cast<std::uint64_t>(length) <= outer;
    if (!fits) {
      const Error error =
          Error::damaged(base::translate("formats", "a BSON document of %1 bytes does not fit in the %2 bytes left")
                             .arg(length)
                             .arg(outer - first),
                         m_reader.spaceOffset() - sizeof(length), m_reader.space());
      if (length < kSmallestDocument) {
        throw bytes::ReadError(error);
      }
      m_cutShort = m_cutShort ? m_cutShort : error;
    }
    add(kind, name, start);
    m_ends.push_back(fits ? first + static_cast<std::uint64_t>(length) : outer);
  }

  /// The next element of what is open, or its end.
  void readElement() {
    const std::uint64_t start = m_reader.spaceOffset();
    if (m_reader.position() >= m_ends.back()) {
      m_reader.fail(base::translate("formats", "a BSON document has no end byte"));
    }
    const std::uint8_t type = m_reader.u8();
    if (type == 0) {
      close();
      return;
    }
    const std::string_view text = readName();
    const QString name = m_tree.innermost().kind == JsonValue::Kind::Array ? QString() : m_tree.name(text);
    readValue(static_cast<BsonType>(type), name, start);
  }

  void close() {
    if (m_reader.position() != m_ends.back()) {
      m_reader.fail(base::translate("formats", "a BSON document ends %1 bytes before its length says")
                        .arg(m_ends.back() - m_reader.position()));
    }
    m_ends.pop_back();
    m_tree.close(m_reader.spaceOffset());
  }

  std::string_view readName() {
    const std::string_view rest = left();
    const std::size_t length = rest.find('\0');
    if (length == std::string_view::npos) {
      m_reader.fail(base::translate("formats", "a name of a BSON element does not end"));
    }
    return checked(rest.substr(0, length));
  }

  /// Moves behind the text and the zero byte after it.
  std::string_view checked(std::string_view text) {
    if (!isUtf8(text)) {
      m_reader.fail(base::translate("formats", "a text of the BSON document is not UTF-8"));
    }
    m_reader.skip(text.size() + 1);
    return text;
  }

  void readValue(BsonType type, const QString& name, std::uint64_t start) {
    switch (type) {
    case BsonType::Document:
      open(JsonValue::Kind::Object, name, start);
      return;
    case BsonType::Array:
      open(JsonValue::Kind::Array, name, start);
      return;
    case BsonType::Text:
      addText(name, start);
      return;
    case BsonType::Double:
      add(JsonValue::Kind::Number, name, start, m_reader.f64());
      return;
    case BsonType::Int32:
      add(JsonValue::Kind::Number, name, start, m_reader.i32(), true);
      return;
    case BsonType::Int64:
      add(JsonValue::Kind::Number, name, start, static_cast<double>(static_cast<std::int64_t>(m_reader.u64())), true);
      return;
    case BsonType::Bool:
      add(JsonValue::Kind::Bool, name, start, m_reader.u8() == 0 ? 0 : 1);
      return;
    case BsonType::Null:
      add(JsonValue::Kind::Null, name, start);
      return;
    }
    m_reader.seek(m_reader.position() - (m_reader.spaceOffset() - start));
    m_reader.fail(base::translate("formats", "BSON elements of type 0x%1 are not supported")
                      .arg(static_cast<int>(type), 2, 16, QLatin1Char('0')));
  }

  void addText(const QString& name, std::uint64_t start) {
    const std::int32_t length = m_reader.i32();
    const std::string_view rest = left();
    if (length < 1 || static_cast<std::size_t>(length) > rest.size()) {
      m_reader.fail(base::translate("formats", "a BSON text of %1 bytes does not fit in the %2 bytes left")
                        .arg(length)
                        .arg(rest.size()));
    }
    const std::size_t size = static_cast<std::size_t>(length) - 1;
    if (rest[size] != '\0') {
      m_reader.fail(base::translate("formats", "a BSON text does not end with a zero byte"));
    }
    const std::string_view text = checked(rest.substr(0, size));
    add(JsonValue::Kind::Text, name, start).text = QString::fromUtf8(text.data(), static_cast<qsizetype>(size));
  }

  static void makeArray(structure::JsonTree& tree) {
    const auto children = structure::JsonValueRef(tree).children();
    for (std::size_t i = 0; i < children.size(); ++i) {
      if (children[i].member().name != QString::number(i)) {
        return;
      }
    }
    for (const structure::JsonValueRef& child : children) {
      tree.members[child.index()].name.clear();
      tree.members.front().kind = JsonValue::Kind::Array;
    }
  }

  ByteReader m_reader;
  TreeBuilder m_tree;
  std::optional<Error> m_cutShort;   ///< the first document that was longer than there is room for
  std::vector<std::uint64_t> m_ends; ///< of what is open, outermost first; positions of the reader
};

} // namespace

MembersRead readBson(const Bytes& bytes, const ByteRange& where, const Limits& limits) {
  return BsonParser(bytes, where, limits).run();
}

} // namespace vitrine::formats::vgo
