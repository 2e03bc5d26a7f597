#include "ui/outline/EntityPanel.h"

#include "ui/style/Icons.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/FocusChain.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/RowTree.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/TypingPause.h"
#include "ui/widgets/ViewKeys.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace vitrine::ui {
namespace {

/// Entities that all classes together may have to be shown opened after a filter.
constexpr std::size_t kMostOpenedEntities = 200;
constexpr int kLeastFilterLetters = 12;

} // namespace

EntityPanel::EntityPanel(const Session& session, QAction* save, QWidget* parent)
    : QWidget(parent), m_session(session), m_filter(new QueryEdit(this)), m_missingOnly(new QToolButton(this)),
      m_state(new ElidedLabel(this)), m_tree(new RowTree(this)), m_connections(new RowTree(this)) {
  setObjectName(QStringLiteral("entityPanel"));
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeLine(save));
  layout->addWidget(m_state);
  auto* splitter = new QSplitter(Qt::Vertical, this);
  splitter->setObjectName(QStringLiteral("entitySplitter"));
  splitter->setChildrenCollapsible(false);
  splitter->addWidget(m_tree);
  splitter->addWidget(m_connections);
  splitter->setStretchFactor(0, 2);
  splitter->setStretchFactor(1, 1);
  layout->addWidget(splitter, 1);
  m_state->setObjectName(QStringLiteral("entityState"));
  m_state->setMargin(2);
  makeTree();
  makeMenu(save);
  makeConnections();
  m_typing.setSingleShot(true);
  m_typing.setInterval(kTypingPauseMs);
  m_typing.callOnTimeout(this, [this] { filter(); });
  connect(m_filter, &QLineEdit::textChanged, this, [this] { m_typing.start(); });
  connect(m_filter, &QLineEdit::returnPressed, this, [this] {
    m_tree->setFocus(Qt::OtherFocusReason);
    if (m_graph) {
      filter(true);
    } else {
      const auto goToFirst = [this, file = m_file] {
        if (m_file == file) {
          filter(true);
        }
      };
      connect(this, &EntityPanel::filled, m_filter, goToFirst, Qt::SingleShotConnection);
    }
  });
  connect(m_missingOnly, &QToolButton::toggled, this, [this] { filter(); });
  connect(&session, &Session::documentChanged, this, &EntityPanel::restart);
  connect(&m_reading, &base::Task::failed, this, [this](const Error& error) {
    m_failure = error.reason();
    describe();
  });
  restart();
}

void EntityPanel::startTyping() {
  giveKeyboard(*m_filter);
  m_filter->selectAll();
}

QWidget* EntityPanel::makeLine(QAction* save) {
  auto* line = new QWidget(this);
  auto* row = new QHBoxLayout(line);
  row->setContentsMargins(2, 2, 2, 2);
  m_filter->setObjectName(QStringLiteral("entityFilter"));
  m_filter->setAccessibleName(tr("Filter entities"));
  m_filter->setPlaceholderText(tr("Key, value or key=value"));
  m_filter->setToolTip(
      tr("Entities whose keys or values contain all words: \"light style=32 target=\". F1 lists everything."));
  m_filter->setSyntax(entityQuerySyntax(m_words));
  addClearButton(*m_filter);
  m_filter->setMinimumWidth(fontMetrics().averageCharWidth() * kLeastFilterLetters);
  row->addWidget(m_filter, 1);
  m_missingOnly->setObjectName(QStringLiteral("entitiesMissing"));
  m_missingOnly->setIcon(icon(QStringLiteral("warning")));
  m_missingOnly->setCheckable(true);
  m_missingOnly->setAutoRaise(true);
  m_missingOnly->setFocusPolicy(Qt::StrongFocus);
  m_missingOnly->setAccessibleName(tr("Only entities with invalid references"));
  m_missingOnly->setToolTip(tr("Show only entities that refer to entities that do not exist"));
  row->addWidget(m_missingOnly);
  auto* saving = new QToolButton(line);
  saving->setObjectName(QStringLiteral("entitiesSave"));
  saving->setDefaultAction(save);
  saving->setToolButtonStyle(Qt::ToolButtonIconOnly);
  saving->setAutoRaise(true);
  saving->setFocusPolicy(Qt::StrongFocus);
  row->addWidget(saving);
  return line;
}

void EntityPanel::makeTree() {
  m_tree->setModel(&m_model);
  m_tree->setObjectName(QStringLiteral("entities"));
  m_tree->setAccessibleName(tr("Entities by class"));
  m_tree->setUniformRowHeights(true);
  m_tree->setAlternatingRowColors(true);
  m_tree->setExpandsOnDoubleClick(false);
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setSectionResizeMode(EntityModel::Name, QHeaderView::Stretch);
  const int unit = fontMetrics().averageCharWidth();
  constexpr int kClassCharacters = 28, kOriginCharacters = 18, kKeysCharacters = 7;
  m_tree->header()->resizeSection(EntityModel::Class, unit * kClassCharacters);
  m_tree->header()->resizeSection(EntityModel::Origin, unit * kOriginCharacters);
  m_tree->header()->resizeSection(EntityModel::Keys, unit * kKeysCharacters);
  keepViewKeys(m_tree);
  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &EntityPanel::showCurrent);
  connect(m_tree, &QTreeView::clicked, this, &EntityPanel::showCurrent);
  connect(m_tree, &QTreeView::activated, this, [this](const QModelIndex& index) {
    const auto entity = m_model.entityAt(index);
    if (!entity) {
      m_tree->setExpanded(index.siblingAtColumn(0), !m_tree->isExpanded(index.siblingAtColumn(0)));
    } else if (const auto record = m_graph->entities()[*entity].record) {
      Q_EMIT activated(*record);
    }
  });
}

