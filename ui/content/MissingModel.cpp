#include "ui/content/MissingModel.h"

#include "ui/style/Icons.h"

#include <QIcon>

namespace vitrine::ui {
namespace {

using files::MissingFile;
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

MissingModel::MissingModel(const Session& session, QObject* parent) : TableModel(parent), m_session(session) {
  setColumns({{.heading = [] { return tr("File"); },
               .text = &MissingFile::path,
               .decoration = [](const MissingFile&) { return icon(QStringLiteral("missing")); }},
              {.heading = [] { return tr("Kind"); },
               .text = [](const MissingFile& file) { return missingKindText(file.kind); }},
              {.heading = [] { return tr("Used by"); }, .text = &MissingFile::wantedBy},
              {.heading = [] { return tr("Count"); },
               .text = [](const MissingFile& file) { return countText(file.times); },
               .copiedText = [](const MissingFile& file) { return QString::number(file.times); },
               .sortValue = &MissingFile::times,
               .alignment = kNumberAlignment}});
  rebuild();
  connect(&session, &Session::documentChanged, this, &MissingModel::rebuild);
  connect(&session, &Session::documentCompleted, this, &MissingModel::rebuild);
  connect(&session, &Session::findingsChanged, this, &MissingModel::rebuild);
}

void MissingModel::rebuild() {
  std::vector<MissingFile> files = m_session.missing();
  std::ranges::stable_sort(files, std::greater(), [](const MissingFile& file) {
    return std::pair(file.kind == MissingKind::Sky, file.times);
  });
  replace(std::move(files));
}

} // namespace vitrine::ui
