#include "ui/outline/MembersPanel.h"

#include "core/structure/JsonTreeText.h"
#include "ui/outline/MemberText.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/FocusChain.h"
#include "ui/widgets/PartNames.h"
#include "ui/widgets/RowTree.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/ViewKeys.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScopedValueRollback>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

/// Most rows that are opened all at once: more take longer than anybody wants to wait.
constexpr std::uint32_t kMostRowsOpened = 20'000;

} // namespace

MembersPanel::MembersPanel(const Session& session, Selection& selection, const FindActions& actions, QWidget* parent)
    : QWidget(parent), m_session(session), m_selection(selection), m_choice(new QComboBox(this)),
      m_edit(new QLineEdit(this)), m_found(new QLabel(this)), m_tree(new RowTree(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeBar(actions));
  layout->addWidget(m_tree);
  prepareTree();
  wireSearch(actions);
  connect(&session, &Session::documentChanged, this, &MembersPanel::showDocument);
  connect(&selection, &Selection::changed, this, &MembersPanel::showSelection);
  connect(m_choice, &QComboBox::activated, this,
          [this](int section) { m_selection.selectSection(m_sections[static_cast<std::size_t>(section)]); });
  showDocument();
  showSelection();
}

QWidget* MembersPanel::makeBar(const FindActions& actions) {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->addWidget(m_choice, 1);
  layout->addWidget(m_edit, 2);
  layout->addWidget(m_found);
  for (const QAction* action : {actions.previous, actions.next}) {
    auto* button = new QToolButton(bar);
    button->setToolTip(action->toolTip());
    button->setAccessibleName(plainText(*action));
    button->setIcon(action->icon());
    button->setObjectName(QStringLiteral("button.") + action->objectName());
    connect(button, &QToolButton::clicked, this, [this, forwards = action == actions.next] { goToMatch(forwards); });
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    layout->addWidget(button);
  }
  m_choice->setObjectName(QStringLiteral("memberSections"));
  m_choice->setAccessibleName(tr("Section"));
  m_choice->setToolTip(tr("Sections with named members"));
  m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_choice->setMinimumContentsLength(10);
  m_edit->setObjectName(QStringLiteral("memberFind"));
  m_edit->setPlaceholderText(tr("Find name or value"));
  m_edit->setAccessibleName(tr("Find name or value"));
  addClearButton(*m_edit);
  m_found->setObjectName(QStringLiteral("memberMatches"));
  m_found->setMinimumWidth(fontMetrics().averageCharWidth() * 10);
  m_found->setAlignment(Qt::AlignCenter);
  return bar;
}

void MembersPanel::prepareTree() {
  m_tree->setModel(&m_model);
  new EmptyNote(m_tree, tr("This file has no section with named members."));
  m_tree->setObjectName(QStringLiteral("memberTree"));
  m_tree->setAccessibleName(tr("Members"));
  m_tree->setUniformRowHeights(true);
  m_tree->setAlternatingRowColors(true);
  m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
  m_tree->setIndentation(fontMetrics().averageCharWidth() * 2);
  m_tree->header()->setStretchLastSection(false);
  m_tree->header()->setSectionResizeMode(MemberModel::Name, QHeaderView::Interactive);
  m_tree->header()->setSectionResizeMode(MemberModel::Value, QHeaderView::Stretch);
  m_tree->header()->setSectionResizeMode(MemberModel::Offset, QHeaderView::Interactive);
  m_tree->setColumnWidth(MemberModel::Name, fontMetrics().averageCharWidth() * 30);
  m_tree->setColumnWidth(MemberModel::Offset, fontMetrics().averageCharWidth() * 12);
  keepViewKeys(m_tree);
  connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& now) {
    pick(now);
    tellMatches();
  });
  // Once more on the one that is current: its bytes are selected again.
  connect(m_tree, &QTreeView::clicked, this, &MembersPanel::pick);
  connect(m_tree, &QTreeView::customContextMenuRequested, this, &MembersPanel::showMenu);
  m_tree->installEventFilter(this);
}

