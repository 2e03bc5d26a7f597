#include "ui/outline/MemberModel.h"

#include "core/structure/JsonTreeText.h"
#include "ui/outline/MemberText.h"
#include "ui/style/Appearance.h"

#include <QGuiApplication>
#include <QPalette>

namespace vitrine::ui {
namespace {

using structure::JsonValue;

constexpr qsizetype kToolTipLength = 1000;

/// Read on the ground of lists, light or dark.
QColor valueColor(JsonValue::Kind kind) {
  switch (kind) {
  case JsonValue::Kind::Text:
    return isDark() ? QColor(0x9ccf8a) : QColor(0x2a6b1d);
  case JsonValue::Kind::Number:
    return isDark() ? QColor(0x8ab8f0) : QColor(0x1a4fa0);
  case JsonValue::Kind::Bool:
  case JsonValue::Kind::Null:
    return isDark() ? QColor(0xd9a0e0) : QColor(0x85218f);
  case JsonValue::Kind::Object:
  case JsonValue::Kind::Array:
    break;
  }
  return QGuiApplication::palette().color(QPalette::PlaceholderText);
}

} // namespace

bool holdsText(const JsonValue& member, const QString& text) {
  return member.name.contains(text, Qt::CaseInsensitive) || scalarText(member).contains(text, Qt::CaseInsensitive);
}

std::optional<std::uint32_t> memberAt(const structure::JsonTree& tree, const ByteRange& bytes) {
  const auto& members = tree.members;
  if (members.empty() || members.front().range.space != bytes.space) {
    return std::nullopt;
  }
  // Members lie in the order of the file: the bytes' own is the last that begins before them, or above it.
  const auto after =
      std::ranges::upper_bound(members, bytes.offset, {}, [](const JsonValue& m) { return m.range.offset; });
  if (after == members.begin()) {
    return std::nullopt;
  }
  auto member = static_cast<std::uint32_t>(after - members.begin() - 1);
  const auto holds = [&](std::uint32_t m) {
    const ByteRange& range = members[m].range;
    return range.contains(bytes.offset) && bytes.size <= range.end() - bytes.offset;
  };
  while (member != 0 && !holds(member)) {
    member = members[member].parent;
  }
  return holds(member) ? std::optional(member) : std::nullopt;
}

MemberModel::MemberModel(QObject* parent) : QAbstractItemModel(parent) {
  const auto mark = [this](std::uint32_t member) { return markOf(member); };
  m_columns = withCommonLook<std::uint32_t>(
      {{.heading = [] { return tr("Name"); },
        .text =
            [this](std::uint32_t member) { return member == 0 ? m_name : nameText(*m_tree, member, rowOf(member)); },
        .background = mark},
       {.heading = [] { return tr("Value"); },
        .text = [this](std::uint32_t member) { return valueText(*m_tree, member); },
        .foreground = [this](std::uint32_t member) { return valueColor(at(member).kind); },
        .background = mark},
       {.heading = [] { return tr("Offset"); },
        .text = [this](std::uint32_t member) { return hexText(at(member).range.offset); },
        .foreground = [](std::uint32_t) { return valueColor(JsonValue::Kind::Object); },
        .alignment = kNumberAlignment}},
      {.toolTip = [this](std::uint32_t member) { return toolTip(member); }});
}

void MemberModel::setTree(structure::JsonTreePtr tree, const QString& name) {
  beginResetModel();
  m_tree = std::move(tree);
  m_name = name;
  m_children.clear();
  endResetModel();
}

const std::vector<std::uint32_t>& MemberModel::childrenOf(std::uint32_t member) const {
  auto known = m_children.find(member);
  if (known == m_children.end()) {
    std::vector<std::uint32_t> children;
    children.reserve(at(member).children);
    for (std::uint32_t child = member + 1; child < at(member).next; child = at(child).next) {
      children.push_back(child);
    }
    known = m_children.insert(member, std::move(children));
  }
  return *known;
}

std::uint32_t MemberModel::rowOf(std::uint32_t member) const {
  if (member == 0) {
    return 0;
  }
  const auto& siblings = childrenOf(at(member).parent);
  return static_cast<std::uint32_t>(std::ranges::lower_bound(siblings, member) - siblings.begin());
}

QModelIndex MemberModel::indexOf(std::uint32_t member) const {
  return !empty() && member < m_tree->members.size()
             ? createIndex(static_cast<int>(rowOf(member)), Name, static_cast<quintptr>(member))
             : QModelIndex();
}

QString MemberModel::pathOf(std::uint32_t member) const {
  const QString path = structure::pathOf(*m_tree, member);
  return path.isEmpty() ? m_name : path;
}

QModelIndex MemberModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  const std::uint32_t member =
      parent.isValid() ? childrenOf(memberOf(parent))[static_cast<std::size_t>(row)] : std::uint32_t{0};
  return createIndex(row, column, static_cast<quintptr>(member));
}

QModelIndex MemberModel::parent(const QModelIndex& child) const {
  return child.isValid() && memberOf(child) != 0 ? indexOf(at(memberOf(child)).parent) : QModelIndex();
}

int MemberModel::rowCount(const QModelIndex& parent) const {
  if (empty() || parent.column() > 0) {
    return 0;
  }
  return parent.isValid() ? static_cast<int>(at(memberOf(parent)).children) : 1;
}

int MemberModel::columnCount(const QModelIndex&) const {
  return static_cast<int>(m_columns.size());
}

QVariant MemberModel::markOf(std::uint32_t member) const {
  return !m_searched.isEmpty() && holdsText(at(member), m_searched) ? QVariant(markColor()) : QVariant();
}

QString MemberModel::toolTip(std::uint32_t member) const {
  const ByteRange& range = at(member).range;
  QString tip = QStringLiteral("%1\n%2").arg(
      pathOf(member),
      tr("%1, %2 bytes")
          .arg(QStringLiteral("%1 … %2").arg(hexText(range.offset), hexText(range.end())), countText(range.size)));
  if (at(member).kind == JsonValue::Kind::Text) {
    tip += QLatin1Char('\n') + at(member).text.left(kToolTipLength);
  } else if (at(member).children > 0) {
    tip += QLatin1Char('\n') + tr("%n member(s)", nullptr, static_cast<int>(at(member).children));
  }
  return plainToolTip(tip);
}

QVariant MemberModel::data(const QModelIndex& index, int role) const {
  return index.isValid() && !empty()
             ? cellData(m_columns[static_cast<std::size_t>(index.column())], memberOf(index), role)
             : QVariant();
}

QVariant MemberModel::headerData(int section, Qt::Orientation orientation, int role) const {
  return headingData(m_columns, section, orientation, role);
}

} // namespace vitrine::ui
