#include "ui/browser/ListedFacts.h"

#include "ui/widgets/RowsInSight.h"

#include <QAbstractItemView>

namespace vitrine::ui {
namespace {

/// One question for what is typed and what comes in this time.
constexpr int kFactsSoonMs = 100;

} // namespace

ListedFacts::ListedFacts(FileList& files, FactsReader& reader, QObject* parent)
    : QObject(parent), m_files(files), m_reader(reader) {
  m_told.start();
  m_soon.setSingleShot(true);
  m_soon.setInterval(kFactsSoonMs);
  connect(&m_soon, &QTimer::timeout, this, &ListedFacts::ask);
  connect(&reader, &FactsReader::read, &files.model(), &BrowserModel::setFacts);
  connect(&reader, &FactsReader::answered, this, [this](const QString& file) {
    // Those in the cache come by the thousand.
    if (m_open.remove(file) && (m_open.isEmpty() || m_told.elapsed() > kFactsSoonMs)) {
      m_told.start();
      Q_EMIT progressed();
    }
  });
  const auto soon = [this] {
    if (!m_soon.isActive()) {
      m_soon.start();
    }
  };
  const auto anew = [this, soon] {
    m_stopped = false;
    soon();
  };
  connect(&files.order(), &BrowserOrder::queryChanged, this, anew);
  connect(&files.order(), &BrowserOrder::sorted, this, anew);
  connect(&files.model(), &BrowserModel::modelReset, this, [this, anew] {
    m_reader.forgetAll(); // rows that come again know nothing
    anew();
  });
  connect(&files.model(), &BrowserModel::rowsInserted, this, soon);
  connect(&files.model(), &BrowserModel::replaced, &reader, &FactsReader::forget);
}

void ListedFacts::serve(QAbstractItemView& view, std::function<bool()> wanted) {
  auto* sight = new RowsInSight(view);
  connect(sight, &RowsInSight::changed, this, [this, sight, wanted = std::move(wanted)] {
    QStringList files;
    for (const QModelIndex& index : wanted() ? sight->seen() : QModelIndexList()) {
      if (const BrowserEntry& entry = m_files.entryOf(index); entry.kind == BrowserEntry::Kind::File) {
        files << entry.path;
      }
    }
    m_reader.want(*sight, files);
  });
}

bool ListedFacts::ordersAll() const {
  return m_files.order().sortColumn() == BrowserModel::Triangles;
}

QStringList ListedFacts::allFiles() const {
  QStringList files;
  for (int row = 0; row < m_files.model().rowCount(); ++row) {
    if (m_files.model().canOpen(row)) {
      files << m_files.model().at(row).path;
    }
  }
  return files;
}

void ListedFacts::ask() {
  QStringList wanted;
  if (!m_stopped) {
    wanted = ordersAll() ? allFiles() : m_files.order().undecided();
  }
  wanted.removeIf([this](const QString& file) { return m_reader.knows(file) && !m_reader.readsAgain(file); });
  m_open = QSet<QString>(wanted.begin(), wanted.end());
  m_open.removeIf([this](const QString& file) { return m_reader.knows(file); });
  m_reader.want(m_search, wanted);
  Q_EMIT progressed();
}

void ListedFacts::stop() {
  m_stopped = true;
  ask();
}

} // namespace vitrine::ui