void MembersPanel::wireSearch(const FindActions& actions) {
  connect(actions.findMember, &QAction::triggered, this, &MembersPanel::find);
  for (const QAction* action : {actions.next, actions.previous}) {
    connect(action, &QAction::triggered, this, [this, forwards = action == actions.next] {
      if (takesSteps()) {
        goToMatch(forwards);
      }
    });
  }
  connect(m_edit, &QLineEdit::returnPressed, this,
          [this] { goToMatch(!QGuiApplication::keyboardModifiers().testFlag(Qt::ShiftModifier)); });
  connect(m_edit, &QLineEdit::textChanged, this, [this](const QString& text) {
    m_goOn.reset();
    m_stepsHere = true;
    m_model.setSearched(text);
    m_search.start(m_model.tree(), text);
    m_tree->viewport()->update();
  });
  connect(&m_search, &MemberSearch::changed, this, [this] {
    if (!m_search.running() && m_goOn) {
      goToMatch(*std::exchange(m_goOn, std::nullopt));
    }
    tellMatches();
  });
}

void MembersPanel::showDocument() {
  m_sections.clear();
  m_choice->clear();
  if (const Document* document = m_session.document()) {
    for (SectionId section = 0; section < document->structure.size(); ++section) {
      if (const structure::Section& one = document->structure[section]; one.members && !one.members->empty()) {
        m_sections.push_back(section);
        m_choice->addItem(one.path.isEmpty() ? one.name : one.path);
      }
    }
  }
  setEnabled(offered());
  if (offered()) {
    showSection(0);
  } else {
    m_model.setTree(nullptr, {});
    m_search.start(nullptr, {});
  }
}

const structure::Section& MembersPanel::sectionAt(std::size_t section) const {
  return m_session.document()->structure[m_sections[section]];
}

void MembersPanel::showSection(std::size_t section) {
  m_choice->setCurrentIndex(static_cast<int>(section));
  const structure::Section& shown = sectionAt(section);
  if (m_model.tree() == shown.members) {
    return;
  }
  const QScopedValueRollback quiet(m_quiet, true);
  m_model.setTree(shown.members, shown.name);
  m_tree->expand(m_model.indexOf(0));
  m_goOn.reset();
  m_search.start(m_model.tree(), m_edit->text());
}

std::optional<MembersPanel::MemberPosition> MembersPanel::positionOf(const links::Pick& selected) const {
  std::optional<MemberPosition> found;
  std::uint64_t smallest = 0;
  for (std::size_t i = 0; selected.bytes && i < m_sections.size(); ++i) {
    const std::uint64_t size = sectionAt(i).members->members.front().range.size;
    if (const auto member = memberAt(*sectionAt(i).members, *selected.bytes); member && (!found || size < smallest)) {
      found = MemberPosition{i, *member};
      smallest = size;
    }
  }
  // A section may begin before what it says, with a head, and end after it.
  const auto whole = selected.section ? std::ranges::find(m_sections, *selected.section) : m_sections.end();
  if (!found && whole != m_sections.end()) {
    found = MemberPosition{static_cast<std::size_t>(whole - m_sections.begin()), 0};
  }
  return found;
}

void MembersPanel::showSelection() {
  if (m_quiet) {
    return;
  }
  const QScopedValueRollback quiet(m_quiet, true);
  if (const auto place = positionOf(m_selection.current())) {
    showSection(place->section);
    showMember(place->member);
  } else {
    m_tree->clearSelection();
    m_tree->selectionModel()->clearCurrentIndex();
  }
}

void MembersPanel::showMember(std::uint32_t member) {
  const QModelIndex index = m_model.indexOf(member);
  m_tree->setCurrentIndex(index);
  m_tree->scrollTo(index);
}

