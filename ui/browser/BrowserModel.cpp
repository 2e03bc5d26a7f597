#include "ui/browser/BrowserModel.h"

#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>
#include <functional>

namespace vitrine::ui {
namespace {

/// Names in old files were written without regard to case, and with either slash.
QString comparedPath(QString path) {
  path.replace(QLatin1Char('\\'), QLatin1Char('/'));
  return QDir::cleanPath(path).toLower();
}

template <class Value>
int order(const Value& left, const Value& right) {
  return left < right ? -1 : (right < left ? 1 : 0);
}

bool isFolderRow(const BrowserRow& row) {
  return row.entry.kind == BrowserEntry::Kind::Folder;
}

QString dateText(const QDateTime& date) {
  return date.isValid() ? QLocale().toString(date, QLocale::ShortFormat) : QString();
}

QString trianglesText(const BrowserRow& row) {
  return row.facts && row.facts->triangles ? countText(*row.facts->triangles) : QString();
}

} // namespace

BrowserModel::BrowserModel(QObject* parent) : TableModel(parent) {
  setColumns(makeColumns(), {.toolTip = [this](const Row& row) { return toolTip(row); },
                             .foreground = [this](const Row& row) { return color(row); }});
  if (m_collator.locale().language() == QLocale::C) {
    m_collator.setLocale(QLocale(QLocale::English)); // C counts like no people
  }
  m_collator.setNumericMode(true);
  m_collator.setCaseSensitivity(Qt::CaseInsensitive);
  connect(&m_failed, &FailedFiles::changed, this, [this](const QString& path) {
    if (const int row = rowOf(path); row >= 0) {
      notifyChanged(row, row);
    }
  });
}

void BrowserModel::clear() {
  beginResetModel();
  m_entries.clear();
  m_rows.clear();
  m_rowsByKey.clear();
  m_owners.clear();
  m_names.clear();
  m_counts = {};
  endResetModel();
}

void BrowserModel::append(const std::vector<BrowserEntry>& entries) {
  if (entries.empty()) {
    return;
  }
  const int first = rowCount();
  beginInsertRows({}, first, first + static_cast<int>(entries.size()) - 1);
  for (const BrowserEntry& entry : entries) {
    const int row = rowCount();
    const QString key = comparedPath(entry.path);
    m_rows.insert(entry.path, row);
    m_rowsByKey.insert(key, row);
    m_entries.push_back(rowFor(entry));
    count(entry);
    markAsPart(row, m_owners.value(key));
  }
  endInsertRows();
  for (int row = first; row < rowCount(); ++row) {
    compareNames(row);
  }
  for (const BrowserEntry& entry : entries) {
    std::ranges::for_each(claimParts(entry), [this](int row) { notifyChanged(row, row); });
  }
}

BrowserModel::Row BrowserModel::rowFor(const BrowserEntry& entry) const {
  const QString name = QFileInfo(entry.path).fileName();
  QString& format = m_formats[entry.formatName];
  format = format.isEmpty() ? formatText(entry.formatName) : format;
  const auto key = [this](const QString& text) { return m_collator.sortKey(text.toCaseFolded()); };
  return {
      entry, name, {}, format, key(entry.title.isEmpty() ? name : entry.title), key(name), key(entry.relativePath())};
}

void BrowserModel::update(const std::vector<BrowserEntry>& entries) {
  std::vector<BrowserEntry> fresh;
  std::vector<int> changed;
  for (const BrowserEntry& entry : entries) {
    if (const int row = rowOf(entry.path); row >= 0) {
      m_entries[static_cast<std::size_t>(row)] = rowFor(entry);
      changed.push_back(row);
    } else {
      fresh.push_back(entry);
    }
  }
  if (const int parts = m_counts.parts; !changed.empty()) {
    relate();
    if (parts != m_counts.parts) {
      notifyChanged(0, rowCount() - 1);
    }
  }
  for (const int row : changed) {
    m_failed.remove(at(row).path);
    notifyChanged(row, row);
    Q_EMIT replaced(at(row).path);
  }
  append(fresh);
}

void BrowserModel::remove(const QStringList& paths) {
  std::vector<int> rows;
  for (const QString& path : paths) {
    if (const int row = rowOf(path); row >= 0) {
      rows.push_back(row);
    }
  }
  if (rows.empty()) {
    return;
  }
  const int parts = m_counts.parts;
  std::ranges::sort(rows, std::greater());
  for (std::size_t i = 0; i < rows.size();) {
    const int last = rows[i];
    int first = last;
    while (++i < rows.size() && rows[i] == first - 1) {
      first = rows[i];
    }
    removeRun(first, last);
  }
  relate();
  if (parts != m_counts.parts) {
    notifyChanged(0, rowCount() - 1); // some belong to nobody any more
  }
}

/// What others ask for while rows go is right at once; the rest is relate()'s.
void BrowserModel::removeRun(int first, int last) {
  beginRemoveRows({}, first, last);
  for (int row = first; row <= last; ++row) {
    m_rows.remove(at(row).path);
  }
  m_entries.erase(m_entries.begin() + first, m_entries.begin() + last + 1);
  for (int& row : m_rows) {
    row -= row > last ? last - first + 1 : 0;
  }
  endRemoveRows();
}

void BrowserModel::count(const BrowserEntry& entry) {
  m_counts.titled += entry.title.isEmpty() ? 0 : 1;
  m_counts.below += entry.folder.isEmpty() ? 0 : 1;
  m_counts.files += entry.files;
}

void BrowserModel::relate() {
  m_rows.clear();
  m_rowsByKey.clear();
  m_owners.clear();
  m_names.clear();
  m_counts = {};
  for (int row = 0; row < rowCount(); ++row) {
    Row& each = m_entries[static_cast<std::size_t>(row)];
    each.owner.clear();
    m_rows.insert(each.entry.path, row);
    m_rowsByKey.insert(comparedPath(each.entry.path), row);
    count(each.entry);
    m_names[each.name.toLower()].add(row, each.entry.folder);
  }
  for (const Row& each : m_entries) {
    claimParts(each.entry);
  }
}

void BrowserModel::compareNames(int row) {
  for (const int other : m_names[rowAt(row).name.toLower()].add(row, at(row).folder)) {
    notifyChanged(other, other);
  }
}

std::vector<int> BrowserModel::claimParts(const BrowserEntry& owner) {
  std::vector<int> claimed;
  if (owner.title.isEmpty()) {
    return claimed;
  }
  const QString folder = QFileInfo(owner.path).path() + QLatin1Char('/');
  for (const QString& part : owner.parts) {
    const QString key = comparedPath(folder + part);
    if (m_owners.contains(key)) {
      continue;
    }
    m_owners.insert(key, owner.title);
    if (const int row = m_rowsByKey.value(key, -1); row >= 0) {
      markAsPart(row, owner.title);
      claimed.push_back(row);
    }
  }
  return claimed;
}

void BrowserModel::markAsPart(int row, const QString& owner) {
  Row& part = m_entries[static_cast<std::size_t>(row)];
  // What has a title of its own stands for itself.
  if (!owner.isEmpty() && part.entry.title.isEmpty() && part.owner.isEmpty()) {
    part.owner = owner;
    ++m_counts.parts;
  }
}

int BrowserModel::rowOf(const QString& path) const {
  return m_rows.value(path, -1);
}

BrowserModel::Rank BrowserModel::rankOf(int row) const {
  if (!rowAt(row).entry.title.isEmpty()) {
    return Rank::Titled;
  }
  return rowAt(row).owner.isEmpty() ? Rank::Plain : Rank::Part;
}

QueriedFile BrowserModel::queried(int row) const {
  return rowAt(row).queried(!problem(rowAt(row)).isEmpty());
}

int BrowserModel::compare(int left, int right, Column column) const {
  const Row& a = rowAt(left);
  const Row& b = rowAt(right);
  const auto byText = [&](const QString& one, const QString& other) {
    return one == other ? 0 : m_collator.compare(one, other);
  };
  switch (column) {
  case Title:
    return a.titleKey.compare(b.titleKey);
  case Path:
    return a.pathKey.compare(b.pathKey);
  case Format:
    return byText(a.format, b.format);
  case Game:
    return byText(a.entry.game, b.entry.game);
  case Triangles:
    return order(a.facts ? a.facts->triangles : std::nullopt, b.facts ? b.facts->triangles : std::nullopt);
  case Size:
    return order(a.entry.size, b.entry.size);
  case Modified:
    return order(a.entry.modified, b.entry.modified);
  default:
    return a.nameKey.compare(b.nameKey);
  }
}

void BrowserModel::setFacts(const QString& path, const FileFacts& facts) {
  const int row = rowOf(path);
  if (row >= 0 && rowAt(row).facts != facts) {
    m_entries[static_cast<std::size_t>(row)].facts = facts;
    notifyChanged(row, row);
  }
}

bool BrowserModel::failed(const Row& row) const {
  return !m_failed.reason(row.entry.path).isEmpty() || !row.entry.problem.isEmpty() ||
         (row.facts && !row.facts->problem.isEmpty());
}

QString BrowserModel::problem(const Row& row) const {
  if (const QString failure = m_failed.reason(row.entry.path); !failure.isEmpty()) {
    return failure;
  }
  if (!row.entry.problem.isEmpty()) {
    return tr("cannot be read: %1").arg(row.entry.problem);
  }
  if (row.facts && !row.facts->problem.isEmpty()) {
    return row.facts->problem;
  }
  if (row.damaged()) {
    return tr("parts of it could not be read");
  }
  if (row.entry.kind == BrowserEntry::Kind::Other) {
    return row.entry.foreign ? formatText(QString::fromLatin1(row.entry.foreign)) : tr("unsupported format");
  }
  return {};
}

QString BrowserModel::place(const Row& row) const {
  const auto named = m_names.constFind(row.name.toLower());
  return named != m_names.cend() ? QDir::toNativeSeparators(named->distinguishing(row.entry.folder)) : QString();
}

QString BrowserModel::toolTip(const Row& row) const {
  QString tip = QDir::toNativeSeparators(row.entry.path);
  if (const QString reason = problem(row); !reason.isEmpty()) {
    tip += QLatin1Char('\n') + reason;
  }
  if (!row.owner.isEmpty()) {
    tip += QLatin1Char('\n') + tr("belongs to %1").arg(row.owner);
  }
  return plainToolTip(tip);
}

/// Marks beside a name are said after it.
QString BrowserModel::spoken(const Row& row, int column) const {
  QStringList parts{columns()[static_cast<std::size_t>(column)].text(row)};
  if (column == Name) {
    parts << place(row) << problem(row);
  }
  parts.removeAll(QString());
  return parts.join(QStringLiteral(", "));
}

QVariant BrowserModel::color(const Row& row) const {
  if (failed(row)) {
    return errorColor();
  }
  const bool dim = !row.owner.isEmpty() || row.entry.kind == BrowserEntry::Kind::Other;
  return dim ? QVariant(QGuiApplication::palette().color(QPalette::PlaceholderText)) : QVariant();
}

QVariant BrowserModel::iconOf(const Row& row) const {
  if (failed(row) || row.damaged()) {
    return icon(QStringLiteral("damage"));
  }
  if (isFolderRow(row)) {
    return icon(QStringLiteral("folder"));
  }
  // An archive, not a map with files in it.
  return row.entry.container && !row.entry.pictured ? QVariant(icon(QStringLiteral("archive"))) : QVariant();
}

QString BrowserModel::pictured(const Row& row) const {
  return row.entry.pictured && !failed(row) ? row.entry.path : QString();
}

TableColumns<BrowserRow> BrowserModel::makeColumns() const {
  return {{.heading = [] { return tr("Name"); },
           .text = &Row::name,
           .decoration = [this](const Row& row) { return iconOf(row); }},
          {.heading = [] { return tr("Title"); }, .text = [](const Row& row) { return row.entry.title; }},
          {.heading = [] { return tr("Location"); },
           .text = [](const Row& row) { return QDir::toNativeSeparators(row.entry.relativePath()); }},
          {.heading = [] { return tr("Format"); },
           .text = [](const Row& row) { return isFolderRow(row) ? tr("Folder") : formatText(row.entry.formatName); }},
          {.heading = [] { return tr("Size"); },
           .text = [](const Row& row) { return isFolderRow(row) ? QString() : sizeText(row.entry.size); },
           .alignment = kNumberAlignment},
          {.heading = [] { return tr("Date"); }, .text = [](const Row& row) { return dateText(row.entry.modified); }},
          {.heading = [] { return tr("Triangles"); }, .text = trianglesText, .alignment = kNumberAlignment},
          {.heading = [] { return tr("Game"); }, .text = [](const Row& row) { return row.entry.game; }}};
}

QVariant BrowserModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const Row& row = rowAt(index.row());
  switch (role) {
  case kPathRole:
    return row.entry.path;
  case kPlaceRole:
    return index.column() == Name ? QVariant(place(row)) : QVariant();
  case Qt::AccessibleTextRole:
    return spoken(row, index.column());
  case kThumbnailRole:
    return pictured(row);
  default:
    return TableModel::data(index, role);
  }
}

} // namespace vitrine::ui
