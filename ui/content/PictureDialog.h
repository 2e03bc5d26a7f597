#pragma once

#include "ui/content/PictureDecoder.h"
#include "ui/session/Selection.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace vitrine::ui {

class PictureCanvas;

/// One picture to be looked into: its channels, mips, frames and faces, the values of its texels, and of a texture
/// where the triangles of the selection lie on it. What is shown is copied and saved. Does not block the window.
class PictureDialog : public QDialog {
  Q_OBJECT

public:
  PictureDialog(const image::ImagePtr& picture, const QString& title, const QString& fileName,
                QWidget* parent = nullptr);

  /// Lets the dialog show a texture of the session's document: as it is found, and with the outline of what is
  /// selected. Both must outlive the dialog.
  void follow(const Session& session, const Selection& selection, TextureIndex texture);

protected:
  void keyPressEvent(QKeyEvent* event) override;

private:
  QWidget* makeChoices();
  QWidget* makeLooks();
  QWidget* makeButtons();
  void resizeToPicture(const QWidget& around);
  void fillChoices();
  void offerFor(QComboBox& box, const QStringList& entries, const QString& name);
  void setPicture(const image::ImagePtr& picture);
  void takeTexture();
  void forgetTexture();
  void showDecoded(const image::DecodedPicture& picture, const std::vector<QImage>& levels);
  void decode();
  void outline();
  void tellTexel();
  image::Channels channels() const;
  float exposure() const;
  void copy() const;
  void save();

  PictureDecoder m_decoder;
  image::ImagePtr m_image;
  image::DecodedPicture m_shown; ///< empty: not decoded yet
  QString m_title;
  QString m_fileName;
  const Session* m_session = nullptr;
  const Selection* m_selection = nullptr;
  TextureIndex m_texture; ///< kNone: the picture is no texture, or not of what is shown now
  std::optional<QPoint> m_texel;
  PictureCanvas* m_canvas;
  QComboBox* m_channels;
  QComboBox* m_mips;
  QComboBox* m_frames;
  QComboBox* m_faces;
  QDoubleSpinBox* m_exposure;
  QCheckBox* m_outlined;
  QLabel* m_outlineText;
  QLabel* m_value;
};

} // namespace vitrine::ui
