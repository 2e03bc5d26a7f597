#pragma once

#include <QByteArray>
#include <QHash>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

#include <vector>

namespace vitrine::ui {

/// A text as the sources have it.
struct SourceText {
  QByteArray context;
  QByteArray source;
  QByteArray comment;
  bool plural = false;

  bool operator==(const SourceText&) const = default;
};

/// All texts of the program, from one of its catalogues.
const std::vector<SourceText>& programTexts();

/// A text that somebody sees: the source it is a translation of, and what was put in for %1, %2 … and %n.
struct TextOrigin {
  SourceText text;
  QStringList arguments = {}; ///< %1 first
  int number = -1;            ///< %n

  /// The same in the language that is installed now.
  QString translated() const;
};

/// The way back from what is shown to the sources, in the language that was installed when this was made. The same
/// words may have more than one origin.
class TextOrigins {
public:
  explicit TextOrigins(const std::vector<SourceText>& texts);

  /// Most likely first: whole texts before those with something put in. Arguments are taken back to their sources where
  /// they are texts themselves.
  std::vector<TextOrigin> of(const QString& shown) const;

private:
  struct Pattern {
    SourceText text;
    QString literal; ///< longest run without arguments
    QRegularExpression expression;
    std::vector<int> marks; ///< number of %1 … by group of the expression; 0: %n
    qsizetype letters = 0;  ///< beside the arguments
  };

  void addPattern(const SourceText& text, const QString& translation);

  QHash<QString, std::vector<SourceText>> m_whole;
  std::vector<Pattern> m_patterns; ///< more letters first
};

} // namespace vitrine::ui
