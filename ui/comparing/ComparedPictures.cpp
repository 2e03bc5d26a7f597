#include "ui/comparing/ComparedPictures.h"

#include "core/links/PixelPick.h"
#include "render/tracing/FramedThing.h"
#include "ui/comparing/DifferenceCanvas.h"
#include "ui/comparing/SharedInput.h"
#include "ui/comparing/WipeHandle.h"
#include "ui/style/Appearance.h"
#include "ui/widgets/FocusChain.h"

#include <QEvent>

namespace vitrine::ui {
namespace {

/// Surroundings of a thing in both files: it is hidden where either hides it.
class SpaceOfBoth final : public viewing::FrameSpace {
public:
  std::vector<tracing::SceneSpace> spaces;

  float freeDistance(const scene::Ray& ray, float most) const override {
    for (const tracing::SceneSpace& space : spaces) {
      most = space.freeDistance(ray, most);
    }
    return most;
  }
  bool isInside(const QVector3D& point) const override {
    return std::ranges::all_of(spaces, [&](const tracing::SceneSpace& space) { return space.isInside(point); });
  }
};

} // namespace

ComparedPictures::ComparedPictures(QWidget* parent)
    : QWidget(parent), m_input(new SharedInput(m_camera, this)), m_wipe(new WipeHandle(this)),
      m_canvas(new DifferenceCanvas(this)) {
  setObjectName(QStringLiteral("comparedPictures"));
  make(Side::Before);
  make(Side::After);
  m_places[Side::Before].container->setAccessibleName(tr("3D view of the first file"));
  m_places[Side::After].container->setAccessibleName(tr("3D view of the second file"));
  m_wipe->setAccessibleName(tr("Divider between the two images"));
  m_wipe->setToolTip(tr("Drag or use the arrow keys to move the divider"));
  m_canvas->setAccessibleName(tr("Difference of the two images"));
  m_canvas->hide();
  m_input->watch(m_canvas);
  QWidget::setTabOrder(m_places[Side::Before].container, m_wipe);
  QWidget::setTabOrder(m_wipe, m_places[Side::After].container);
  connect(m_wipe, &WipeHandle::valueChanged, this, &ComparedPictures::arrange);
  connect(&m_comparer, &PictureComparer::compared, this,
          [this](const QImage& picture, const comparing::PictureDifference& difference) {
            m_canvas->setPicture(picture);
            Q_EMIT differenceShown(difference.differing, difference.pixels);
          });
  connect(&m_comparer, &PictureComparer::failed, this, &ComparedPictures::failed);
  wireCamera();
  setBackgrounds();
}

ComparedPictures::~ComparedPictures() {
  // The input moves the camera, which is gone before the children.
  delete m_input;
}

void ComparedPictures::make(Side side) {
  Place& place = m_places[side];
  // Before the container, which deletes its window unless that has gone first.
  place.view = new render::SceneView(this);
  place.view->setLabelsVisible(false);
  place.container = QWidget::createWindowContainer(place.view->window(), this);
  place.container->setFocusPolicy(Qt::StrongFocus);
  m_input->watch(place.view->window());
}

void ComparedPictures::wireCamera() {
  connect(&m_camera, &CameraController::moved, this, &ComparedPictures::follow);
  ViewportInput& input = m_input->input();
  connect(&input, &ViewportInput::keyboardWanted, this, [this] {
    if (auto* window = qobject_cast<QWindow*>(m_input->lastPart())) {
      window->requestActivate();
    }
  });
  connect(m_input, &SharedInput::tabbed, this, &ComparedPictures::leavePicture);
  connect(&input, &ViewportInput::clicked, this, [this](QPointF pixel) {
    const Side side = sideAt(pixel);
    if (const auto hit = hitAt(side, pixel)) {
      Q_EMIT picked(side, hit->item);
    }
  });
  const auto target = [this](QPointF pixel) {
    const auto hit = hitAt(sideAt(pixel), pixel);
    return hit && !hit->backdrop ? std::optional(hit->position) : std::nullopt;
  };
  connect(&input, &ViewportInput::doubleClicked, this, [this, target](QPointF pixel) {
    if (const auto point = target(pixel)) {
      m_camera.setOrbitCentre(*point);
    }
  });
  input.setTargetFinder(target);
}

void ComparedPictures::leavePicture(bool forward) {
  const bool second = m_input->lastPart() == m_places[Side::After].view->window();
  QWidget* from = m_places[second ? Side::After : Side::Before].container;
  giveKeyboard(*nextInTabOrder(*from, forward), forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
}

void ComparedPictures::setInputFeel(const InputFeel& feel) {
  m_input->input().setFeel(feel);
}

void ComparedPictures::show(const ComparedFiles& files, const std::optional<viewing::CameraPose>& pose) {
  m_files = files;
  m_shown = true;
  for (const Side side : kSides) {
    m_places[side].view->setScene(files[side].reading->prepared, files[side].snapshot());
  }
  setTinted(m_tinted);
  m_comparer.setFiles(files);
  arrange();
  const ComparedFile& first = files[Side::Before];
  m_camera.startIn(*first.scene(), first.reading->start);
  if (pose) {
    m_camera.setPose(*pose);
  }
}

void ComparedPictures::setMode(CompareMode mode) {
  if (std::exchange(m_mode, mode) != mode) {
    if (mode != CompareMode::Difference) {
      m_comparer.stop();
    }
    arrange();
    Q_EMIT modeChanged(mode);
  }
}

void ComparedPictures::put(Side side, const QRect& place, const render::PicturePart& part) {
  Place& of = m_places[side];
  of.part = part;
  if (!place.isEmpty()) {
    of.container->setGeometry(place);
  }
  of.container->setVisible(!place.isEmpty());
  m_input->setPlace(of.view->window(), part.whole.isEmpty() ? QPointF() : part.at);
}

void ComparedPictures::arrange() {
  const int thickness = m_wipe->thickness();
  const int room = std::max(width() - thickness, 0);
  const bool difference = m_mode == CompareMode::Difference;
  m_canvas->setGeometry(rect());
  m_canvas->setVisible(difference);
  m_wipe->setVisible(m_mode == CompareMode::Wipe);
  QSize picture = size();
  if (difference) {
    put(Side::Before, {}, {});
    put(Side::After, {}, {});
  } else if (m_mode == CompareMode::SideBySide) {
    picture.setWidth(room / 2);
    put(Side::Before, {0, 0, room / 2, height()}, {});
    put(Side::After, {room / 2 + thickness, 0, room / 2, height()}, {});
  } else {
    const int left = qRound(room * m_wipe->share());
    const int right = left + thickness;
    m_wipe->setGeometry(left, 0, thickness, height());
    put(Side::Before, {0, 0, left, height()}, {QSizeF(size()), {}});
    put(Side::After, {right, 0, width() - right, height()}, {QSizeF(size()), QPointF(right, 0)});
  }
  m_camera.setViewportSize(picture);
  follow();
}

void ComparedPictures::follow() {
  if (!m_shown) {
    return;
  }
  for (const Side side : kSides) {
    Place& place = m_places[side];
    if (place.container->isVisibleTo(this)) {
      place.view->setCamera(m_camera.rig(), place.part);
    }
  }
  if (m_mode == CompareMode::Difference) {
    m_comparer.compare(m_camera.rig(), (QSizeF(size()) * devicePixelRatio()).toSize(), viewportBackground());
  }
}

void ComparedPictures::setTinted(bool tinted) {
  m_tinted = tinted;
  for (const Side side : kSides) {
    m_places[side].view->setTints(tinted ? m_files[side].tints : render::Tints());
  }
}

void ComparedPictures::setMarked(const OfBoth<std::vector<DrawItemIndex>>& items) {
  for (const Side side : kSides) {
    m_places[side].view->setHighlight(items[side]);
  }
}

void ComparedPictures::frame(const OfBoth<std::vector<DrawItemIndex>>& items) {
  viewing::FrameSubject subject;
  SpaceOfBoth space;
  for (const Side side : kSides) {
    if (m_shown && !items[side].empty()) {
      subject.add(tracing::subjectOf(m_files[side].snapshot(), {.items = items[side], .node = {}, .bounds = {}}));
    }
  }
  const scene::Bounds bounds = subject.bounds();
  if (bounds.empty()) {
    return;
  }
  bool isFromOutside = true;
  base::Progress progress;
  for (const Side side : kSides) {
    const session::Snapshot snapshot = m_files[side].snapshot();
    isFromOutside = isFromOutside && tracing::isSeenFromOutside(*snapshot.scene, bounds);
    space.spaces.emplace_back(snapshot, m_files[side].reading->caster->get(progress), ItemSet(items[side]));
  }
  const viewing::FramePlan plan = planFrame(subject, m_camera.rig(), isFromOutside ? nullptr : &space);
  m_camera.show(plan.pose, plan.centre);
}

Side ComparedPictures::sideAt(QPointF pixel) const {
  if (m_mode == CompareMode::SideBySide) {
    return m_input->lastPart() == m_places[Side::After].view->window() ? Side::After : Side::Before;
  }
  return m_mode == CompareMode::Difference || pixel.x() > m_wipe->x() ? Side::After : Side::Before;
}

std::optional<picking::Hit> ComparedPictures::hitAt(Side side, QPointF pixel) const {
  if (!m_shown) {
    return std::nullopt;
  }
  base::Progress progress;
  const session::RayCasterPtr& caster = m_files[side].reading->caster->get(progress);
  const ItemSet visible = m_places[side].view->visibleItems();
  const animation::PosePtr pose = m_places[side].view->pose();
  return links::hitAt(*caster, {m_camera.rig(), visible, pose.get(), m_files[side].snapshot().state->viewPreset},
                      pixel);
}

void ComparedPictures::setBackgrounds() {
  for (const Side side : kSides) {
    m_places[side].view->setBackground(render::gradientAround(viewportBackground()));
  }
}

void ComparedPictures::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrange();
}

void ComparedPictures::changeEvent(QEvent* event) {
  if (event->type() == QEvent::PaletteChange) {
    setBackgrounds();
  }
  QWidget::changeEvent(event);
}

} // namespace vitrine::ui
