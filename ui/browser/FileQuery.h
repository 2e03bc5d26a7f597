#pragma once

#include "core/base/SyntaxTerm.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <optional>
#include <span>
#include <vector>

namespace vitrine::ui {

/// What a query can ask of a file.
struct QueriedFile {
  QString name;
  QString path; ///< from the listed folder
  QString title;
  QStringList formats; ///< every name the format goes by
  QString game;
  std::uint64_t size = 0;
  QDateTime modified;
  std::optional<std::uint64_t> triangles; ///< nullopt: not known
  std::optional<QString> content;         ///< names and texts in the file, one a line; nullopt: not known
  QStringList marks;                      ///< of FileQuery::marks()
  bool brokenKnown = true;                ///< false: the file is not read yet, and "broken" may be missing among them
};

/// A filter as users type it: words, "words in quotes", terms such as format:bsp, size>1M, date>=2004-11, in:water or
/// is:broken; a minus before any of them turns it round, commas between values mean "or". A file has to meet all.
class FileQuery {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::FileQuery)

public:
  enum class Key { Any, Name, Path, Title, Format, Game, Content, Mark, Size, Date, Triangles, Count };
  /// Name of a key as users type it. Several may mean the same.
  struct KeyName {
    QLatin1StringView name;
    Key key = Key::Any;
  };
  enum class Inside { Never, Words }; ///< Words: plain words are also looked for in what is in the files
  enum class Answer { No, Yes, Unknown };

  /// Marks that "is:" asks for.
  static constexpr QLatin1StringView kBroken{"broken"};
  static constexpr QLatin1StringView kArchive{"archive"};
  static QStringList marks() { return {kBroken, kArchive}; }
  /// Names of all keys. The parser knows no others, and terms() describes all of them.
  static std::span<const KeyName> keyNames();
  /// The key of a name in any case; nullopt: there is none.
  static std::optional<Key> keyOf(const QString& name);
  /// True for keys of numbers and dates, which are compared by < and >.
  static constexpr bool isCompared(Key key) { return key >= Key::Size; }
  /// Every key and every other construct.
  static std::vector<base::SyntaxTerm> terms();

  FileQuery() = default;
  explicit FileQuery(const QString& text, Inside inside = Inside::Never);

  bool empty() const { return m_terms.empty(); }
  /// Terms that make no sense, as they were typed; they are left out.
  const QStringList& mistakes() const { return m_mistakes; }
  /// Unknown: it depends on content, triangles or damage, which are not known.
  Answer answer(const QueriedFile& file) const;

private:
  enum class Relation { Holds, Less, LessEqual, Greater, GreaterEqual };
  /// A number or a span of time, from `least` up to `most`, both part of it.
  struct Span {
    double least = 0;
    double most = 0;
  };
  struct Term {
    Key key = Key::Any;
    Relation relation = Relation::Holds;
    QStringList texts; ///< alternatives
    Span span;
    bool inverted = false;
  };

  static std::optional<Span> spanOf(Key key, const QString& text);
  static Relation relationOf(QStringView sign);
  static Answer compare(const Term& term, std::optional<double> value);
  void add(const QString& typed);
  bool addKeyed(const QString& typed, const QString& bare, bool inverted);
  Answer answer(const Term& term, const QueriedFile& file) const;
  Answer answerText(const Term& term, const QueriedFile& file) const;

  std::vector<Term> m_terms;
  QStringList m_mistakes;
  Inside m_inside = Inside::Never;
};

} // namespace vitrine::ui
