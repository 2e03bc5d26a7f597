#include "ui/content/MissingModel.h"

#include "ui/style/Icons.h"
#include "ui/widgets/Texts.h"

#include <QIcon>

#include <numeric>

namespace vitrine::ui {
namespace {

using files::MissingKind;

QString missingKindText(MissingKind kind) {
  switch (kind) {
  case MissingKind::Sky:
    return MissingModel::tr("Sky");
  case MissingKind::Material:
    return MissingModel::tr("Material");
  case MissingKind::Texture:
    return MissingModel::tr("Texture");
  case MissingKind::Model:
    return MissingModel::tr("Model");
  case MissingKind::Other:
    break;
  }
  return MissingModel::tr("Other");
}

} // namespace

MissingModel::MissingModel(const Session& session, QObject* parent) : QAbstractTableModel(parent), m_session(session) {
  rebuild();
  connect(&session, &Session::documentChanged, this, &MissingModel::rebuild);
  connect(&session, &Session::documentCompleted, this, &MissingModel::rebuild);
  connect(&session, &Session::findingsChanged, this, &MissingModel::rebuild);
}

void MissingModel::rebuild() {
  beginResetModel();
  m_rows = m_session.missing();
  std::ranges::stable_sort(m_rows, std::greater(), [](const files::MissingFile& file) {
    return std::pair(file.kind == MissingKind::Sky, file.times);
  });
  endResetModel();
}

QString MissingModel::asText(const std::vector<int>& rows) const {
  QString text;
  for (const int row : rows) {
    QStringList cells;
    for (int column = 0; column < ColumnCount; ++column) {
      cells << (column == Times ? QString::number(at(row).times) : this->text(at(row), column));
    }
    text += cells.join(QLatin1Char('\t')) + QLatin1Char('\n');
  }
  return text;
}

QString MissingModel::asText() const {
  std::vector<int> all(m_rows.size());
  std::iota(all.begin(), all.end(), 0);
  return asText(all);
}

QString MissingModel::text(const files::MissingFile& file, int column) const {
  switch (column) {
  case File:
    return file.path;
  case Kind:
    return missingKindText(file.kind);
  case WantedBy:
    return file.wantedBy;
  case Times:
    return countText(file.times);
  default:
    return {};
  }
}

int MissingModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MissingModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant MissingModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) {
    return {};
  }
  const files::MissingFile& row = at(index.row());
  switch (role) {
  case Qt::DisplayRole:
    return text(row, index.column());
  case kSortRole:
    return index.column() == Times ? QVariant(row.times) : QVariant(text(row, index.column()).toLower());
  case Qt::ToolTipRole:
    return plainToolTip(text(row, index.column()));
  case Qt::TextAlignmentRole:
    return index.column() == Times ? QVariant(Qt::AlignRight | Qt::AlignVCenter) : QVariant();
  case Qt::DecorationRole:
    return index.column() == File ? QVariant(icon(QStringLiteral("missing"))) : QVariant();
  default:
    return {};
  }
}

QVariant MissingModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
    return {};
  }
  switch (section) {
  case File:
    return tr("File");
  case Kind:
    return tr("Kind");
  case WantedBy:
    return tr("Wanted by");
  case Times:
    return tr("Times");
  default:
    return {};
  }
}

} // namespace vitrine::ui
