#include "core/queries/Completion.h"

#include "core/queries/Language.h"
#include "core/queries/Lexer.h"
#include "core/queries/Parser.h"
#include "core/queries/PathValue.h"

namespace vitrine::queries {
namespace {

bool isWordLetter(QChar letter) {
  return letter.isLetterOrNumber() || letter == QLatin1Char('_') || letter == QLatin1Char('$');
}

/// Start of the path that ends at `end`: names, brackets and points in a row.
qsizetype pathStart(const QString& text, qsizetype end) {
  qsizetype at = end;
  int depth = 0;
  while (at > 0) {
    const QChar letter = text[at - 1];
    if (letter == QLatin1Char(')')) {
      ++depth;
    } else if (letter == QLatin1Char('(')) {
      if (depth == 0) {
        break;
      }
      --depth;
    } else if (!isWordLetter(letter) && letter != QLatin1Char('.') && letter != QLatin1Char('[') &&
               letter != QLatin1Char(']')) {
      break;
    }
    --at;
  }
  return at;
}

/// The path whose text ends before `end`; nullopt: no path stands there.
std::optional<Expression> pathBefore(const QString& text, qsizetype end) {
  const auto parsed = parseExpression(text.mid(pathStart(text, end), end - pathStart(text, end)));
  return parsed && parsed->kind == Expression::Kind::Path ? std::optional(*parsed) : std::nullopt;
}

/// Names of the flags of the field before the last operator.
QStringList flagsBefore(const QString& text, qsizetype end, Readers& readers, SectionId section) {
  const auto tokens = tokensOf(text.left(end));
  if (!tokens || tokens->size() < 3) {
    return {};
  }
  const Token& op = (*tokens)[tokens->size() - 2];
  static const QStringList kOperators{QStringLiteral("has"), QStringLiteral("contains"), QStringLiteral("=="),
                                      QStringLiteral("="),   QStringLiteral("!="),       QStringLiteral("&")};
  if (!kOperators.contains(op.text)) {
    return {};
  }
  qsizetype pathEnd = op.place.start;
  while (pathEnd > 0 && text[pathEnd - 1].isSpace()) {
    --pathEnd;
  }
  const auto path = pathBefore(text, pathEnd);
  const auto value = path ? PathValue::make(readers, section, *path, PathValue::Part::List)
                          : Parsed<std::unique_ptr<PathValue>>(std::unexpected(QueryError()));
  return value ? (*value)->names().names() : QStringList();
}

} // namespace

Completion completionAt(const QString& text, qsizetype cursor, const structure::Structure& structure,
                        structure::SectionId section) {
  qsizetype start = std::clamp<qsizetype>(cursor, 0, text.size());
  Completion completion;
  completion.typed.length = start;
  while (start > 0 && isWordLetter(text[start - 1])) {
    --start;
  }
  completion.typed = {start, completion.typed.length - start};
  Readers readers(structure);
  if (start > 0 && text[start - 1] == QLatin1Char('.')) {
    // Behind a point stand the fields of the record that a reference leads to.
    const auto path = pathBefore(text, start - 1);
    if (path && path->leads) {
      completion.words = PathValue::fieldsAt(readers, section, path->path);
    }
    return completion;
  }
  completion.words = flagsBefore(text, start, readers, section);
  for (const QString& field : PathValue::fieldsAt(readers, section, {})) {
    completion.words << (field == QLatin1String("row") ? field : quotedName(field));
  }
  completion.words << languageWords();
  completion.words.removeDuplicates();
  return completion;
}

} // namespace vitrine::queries
