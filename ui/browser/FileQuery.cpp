#include "ui/browser/FileQuery.h"

#include <QHash>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <limits>

namespace vitrine::ui {
namespace {

using FileKey = FileQuery::Key;

constexpr std::array kKeyNames{
    FileQuery::KeyName{QLatin1StringView("name"), FileKey::Name},
    FileQuery::KeyName{QLatin1StringView("path"), FileKey::Path},
    FileQuery::KeyName{QLatin1StringView("folder"), FileKey::Path},
    FileQuery::KeyName{QLatin1StringView("title"), FileKey::Title},
    FileQuery::KeyName{QLatin1StringView("format"), FileKey::Format},
    FileQuery::KeyName{QLatin1StringView("type"), FileKey::Format},
    FileQuery::KeyName{QLatin1StringView("game"), FileKey::Game},
    FileQuery::KeyName{QLatin1StringView("in"), FileKey::Content},
    FileQuery::KeyName{QLatin1StringView("is"), FileKey::Mark},
    FileQuery::KeyName{QLatin1StringView("size"), FileKey::Size},
    FileQuery::KeyName{QLatin1StringView("date"), FileKey::Date},
    FileQuery::KeyName{QLatin1StringView("triangles"), FileKey::Triangles},
};

/// Meaning of a key and an example.
struct KeyText {
  FileKey key;
  const char* meaning;
  const char* example;
};

constexpr std::array kKeyTexts{
    KeyText{FileKey::Any,
            QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "The text is in name, path, title, format or game."),
            "harbour"},
    KeyText{FileKey::Name, QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "The text is in the name of the file."),
            "name:harbour"},
    KeyText{FileKey::Path,
            QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "The text is in the path below the listed folder."),
            "path:maps/"},
    KeyText{FileKey::Title, QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "The text is in the title that the file has."),
            "title:airport"},
    KeyText{FileKey::Format, QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "The file is of the format."), "format:bsp"},
    KeyText{FileKey::Game, QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "The file belongs to the game."), "game:portal"},
    KeyText{FileKey::Content,
            QT_TRANSLATE_NOOP("vitrine::ui::FileQuery",
                              "The text is in the file: in a material, class, title or animation."),
            "in:water"},
    KeyText{FileKey::Mark,
            QT_TRANSLATE_NOOP("vitrine::ui::FileQuery",
                              "broken: cannot be read, or only in part. archive: holds other files."),
            "is:broken"},
    KeyText{FileKey::Size, QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "Size of the file, also in k, M or G."),
            "size>1M"},
    KeyText{FileKey::Date,
            QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "Day, month or year in which the file was changed."),
            "date>=2004-11"},
    KeyText{FileKey::Triangles, QT_TRANSLATE_NOOP("vitrine::ui::FileQuery", "Number of triangles of the scene."),
            "triangles<500"},
};

constexpr bool describesEveryKey() {
  for (std::size_t i = 0; i < kKeyTexts.size(); ++i) {
    if (static_cast<std::size_t>(kKeyTexts[i].key) != i) {
      return false;
    }
  }
  return kKeyTexts.size() == static_cast<std::size_t>(FileKey::Count);
}
static_assert(describesEveryKey(), "each key of file queries needs a text for the help");

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
  const auto key = match.hasMatch() ? keyOf(match.captured(1)) : std::nullopt;
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
  if (!isCompared(*key)) {
    term.texts = value.split(u',', Qt::SkipEmptyParts);
  }
  const auto span = spanOf(*key, value);
  if (!isCompared(*key) ? term.relation != Relation::Holds || term.texts.isEmpty() : !span) {
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

std::span<const FileQuery::KeyName> FileQuery::keyNames() {
  return kKeyNames;
}

std::optional<FileQuery::Key> FileQuery::keyOf(const QString& name) {
  const auto* found = std::ranges::find_if(
      kKeyNames, [&name](const KeyName& each) { return name.compare(each.name, Qt::CaseInsensitive) == 0; });
  return found != kKeyNames.end() ? std::optional(found->key) : std::nullopt;
}

std::vector<base::SyntaxTerm> FileQuery::terms() {
  std::vector<base::SyntaxTerm> terms;
  for (const KeyText& text : kKeyTexts) {
    QStringList names;
    for (const KeyName& each : kKeyNames) {
      if (each.key == text.key) {
        names << QString(each.name) + QLatin1Char(':');
      }
    }
    if (isCompared(text.key)) {
      names << QStringLiteral("<") << QStringLiteral("<=") << QStringLiteral(">") << QStringLiteral(">=");
    }
    terms.push_back({text.key == Key::Any ? tr("word") : names.join(QLatin1Char(' ')), tr(text.meaning),
                     QLatin1StringView(text.example)});
  }
  terms.push_back({QStringLiteral("\" \""), tr("Words in quotes are one text."), QStringLiteral("\"old harbour\"")});
  terms.push_back({QStringLiteral(","), tr("One of several values."), QStringLiteral("format:bsp,mdl")});
  terms.push_back({QStringLiteral("-"), tr("A minus before a term inverts it."), QStringLiteral("-is:broken")});
  return terms;
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
      unknown = unknown || (!file.brokenKnown && wanted.compare(kBroken, Qt::CaseInsensitive) == 0);
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
