#include "ui/widgets/QueryEdit.h"

#include "ui/style/Icons.h"
#include "ui/widgets/QueryHelp.h"

#include <QAbstractItemView>
#include <QAction>
#include <QCompleter>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>
#include <QStringListModel>
#include <QToolButton>

namespace vitrine::ui {

QueryEdit::QueryEdit(QWidget* parent)
    : QLineEdit(parent), m_words(new QStringListModel(this)), m_completer(new QCompleter(m_words, this)) {
  m_completer->setWidget(this);
  m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
  m_completer->setWrapAround(false);
  // Queued: the list hides itself after a click, and the next one must not be hidden with it.
  connect(m_completer, qOverload<const QString&>(&QCompleter::activated), this, &QueryEdit::insertWord,
          Qt::QueuedConnection);
  connect(this, &QLineEdit::textEdited, this, [this] { offer(false); });
  connect(this, &QLineEdit::cursorPositionChanged, this, [this](int, int now) {
    if (now != m_end) {
      hideWords();
    }
  });
}

void QueryEdit::setSyntax(QuerySyntax syntax) {
  m_syntax = std::move(syntax);
  if (m_syntax.complete) {
    m_completer->popup()->setAccessibleName(tr("Completions"));
  }
  m_help = addAction(icon(QStringLiteral("question")), QLineEdit::TrailingPosition);
  m_help->setObjectName(QStringLiteral("queryHelp"));
  m_help->setText(tr("What Can Be Typed Here"));
  m_help->setToolTip(tr("What can be typed here (F1)"));
  for (auto* button : findChildren<QToolButton*>()) {
    if (button->defaultAction() == m_help) {
      button->setAccessibleName(m_help->text());
    }
  }
  connect(m_help, &QAction::triggered, this, &QueryEdit::showHelp);
}

void QueryEdit::showHelp() {
  if (!m_help) {
    return;
  }
  hideWords();
  auto* help = new QueryHelp(m_syntax.terms(), *this);
  help->setAttribute(Qt::WA_DeleteOnClose);
  connect(help, &QueryHelp::chosen, this, &QueryEdit::insertExample);
  help->popUp();
}

bool QueryEdit::offersWords() const {
  return m_syntax.complete && m_completer->popup()->isVisible();
}

void QueryEdit::hideWords() {
  if (offersWords()) {
    m_completer->popup()->hide();
  }
}

bool QueryEdit::takesKey(const QKeyEvent& event) const {
  const bool helps = event.key() == Qt::Key_F1 && event.modifiers() == Qt::NoModifier;
  const bool asks = event.key() == Qt::Key_Space && event.modifiers() == Qt::ControlModifier && m_syntax.complete;
  return m_help && (helps || asks);
}

/// Returns false for keys of the line itself. The list of words passes all keys on, except those that move in it.
bool QueryEdit::handleKey(const QKeyEvent& event) {
  if (takesKey(event)) {
    if (event.key() == Qt::Key_F1) {
      showHelp();
    } else {
      offer(true);
    }
    return true;
  }
  if (!offersWords()) {
    return false;
  }
  switch (event.key()) {
  case Qt::Key_Escape:
    hideWords();
    return true;
  case Qt::Key_Tab:
  case Qt::Key_Enter:
  case Qt::Key_Return:
    return takeChosen();
  default:
    return false;
  }
}

bool QueryEdit::event(QEvent* event) {
  if (event->type() == QEvent::ShortcutOverride && takesKey(static_cast<QKeyEvent&>(*event))) {
    event->accept();
    return true;
  }
  if (event->type() == QEvent::KeyPress && handleKey(static_cast<QKeyEvent&>(*event))) {
    event->accept();
    return true;
  }
  return QLineEdit::event(event);
}

void QueryEdit::offer(bool asked) {
  if (!m_syntax.complete || m_quiet) {
    return;
  }
  const QueryCompletion completion = m_syntax.complete(text(), cursorPosition());
  m_start = completion.start;
  m_end = cursorPosition();
  const QString typed = text().mid(m_start, m_end - m_start);
  const QStringList words = offeredWords(completion, typed, asked);
  m_words->setStringList(words);
  if (words.isEmpty()) {
    hideWords();
    return;
  }
  QAbstractItemView& list = *m_completer->popup();
  const int width = list.sizeHintForColumn(0) + 2 * list.frameWidth() + list.verticalScrollBar()->sizeHint().width();
  m_completer->complete(QRect(0, 0, std::max(this->width(), width), height()));
  // A whole word is not replaced by another by Enter.
  list.setCurrentIndex(words.contains(typed) ? QModelIndex() : m_completer->completionModel()->index(0, 0));
}

bool QueryEdit::takeChosen() {
  const QModelIndex chosen = m_completer->popup()->currentIndex();
  hideWords();
  if (chosen.isValid()) {
    insertWord(chosen.data().toString());
  }
  return chosen.isValid();
}

void QueryEdit::insertWord(const QString& word) {
  if (cursorPosition() != m_end) {
    return; // the user went on
  }
  if (m_start < m_end) {
    setSelection(m_start, m_end - m_start);
  }
  insert(word); // and offers values behind a key
}

void QueryEdit::insertExample(const QString& example) {
  const QScopedValueRollback quiet(m_quiet, true);
  const QString typed = text();
  if (m_syntax.joint.isNull() || typed.trimmed().isEmpty()) {
    selectAll();
    insert(example);
  } else {
    end(false);
    insert(typed.back().isSpace() && m_syntax.joint.trimmed().isEmpty() ? example : m_syntax.joint + example);
  }
  setFocus();
}

} // namespace vitrine::ui
