#include "ui/exporting/DragController.h"

#include "core/exporting/DataFile.h"
#include "core/exporting/OutputFolder.h"
#include "core/exporting/SceneExporter.h"
#include "core/structure/TableText.h"
#include "ui/content/PictureFiles.h"
#include "ui/inspector/PropertiesPanel.h"
#include "ui/outline/OutlinePanel.h"
#include "ui/shell/Notices.h"

#include <QDir>
#include <QFileInfo>
#include <QImageWriter>
#include <QTemporaryDir>

namespace vitrine::ui {
namespace {

/// A name without folders, as every file system bears it.
QString fileNameOf(QString name, const QString& otherwise) {
  name.replace(QLatin1Char('/'), QLatin1Char('_')).replace(QLatin1Char('\\'), QLatin1Char('_'));
  return exporting::portablePath(name.trimmed()).value_or(otherwise);
}

Result<void> writeSection(const Document& document, SectionId id, const QString& path, base::Progress& progress) {
  const structure::Section& section = document.structure[id];
  return exporting::writeDataFile(path, {}, [&](const bytes::ByteSink& sink) {
    if (!section.table) {
      return bytes::sendBytes(document.spaces, section.range, sink, progress);
    }
    return structure::writeTable(*section.table, structure::TableForm::Csv, {{0, section.table->rowCount()}}, {},
                                 structure::asUtf8(sink), progress);
  });
}

Result<void> writePicture(const QImage& picture, const QString& path) {
  QImageWriter writer(path, "png");
  return writer.write(picture) ? Result<void>()
                               : std::unexpected(Error::of(ErrorCode::WriteFailed, writer.errorString(), path));
}

} // namespace

void DragController::use(OutlinePanel& outline, PropertiesPanel& properties) {
  outline.setDragged([this](SectionId section) { return offerSection(section); },
                     [this](NodeIndex node) { return offerNode(node); });
  properties.setDragged([this](const PropertyLine& line) { return offerPicture(line); });
}

QMimeData* DragController::offer(const QString& name, DraggedFile::Maker make) {
  if (!m_folder) {
    m_folder.emplace(QDir::temp().filePath(QStringLiteral("vitrine-drag-XXXXXX")));
  }
  const QString folder = m_folder->filePath(QString::number(++m_count));
  if (!m_folder->isValid() || !QDir().mkpath(folder)) {
    m_context.notices.fail(
        tr("A temporary folder for the dragged files cannot be created: %1").arg(m_folder->errorString()));
    return nullptr;
  }
  auto* file = new DraggedFile(QDir(folder).filePath(name), std::move(make));
  connect(file, &DraggedFile::failed, this, [this, name](const QString& reason) {
    m_context.notices.fail(tr("%1 cannot be created: %2").arg(name, reason));
  });
  return file;
}

QMimeData* DragController::offerSection(SectionId id) {
  const DocumentPtr& document = m_context.session.reading()->document;
  const structure::Section& section = document->structure[id];
  if (!section.table && section.range.size == 0) {
    return nullptr;
  }
  // Entries of archives, and the file itself, have endings of their own.
  const QString bare = section.name.section(QLatin1Char('/'), -1);
  const bool named = !QFileInfo(bare).suffix().isEmpty();
  const QString name = section.table ? bare + QStringLiteral(".csv") : named ? bare : bare + QStringLiteral(".bin");
  return offer(fileNameOf(name, QStringLiteral("section.bin")),
               [document, id](const QString& path, base::Progress& progress) {
                 return writeSection(*document, id, path, progress);
               });
}

QMimeData* DragController::offerNode(NodeIndex node) {
  const std::vector<DrawItemIndex> items = m_context.session.links().itemsBelow(node);
  if (items.empty()) {
    return nullptr;
  }
  SceneState state = m_context.session.state();
  state.isolated = ItemSet(items);
  state.hidden -= ItemSet(items);
  const session::Snapshot shown = m_context.session.snapshot();
  const QString name = shown.scene->nodes[node].name;
  return offer(fileNameOf(name + QStringLiteral(".glb"), QStringLiteral("node.glb")),
               [shown, state](const QString& path, base::Progress& progress) -> Result<void> {
                 const auto exported =
                     exporting::exportScene(shown.scene, shown.assets, state, {.path = path}, progress);
                 return exported ? Result<void>() : std::unexpected(exported.error());
               });
}

QMimeData* DragController::offerPicture(const PropertyLine& line) {
  const QString shownName = line.value.isEmpty() ? line.key : line.value;
  const QString stem = QFileInfo(QString(shownName).replace(QLatin1Char('\\'), QLatin1Char('/'))).completeBaseName();
  return offer(fileNameOf(stem + QStringLiteral(".png"), QStringLiteral("picture.png")),
               [picture = line.picture](const QString& path, base::Progress&) {
                 return writePicture(shownPicture(*picture), path);
               });
}

} // namespace vitrine::ui
