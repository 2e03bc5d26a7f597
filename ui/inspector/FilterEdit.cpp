#include "ui/inspector/FilterEdit.h"

#include "core/queries/Completion.h"
#include "core/queries/Language.h"
#include "core/queries/RecordFilter.h"
#include "ui/widgets/MistakeMark.h"
#include "ui/widgets/PartNames.h"

#include <QKeyEvent>

namespace vitrine::ui {

FilterEdit::FilterEdit(QWidget* parent) : QueryEdit(parent) {
  addClearButton(*this);
  setSyntax({.terms = [this] { return terms(); },
             .complete = [this](const QString& text, int cursor) { return wordsAt(text, cursor); },
             .joint = QStringLiteral(" && ")});
  connect(this, &QLineEdit::textChanged, this, &FilterEdit::check);
  connect(this, &QLineEdit::textEdited, this, [this] { m_recalled = -1; });
}

void FilterEdit::setSection(DocumentPtr document, SectionId section) {
  m_document = std::move(document);
  m_section = section;
  m_recalled = -1;
  hideWords();
}

void FilterEdit::setDocument(DocumentPtr document) {
  if (m_document) {
    m_document = std::move(document);
  }
}

void FilterEdit::check() {
  m_mistake.reset();
  if (m_document && !text().trimmed().isEmpty()) {
    const auto filter = queries::RecordFilter::compile(text(), m_document->structure, m_section);
    if (!filter) {
      m_mistake = filter.error();
    }
  }
  underline();
  Q_EMIT checked();
}

void FilterEdit::underline() {
  underlineMistake(*this, m_mistake ? std::optional(Mistake{static_cast<int>(m_mistake->place.start),
                                                            static_cast<int>(m_mistake->place.length)})
                                    : std::nullopt);
}

std::vector<base::SyntaxTerm> FilterEdit::terms() const {
  return queries::languageTerms(m_document ? queries::exampleFieldsOf(m_document->structure, m_section)
                                           : queries::ExampleFields());
}

QueryCompletion FilterEdit::wordsAt(const QString& text, int cursor) const {
  if (!m_document) {
    return {};
  }
  const queries::Completion completion = queries::completionAt(text, cursor, m_document->structure, m_section);
  const qsizetype start = completion.typed.start;
  const bool behindPoint = start > 0 && text[start - 1] == QLatin1Char('.');
  return {static_cast<int>(start), completion.words, behindPoint};
}

void FilterEdit::recall(int step) {
  const int next = m_recalled + step;
  if (next < -1 || next >= m_history.size()) {
    return;
  }
  m_recalled = next;
  setText(next < 0 ? QString() : m_history[next]);
}

void FilterEdit::keyPressEvent(QKeyEvent* event) {
  if (!offersWords() && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)) {
    recall(event->key() == Qt::Key_Up ? 1 : -1);
    return;
  }
  QLineEdit::keyPressEvent(event);
}

} // namespace vitrine::ui
