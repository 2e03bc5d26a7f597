#include "ui/mainwindow/StructureMapController.h"

#include "core/formats/api/ArchivePath.h"
#include "core/formats/api/BytesPath.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/session/Selection.h"
#include "ui/session/Session.h"
#include "ui/shell/Notices.h"
#include "ui/shell/StatusStrip.h"
#include "ui/widgets/Texts.h"

#include <QFileInfo>

namespace vitrine::ui {

StructureMapController::StructureMapController(const WindowContext& context, DockedPanels& panels, QWidget* window)
    : QObject(window), m_context(context), m_panels(panels), m_saver(context.settings, window) {
  panels.onEachBuild(this, [this] {
    const StructureMapPanel& panel = m_panels.map();
    connect(&panel, &StructureMapPanel::chosen, this, &StructureMapController::go);
    connect(&panel, &StructureMapPanel::openWanted, this, &StructureMapController::open);
    connect(&panel, &StructureMapPanel::saveWanted, this, &StructureMapController::save);
  });
  connect(&m_saver, &DataSaver::saved, this, [this](const QString& path) { m_context.notices.tellSaved({path}); });
  connect(&m_saver, &DataSaver::failed, this, [this](const QString& reason) { m_context.notices.fail(reason); });
}

void StructureMapController::go(const MapPlace& place) {
  if (place.section) {
    m_context.selection.selectSection(*place.section);
  } else {
    m_context.selection.selectBytes(place.bytes);
  }
  m_panels.reveal("bytes");
}

void StructureMapController::open(const FoundBytes& file) {
  const Document& document = *m_context.session.document();
  if (const auto range = EmbeddedPage::rangeInFile(document, file.range)) {
    LoadRequest request;
    request.path =
        formats::BytesPath::to(document.path, range->offset, range->size, QString::fromLatin1(file.extension));
    request.options.unknown = formats::UnknownFiles::AsBytes;
    Q_EMIT newTabWanted(request);
  }
}

void StructureMapController::save(const FoundBytes& file) {
  const DocumentPtr document = m_context.session.reading()->document;
  const QString stem = QFileInfo(formats::fileOnDisk(document->path)).completeBaseName();
  const auto write = [document, range = file.range](const bytes::ByteSink& sink, base::Progress& progress) {
    return bytes::sendBytes(document->spaces, range, sink, progress);
  };
  m_saver.ask({tr("Save Embedded File"),
               QStringLiteral("%1_%2").arg(stem, hexText(file.range.offset)),
               {{formatText(QString::fromLatin1(file.kind)), QString::fromLatin1(file.extension), write}},
               formats::fileOnDisk(document->path)});
}

} // namespace vitrine::ui
