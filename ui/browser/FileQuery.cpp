#include "ui/browser/FileQuery.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace vitrine::ui {
namespace {

constexpr QLatin1StringView kBrokenMark("broken");

bool holds(const QString& text, const QString& wanted) {
  return text.contains(wanted, Qt::CaseInsensitive);
}

bool anyHolds(const QStringList& texts, const QString& wanted) {
  return std::ranges::any_of(texts, [&](const QString& text) { return holds(text, wanted); });
}

/// Splits at blanks outside of quotation marks, which stay.
QStringList typedTerms(const QString& text) {
  QStringList terms;
  QString term;
  bool quoted = false;
  for (const QChar c : text) {
    quoted = quoted != (c == u'"');
    if (c.isSpace() && !quoted) {
      terms << std::exchange(term, {});
    } else {
      term += c;
    }
  }
  terms << term;
  terms.removeAll(QString());
  return terms;
}

QString withoutQuotes(QString text) {
  return text.remove(u'"').trimmed();
}

/// "1.5M": a number with a factor of 1024 (`bytes`) or 1000.
std::optional<double> numberOf(const QString& text, bool bytes) {
  static const QRegularExpression form(QStringLiteral("^([0-9]*[.,]?[0-9]+)\\s*([kmgt]?)i?b?$"),
                                       QRegularExpression::CaseInsensitiveOption);
  const auto match = form.match(text);
  if (!match.hasMatch()) {
    return std::nullopt;
  }
  double number = match.captured(1).replace(u',', u'.').toDouble();
  static const QString kFactors = QStringLiteral("kmgt");
  const QString factor = match.captured(2).toLower();
  for (qsizetype i = 0; !factor.isEmpty() && i <= kFactors.indexOf(factor); ++i) {
    number *= bytes ? 1024 : 1000;
  }
  return number;
}

} // namespace

FileQuery::FileQuery(const QString& text, Inside inside) : m_inside(inside) {
  for (const QString& typed : typedTerms(text)) {
    add(typed);
  }
}

void FileQuery::add(const QString& typed) {
  const bool inverted = typed.size() > 1 && typed.startsWith(u'-');
  const QString bare = inverted ? typed.mid(1) : typed;
  if (!bare.startsWith(u'"') && addKeyed(typed, bare, inverted)) {
    return;
  }
  if (const QString word = withoutQuotes(bare); !word.isEmpty()) {
    Term term;
    term.texts << word;
    term.inverted = inverted;
    m_terms.push_back(std::move(term));
  }
}

/// False: it is a word.
bool FileQuery::addKeyed(const QString& typed, const QString& bare, bool inverted) {
  static const QRegularExpression form(QStringLiteral("^([A-Za-z]+)(:|<=|>=|<|>|=)(.*)$"),
                                       QRegularExpression::DotMatchesEverythingOption);
  const auto match = form.match(bare);
  const auto key = match.hasMatch() ? keyOf(match.captured(1).toLower()) : std::nullopt;
  if (!key) {
    return false;
  }
  const QString value = withoutQuotes(match.captured(3));
  if (value.isEmpty()) {
    return true; // it is being typed
  }
  Term term;
  term.key = *key;
  term.relation = relationOf(match.capturedView(2));
  term.inverted = inverted;
  if (*key < Key::Size) {
    term.texts = value.split(u',', Qt::SkipEmptyParts);
  }
  const auto span = spanOf(*key, value);
  if ((*key < Key::Size) ? term.relation != Relation::Holds || term.texts.isEmpty() : !span) {
    m_mistakes << typed;
    return true;
  }
  term.span = span.value_or(Span());
  m_terms.push_back(std::move(term));
  return true;
}

FileQuery::Relation FileQuery::relationOf(QStringView sign) {
  static const QHash<QString, Relation> kRelations{
      {QStringLiteral(":"), Relation::Holds},   {QStringLiteral("="), Relation::Holds},
      {QStringLiteral("<"), Relation::Less},    {QStringLiteral("<="), Relation::LessEqual},
      {QStringLiteral(">"), Relation::Greater}, {QStringLiteral(">="), Relation::GreaterEqual},
  };
  return kRelations.value(sign.toString(), Relation::Holds);
}

