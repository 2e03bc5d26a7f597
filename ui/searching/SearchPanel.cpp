#include "ui/searching/SearchPanel.h"

#include "core/base/TaskStream.h"
#include "ui/searching/KindMenu.h"
#include "ui/searching/MatchDelegate.h"
#include "ui/settings/SearchSettings.h"
#include "ui/style/Icons.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/FocusChain.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/QueryEdit.h"
#include "ui/widgets/Texts.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QScrollBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

constexpr int kTypingMs = 150;

QToolButton* makeSmallButton(const char* name, QWidget* parent) {
  auto* button = new QToolButton(parent);
  button->setObjectName(QLatin1String(name));
  button->setAutoRaise(true);
  button->setFocusPolicy(Qt::StrongFocus);
  return button;
}

void nameButton(QToolButton& button, const QString& name) {
  button.setAccessibleName(name);
  button.setToolTip(name);
}

} // namespace

SearchPanel::SearchPanel(const Session& session, Settings& settings, QWidget* parent)
    : QWidget(parent), m_session(session), m_settings(settings), m_edit(new QueryEdit(this)),
      m_history(makeSmallButton("searchHistory", this)), m_kinds(new KindMenu(this)),
      m_where(makeSmallButton("searchWhere", this)), m_stop(makeSmallButton("searchStop", this)),
      m_state(new ElidedLabel(this)), m_tree(new QTreeView(this)) {
  setObjectName(QStringLiteral("searchPanel"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeLine());
  layout->addWidget(makeOptions());
  layout->addWidget(m_tree, 1);
  prepareTree();
  wire();
  showDocument();
}

QWidget* SearchPanel::makeLine() {
  auto* line = new QWidget(this);
  auto* layout = new QHBoxLayout(line);
  layout->setContentsMargins(2, 2, 2, 0);
  layout->addWidget(m_edit, 1);
  layout->addWidget(m_history);
  m_edit->setObjectName(QStringLiteral("searchText"));
  m_edit->setPlaceholderText(tr("Text, number or bytes"));
  m_edit->setSyntax({.terms = &searching::queryTerms, .joint = QString()});
  m_edit->setAccessibleName(tr("Search everything"));
  addClearButton(*m_edit);
  m_history->setMenu(new QMenu(m_history));
  m_history->setPopupMode(QToolButton::InstantPopup);
  m_history->setArrowType(Qt::DownArrow);
  nameButton(*m_history, tr("Recent searches"));
  return line;
}

QToolButton* SearchPanel::makeOption(const char* name, const QString& text, const QString& toolTip) {
  QToolButton* button = makeSmallButton(name, this);
  button->setCheckable(true);
  button->setText(text);
  nameButton(*button, toolTip);
  connect(button, &QToolButton::toggled, this, &SearchPanel::search);
  return button;
}

QWidget* SearchPanel::makeOptions() {
  auto* options = new QWidget(this);
  auto* layout = new QHBoxLayout(options);
  layout->setContentsMargins(2, 0, 2, 2);
  layout->setSpacing(1);
  // Signs that editors have for these.
  m_case = makeOption("searchCase", QStringLiteral("Aa"), tr("Match case"));
  m_words = makeOption("searchWords", QStringLiteral("\"ab\""), tr("Whole words only"));
  m_expression = makeOption("searchExpression", QStringLiteral(".*"), tr("Regular expression"));
  m_where->setText(tr("In"));
  m_where->setMenu(m_kinds);
  m_where->setPopupMode(QToolButton::InstantPopup);
  nameButton(*m_where, tr("Scope of the search"));
  m_stop->setIcon(icon(QStringLiteral("stop")));
  nameButton(*m_stop, tr("Stop searching"));
  m_stop->hide(); // until there is something to stop
  m_state->setObjectName(QStringLiteral("searchState"));
  for (QWidget* widget : {m_case, m_words, m_expression, m_where}) {
    layout->addWidget(widget);
  }
  layout->addWidget(m_state, 1);
  layout->addWidget(m_stop);
  return options;
}

void SearchPanel::prepareTree() {
  m_tree->setModel(&m_model);
  m_tree->setItemDelegate(new MatchDelegate(m_tree));
  m_tree->setObjectName(QStringLiteral("searchMatches"));
  m_tree->setAccessibleName(tr("Matches"));
  m_tree->setHeaderHidden(true);
  m_tree->setUniformRowHeights(true);
  m_tree->setIndentation(fontMetrics().averageCharWidth() * 2);
  m_tree->setExpandsOnDoubleClick(true);
  m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
}

void SearchPanel::wire() {
  m_typing.setSingleShot(true);
  m_typing.setInterval(kTypingMs);
  connect(&m_typing, &QTimer::timeout, this, &SearchPanel::search);
  connect(m_edit, &QLineEdit::textChanged, this, &SearchPanel::searchSoon);
  connect(m_history->menu(), &QMenu::aboutToShow, this, &SearchPanel::fillHistory);
  connect(m_kinds, &KindMenu::changed, this, &SearchPanel::keepKinds);
  connect(m_stop, &QToolButton::clicked, this, &SearchPanel::giveUp);
  connect(&m_search, &base::Task::cancelled, this, &SearchPanel::giveUp);
  connect(m_tree, &QTreeView::clicked, this, &SearchPanel::choose);
  connect(&m_search, &base::Task::failed, this, [this](const Error& error) {
    m_stop->setVisible(false);
    tell(error.reason());
  });
  connect(&m_session, &Session::documentChanged, this, &SearchPanel::showDocument);
  m_edit->installEventFilter(this);
  m_tree->installEventFilter(this);
  searching::KindSet kinds = searching::KindSet().set();
  for (const QString& id : m_settings.value(setting::kSearchKindsLeftOut)) {
    if (const auto kind = searching::kindOf(id)) {
      kinds.reset(searching::indexOf(*kind));
    }
  }
  m_kinds->setKinds(kinds);
}

bool SearchPanel::eventFilter(QObject* watched, QEvent* event) {
  const bool inLine = watched == m_edit;
  if ((inLine || watched == m_tree) &&
      (event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride)) {
    return handleKey(static_cast<QKeyEvent&>(*event).key(), inLine, *event);
  }
  return QWidget::eventFilter(watched, event);
}

bool SearchPanel::handleKey(int key, bool inLine, QEvent& event) {
  const bool moves = key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp || key == Qt::Key_PageDown;
  const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
  const bool combined = static_cast<QKeyEvent&>(event).modifiers().testAnyFlags(Qt::ControlModifier | Qt::AltModifier);
  if (combined || (!moves && !enters && key != Qt::Key_Escape)) {
    return false;
  }
  if (event.type() == QEvent::ShortcutOverride) {
    event.accept(); // and not for the actions that have these keys
    return true;
  }
  if (key == Qt::Key_Escape) {
    Q_EMIT closeWanted();
  } else if (enters) {
    chooseCurrent();
    leaveLine();
  } else if (inLine) {
    QCoreApplication::sendEvent(m_tree, &event);
  } else {
    return false;
  }
  return true;
}

/// Gives the keyboard to the list once a match is chosen: single keys that follow are meant for that match.
void SearchPanel::leaveLine() {
  if (m_edit->hasFocus() && m_tree->currentIndex().isValid()) {
    giveKeyboard(*m_tree);
  }
}

void SearchPanel::find() {
  Q_EMIT wanted();
  giveKeyboard(*m_edit);
  m_edit->selectAll();
}

searching::Query SearchPanel::query() const {
  searching::Query query;
  query.text = m_edit->text();
  query.matchCase = m_case->isChecked();
  query.wholeWord = m_words->isChecked();
  query.regularExpression = m_expression->isChecked();
  query.kinds = m_kinds->kinds();
  return query;
}

void SearchPanel::searchSoon() {
  m_search.drop();
  m_chooseFirst = false;
  m_typing.start();
  Q_EMIT searched();
}

void SearchPanel::search() {
  m_typing.stop();
  m_search.drop();
  m_model.clear();
  const bool any = m_session.document() && !m_edit->text().isEmpty();
  m_stop->setVisible(any);
  if (!any) {
    tell({});
    return;
  }
  tell(tr("Searching…"));
  const searching::Subject subject{m_session.reading()->document, m_session.assets()};
  base::startStream<searching::Match>(
      m_search, {.name = tr("Searching for “%1”").arg(m_edit->text())},
      [subject, query = query()](const searching::MatchSink& sink, base::Progress& progress) {
        return searching::search(subject, query, sink, progress);
      },
      [this](const std::vector<searching::Match>& matches) { take(matches); },
      [this](const searching::MatchCounts& counts) { finish(counts); });
}

void SearchPanel::giveUp() {
  m_search.drop();
  m_chooseFirst = false;
  m_stop->setVisible(false);
  tell(tr("Stopped; %1 found").arg(countText(m_model.total())));
}

void SearchPanel::showDocument() {
  m_chooseFirst = false;
  setEnabled(m_session.document() != nullptr);
  search();
}

void SearchPanel::take(const std::vector<searching::Match>& matches) {
  const int groups = m_model.rowCount();
  m_model.add(matches);
  if (m_model.rowCount() != groups) {
    m_tree->expandAll();
  }
  tell(tr("Searching… %1 found").arg(countText(m_model.total())));
  if (std::exchange(m_chooseFirst, false)) {
    choose(m_model.next({}, true));
    leaveLine();
  }
}

void SearchPanel::finish(const searching::MatchCounts& counts) {
  m_model.setCounts(counts);
  m_stop->setVisible(false);
  m_chooseFirst = false;
  tellCount();
}

void SearchPanel::tellCount() {
  const std::uint64_t total = m_model.total();
  tell(total == 0 ? tr("Nothing found") : tr("%1 found").arg(countText(total)));
}

void SearchPanel::tell(const QString& text) {
  m_state->setText(text);
}

void SearchPanel::choose(const QModelIndex& index) {
  if (const searching::Match* match = m_model.rowAt(index)) {
    m_tree->setCurrentIndex(index);
    m_tree->scrollTo(index);
    m_settings.prepend(setting::kSearchTexts, m_edit->text());
    const searching::Match chosenMatch = *match; // views may load another document
    Q_EMIT chosen(chosenMatch);
  }
}

void SearchPanel::chooseCurrent() {
  if (m_typing.isActive()) {
    search();
  }
  const QModelIndex current = m_tree->currentIndex();
  if (m_model.rowAt(current)) {
    choose(current);
  } else if (current.isValid()) {
    m_tree->setExpanded(current, !m_tree->isExpanded(current));
  } else if (m_model.rowCount() > 0) {
    choose(m_model.next({}, true));
  } else {
    m_chooseFirst = m_search.isRunning();
  }
}

void SearchPanel::step(bool forwards) {
  if (m_typing.isActive()) {
    search();
  }
  if (m_edit->text().isEmpty()) {
    find();
  } else if (m_model.rowCount() > 0) {
    choose(m_model.next(m_tree->currentIndex(), forwards));
  } else {
    m_chooseFirst = m_search.isRunning();
    Q_EMIT wanted();
  }
}

void SearchPanel::keepKinds() {
  QStringList leftOut;
  const searching::KindSet kinds = m_kinds->kinds();
  for (const searching::MatchKind kind : searching::allKinds()) {
    if (!kinds.test(searching::indexOf(kind))) {
      leftOut << searching::idOf(kind);
    }
  }
  m_settings.set(setting::kSearchKindsLeftOut, leftOut);
  search();
}

void SearchPanel::fillHistory() {
  QMenu& menu = *m_history->menu();
  menu.clear();
  for (const QString& text : m_settings.value(setting::kSearchTexts)) {
    QString shown = text;
    QAction* action = menu.addAction(shown.replace(QLatin1Char('&'), QStringLiteral("&&")));
    connect(action, &QAction::triggered, m_edit, [this, text] { m_edit->setText(text); });
  }
  if (menu.isEmpty()) {
    menu.addAction(tr("None yet"))->setEnabled(false);
  }
}

} // namespace vitrine::ui
