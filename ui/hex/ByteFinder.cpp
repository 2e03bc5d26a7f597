#include "ui/hex/ByteFinder.h"

#include "core/bytes/ByteSearch.h"
#include "ui/hex/ByteSearchBar.h"
#include "ui/hex/HexView.h"
#include "ui/widgets/Texts.h"
#include "ui/widgets/TypingPause.h"
#include "ui/widgets/ViewKeys.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QTreeView>

namespace vitrine::ui {

ByteFinder::ByteFinder(ByteSearchBar& bar, HexView& view, QWidget* parent)
    : QObject(parent), m_bar(bar), m_view(view), m_list(new QTreeView(parent)) {
  prepareList();
  wire();
  m_bar.hide();
}

void ByteFinder::prepareList() {
  m_list->setModel(&m_model);
  m_list->setObjectName(QStringLiteral("byteMatches"));
  m_list->setAccessibleName(tr("Matches in the bytes"));
  m_list->setRootIsDecorated(false);
  m_list->setUniformRowHeights(true);
  m_list->setAlternatingRowColors(true);
  m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
  m_list->setTabKeyNavigation(false);
  const int letter = m_list->fontMetrics().averageCharWidth();
  m_list->header()->resizeSection(ByteMatchModel::kOffset, letter * 16);
  m_list->header()->resizeSection(ByteMatchModel::kBytes, letter * 32);
  m_list->header()->resizeSection(ByteMatchModel::kText, letter * 32);
  m_list->installEventFilter(this);
  keepViewKeys(m_list);
}

void ByteFinder::wire() {
  m_typing.setSingleShot(true);
  m_typing.setInterval(kTypingPauseMs);
  connect(&m_typing, &QTimer::timeout, this, &ByteFinder::listMatches);
  connect(&m_bar, &ByteSearchBar::changed, this, &ByteFinder::search);
  connect(&m_bar, &ByteSearchBar::stepWanted, this, &ByteFinder::step);
  connect(&m_bar, &ByteSearchBar::closeWanted, this, &ByteFinder::close);
  connect(&m_bar, &ByteSearchBar::stopWanted, this, &ByteFinder::giveUp);
  connect(&m_bar, &ByteSearchBar::listWanted, this, [this] {
    if (m_model.rowCount() > 0) {
      const bool isAtRow = m_list->currentIndex().isValid(); // the focus makes the first row current
      m_list->setFocus(Qt::TabFocusReason);
      if (!isAtRow) {
        choose(0, false);
      }
    }
  });
  connect(m_list, &QTreeView::clicked, this, [this](const QModelIndex& index) { choose(index.row(), false); });
  for (const base::Task* task : {&m_listing, &m_stepping}) {
    connect(task, &base::Task::progressed, &m_bar,
            [this](const QString& /*phase*/, double fraction) { m_bar.setProgress(fraction); });
    connect(task, &base::Task::cancelled, this, &ByteFinder::giveUp);
    connect(task, &base::Task::failed, this, [this](const Error& error) {
      stop();
      m_bar.tell(error.reason());
    });
  }
}

void ByteFinder::open() {
  m_isOpen = true;
  m_bar.show();
  Q_EMIT openChanged(true);
  m_view.setPattern(m_bar.pattern());
  if (m_bar.pattern() && !m_isComplete) {
    listMatches();
  }
  m_bar.edit();
}

void ByteFinder::close() {
  stop();
  m_isOpen = false;
  m_view.setPattern(std::nullopt);
  m_view.setFocus(Qt::OtherFocusReason);
  m_bar.hide();
  Q_EMIT openChanged(false);
}

void ByteFinder::stop() {
  m_typing.stop();
  m_listing.drop();
  m_stepping.drop();
  m_bar.setProgress(-1);
}

void ByteFinder::giveUp() {
  stop();
  m_bar.tell(tr("Stopped; %1").arg(countWords()));
}

void ByteFinder::followSource() {
  m_bar.tell({});
  search();
}

void ByteFinder::search() {
  stop();
  m_isComplete = m_isLimited = false;
  const auto& pattern = m_bar.pattern();
  m_model.begin(pattern ? pattern->size() : 0, m_bar.encoding());
  m_view.setPattern(m_isOpen ? pattern : std::nullopt);
  if (pattern && m_isOpen) {
    m_typing.start();
  }
}

void ByteFinder::listMatches() {
  m_typing.stop();
  if (!m_bar.pattern() || !m_view.source()) {
    return;
  }
  m_model.begin(m_bar.pattern()->size(), m_bar.encoding());
  m_isComplete = m_isLimited = false;
  m_bar.tell(tr("Searching…"));
  m_bar.setProgress(0);
  base::startStream<ByteMatch>(
      m_listing, {.name = tr("Searching in bytes")},
      [source = m_view.source(), pattern = *m_bar.pattern()](const base::TaskSink<ByteMatch>& sink,
                                                             base::Progress& progress) {
        return findByteMatches(*source, pattern, sink, progress);
      },
      [this](std::vector<ByteMatch> matches) {
        m_model.append(std::move(matches));
        m_bar.tell(tr("Searching… %1").arg(countWords()));
      },
      [this](bool more) { finishList(more); });
}

void ByteFinder::finishList(bool more) {
  m_isComplete = !more;
  m_isLimited = more;
  if (!m_stepping.isRunning()) {
    m_bar.setProgress(-1);
    m_bar.tell(countWords());
  }
}

QString ByteFinder::countWords() const {
  const auto count = static_cast<std::uint64_t>(m_model.rowCount());
  if (m_isLimited) {
    return tr("More than %1 found; only the first are listed").arg(countText(count));
  }
  return count == 0 ? tr("Nothing found") : tr("%1 found").arg(countText(count));
}

bool ByteFinder::isAtMatch() const {
  const HexRange selection = m_view.selection();
  if (!m_bar.pattern() || selection.size != m_bar.pattern()->size()) {
    return false;
  }
  const auto bytes = m_view.source()->readClipped(selection.offset, selection.size);
  return bytes && !bytes::matchesIn(bytes->span(), *m_bar.pattern()).empty();
}

void ByteFinder::step(bool forwards) {
  if (!m_bar.pattern() || m_view.size() == 0) {
    open();
    return;
  }
  const HexRange selection = m_view.selection();
  const std::uint64_t from = forwards && isAtMatch() ? selection.end() : selection.offset;
  if (m_isComplete) {
    stepInList(from, forwards);
  } else {
    stepInBytes(from, forwards);
  }
}

void ByteFinder::stepInList(std::uint64_t from, bool forwards) {
  if (m_model.rowCount() == 0) {
    m_bar.tell(countWords());
    return;
  }
  const int row = m_model.rowFrom(from, forwards);
  choose(row >= 0 ? row : forwards ? 0 : m_model.rowCount() - 1, row < 0);
}

void ByteFinder::stepInBytes(std::uint64_t from, bool forwards) {
  m_bar.setProgress(0);
  m_stepping.start(
      {.name = tr("Searching in bytes")},
      [source = m_view.source(), pattern = *m_bar.pattern(), from, forwards](base::Progress& progress) {
        return bytes::findAround(*source, from, forwards, pattern, progress);
      },
      [this](const std::optional<bytes::AroundMatch>& found) {
        m_bar.setProgress(m_listing.isRunning() ? 0 : -1);
        if (found) {
          goTo(found->offset, found->wrapped);
        } else {
          m_bar.tell(tr("Nothing found"));
        }
      });
}

void ByteFinder::choose(int row, bool wrapped) {
  goTo(m_model.offsetAt(row), wrapped);
}

void ByteFinder::goTo(std::uint64_t offset, bool wrapped) {
  QString words = hexText(offset);
  if (const int row = m_model.rowOf(offset); row >= 0) {
    const QModelIndex index = m_model.index(row, 0);
    m_list->setCurrentIndex(index);
    m_list->scrollTo(index);
    if (m_isComplete) {
      words = tr("%1 of %2")
                  .arg(countText(static_cast<std::uint64_t>(row) + 1),
                       countText(static_cast<std::uint64_t>(m_model.rowCount())));
    }
  }
  m_bar.tell(wrapped ? tr("%1, wrapped around").arg(words) : words);
  Q_EMIT chosen({offset, m_bar.pattern()->size()});
}

bool ByteFinder::eventFilter(QObject* watched, QEvent* event) {
  const bool isOverride = event->type() == QEvent::ShortcutOverride;
  if (watched != m_list || (!isOverride && event->type() != QEvent::KeyPress)) {
    return QObject::eventFilter(watched, event);
  }
  const int key = static_cast<QKeyEvent&>(*event).key();
  const bool enters = key == Qt::Key_Return || key == Qt::Key_Enter;
  if (!enters && key != Qt::Key_Escape) {
    return false;
  }
  if (isOverride) {
    event->accept();
  } else if (!enters) {
    close();
  } else if (m_list->currentIndex().isValid()) {
    choose(m_list->currentIndex().row(), false);
  }
  return true;
}

} // namespace vitrine::ui
