#include "ui/outline/MemberText.h"

#include "core/structure/JsonTreeText.h"

#include <cmath>
#include <limits>

namespace vitrine::ui {
namespace {

using structure::JsonTree;
using structure::JsonValue;

/// A line of a table; longer texts are read in the tool tip or copied.
constexpr qsizetype kLineLength = 200;
/// Objects and lists up to this long are shown whole.
constexpr qsizetype kShortLength = 72;

bool holdsOthers(const JsonValue& member) {
  return member.kind == JsonValue::Kind::Object || member.kind == JsonValue::Kind::Array;
}

/// JSON text that ends, unfinished, soon after `limit` characters: no longer text than is shown is ever made.
class JsonText {
public:
  JsonText(const JsonTree& tree, bool overLines, qsizetype limit = std::numeric_limits<qsizetype>::max())
      : m_tree(tree), m_overLines(overLines), m_limit(limit) {}

  const QString& of(std::uint32_t member) {
    value(member, 0);
    return m_text;
  }

private:
  bool full() const { return m_text.size() > m_limit; }

  void quoted(const QString& text) {
    m_text += QLatin1Char('"');
    for (const QChar c : text) {
      if (full()) {
        return;
      }
      switch (c.unicode()) {
      case u'"':
      case u'\\':
        m_text += QLatin1Char('\\');
        m_text += c;
        break;
      case u'\n':
        m_text += QLatin1String("\\n");
        break;
      case u'\r':
        m_text += QLatin1String("\\r");
        break;
      case u'\t':
        m_text += QLatin1String("\\t");
        break;
      default:
        // Control characters would break the line.
        if (c.unicode() < 0x20 || c.unicode() == 0x7f) {
          m_text += QStringLiteral("\\u%1").arg(c.unicode(), 4, 16, QLatin1Char('0'));
        } else {
          m_text += c;
        }
      }
    }
    m_text += QLatin1Char('"');
  }

  void newLine(int depth) { m_text += QLatin1Char('\n') + QString(depth * 2, QLatin1Char(' ')); }

  /// A vector or a colour is read in one line.
  bool isPlainList(std::uint32_t index) const {
    const JsonValue& list = m_tree.members[index];
    if (list.kind != JsonValue::Kind::Array) {
      return false;
    }
    // Without anything deeper, everything in it is right below it.
    const std::uint32_t within = list.next - index - 1;
    return within == list.children &&
           std::none_of(m_tree.members.begin() + index + 1, m_tree.members.begin() + list.next,
                        [](const JsonValue& m) { return m.kind == JsonValue::Kind::Text; });
  }

  void value(std::uint32_t index, int depth) {
    const JsonValue& member = m_tree.members[index];
    if (member.kind == JsonValue::Kind::Text) {
      quoted(member.text);
    } else if (holdsOthers(member)) {
      container(index, depth);
    } else if (member.kind == JsonValue::Kind::Number && !std::isfinite(member.number)) {
      quoted(structure::numberText(member)); // JSON has no word for it
    } else {
      m_text += structure::scalarText(member);
    }
  }

  void container(std::uint32_t index, int depth) {
    const JsonValue& member = m_tree.members[index];
    const bool object = member.kind == JsonValue::Kind::Object;
    const bool lines = m_overLines && member.children > 0 && !isPlainList(index);
    m_text += QLatin1Char(object ? '{' : '[');
    for (std::uint32_t at = index + 1; at < member.next && !full(); at = m_tree.members[at].next) {
      if (at != index + 1) {
        m_text += lines ? QLatin1String(",") : QLatin1String(", ");
      }
      if (lines) {
        newLine(depth + 1);
      }
      if (object) {
        quoted(m_tree.members[at].name);
        m_text += QLatin1String(": ");
      }
      value(at, depth + 1);
    }
    if (lines) {
      newLine(depth);
    }
    m_text += QLatin1Char(object ? '}' : ']');
  }

  const JsonTree& m_tree;
  QString m_text;
  bool m_overLines;
  qsizetype m_limit;
};

QString cut(QString text, qsizetype length) {
  if (text.size() > length) {
    text.truncate(text[length - 1].isHighSurrogate() ? length - 1 : length);
    text += QChar(0x2026);
  }
  return text;
}

} // namespace

QString valueText(const JsonTree& tree, std::uint32_t index) {
  const JsonValue& member = tree.members[index];
  if (!holdsOthers(member)) {
    return cut(JsonText(tree, false, kLineLength).of(index), kLineLength);
  }
  const QString line = JsonText(tree, false, kShortLength).of(index);
  if (line.size() <= kShortLength) {
    return line;
  }
  const QString count = member.kind == JsonValue::Kind::Object ? QStringLiteral("{%1}  ") : QStringLiteral("[%1]  ");
  return count.arg(member.children) + cut(line, kShortLength);
}

QString jsonText(const JsonTree& tree, std::uint32_t member) {
  return JsonText(tree, true).of(member);
}

} // namespace vitrine::ui
