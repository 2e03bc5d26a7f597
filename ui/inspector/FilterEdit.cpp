#include "ui/inspector/FilterEdit.h"

#include "core/queries/Completion.h"
#include "core/queries/RecordFilter.h"
#include "ui/widgets/MistakeMark.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QStringListModel>

namespace vitrine::ui {

FilterEdit::FilterEdit(QWidget* parent)
    : QLineEdit(parent), m_words(new QStringListModel(this)), m_completer(new QCompleter(m_words, this)) {
  setClearButtonEnabled(true);
  m_completer->setWidget(this);
  m_completer->setCaseSensitivity(Qt::CaseInsensitive);
  m_completer->setCompletionMode(QCompleter::PopupCompletion);
  connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &FilterEdit::insertWord);
  connect(this, &QLineEdit::textChanged, this, &FilterEdit::check);
  connect(this, &QLineEdit::textEdited, this, [this] {
    m_recalled = -1;
    complete();
  });
}

void FilterEdit::setSection(DocumentPtr document, SectionId section) {
  m_document = std::move(document);
  m_section = section;
  m_recalled = -1;
  m_completer->popup()->hide();
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

void FilterEdit::complete() {
  if (!m_document) {
    return;
  }
  const queries::Completion completion =
      queries::completionAt(text(), cursorPosition(), m_document->structure, m_section);
  m_typed = completion.typed;
  const QString prefix = text().mid(m_typed.start, m_typed.length);
  const bool behindPoint = m_typed.start > 0 && text()[m_typed.start - 1] == QLatin1Char('.');
  m_words->setStringList(completion.words);
  m_completer->setCompletionPrefix(prefix);
  const bool done = m_completer->completionCount() == 1 && m_completer->currentCompletion() == prefix;
  if ((prefix.isEmpty() && !behindPoint) || m_completer->completionCount() == 0 || done || completion.words.isEmpty()) {
    m_completer->popup()->hide();
    return;
  }
  m_completer->complete();
}

void FilterEdit::insertWord(const QString& word) {
  const QString whole = text();
  setText(whole.left(m_typed.start) + word + whole.mid(m_typed.end()));
  setCursorPosition(static_cast<int>(m_typed.start + word.size()));
  underline();
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
  if (m_completer->popup()->isVisible()) {
    switch (event->key()) {
    case Qt::Key_Enter:
    case Qt::Key_Return:
    case Qt::Key_Escape:
    case Qt::Key_Tab:
      event->ignore(); // for the list
      return;
    default:
      break;
    }
  } else if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down) {
    recall(event->key() == Qt::Key_Up ? 1 : -1);
    return;
  }
  QLineEdit::keyPressEvent(event);
}

} // namespace vitrine::ui