std::optional<FileQuery::Key> FileQuery::keyOf(const QString& name) {
  static const QHash<QString, Key> kKeys{
      {QStringLiteral("name"), Key::Name},     {QStringLiteral("path"), Key::Path},
      {QStringLiteral("folder"), Key::Path},   {QStringLiteral("title"), Key::Title},
      {QStringLiteral("format"), Key::Format}, {QStringLiteral("type"), Key::Format},
      {QStringLiteral("game"), Key::Game},     {QStringLiteral("in"), Key::Content},
      {QStringLiteral("is"), Key::Mark},       {QStringLiteral("size"), Key::Size},
      {QStringLiteral("date"), Key::Date},     {QStringLiteral("triangles"), Key::Triangles},
  };
  const auto found = kKeys.constFind(name);
  return found != kKeys.cend() ? std::optional(*found) : std::nullopt;
}

std::optional<FileQuery::Span> FileQuery::spanOf(Key key, const QString& text) {
  if (key != Key::Date) {
    const auto number = numberOf(text, key == Key::Size);
    return number ? std::optional(Span{*number, *number}) : std::nullopt;
  }
  static const QRegularExpression form(QStringLiteral("^([0-9]{4})(?:-([0-9]{1,2}))?(?:-([0-9]{1,2}))?$"));
  const auto match = form.match(text);
  const auto part = [&](int which) { return std::max(match.captured(which).toInt(), 1); };
  const QDate first(part(1), part(2), part(3));
  if (!match.hasMatch() || !first.isValid()) {
    return std::nullopt;
  }
  const QDate next = match.hasCaptured(3)   ? first.addDays(1)
                     : match.hasCaptured(2) ? first.addMonths(1)
                                            : first.addYears(1);
  return Span{static_cast<double>(first.startOfDay().toMSecsSinceEpoch()),
              static_cast<double>(next.startOfDay().toMSecsSinceEpoch() - 1)};
}

FileQuery::Answer FileQuery::compare(const Term& term, std::optional<double> value) {
  if (!value) {
    return Answer::Unknown;
  }
  const auto meets = [&] {
    switch (term.relation) {
    case Relation::Less:
      return *value < term.span.least;
    case Relation::LessEqual:
      return *value <= term.span.most;
    case Relation::Greater:
      return *value > term.span.most;
    case Relation::GreaterEqual:
      return *value >= term.span.least;
    default:
      return *value >= term.span.least && *value <= term.span.most;
    }
  };
  return meets() ? Answer::Yes : Answer::No;
}

FileQuery::Answer FileQuery::answerText(const Term& term, const QueriedFile& file) const {
  bool unknown = false;
  for (const QString& wanted : term.texts) {
    const bool any = term.key == Key::Any;
    const auto asks = [&](Key key) { return any || term.key == key; };
    if ((asks(Key::Name) && holds(file.name, wanted)) || (asks(Key::Path) && holds(file.path, wanted)) ||
        (asks(Key::Title) && holds(file.title, wanted)) || (asks(Key::Format) && anyHolds(file.formats, wanted)) ||
        (asks(Key::Game) && holds(file.game, wanted))) {
      return Answer::Yes;
    }
    if (term.key == Key::Mark) {
      if (file.marks.contains(wanted, Qt::CaseInsensitive)) {
        return Answer::Yes;
      }
      unknown = unknown || (!file.brokenKnown && wanted.compare(kBrokenMark, Qt::CaseInsensitive) == 0);
    }
    if (term.key == Key::Content || (any && m_inside == Inside::Words)) {
      if (file.content && holds(*file.content, wanted)) {
        return Answer::Yes;
      }
      unknown = unknown || !file.content;
    }
  }
  return unknown ? Answer::Unknown : Answer::No;
}

FileQuery::Answer FileQuery::answer(const Term& term, const QueriedFile& file) const {
  switch (term.key) {
  case Key::Size:
    return compare(term, static_cast<double>(file.size));
  case Key::Date:
    return compare(term, file.modified.isValid() ? static_cast<double>(file.modified.toMSecsSinceEpoch())
                                                 : std::numeric_limits<double>::quiet_NaN());
  case Key::Triangles:
    return compare(term, file.triangles ? std::optional(static_cast<double>(*file.triangles)) : std::nullopt);
  default:
    return answerText(term, file);
  }
}

FileQuery::Answer FileQuery::answer(const QueriedFile& file) const {
  Answer all = Answer::Yes;
  for (const Term& term : m_terms) {
    Answer one = answer(term, file);
    if (term.inverted && one != Answer::Unknown) {
      one = one == Answer::Yes ? Answer::No : Answer::Yes;
    }
    if (one == Answer::No) {
      return Answer::No;
    }
    all = one == Answer::Unknown ? one : all;
  }
  return all;
}

} // namespace vitrine::ui
