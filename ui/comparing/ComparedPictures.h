#pragma once

#include "render/SceneView.h"
#include "ui/comparing/ComparedFiles.h"
#include "ui/comparing/PictureComparer.h"
#include "ui/viewport/CameraController.h"

#include <QWidget>

namespace vitrine::ui {

class DifferenceCanvas;
class SharedInput;
class WipeHandle;
struct InputFeel;

/// How two pictures are compared: one over the other with a line to draw across, beside each other, or as their
/// absolute difference.
enum class CompareMode { Wipe, SideBySide, Difference };

/// The pictures of two files, seen from one camera.
class ComparedPictures : public QWidget {
  Q_OBJECT

public:
  explicit ComparedPictures(QWidget* parent = nullptr);
  ~ComparedPictures() override;

  /// Shows both, which must have a picture. `pose`: of the camera; nullopt: as the first is seen at first.
  void show(const ComparedFiles& files, const std::optional<viewing::CameraPose>& pose);
  CompareMode mode() const { return m_mode; }
  void setMode(CompareMode mode);
  CameraController& camera() { return m_camera; }
  render::SceneView& view(Side side) { return *m_places[side].view; }
  WipeHandle& wipe() { return *m_wipe; }
  const DifferenceCanvas& canvas() const { return *m_canvas; }
  void setInputFeel(const InputFeel& feel);

  /// Lays colours over what differs, as at first, or shows both as they are.
  void setTinted(bool tinted);
  /// Marks items; none: none.
  void setMarked(const OfBoth<std::vector<DrawItemIndex>>& items);
  /// Looks at these items of either file; without effect where they are none, or nowhere.
  void frame(const OfBoth<std::vector<DrawItemIndex>>& items);

Q_SIGNALS:
  void modeChanged(vitrine::ui::CompareMode mode);
  /// A click met an item.
  void picked(vitrine::ui::Side side, vitrine::DrawItemIndex item);
  /// The difference of the pictures is shown, of which so many pixels differ.
  void differenceShown(std::uint64_t differing, std::uint64_t pixels);
  void failed(const QString& reason);

protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

private:
  struct Place {
    render::SceneView* view = nullptr;
    QWidget* container = nullptr;
    render::PicturePart part;
  };

  void make(Side side);
  void wireCamera();
  /// Gives the keyboard to what comes behind or before the picture that has it.
  void leavePicture(bool forward);
  void arrange();
  /// Puts a picture there; an empty place hides it.
  void put(Side side, const QRect& place, const render::PicturePart& part);
  void follow();
  void setBackgrounds();
  /// The file whose picture has this pixel of the whole.
  Side sideAt(QPointF pixel) const;
  std::optional<picking::Hit> hitAt(Side side, QPointF pixel) const;

  CameraController m_camera;
  SharedInput* m_input;
  OfBoth<Place> m_places;
  WipeHandle* m_wipe;
  DifferenceCanvas* m_canvas;
  PictureComparer m_comparer;
  ComparedFiles m_files;
  bool m_shown = false;
  bool m_tinted = true;
  CompareMode m_mode = CompareMode::Wipe;
};

} // namespace vitrine::ui
