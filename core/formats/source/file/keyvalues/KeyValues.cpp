#include "core/formats/source/file/keyvalues/KeyValues.h"

#include "core/base/Translate.h"
#include "core/formats/source/file/keyvalues/KeyValueCondition.h"
#include "core/formats/source/file/keyvalues/KeyValueLexer.h"

namespace vitrine::formats::source {
namespace {

using base::translate;
using Kind = KeyValueToken::Kind;

class Parser {
public:
  Parser(const Bytes& text, const KeyValueOptions& options, Diagnostics* diagnostics, const ByteRange& where)
      : m_lexer(text, options.escapes), m_options(options), m_diagnostics(diagnostics), m_where(where) {}

  std::vector<KeyValue> parse() {
    std::vector<KeyValue> roots;
    parseEntries(roots, 0);
    return roots;
  }

private:
  void parseEntries(std::vector<KeyValue>& out, int depth);
  void parseEntry(const KeyValueToken& key, std::vector<KeyValue>& out, int depth);
  void parseBlock(KeyValue& entry, int depth);
  void skipBlock();
  KeyValueToken take() {
    KeyValueToken taken = m_lexer.take();
    m_takenEnd = taken.offset + taken.size;
    return taken;
  }
  ByteRange place(std::uint64_t offset, std::uint64_t size) const {
    return {m_where.space, m_where.offset + offset, size};
  }
  void warn(const QString& message, const KeyValueToken& token) {
    if (m_diagnostics != nullptr) {
      m_diagnostics->countedDamage(QStringLiteral("keyvalues: ") + message, message, place(token.offset, token.size));
    }
  }

  KeyValueLexer m_lexer;
  const KeyValueOptions& m_options;
  Diagnostics* m_diagnostics;
  ByteRange m_where;
  std::size_t m_entries = 0;
  std::uint64_t m_takenEnd = 0; ///< where the last token taken ends
};

/// A bracketed token behind a key is a condition, except where it holds a vector that lacks its quotes.
bool isCondition(const KeyValueToken& token) {
  const auto digit = [](QChar c) { return c.isDigit(); };
  return token.bracketed() && (token.text.contains(QLatin1Char('$')) || std::ranges::none_of(token.text, digit));
}

void Parser::skipBlock() {
  for (int open = 1; open > 0 && m_lexer.peek().kind != Kind::End;) {
    const Kind kind = take().kind;
    open += kind == Kind::Open ? 1 : kind == Kind::Close ? -1 : 0;
  }
}

void Parser::parseBlock(KeyValue& entry, int depth) {
  const KeyValueToken open = take();
  entry.block = true;
  if (depth + 1 >= m_options.maxDepth) {
    warn(translate("formats", "blocks are nested too deeply; the inner ones are left out"), open);
    skipBlock();
  } else {
    parseEntries(entry.children, depth + 1);
  }
  entry.valueRange = place(open.offset, m_takenEnd - open.offset);
}

void Parser::parseEntry(const KeyValueToken& key, std::vector<KeyValue>& out, int depth) {
  KeyValue entry{.key = key.text, .value = {}, .keyRange = place(key.offset, key.size)};
  bool holds = true;
  if (isCondition(m_lexer.peek())) {
    holds = conditionHolds(take().text);
  }
  if (m_lexer.peek().kind == Kind::Open) {
    parseBlock(entry, depth);
  } else if (m_lexer.peek().kind == Kind::Text) {
    const KeyValueToken value = take();
    entry.value = value.text;
    entry.valueRange = place(value.offset, value.size);
    if (value.unclosed) {
      warn(translate("formats", "a quote that is not closed; the value ends with its line"), value);
    }
    if (m_lexer.peek().bracketed()) {
      holds = conditionHolds(take().text) && holds;
    }
  } else {
    entry.valueRange = place(key.offset + key.size, 0);
    warn(translate("formats", "a key without a value"), key);
  }
  if (holds) {
    out.push_back(std::move(entry));
  }
}

void Parser::parseEntries(std::vector<KeyValue>& out, int depth) {
  while (true) {
    const KeyValueToken token = take();
    switch (token.kind) {
    case Kind::End:
      if (depth > 0) {
        warn(translate("formats", "a block without a closing brace"), token);
      }
      return;
    case Kind::Close:
      if (depth > 0) {
        return;
      }
      warn(translate("formats", "a closing brace without an opening one"), token);
      break;
    case Kind::Open:
      warn(translate("formats", "a block without a name; it is left out"), token);
      skipBlock();
      break;
    case Kind::Text:
      if (++m_entries > m_options.maxEntries) {
        warn(translate("formats", "more entries than the limit; the rest is left out"), token);
        return;
      }
      parseEntry(token, out, depth);
      break;
    }
  }
}

} // namespace

const KeyValue* findKey(std::span<const KeyValue> entries, QStringView name) {
  const auto found = std::ranges::find_if(
      entries, [name](const KeyValue& entry) { return name.compare(entry.key, Qt::CaseInsensitive) == 0; });
  return found == entries.end() ? nullptr : &*found;
}

const KeyValue* KeyValue::find(QStringView name) const {
  return findKey(children, name);
}

QString KeyValue::text(QStringView name) const {
  const KeyValue* found = find(name);
  return found ? found->value : QString();
}

std::span<const KeyValue> childrenOf(std::span<const KeyValue> entries, QStringView name) {
  const KeyValue* found = findKey(entries, name);
  return found ? found->children : std::span<const KeyValue>();
}

std::vector<KeyValue> parseKeyValues(const Bytes& text, const KeyValueOptions& options, Diagnostics* diagnostics,
                                     const ByteRange& where) {
  return Parser(text, options, diagnostics, where).parse();
}

} // namespace vitrine::formats::source
