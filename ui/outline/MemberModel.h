#pragma once

#include "core/structure/JsonTree.h"
#include "ui/widgets/TableColumn.h"

#include <QAbstractItemModel>
#include <QHash>

#include <optional>
#include <vector>

namespace vitrine::ui {

/// The values of a document that names what it holds (JSON, BSON) as a tree: the whole, and below it what is in it.
/// Nothing is made of what is not looked at.
class MemberModel : public QAbstractItemModel {
  Q_OBJECT

public:
  enum Column { Name, Value, Offset };

  explicit MemberModel(QObject* parent = nullptr);

  /// `name`: of the whole. A null tree: nothing to show.
  void setTree(structure::JsonTreePtr tree, const QString& name);
  const structure::JsonTreePtr& tree() const { return m_tree; }
  bool empty() const { return !m_tree || m_tree->empty(); }
  /// Rows that hold this text stand out; empty: none do. Views are to be repainted.
  void setSearched(const QString& text) { m_searched = text; }

  QModelIndex indexOf(std::uint32_t member) const;
  static std::uint32_t memberOf(const QModelIndex& index) { return static_cast<std::uint32_t>(index.internalId()); }
  /// Path from the whole down to the value: "nodes[3].name"; of the whole its name.
  QString pathOf(std::uint32_t member) const;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& child) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
  const structure::JsonValue& at(std::uint32_t member) const { return m_tree->members[member]; }
  const std::vector<std::uint32_t>& childrenOf(std::uint32_t member) const;
  /// Row of a value among its siblings.
  std::uint32_t rowOf(std::uint32_t member) const;
  QVariant markOf(std::uint32_t member) const;
  QString toolTip(std::uint32_t member) const;

  TableColumns<std::uint32_t> m_columns; ///< of the members' numbers
  structure::JsonTreePtr m_tree;
  QString m_name;
  QString m_searched;
  mutable QHash<std::uint32_t, std::vector<std::uint32_t>> m_children; ///< of the values that were looked into
};

/// The deepest value that holds all of these bytes; nullopt: none does.
std::optional<std::uint32_t> memberAt(const structure::JsonTree& tree, const ByteRange& bytes);

/// True if name or value hold this text, capital letters or not.
bool holdsText(const structure::JsonValue& member, const QString& text);

} // namespace vitrine::ui
