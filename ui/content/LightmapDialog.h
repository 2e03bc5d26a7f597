#pragma once

#include "core/base/Task.h"
#include "core/links/Luxel.h"
#include "render/LightmapPage.h"
#include "ui/content/PictureDecoder.h"
#include "ui/session/Selection.h"

#include <QDialog>

class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace vitrine::ui {

class PictureCanvas;

/// The lightmap of a surface, alone or on the page that it is drawn from, with the light of single luxels: as all
/// styles that are set mix it, and of each layer with its bytes. It goes along with the selection; the luxel at the
/// point that was clicked is marked. Does not block the window.
class LightmapDialog : public QDialog {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this dialog.
  LightmapDialog(const Session& session, Selection& selection, QWidget* parent);

  /// Shows the lightmap of the selection, if it has one; else what was shown stays.
  void showSelection();
  /// Marks the luxel under a hit on the surface that is shown; nullopt, and other surfaces: that of the selection.
  void markHit(const std::optional<picking::Hit>& hit);

  DrawItemIndex item() const { return m_item; }
  /// The luxel that is marked, in those of the surface.
  std::optional<QPoint> markedLuxel() const { return m_luxel; }

protected:
  void showEvent(QShowEvent* event) override;

private:
  enum class Picture { Lightmap, Page };
  using PagePtr = std::shared_ptr<const std::optional<render::LightmapPage>>;

  QWidget* makeChoices();
  void forget();
  void fillLayers();
  void refresh();
  void refreshPage();
  void takePage(const PagePtr& page);
  void tellFailure(const Error& error);
  void decode();
  void showDecoded(const image::DecodedPicture& picture, const std::vector<QImage>& levels);
  void mark(std::optional<QPoint> luxel);
  void showMark();
  void tellLuxel();
  void follow(const QString& link);
  /// True if the page is what is chosen, and made.
  bool showsPage() const;
  QPoint origin() const { return showsPage() ? m_page->place.topLeft() : QPoint(); }
  std::optional<QPoint> luxelAt(QPoint texel) const;
  const scene::Lightmap* lightmap() const;
  std::optional<QPoint> luxelOfSelection() const;
  QString layerName(const scene::LightmapLayer& layer, int basis) const;
  QString luxelText(QPoint luxel) const;

  const Session& m_session;
  Selection& m_selection;
  PictureDecoder m_decoder;
  image::ImagePtr m_image;
  DrawItemIndex m_item; ///< kNone: nothing is shown
  scene::LightmapIndex m_lightmap;
  std::optional<QPoint> m_luxel;
  std::optional<QPoint> m_hovered;                   ///< on the picture, in luxels of the surface
  PagePtr m_made;                                    ///< null: not made yet
  const render::LightmapPage* m_page = nullptr;      ///< of m_made; null: the lightmap is on none
  std::vector<std::pair<std::size_t, int>> m_layers; ///< layer and basis of the entries after the first
  bool m_isFresh = true;                             ///< the next picture is fitted
  PictureCanvas* m_canvas;
  QComboBox* m_what;
  QComboBox* m_light;
  QDoubleSpinBox* m_exposure;
  QLabel* m_title;
  QLabel* m_value;
  base::Task m_pageMaker;
};

} // namespace vitrine::ui
