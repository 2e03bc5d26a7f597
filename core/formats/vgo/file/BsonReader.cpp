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
    std::optional<Error> error;
    try {
      open(JsonValue::Kind::Object, {}, m_reader.spaceOffset());
      while (m_tree.anyOpen()) {
        readElement();
      }
      if (!m_reader.atEnd()) {
        m_reader.fail(base::translate("formats", "there is more behind the end of the BSON document"));
      }
    } catch (const bytes::ReadError& thrown) {
      error = thrown.error();
    }
    MembersRead read{m_tree.take(m_reader.spaceOffset()), m_cutShort ? std::move(m_cutShort) : std::move(error)};
    makeArray(read.tree);
    return read;
  }

private:
  JsonValue* add(JsonValue::Kind kind, const QString& name, std::uint64_t start) {
    const auto added = m_tree.add(kind, name, start, m_reader.spaceOffset());
    if (!added) {
      Error error = added.error();
      error.offset = start;
      error.space = m_reader.space();
      throw bytes::ReadError(std::move(error));
    }
    return *added;
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
          Error::damaged(base::translate("formats", "a BSON document of %1 bytes cannot be here, where %2 are left")
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
    const std::uint64_t left = m_ends.back() - m_reader.position();
    const Bytes rest = m_reader.take(left);
    m_reader.seek(m_reader.position() - left);
    const std::string_view view(reinterpret_cast<const char*>(rest.data()), rest.size());
    const std::size_t length = view.find('\0');
    if (length == std::string_view::npos) {
      m_reader.fail(base::translate("formats", "a name of a BSON element does not end"));
    }
    return checked(view.substr(0, length), 1);
  }

  /// Moves behind the text and the zero byte after it.
  std::string_view checked(std::string_view text, std::size_t behind) {
    if (!isUtf8(text)) {
      m_reader.fail(base::translate("formats", "a text of the BSON document is no UTF-8"));
    }
    m_reader.skip(text.size() + behind);
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
      addNumber(m_reader.f64(), false, name, start);
      return;
    case BsonType::Int32:
      addNumber(m_reader.i32(), true, name, start);
      return;
    case BsonType::Int64: {
      const auto number = static_cast<std::int64_t>(m_reader.u64());
      addNumber(static_cast<double>(number), true, name, start);
      return;
    }
    case BsonType::Bool: {
      const std::uint8_t set = m_reader.u8();
      add(JsonValue::Kind::Bool, name, start)->number = set == 0 ? 0 : 1;
      return;
    }
    case BsonType::Null:
      add(JsonValue::Kind::Null, name, start);
      return;
    }
    m_reader.seek(m_reader.position() - (m_reader.spaceOffset() - start));
    m_reader.fail(base::translate("formats", "BSON elements of type 0x%1 are not read")
                      .arg(static_cast<int>(type), 2, 16, QLatin1Char('0')));
  }

  void addNumber(double value, bool isInteger, const QString& name, std::uint64_t start) {
    JsonValue* member = add(JsonValue::Kind::Number, name, start);
    member->number = value;
    member->isInteger = isInteger;
  }

  void addText(const QString& name, std::uint64_t start) {
    const std::int32_t length = m_reader.i32();
    const std::uint64_t left = m_ends.back() - std::min<std::uint64_t>(m_ends.back(), m_reader.position());
    if (length < 1 || static_cast<std::uint64_t>(length) > left) {
      m_reader.fail(base::translate("formats", "a BSON text of %1 bytes cannot be here, where %2 are left")
                        .arg(length)
                        .arg(left));
    }
    const Bytes bytes = m_reader.take(static_cast<std::uint64_t>(length));
    m_reader.seek(m_reader.position() - bytes.size());
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size() - 1);
    if (bytes[bytes.size() - 1] != std::byte{0}) {
      m_reader.fail(base::translate("formats", "a BSON text does not end with a zero byte"));
    }
    checked(text, 1);
    add(JsonValue::Kind::Text, name, start)->text = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
  }

  static void makeArray(structure::JsonTree& tree) {
    if (tree.empty() || tree.members.front().children == 0) {
      return;
    }
    std::vector<std::uint32_t> children;
    for (std::uint32_t at = 1; at < tree.members.front().next; at = tree.members[at].next) {
      if (tree.members[at].name != QString::number(children.size())) {
        return;
      }
      children.push_back(at);
    }
    tree.members.front().kind = JsonValue::Kind::Array;
    for (const std::uint32_t child : children) {
      tree.members[child].name.clear();
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
