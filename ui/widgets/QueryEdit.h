#pragma once

#include "core/base/SyntaxTerm.h"
#include "ui/widgets/QueryCompletion.h"

#include <QLineEdit>

#include <functional>
#include <vector>

class QCompleter;
class QStringListModel;

namespace vitrine::ui {

/// Description of what may be typed in a field.
struct QuerySyntax {
  std::function<std::vector<base::SyntaxTerm>()> terms;                          ///< for the help
  std::function<QueryCompletion(const QString& text, int cursor)> complete = {}; ///< null: no word is completed
  QString joint = QStringLiteral(" "); ///< between the typed text and an inserted example; null: examples replace texts
};

/// A line for texts with a syntax. It completes words while the user types: Enter and Tab take the chosen word, Escape
/// closes the list, Ctrl+Space opens it. A question mark in the field, or F1, opens the help with all constructs.
class QueryEdit : public QLineEdit {
  Q_OBJECT

public:
  explicit QueryEdit(QWidget* parent = nullptr);

  /// Sets the syntax, once. Objects that its functions refer to must outlive this widget.
  void setSyntax(QuerySyntax syntax);
  void showHelp();
  /// The list of words. Its popup is hidden while there are none.
  QCompleter& completer() { return *m_completer; }

protected:
  bool event(QEvent* event) override;
  bool offersWords() const;
  void hideWords();

private:
  bool takesKey(const QKeyEvent& event) const;
  bool handleKey(const QKeyEvent& event);
  void offer(bool asked);
  /// Puts the chosen word in place of the typed part of it. False if no word is chosen.
  bool takeChosen();
  void insertWord(const QString& word);
  void insertExample(const QString& example);

  QuerySyntax m_syntax;
  QStringListModel* m_words;
  QCompleter* m_completer;
  QAction* m_help = nullptr;
  int m_start = 0;      ///< of the part that is completed
  int m_end = 0;        ///< cursor for which words are offered
  bool m_quiet = false; ///< an example is being inserted
};

} // namespace vitrine::ui
