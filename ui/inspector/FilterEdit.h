#pragma once

#include "core/document/Document.h"
#include "core/queries/QueryError.h"
#include "ui/widgets/QueryEdit.h"

namespace vitrine::ui {

/// A line for an expression over the records of a section: completes the names of fields and flags, and underlines the
/// mistake in it.
class FilterEdit : public QueryEdit {
  Q_OBJECT

public:
  explicit FilterEdit(QWidget* parent = nullptr);

  /// The records that the expression is about; null: none.
  void setSection(DocumentPtr document, SectionId section);
  /// The same document, completed.
  void setDocument(DocumentPtr document);
  /// The mistake in the text; nullopt: none, or no text. Underlines it.
  const std::optional<queries::QueryError>& mistake() const { return m_mistake; }
  /// Expressions that Up and Down bring back, the last one first.
  void setHistory(const QStringList& filters) { m_history = filters; }

Q_SIGNALS:
  /// The text is another one, and mistake() is of it.
  void checked();

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  void check();
  void underline();
  std::vector<base::SyntaxTerm> terms() const;
  QueryCompletion wordsAt(const QString& text, int cursor) const;
  /// Brings back an older (1) or newer (-1) expression.
  void recall(int step);

  DocumentPtr m_document;
  SectionId m_section = structure::kRootSection;
  std::optional<queries::QueryError> m_mistake;
  QStringList m_history;
  int m_recalled = -1; ///< in m_history; -1: the text is the user's own
};

} // namespace vitrine::ui
