#include "ui/inspector/PropertyModel.h"

#include "ui/content/PictureFiles.h"
#include "ui/style/Appearance.h"
#include "ui/widgets/Texts.h"

#include <QGuiApplication>
#include <QPalette>

namespace vitrine::ui {
namespace {

bool haveSameKeys(const std::vector<PropertyLine>& a, const std::vector<PropertyLine>& b) {
  return std::ranges::equal(a, b, [](const PropertyLine& one, const PropertyLine& other) {
    return one.key == other.key && haveSameKeys(one.lines, other.lines);
  });
}

/// The smallest mip level that is no smaller than the room: large pictures take long to decode.
std::uint32_t levelFor(const image::Image& picture, const QSize& room) {
  std::uint32_t level = 0;
  while (level + 1 < picture.mipCount &&
         (picture.picture(level + 1).width >= static_cast<std::uint32_t>(room.width()) ||
          picture.picture(level + 1).height >= static_cast<std::uint32_t>(room.height()))) {
    ++level;
  }
  return level;
}

/// The lines stay where they are in memory.
void takeValues(std::vector<PropertyLine>& lines, std::vector<PropertyLine>&& values) {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    std::vector<PropertyLine> below = std::move(lines[i].lines);
    takeValues(below, std::move(values[i].lines));
    lines[i] = std::move(values[i]);
    lines[i].lines = std::move(below);
  }
}

} // namespace

void PropertyModel::setGroups(std::vector<PropertyGroup> groups) {
  beginResetModel();
  m_groups = std::move(groups);
  m_entries.clear();
  m_roots.clear();
  m_pixmaps.clear();
  for (const PropertyGroup& group : m_groups) {
    const int entry = addEntry(-1, nullptr, group.title);
    addLines(entry, group.lines);
  }
  endResetModel();
}

bool PropertyModel::updateValues(std::vector<PropertyGroup> groups) {
  const auto alike = [](const PropertyGroup& a, const PropertyGroup& b) {
    return a.title == b.title && haveSameKeys(a.lines, b.lines);
  };
  if (!std::ranges::equal(m_groups, groups, alike)) {
    return false;
  }
  for (std::size_t i = 0; i < groups.size(); ++i) {
    takeValues(m_groups[i].lines, std::move(groups[i].lines));
    const QModelIndex group = index(static_cast<int>(i), 0);
    if (const int lines = rowCount(group); lines > 0) {
      Q_EMIT dataChanged(index(0, 0, group), index(lines - 1, 1, group));
    }
  }
  return true;
}

void PropertyModel::setPixelRatio(qreal ratio) {
  if (ratio != m_pixelRatio) {
    m_pixelRatio = ratio;
    m_pixmaps.clear();
  }
}

int PropertyModel::addEntry(int parent, const PropertyLine* line, const QString& title) {
  const int number = static_cast<int>(m_entries.size());
  std::vector<int>& siblings = parent < 0 ? m_roots : m_entries[static_cast<std::size_t>(parent)].children;
  const int row = static_cast<int>(siblings.size());
  siblings.push_back(number);
  m_entries.push_back({line, title, parent, row, {}});
  return number;
}

void PropertyModel::addLines(int parent, const std::vector<PropertyLine>& lines) {
  for (const PropertyLine& line : lines) {
    addLines(addEntry(parent, &line, {}), line.lines);
  }
}

const PropertyLine* PropertyModel::lineOf(const QModelIndex& index) const {
  return index.isValid() ? entryOf(index).line : nullptr;
}

bool PropertyModel::isHeading(const QModelIndex& index) const {
  return index.isValid() && (!entryOf(index).line || !entryOf(index).children.empty());
}

const std::vector<int>& PropertyModel::childrenOf(const QModelIndex& parent) const {
  return parent.isValid() ? entryOf(parent).children : m_roots;
}

QModelIndex PropertyModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  return createIndex(row, column, static_cast<quintptr>(childrenOf(parent)[static_cast<std::size_t>(row)]));
}

QModelIndex PropertyModel::parent(const QModelIndex& child) const {
  const int parent = child.isValid() ? entryOf(child).parent : -1;
  return parent < 0 ? QModelIndex()
                    : createIndex(m_entries[static_cast<std::size_t>(parent)].row, 0, static_cast<quintptr>(parent));
}

int PropertyModel::rowCount(const QModelIndex& parent) const {
  return parent.column() > 0 ? 0 : static_cast<int>(childrenOf(parent).size());
}

int PropertyModel::columnCount(const QModelIndex&) const {
  return 2;
}

QVariant PropertyModel::headingData(const QModelIndex& index, int role) const {
  const Entry& entry = entryOf(index);
  if (index.column() == 0 && role == Qt::DisplayRole) {
    return entry.line ? entry.line->key : entry.title;
  }
  return role == Qt::FontRole ? QVariant(boldFont()) : QVariant();
}

QVariant PropertyModel::valueData(const PropertyLine& line, int role) const {
  switch (role) {
  case Qt::DisplayRole:
    return line.value;
  case kPathRole:
    return line.path;
  case Qt::ForegroundRole:
    return line.leadsTo || line.link || !line.file.isEmpty() || !line.missing.isEmpty()
               ? QVariant(QGuiApplication::palette().color(QPalette::Link))
               : QVariant();
  case Qt::DecorationRole:
    return line.picture ? QVariant(pixmapOf(line)) : QVariant();
  case Qt::AccessibleTextRole:
    return line.picture ? QVariant(tr("Image: %1").arg(line.value)) : QVariant();
  default:
    return {};
  }
}

QVariant PropertyModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const PropertyLine* line = lineOf(index);
  if (line && line->marked && role == Qt::BackgroundRole) {
    return markColor();
  }
  if (isHeading(index)) {
    return headingData(index, role);
  }
  switch (role) {
  case Qt::ToolTipRole:
    return plainToolTip(line->toolTip.isEmpty() ? line->value : line->toolTip);
  case Qt::TextAlignmentRole:
    return int(Qt::AlignLeft | Qt::AlignTop);
  default:
    return index.column() == 1 ? valueData(*line, role) : (role == Qt::DisplayRole ? QVariant(line->key) : QVariant());
  }
}

QPixmap PropertyModel::pixmapOf(const PropertyLine& line) const {
  QPixmap& known = m_pixmaps[{line.picture.get(), line.small}];
  if (known.isNull()) {
    const QSize room = (line.small ? kSmallPicture : kMostPicture) * m_pixelRatio;
    QImage image = shownPicture(*line.picture, levelFor(*line.picture, room));
    if (image.width() > room.width() || image.height() > room.height()) {
      image = image.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    }
    known = QPixmap::fromImage(image);
    known.setDevicePixelRatio(m_pixelRatio);
  }
  return known;
}

QVariant PropertyModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  return section == 0 ? tr("Property") : tr("Value");
}

Qt::ItemFlags PropertyModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
  const PropertyLine* line = lineOf(index);
  return m_dragged && line && line->picture ? flags | Qt::ItemIsDragEnabled : flags;
}

QMimeData* PropertyModel::mimeData(const QModelIndexList& indexes) const {
  const PropertyLine* line = indexes.isEmpty() ? nullptr : lineOf(indexes.front());
  return m_dragged && line && line->picture ? m_dragged(*line) : nullptr;
}

} // namespace vitrine::ui