void EntityPanel::makeMenu(QAction* save) {
  const auto add = [this](const char* name, const QString& iconName, document::EntityForm form) {
    auto* action = new QAction(icon(iconName), {}, m_tree);
    action->setObjectName(QString::fromLatin1(name));
    connect(action, &QAction::triggered, this, [this, form] { copy(form); });
    m_tree->addAction(action);
    return action;
  };
  m_copy = add("entities.copy", QStringLiteral("copy"), document::EntityForm::KeyValues);
  // The list keeps the keys of copying to itself (keepViewKeys), and eventFilter takes them.
  m_tree->installEventFilter(this);
  m_copyJson = add("entities.copyJson", QStringLiteral("copy"), document::EntityForm::Json);
  auto* line = new QAction(m_tree);
  line->setSeparator(true);
  m_tree->addActions({line, save});
  m_tree->setContextMenuPolicy(Qt::ActionsContextMenu);
  // Shown as the menu's key without being one: the picture's is the same.
  m_copy->setText(tr("&Copy Text") + QLatin1Char('\t') +
                  QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText));
  m_copy->setStatusTip(tr("Copy the entity, or all shown entities of its class, as text of the file"));
  m_copyJson->setText(tr("Copy as &JSON"));
  m_copyJson->setStatusTip(tr("Copy the entity, or all shown entities of its class, as JSON"));
}

bool EntityPanel::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_tree && event->type() == QEvent::KeyPress &&
      static_cast<QKeyEvent&>(*event).matches(QKeySequence::Copy)) {
    copy(document::EntityForm::KeyValues);
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void EntityPanel::copy(document::EntityForm form) const {
  const QModelIndex current = m_tree->currentIndex().siblingAtColumn(0);
  if (!m_graph || !current.isValid()) {
    return;
  }
  std::vector<document::EntityKeys> entities;
  const auto take = [&](const QModelIndex& index) {
    if (const auto entity = m_model.entityAt(index)) {
      entities.push_back(m_graph->entities()[*entity].keys);
    }
  };
  take(current);
  for (int row = 0; row < m_model.rowCount(current); ++row) {
    take(m_model.index(row, 0, current));
  }
  QGuiApplication::clipboard()->setText(QString::fromUtf8(document::textOf(entities, form)));
}

void EntityPanel::makeConnections() {
  m_connections->setModel(&m_connectionModel);
  m_connections->setObjectName(QStringLiteral("entityConnections"));
  m_connections->setAccessibleName(tr("Outputs and inputs of the entity"));
  m_connections->setRootIsDecorated(false);
  m_connections->setUniformRowHeights(true);
  m_connections->setAlternatingRowColors(true);
  m_connections->header()->setStretchLastSection(false);
  // Widths of their own: outputs with long names would leave nothing to the entity.
  constexpr std::array kCharacters{6, 16, 34, 18, 10};
  static_assert(kCharacters.size() == ConnectionModel::ColumnCount);
  const int unit = fontMetrics().averageCharWidth();
  for (int column = 0; column < ConnectionModel::ColumnCount; ++column) {
    m_connections->header()->resizeSection(column, unit * kCharacters[static_cast<std::size_t>(column)]);
  }
  keepViewKeys(m_connections);
  connect(m_connections, &QTreeView::clicked, this, &EntityPanel::goToOther);
  connect(m_connections, &QTreeView::activated, this, &EntityPanel::goToOther);
}

void EntityPanel::restart() {
  m_reading.drop();
  m_filtering.drop();
  m_typing.stop();
  m_graph.reset();
  m_words = {};
  m_current.reset();
  m_failure.clear();
  m_model.show(nullptr, {});
  m_connectionModel.show(nullptr, {});
  const Document* document = m_session.document();
  if (const QString file = document ? document->path : QString(); std::exchange(m_file, file) != file) {
    endFilter();
  }
  m_wanted = document && document->entityText;
  setEnabled(m_wanted);
  describe();
  Q_EMIT currentChanged();
  if (isVisible()) {
    read();
  }
}

/// A filter for one file would hide entities of the next.
void EntityPanel::endFilter() {
  const QSignalBlocker quietText(m_filter);
  const QSignalBlocker quietSwitch(m_missingOnly);
  m_filter->clear();
  m_missingOnly->setChecked(false);
}

void EntityPanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  read();
  Q_EMIT currentChanged();
}

void EntityPanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  Q_EMIT currentChanged();
}

void EntityPanel::read() {
  if (!std::exchange(m_wanted, false)) {
    return;
  }
  struct Entities {
    links::EntityGraphPtr graph;
    EntityWords words;
  };
  m_reading.start(
      [document = m_session.reading()->document](base::Progress& progress) -> Result<Entities> {
        auto read = links::EntityGraph::of(*document, progress);
        if (!read) {
          return std::unexpected(read.error());
        }
        EntityWords words = EntityWords::of(*read, progress);
        return Entities{std::make_shared<const links::EntityGraph>(std::move(*read)), std::move(words)};
      },
      [this](Entities entities) {
        m_graph = std::move(entities.graph);
        m_words = std::move(entities.words);
        filter();
      });
}

void EntityPanel::filter(bool goesToFirst) {
  m_typing.stop();
  if (!m_graph) {
    return;
  }
  m_filtering.start(
      [graph = m_graph, text = m_filter->text(),
       missingOnly = m_missingOnly->isChecked()](base::Progress& progress) -> Result<std::vector<std::uint32_t>> {
        const document::EntityFilter filter(text);
        std::vector<std::uint32_t> numbers;
        for (std::uint32_t i = 0; i < graph->entities().size(); ++i) {
          progress.check();
          if (filter.accepts(graph->entities()[i].keys) && (!missingOnly || graph->missingFrom(i) > 0)) {
            numbers.push_back(i);
          }
        }
        return numbers;
      },
      [this, goesToFirst](const std::vector<std::uint32_t>& numbers) {
        take(numbers);
        if (const auto first = m_model.entityAt(m_model.index(0, 0, m_model.index(0, 0))); first && goesToFirst) {
          goTo(*first, true);
        }
      });
}

void EntityPanel::take(const std::vector<std::uint32_t>& numbers) {
  const QScopedValueRollback quiet(m_quiet, true);
  m_model.show(m_graph, numbers);
  for (int row = 0; row < m_model.rowCount(); ++row) {
    // Class names span the row unless the next column has a warning.
    m_tree->setFirstColumnSpanned(row, {}, !m_model.groupAt(m_model.index(row, 0))->leadsNowhere);
  }
  if (numbers.size() < m_graph->entities().size() && numbers.size() <= kMostOpenedEntities) {
    m_tree->expandAll();
  }
  if (m_current) {
    goTo(*m_current, false);
  }
  describe();
  Q_EMIT filled();
}

void EntityPanel::describe() {
  if (!m_failure.isEmpty()) {
    m_state->setText(m_failure);
  } else if (!m_session.document() || !m_session.document()->entityText) {
    m_state->setText(tr("The file has no entity text"));
  } else if (!m_graph) {
    m_state->setText(tr("Reading the entities…"));
  } else {
    const auto missing = std::ranges::count(m_graph->connections(), document::EntityConnection::Resolution::Missing,
                                            &document::EntityConnection::resolution);
    const QString shown = tr("%1 of %2 entities", "shown, all")
                              .arg(countText(m_model.listedCount()), countText(m_graph->entities().size()));
    QFont font = this->font();
    font.setBold(m_model.listedCount() < m_graph->entities().size());
    m_state->setFont(font);
    m_state->setText(missing == 0 ? shown
                                  : QStringLiteral("%1; %2").arg(
                                        shown, tr("%n invalid connection(s)", nullptr, static_cast<int>(missing))));
  }
}

void EntityPanel::showCurrent(const QModelIndex& index) {
  const auto entity = m_model.entityAt(index);
  if (!entity || m_quiet) {
    return;
  }
  goTo(*entity, true);
}

void EntityPanel::goTo(std::uint32_t entity, bool tell) {
  const auto before = std::exchange(m_current, entity);
  if (before != entity || m_connectionModel.rowCount() == 0) {
    m_connectionModel.show(m_graph, entity);
    Q_EMIT currentChanged();
  }
  const QModelIndex row = m_model.indexOf(entity);
  if (row.isValid() && m_tree->currentIndex().siblingAtColumn(0) != row) {
    const QScopedValueRollback quiet(m_quiet, true);
    m_tree->expand(row.parent());
    m_tree->setCurrentIndex(row);
    m_tree->scrollTo(row);
  }
  if (const auto record = m_graph->entities()[entity].record; record && tell) {
    Q_EMIT chosen(RecordRef(*record));
  }
}

void EntityPanel::goToOther(const QModelIndex& index) {
  if (const auto other = m_connectionModel.at(index.row()).other) {
    goTo(*other, true);
  }
}

void EntityPanel::showRecords(const std::vector<RecordRef>& records) {
  if (!m_graph || m_graph->entities().empty() || !m_graph->entities().front().record) {
    return;
  }
  const SectionId section = m_graph->entities().front().record->section;
  const auto found = std::ranges::find(records, section, &RecordRef::section);
  if (found != records.end() && found->row < m_graph->entities().size() && m_current != found->row) {
    goTo(static_cast<std::uint32_t>(found->row), false);
  }
}

} // namespace vitrine::ui
