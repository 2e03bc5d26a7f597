#include "ui/hex/HexPanel.h"

#include "core/bytes/OffsetExpression.h"
#include "ui/actions/ByteActions.h"
#include "ui/hex/BlockDialog.h"
#include "ui/hex/ByteFinder.h"
#include "ui/hex/ByteSearchBar.h"
#include "ui/hex/CursorValues.h"
#include "ui/hex/InspectorTable.h"
#include "ui/navigation/ByteBookmarkPanel.h"
#include "ui/settings/ByteSettings.h"
#include "ui/widgets/FocusChain.h"
#include "ui/widgets/Texts.h"

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTabWidget>
#include <QToolButton>
#include <QToolTip>
#include <QTreeView>
#include <QVBoxLayout>

namespace vitrine::ui {
namespace {

enum ListTab { kMatchesTab, kBookmarksTab };

HexRange inView(const ByteRange& range) {
  return {range.offset, range.size};
}

} // namespace

HexPanel::HexPanel(const Session& session, Selection& selection, Settings& settings, const ByteActions& actions,
                   ByteBookmarkModel& bookmarks, QWidget* parent)
    : QWidget(parent), m_session(session), m_selection(selection), m_settings(settings), m_actions(actions),
      m_bookmarks(bookmarks), m_spaces(new QComboBox(this)), m_coded(new QToolButton(this)),
      m_goTo(new QLineEdit(this)), m_view(new HexView(this)), m_inspector(new InspectorTable(this)),
      m_values(new CursorValues(this)), m_searchBar(new ByteSearchBar(actions, settings, this)),
      m_halves(new QSplitter(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addWidget(makeBar());
  layout->addWidget(m_searchBar);
  auto* values = new QSplitter(Qt::Horizontal, this);
  values->addWidget(m_view);
  values->addWidget(m_inspector);
  values->setStretchFactor(0, 1);
  values->setChildrenCollapsible(false);
  m_halves->addWidget(values);
  m_halves->setStretchFactor(0, 1);
  m_halves->setChildrenCollapsible(false);
  makeLists();
  layout->addWidget(m_halves, 1);
  layout->addWidget(m_values);
  restore();
  wireSession();
  wireActions();
  wireBookmarks();
  showDocument();
  showSelection();
}

void HexPanel::makeLists() {
  m_lists = new QTabWidget(m_halves);
  m_lists->setObjectName(QStringLiteral("byteLists"));
  m_lists->setDocumentMode(true);
  m_finder = new ByteFinder(*m_searchBar, *m_view, this);
  m_bookmarkPanel = new ByteBookmarkPanel(m_bookmarks, m_lists);
  m_lists->addTab(&m_finder->list(), tr("Matches"));
  m_lists->addTab(m_bookmarkPanel, tr("Bookmarks"));
  m_halves->addWidget(m_lists);
  m_finder->setPlacer([this](std::uint64_t offset) {
    const Document* document = m_session.document();
    return document ? placeText(*document, m_session.links(), m_space, offset) : QString();
  });
  showLists();
}

void HexPanel::wireSession() {
  m_view->setDescriber([this](std::uint64_t offset) { return describeByte(offset); });
  connect(&m_session, &Session::documentChanged, this, &HexPanel::showDocument);
  connect(&m_session, &Session::documentCompleted, this, &HexPanel::followDocument);
  connect(&m_selection, &Selection::changed, this, &HexPanel::showSelection);
  connect(m_view, &HexView::selectionChanged, this, [this](quint64 offset, quint64 size, bool jumped) {
    m_selection.selectBytes({m_space, offset, size}, jumped ? Selection::Way::Jump : Selection::Way::Step);
    describeCursor();
  });
  connect(m_finder, &ByteFinder::chosen, this, [this](HexRange match) {
    jumpTo({m_space, match.offset, match.size});
    Q_EMIT wanted();
  });
  connect(m_finder, &ByteFinder::openChanged, this, [this](bool open) {
    showLists();
    if (open) {
      m_lists->setCurrentIndex(kMatchesTab);
      Q_EMIT wanted();
    }
  });
}

void HexPanel::restore() {
  const ByteActions& actions = m_actions;
  actions.colors->setChecked(m_settings.value(setting::kByteColors));
  actions.values->setChecked(m_settings.value(setting::kByteValues));
  actions.bigEndian->setChecked(m_settings.value(setting::kBigEndian));
  showValues();
}

void HexPanel::wireActions() {
  using bytes::ByteForm;
  const ByteActions& actions = m_actions;
  const QList<QAction*> groups[] = {
      {actions.find, actions.next, actions.previous},
      {actions.goTo, actions.selectBlock, actions.addBookmark, actions.bookmarks},
      {actions.copyHex, actions.copyText, actions.copyC, actions.copyPython, actions.copyBase64},
      {actions.colors, actions.values, actions.bigEndian}};
  for (const QList<QAction*>& group : groups) {
    m_view->addActions(group);
    auto* separator = new QAction(this);
    separator->setSeparator(true);
    m_view->addAction(separator);
  }
  connect(actions.find, &QAction::triggered, m_finder, &ByteFinder::open);
  connect(actions.next, &QAction::triggered, this, [this] { m_finder->step(true); });
  connect(actions.previous, &QAction::triggered, this, [this] { m_finder->step(false); });
  connect(actions.goTo, &QAction::triggered, this, [this] {
    Q_EMIT wanted();
    giveKeyboard(*m_goTo);
    m_goTo->selectAll();
  });
  connect(actions.selectBlock, &QAction::triggered, this, &HexPanel::selectBlock);
  const std::pair<QAction*, ByteForm> copies[] = {{actions.copyHex, ByteForm::Hex},
                                                  {actions.copyText, ByteForm::Text},
                                                  {actions.copyC, ByteForm::CArray},
                                                  {actions.copyPython, ByteForm::Python},
                                                  {actions.copyBase64, ByteForm::Base64}};
  for (const auto& [action, form] : copies) {
    connect(action, &QAction::triggered, this, [this, form = form] { copyAs(form); });
  }
  connect(actions.colors, &QAction::toggled, this, [this](bool on) {
    m_settings.set(setting::kByteColors, on);
    showColors();
  });
  connect(actions.values, &QAction::toggled, this, [this](bool on) {
    m_settings.set(setting::kByteValues, on);
    showValues();
  });
  connect(actions.bigEndian, &QAction::toggled, this, [this](bool on) {
    m_settings.set(setting::kBigEndian, on);
    showValues();
  });
}

void HexPanel::wireBookmarks() {
  connect(m_actions.addBookmark, &QAction::triggered, this, &HexPanel::addBookmark);
  connect(m_actions.bookmarks, &QAction::toggled, this, [this](bool on) {
    showLists();
    if (on) {
      m_lists->setCurrentIndex(kBookmarksTab);
      Q_EMIT wanted();
    }
  });
  connect(m_bookmarkPanel, &ByteBookmarkPanel::addWanted, this, &HexPanel::addBookmark);
  connect(m_bookmarkPanel, &ByteBookmarkPanel::chosen, this, &HexPanel::jumpTo);
  connect(m_bookmarkPanel, &ByteBookmarkPanel::named, m_view, qOverload<>(&QWidget::setFocus));
  connect(&m_bookmarks, &QAbstractItemModel::modelReset, this, &HexPanel::showBookmarks);
  connect(&m_bookmarks, &QAbstractItemModel::rowsInserted, this, &HexPanel::showBookmarks);
  connect(&m_bookmarks, &ByteBookmarkModel::edited, this, &HexPanel::showBookmarks);
}

QWidget* HexPanel::makeBar() {
  auto* bar = new QWidget(this);
  auto* layout = new QHBoxLayout(bar);
  layout->setContentsMargins(2, 2, 2, 2);
  layout->addWidget(m_spaces, 1);
  layout->addWidget(m_coded);
  layout->addWidget(m_goTo);
  m_spaces->setObjectName(QStringLiteral("hexSpaces"));
  m_spaces->setAccessibleName(tr("Byte space"));
  m_spaces->setToolTip(tr("The file itself, and data decoded from it or found in it"));
  m_spaces->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  m_spaces->setMinimumContentsLength(12);
  m_coded->setObjectName(QStringLiteral("hexCoded"));
  m_coded->setText(tr("Encoded bytes"));
  m_coded->setToolTip(tr("Show the bytes from which this space was decoded"));
  m_goTo->setObjectName(QStringLiteral("hexGoTo"));
  m_goTo->setPlaceholderText(tr("Go to offset"));
  m_goTo->setAccessibleName(tr("Go to offset"));
  m_goTo->setToolTip(tr("An offset or a range: 0x40c + 16*7, +0x10, end-16, 0x40c:16, 0x40c..0x44c"));
  m_goTo->setMaximumWidth(fontMetrics().averageCharWidth() * 18);
  connect(m_spaces, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (index >= 0) {
      chooseSpace(static_cast<SpaceId>(index));
    }
  });
  connect(m_coded, &QToolButton::clicked, this, &HexPanel::showCodedBytes);
  connect(m_goTo, &QLineEdit::returnPressed, this, &HexPanel::goTo);
  return bar;
}

void HexPanel::copyAs(bytes::ByteForm form) const {
  if (m_view->selection().size > 0) {
    QGuiApplication::clipboard()->setText(m_view->selectionAs(form));
  }
}

void HexPanel::showColors() {
  if (m_actions.colors->isChecked()) {
    m_view->setTinter([this](HexRange visible) { return m_tints.in(visible); });
  } else {
    m_view->setTinter({});
  }
}

void HexPanel::showValues() {
  m_inspector->setVisible(m_actions.values->isChecked());
  m_inspector->setBigEndianFirst(m_actions.bigEndian->isChecked());
  m_values->setBigEndian(m_actions.bigEndian->isChecked());
  describeBytes();
}

/// The table of values is filled only while it is seen.
void HexPanel::describeBytes() {
  if (!m_inspector->isHidden()) {
    m_inspector->showBytes(m_view->source(), m_view->selection());
  }
}

QString HexPanel::describeByte(std::uint64_t offset) const {
  const Document* document = m_session.document();
  if (!document) {
    return {};
  }
  QString tip = byteToolTip(*document, m_session.links(), m_space, offset);
  for (const QString& name : m_bookmarks.namesAt(m_space, offset)) {
    tip += QLatin1Char('\n') + tr("Bookmark: %1").arg(name);
  }
  return tip;
}

void HexPanel::showDocument() {
  const QSignalBlocker quiet(m_spaces);
  m_spaces->clear();
  const Document* document = m_session.document();
  if (document) {
    for (const ByteSpace& space : document->spaces) {
      m_spaces->addItem(space.decoder.isEmpty() ? space.name
                                                : QStringLiteral("%1 (%2)").arg(space.name, space.decoder));
    }
  }
  setEnabled(m_spaces->count() > 0);
  m_actions.enable(m_spaces->count() > 0);
  m_tints = {};
  m_view->setSource(nullptr);
  m_bookmarks.setDocument(document ? m_session.reading()->document : nullptr);
  showSpace(base::kFileSpace);
  if (!document) {
    m_finder->followSource();
  }
}

void HexPanel::followDocument() {
  const DocumentPtr& document = m_session.reading()->document;
  m_bookmarks.setDocument(document);
  m_tints = StructureTints(document, m_space);
  showColors();
}

void HexPanel::chooseSpace(SpaceId space) {
  const Document* document = m_session.document();
  showSpace(space);
  if (document && m_view->size() > 0) {
    jumpTo({space, 0, 1});
  }
}

void HexPanel::showSpace(SpaceId space) {
  const Document* document = m_session.document();
  if (!document || !document->spaces.contains(space)) {
    m_coded->setEnabled(false);
    m_values->clear();
    return;
  }
  m_space = space;
  const ByteSpace& shown = document->spaces[space];
  if (m_view->source() != shown.source) {
    m_view->setSource(shown.source);
    m_tints = StructureTints(m_session.reading()->document, space);
    showColors();
    showBookmarks();
    m_finder->followSource();
    if (m_blockDialog) {
      m_blockDialog->reject();
    }
  }
  m_coded->setEnabled(shown.codedRange.has_value());
  const QSignalBlocker quiet(m_spaces);
  m_spaces->setCurrentIndex(static_cast<int>(space));
  describeCursor();
}

void HexPanel::showSelection() {
  const links::Pick& selected = m_selection.current();
  const Document* document = m_session.document();
  if (!selected.bytes || !document->spaces.contains(selected.bytes->space)) {
    m_view->setFrames({});
    return;
  }
  showSpace(selected.bytes->space);
  std::optional<HexRange> record;
  std::vector<HexRange> marks;
  if (selected.record) {
    const structure::RecordTable& table = *document->structure[selected.record->section].table;
    record = inView(table.rangeOf(selected.record->row));
    for (const std::size_t field : markedFields(selected)) {
      marks.push_back(inView(table.rangeOf(selected.record->row, field)));
    }
  }
  m_view->setFrames(record, std::move(marks));
  if (m_view->selection() != inView(*selected.bytes)) {
    m_view->select(inView(*selected.bytes));
    if (!selected.field && !m_view->marks().empty()) {
      // Of a long record, the part that was picked.
      m_view->ensureVisible(m_view->marks().front());
    }
  }
  describeCursor();
}

void HexPanel::showCodedBytes() {
  const Document* document = m_session.document();
  if (document && document->spaces.contains(m_space)) {
    if (const auto& coded = document->spaces[m_space].codedRange) {
      jumpTo(*coded);
    }
  }
}

void HexPanel::goTo() {
  const auto target = bytes::parseOffset(m_goTo->text(), {.here = m_view->cursor(), .end = m_view->size()});
  if (target) {
    jumpTo({m_space, target->offset, target->size});
    m_view->setFocus();
    return;
  }
  // The cursor stands where the text is wrong.
  m_goTo->setCursorPosition(static_cast<int>(target.error().offset.value_or(0)));
  QToolTip::showText(m_goTo->mapToGlobal(QPoint(0, m_goTo->height())), plainToolTip(target.error().message), m_goTo);
}

void HexPanel::jumpTo(const ByteRange& range) {
  if (m_selection.empty() && m_view->size() > 0) {
    m_selection.selectBytes({m_space, m_view->cursor(), 1});
  }
  m_selection.selectBytes(range);
}

void HexPanel::selectBlock() {
  if (m_view->size() == 0) {
    return;
  }
  if (!m_blockDialog) {
    m_blockDialog = new BlockDialog(this);
    connect(m_blockDialog, &BlockDialog::chosen, this, [this](const bytes::OffsetTarget& block) {
      jumpTo({m_space, block.offset, block.size});
      Q_EMIT wanted();
      m_view->setFocus();
    });
  }
  const HexRange selected = m_view->selection();
  m_blockDialog->ask({.here = m_view->cursor(), .end = m_view->size()},
                     {selected.offset, std::max<std::uint64_t>(selected.size, 1)});
}

void HexPanel::addBookmark() {
  if (m_view->size() == 0) {
    return;
  }
  const HexRange selected = m_view->selection();
  const Document& document = *m_session.document();
  const QString place = placeText(document, m_session.links(), m_space, selected.offset);
  const int row = m_bookmarks.add(place.isEmpty() ? hexText(selected.offset) : place,
                                  {m_space, selected.offset, std::max<std::uint64_t>(selected.size, 1)});
  m_actions.bookmarks->setChecked(true);
  m_lists->setCurrentIndex(kBookmarksTab);
  Q_EMIT wanted();
  m_bookmarkPanel->rename(row);
}

void HexPanel::showBookmarks() {
  std::vector<HexRange> runs;
  for (const ByteRange& range : m_bookmarks.rangesIn(m_space)) {
    runs.push_back(inView(range));
  }
  m_view->setBookmarks(std::move(runs));
}

void HexPanel::showLists() {
  const bool isListed = m_actions.bookmarks->isChecked();
  m_lists->setTabVisible(kMatchesTab, m_finder->isOpen());
  m_lists->setTabVisible(kBookmarksTab, isListed);
  m_lists->setVisible(m_finder->isOpen() || isListed);
  placeLists();
}

void HexPanel::placeLists() {
  const int bytes = m_view->sizeHint().width() + (m_inspector->isHidden() ? 0 : m_inspector->sizeHint().width());
  const int lists = fontMetrics().averageCharWidth() * 40;
  const auto orientation = width() >= bytes + lists ? Qt::Horizontal : Qt::Vertical;
  if (orientation != m_halves->orientation()) {
    m_halves->setOrientation(orientation);
    if (orientation == Qt::Horizontal) {
      m_halves->setSizes({bytes, width() - bytes});
    } else {
      m_halves->setSizes({height() * 3, height() * 2});
    }
  }
}

void HexPanel::describeCursor() {
  describeBytes();
  m_values->showBytes(m_view->source(), m_view->selection());
}

void HexPanel::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  placeLists();
}

} // namespace vitrine::ui
