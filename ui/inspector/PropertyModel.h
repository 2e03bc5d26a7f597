#pragma once

#include "ui/inspector/PropertyGroups.h"

#include <QAbstractItemModel>
#include <QHash>
#include <QPixmap>

#include <functional>

namespace vitrine::ui {

/// Groups of properties as a tree: groups, their lines, and below headings the lines of these; key and value.
class PropertyModel : public QAbstractItemModel {
  Q_OBJECT

public:
  /// Pictures are shown no larger than this, in device-independent pixels.
  static constexpr QSize kMostPicture{240, 180};
  static constexpr QSize kSmallPicture{56, 56};
  /// True where the value is a path.
  static constexpr int kPathRole = Qt::UserRole;

  using QAbstractItemModel::QAbstractItemModel;

  /// Data of a picture that is dragged, made new each time; null: it cannot be.
  using Dragged = std::function<QMimeData*(const PropertyLine& line)>;
  void setDragged(Dragged dragged) { m_dragged = std::move(dragged); }

  void setGroups(std::vector<PropertyGroup> groups);
  /// Sets other values of the same lines: what is open and chosen stays so. False, and nothing is changed, if the lines
  /// differ.
  bool updateValues(std::vector<PropertyGroup> groups);
  /// Pixels of the screen to one of the widget's: pictures are made as sharp as that.
  void setPixelRatio(qreal ratio);

  /// Line of a row; null for a group's own row.
  const PropertyLine* lineOf(const QModelIndex& index) const;
  /// True for a group, or a line with lines below it.
  bool isHeading(const QModelIndex& index) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;
  QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
  /// A row anywhere in the tree; indexes carry its number.
  struct Entry {
    const PropertyLine* line = nullptr; ///< null: a group
    QString title;                      ///< of a group
    int parent = -1;                    ///< into m_entries
    int row = 0;                        ///< among its siblings
    std::vector<int> children;
  };

  int addEntry(int parent, const PropertyLine* line, const QString& title);
  void addLines(int parent, const std::vector<PropertyLine>& lines);
  const std::vector<int>& childrenOf(const QModelIndex& parent) const;
  const Entry& entryOf(const QModelIndex& index) const { return m_entries[index.internalId()]; }
  QVariant headingData(const QModelIndex& index, int role) const;
  QVariant valueData(const PropertyLine& line, int role) const;
  QPixmap pixmapOf(const PropertyLine& line) const;

  Dragged m_dragged; ///< empty: nothing is
  std::vector<PropertyGroup> m_groups;
  std::vector<Entry> m_entries;
  std::vector<int> m_roots;
  qreal m_pixelRatio = 1;
  mutable QHash<std::pair<const image::Image*, bool>, QPixmap> m_pixmaps; ///< by picture, and whether small
};

} // namespace vitrine::ui