void MembersPanel::pick(const QModelIndex& index) {
  if (!m_quiet && index.isValid()) {
    const QScopedValueRollback quiet(m_quiet, true);
    m_selection.selectBytes(m_model.tree()->members[MemberModel::memberOf(index)].range);
  }
}

void MembersPanel::find() {
  if (offered()) {
    m_stepsHere = true;
    Q_EMIT wanted();
    giveKeyboard(*m_edit);
    m_edit->selectAll();
  }
}

void MembersPanel::goToMatch(bool forwards) {
  if (m_edit->text().isEmpty()) {
    find();
    return;
  }
  Q_EMIT wanted();
  if (m_search.running()) {
    m_goOn = forwards;
    return;
  }
  const QModelIndex now = m_tree->currentIndex();
  if (const auto match = m_search.from(now.isValid() ? MemberModel::memberOf(now) : 0, forwards)) {
    showMember(*match);
  }
}

void MembersPanel::tellMatches() {
  if (m_edit->text().isEmpty()) {
    m_found->clear();
    return;
  }
  const auto& matches = m_search.matches();
  const QModelIndex now = m_tree->currentIndex();
  const auto at = now.isValid() ? std::ranges::lower_bound(matches, MemberModel::memberOf(now)) : matches.end();
  const bool onOne = at != matches.end() && *at == MemberModel::memberOf(now);
  if (matches.empty()) {
    m_found->setText(m_search.running() ? tr("searching…") : tr("not found"));
  } else if (onOne) {
    m_found->setText(
        tr("%1 of %2").arg(countText(static_cast<std::uint64_t>(at - matches.begin()) + 1), countText(matches.size())));
  } else {
    m_found->setText(tr("%1 found").arg(countText(matches.size())));
  }
  m_found->setAccessibleName(m_found->text());
}

void MembersPanel::copy(const QString& text) const {
  QGuiApplication::clipboard()->setText(text);
}

bool MembersPanel::eventFilter(QObject* watched, QEvent* event) {
  const QModelIndex now = m_tree->currentIndex();
  if (event->type() == QEvent::KeyPress && static_cast<QKeyEvent&>(*event).matches(QKeySequence::Copy) &&
      now.isValid()) {
    copy(jsonText(*m_model.tree(), MemberModel::memberOf(now)));
    return true;
  }
  return QWidget::eventFilter(watched, event);
}

void MembersPanel::showMenu(QPoint position) {
  const QModelIndex index = m_tree->indexAt(position);
  if (!index.isValid()) {
    return;
  }
  // The menu runs events: the tree may be another when it closes.
  const structure::JsonTreePtr tree = m_model.tree();
  const std::uint32_t member = MemberModel::memberOf(index);
  const structure::JsonValue& chosen = tree->members[member];
  const QPersistentModelIndex row(index.siblingAtColumn(MemberModel::Name));
  QMenu menu(this);
  menu.addAction(tr("&Copy as JSON"), this, [this, tree, member] { copy(jsonText(*tree, member)); });
  if (chosen.kind == structure::JsonValue::Kind::Text) {
    menu.addAction(tr("Copy &Text"), this, [this, tree, member] { copy(scalarText(tree->members[member])); });
  }
  if (!chosen.name.isEmpty()) {
    menu.addAction(tr("Copy &Name"), this, [this, tree, member] { copy(tree->members[member].name); });
  }
  menu.addAction(tr("Copy &Path"), this, [this, path = m_model.pathOf(member)] { copy(path); });
  if (chosen.children > 0) {
    menu.addSeparator();
    QAction* open = menu.addAction(tr("&Expand All Below"), this, [this, row] { m_tree->expandRecursively(row); });
    open->setEnabled(chosen.next - member <= kMostRowsOpened);
    menu.addAction(tr("Co&llapse"), this, [this, row] { m_tree->collapse(row); });
  }
  menu.exec(m_tree->viewport()->mapToGlobal(position));
}

void MembersPanel::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    m_tree->viewport()->update(); // values have colours of their own
  }
  QWidget::changeEvent(event);
}

} // namespace vitrine::ui
