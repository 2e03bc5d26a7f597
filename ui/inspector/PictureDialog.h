#pragma once

#include "core/image/Image.h"

#include <QDialog>

namespace vitrine::ui {

/// A picture as people see it: without an alpha channel that means nothing. `mip`: which of its sizes.
QImage shownPicture(const image::Image& picture, std::uint32_t mip = 0);

/// Puts a picture on the clipboard, and what it is called for those who can take only text.
void copyPicture(const QImage& picture, const QString& name);

/// Asks where to and writes a picture as PNG, or what the chosen name ends in; as OpenEXR in linear light, with what is
/// brighter than white. Says so when that fails. `name`: the file name offered.
void savePictureAs(const image::Image& picture, const QString& name, QWidget* parent);

/// One picture at full size, to be looked at, copied and saved. Does not block the window.
class PictureDialog : public QDialog {
  Q_OBJECT

public:
  PictureDialog(const image::ImagePtr& picture, const QString& title, const QString& fileName,
                QWidget* parent = nullptr);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  QWidget* makePicture();
  QWidget* makeButtons();
  void copy() const { copyPicture(m_picture, m_fileName); }

  image::ImagePtr m_image;
  QImage m_picture; ///< as it is shown
  QString m_fileName;
};

} // namespace vitrine::ui
