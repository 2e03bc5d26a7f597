#include "ui/outline/SectionTreeModel.h"

#include "ui/style/Icons.h"

#include <QIcon>

namespace vitrine::ui {
namespace {

/// Attributes and the note of a section as one line.
QString remarks(const structure::Section& section) {
  QStringList parts;
  for (const structure::Attribute& attribute : section.attributes) {
    parts << QStringLiteral("%1 %2").arg(attribute.key, structure::toText(attribute.value));
  }
  if (!section.note.isEmpty()) {
    parts << section.note;
  }
  return parts.join(QStringLiteral(" · "));
}

QString recordCount(const structure::Section& section) {
  return section.table ? countText(section.table->rowCount()) : QString();
}

QVariant sectionIcon(const structure::Section& section) {
  return icon(section.table ? QStringLiteral("section-records") : QStringLiteral("section"));
}

} // namespace

SectionTreeModel::SectionTreeModel(const Session& session, QObject* parent)
    : QAbstractItemModel(parent), m_session(session) {
  using structure::Section;
  m_columns = withCommonLook<Section>(
      {{.heading = [] { return tr("Name"); }, .text = &Section::name, .decoration = sectionIcon},
       {.heading = [] { return tr("Offset"); },
        .text = [](const Section& section) { return hexText(section.range.offset); },
        .alignment = kNumberAlignment},
       {.heading = [] { return tr("Size"); },
        .text = [](const Section& section) { return countText(section.range.size); },
        .alignment = kNumberAlignment},
       {.heading = [] { return tr("Records"); }, .text = recordCount, .alignment = kNumberAlignment},
       {.heading = [] { return tr("Remarks"); }, .text = remarks}},
      {.toolTip = [this](const Section& section) { return toolTip(section); }});
  rebuild();
  connect(&session, &Session::documentChanged, this, &SectionTreeModel::rebuild);
}

void SectionTreeModel::rebuild() {
  beginResetModel();
  m_rows.clear();
  if (const Document* document = m_session.document()) {
    m_rows.resize(document->structure.size());
    for (const structure::Section& section : document->structure.sections()) {
      for (std::size_t i = 0; i < section.children.size(); ++i) {
        m_rows[section.children[i]] = static_cast<int>(i);
      }
    }
  }
  endResetModel();
}

const structure::Section& SectionTreeModel::at(SectionId section) const {
  return m_session.document()->structure[section];
}

QModelIndex SectionTreeModel::indexOf(SectionId section) const {
  return section < m_rows.size() ? createIndex(m_rows[section], Name, static_cast<quintptr>(section)) : QModelIndex();
}

QModelIndex SectionTreeModel::index(int row, int column, const QModelIndex& parent) const {
  if (!hasIndex(row, column, parent)) {
    return {};
  }
  const SectionId section =
      parent.isValid() ? at(sectionOf(parent)).children[static_cast<std::size_t>(row)] : structure::kRootSection;
  return createIndex(row, column, static_cast<quintptr>(section));
}

QModelIndex SectionTreeModel::parent(const QModelIndex& child) const {
  if (!child.isValid() || sectionOf(child) == structure::kRootSection) {
    return {};
  }
  return indexOf(at(sectionOf(child)).parent);
}

int SectionTreeModel::rowCount(const QModelIndex& parent) const {
  if (!parent.isValid()) {
    return m_rows.empty() ? 0 : 1;
  }
  return parent.column() > 0 ? 0 : static_cast<int>(at(sectionOf(parent)).children.size());
}

int SectionTreeModel::columnCount(const QModelIndex&) const {
  return static_cast<int>(m_columns.size());
}

QString SectionTreeModel::toolTip(const structure::Section& section) const {
  const bytes::ByteSpaces& spaces = m_session.document()->spaces;
  QString tip = QStringLiteral("%1\n%2 … %3")
                    .arg(section.path.isEmpty() ? section.name : section.path, hexText(section.range.offset),
                         hexText(section.range.end()));
  if (section.range.space != base::kFileSpace && spaces.contains(section.range.space)) {
    tip += QLatin1Char('\n') + tr("in %1").arg(spaces[section.range.space].name);
  }
  if (section.table) {
    tip += QLatin1Char('\n') + tr("%n record(s)", nullptr, static_cast<int>(section.table->rowCount()));
  }
  return tip;
}

QVariant SectionTreeModel::data(const QModelIndex& index, int role) const {
  return index.isValid() ? cellData(m_columns[static_cast<std::size_t>(index.column())], at(sectionOf(index)), role)
                         : QVariant();
}

QVariant SectionTreeModel::headerData(int section, Qt::Orientation orientation, int role) const {
  return headingData(m_columns, section, orientation, role);
}

Qt::ItemFlags SectionTreeModel::flags(const QModelIndex& index) const {
  const Qt::ItemFlags flags = QAbstractItemModel::flags(index);
  return m_dragged && index.isValid() ? flags | Qt::ItemIsDragEnabled : flags;
}

QMimeData* SectionTreeModel::mimeData(const QModelIndexList& indexes) const {
  return m_dragged && !indexes.isEmpty() ? m_dragged(sectionOf(indexes.front())) : nullptr;
}

} // namespace vitrine::ui
