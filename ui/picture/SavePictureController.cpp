#include "ui/picture/SavePictureController.h"

#include "render/OffscreenRenderer.h"
#include "ui/mainwindow/MessageBar.h"
#include "ui/mainwindow/StatusStrip.h"
#include "ui/style/Appearance.h"
#include "ui/viewport/Viewport.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QWindow>

namespace vitrine::ui {
SavePictureController::SavePictureController(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window) {
  connect(parts.actions.savePictureAs, &QAction::triggered, this, &SavePictureController::ask);
  connect(&m_saver, &PictureSaver::saved, this, [this](const QString& path) { m_parts.status.tellSaved(path); });
  connect(&m_saver, &PictureSaver::failed, this,
          [this](const QString& reason) { m_parts.messages.showMessage(MessageBar::Kind::Error, reason); });
}

void SavePictureController::ask() {
  const QWindow* view = m_parts.viewport.nativeWindow();
  auto* dialog = new SavePictureDialog(view->size() * view->devicePixelRatio(), m_window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog] { askForFile(dialog->wish()); });
  dialog->open();
}

void SavePictureController::askForFile(const SavePictureDialog::Wish& wish) {
  const Document* document = m_parts.session.document();
  if (!document) {
    return;
  }
  const QString name = QFileInfo(document->path).completeBaseName() + QStringLiteral(".png");
  auto* dialog = new QFileDialog(m_window, tr("Save Picture"), m_parts.settings.files().screenshotFolder(),
                                 tr("Pictures (*.png *.jpg *.bmp)"));
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(QFileDialog::AcceptSave);
  dialog->setDefaultSuffix(QStringLiteral("png"));
  dialog->selectFile(name);
  connect(dialog, &QFileDialog::fileSelected, this, [this, wish](const QString& path) { save(wish, path); });
  dialog->open();
}

void SavePictureController::save(const SavePictureDialog::Wish& wish, const QString& path) {
  if (!m_parts.session.scene()) {
    return;
  }
  const ViewSettings& view = m_parts.settings.view();
  const render::Background background = render::gradientAround(viewportBackground());
  render::CaptureRequest request{.size = wish.size,
                                 .camera = m_parts.viewport.camera().rig(),
                                 .mode = m_parts.viewport.mode(),
                                 .state = m_parts.session.state(),
                                 .background = wish.transparent ? QColor(Qt::transparent) : background.color,
                                 .labels = view.labelsVisible(),
                                 .supersample = wish.supersample,
                                 .backgroundStays = false,
                                 .cullByVisibility = view.cullsByVisibility(),
                                 .onlyItems = std::nullopt,
                                 .backgroundTop = wish.transparent ? std::nullopt : background.top,
                                 .ground = view.ground()};
  QGuiApplication::setOverrideCursor(Qt::WaitCursor);
  render::OffscreenRenderer renderer(m_parts.session.loaded()->prepared, m_parts.session.snapshot());
  const auto picture = renderer.capture(request);
  QGuiApplication::restoreOverrideCursor();
  if (picture) {
    m_saver.saveAs(*picture, path);
  } else {
    m_parts.messages.showMessage(MessageBar::Kind::Error,
                                 tr("The picture could not be taken: %1").arg(picture.error().reason()));
  }
}

} // namespace vitrine::ui
