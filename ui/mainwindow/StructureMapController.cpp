#include "ui/mainwindow/StructureMapController.h"

#include "core/formats/api/ArchivePath.h"
#include "core/formats/api/BytesPath.h"
#include "ui/mainwindow/DockedPanels.h"
#include "ui/shell/MessageBar.h"
#include "ui/shell/StatusStrip.h"
#include "ui/widgets/Texts.h"

#include <QFileInfo>

namespace vitrine::ui {

StructureMapController::StructureMapController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_saver(parts.settings, window) {
  const StructureMapPanel& panel = parts.panels.map();
  connect(&panel, &StructureMapPanel::chosen, this, &StructureMapController::go);
  connect(&panel, &StructureMapPanel::openWanted, this, &StructureMapController::open);
  connect(&panel, &StructureMapPanel::saveWanted, this, &StructureMapController::save);
  connect(&m_saver, &DataSaver::saved, &parts.status, qOverload<const QString&>(&StatusStrip::tellSaved));
  connect(&m_saver, &DataSaver::failed, this,
          [this](const QString& reason) { m_parts.messages.showMessage(MessageBar::Kind::Error, reason); });
}

void StructureMapController::go(const MapPlace& place) {
  if (place.section) {
    m_parts.selection.selectSection(*place.section);
  } else {
    m_parts.selection.selectBytes(place.bytes);
  }
  m_parts.panels.reveal("bytes");
}

void StructureMapController::open(const FoundBytes& file) {
  const Document& document = *m_parts.session.document();
  if (const auto range = EmbeddedPage::rangeInFile(document, file.range)) {
    LoadRequest request;
    request.path =
        formats::BytesPath::to(document.path, range->offset, range->size, QString::fromLatin1(file.extension));
    request.options.unknown = formats::UnknownFiles::AsBytes;
    Q_EMIT newTabWanted(request);
  }
}

void StructureMapController::save(const FoundBytes& file) {
  const DocumentPtr document = m_parts.session.reading()->document;
  const QString stem = QFileInfo(formats::fileOnDisk(document->path)).completeBaseName();
  const auto write = [document, range = file.range](const bytes::ByteSink& sink, base::Progress& progress) {
    return bytes::sendBytes(document->spaces, range, sink, progress);
  };
  m_saver.ask({tr("Save File Inside"),
               QStringLiteral("%1_%2").arg(stem, hexText(file.range.offset)),
               {{formatText(QString::fromLatin1(file.kind)), QString::fromLatin1(file.extension), write}},
               formats::fileOnDisk(document->path)});
}

} // namespace vitrine::ui
