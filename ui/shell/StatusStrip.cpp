#include "ui/shell/StatusStrip.h"

#include "core/collision/CharacterController.h"
#include "core/collision/CollisionWorld.h"
#include "ui/shell/TaskView.h"
#include "ui/style/Appearance.h"
#include "ui/style/Icons.h"
#include "ui/widgets/CoordinatesText.h"
#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Lengths.h"
#include "ui/widgets/Texts.h"

#include <QAction>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QLabel>
#include <QLayout>
#include <QLocale>
#include <QToolButton>
#include <QUrl>

#include <cmath>

namespace vitrine::ui {
namespace {

constexpr int kGoodNewsMs = 6000;

constexpr int kSpeedMs = 4000;
/// Percentage of the width that the selection has before other texts are left out.
constexpr int kSelectionShare = 40;
/// Between a message and what is beside it.
constexpr int kMessageMargin = 16;

} // namespace

StatusStrip::StatusStrip(const Session& session, QWidget* parent)
    : QStatusBar(parent), m_session(session), m_position(new QLabel(this)), m_speed(new QLabel(this)),
      m_visibility(new QLabel(this)), m_triangles(new QLabel(this)), m_play(new QToolButton(this)),
      m_missing(new QToolButton(this)), m_showFolder(new QToolButton(this)), m_movement(new QLabel(this)),
      m_selection(new ElidedLabel(this)), m_walkKeys(new ElidedLabel(this)), m_tasks(new TaskView(this)) {
  m_position->setObjectName(QStringLiteral("statusPosition"));
  m_position->setTextInteractionFlags(Qt::TextSelectableByMouse);
  m_speed->setObjectName(QStringLiteral("statusSpeed"));
  m_visibility->setObjectName(QStringLiteral("statusVisibility"));
  m_triangles->setObjectName(QStringLiteral("statusTriangles"));
  m_selection->setObjectName(QStringLiteral("statusSelection"));
  m_walkKeys->setObjectName(QStringLiteral("statusWalkKeys"));
  for (ElidedLabel* label : {m_selection, m_walkKeys}) {
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addWidget(label, 1);
  }
  m_selection->hide();
  addPermanentWidget(m_tasks);
  connect(m_tasks, &TaskView::changed, this, &StatusStrip::arrange);
  m_movement->setObjectName(QStringLiteral("statusMovement"));
  m_movement->setFont(boldFont());
  addPermanentWidget(m_movement);
  m_play->setObjectName(QStringLiteral("statusPlay"));
  m_play->setAutoRaise(true);
  m_play->setToolButtonStyle(Qt::ToolButtonIconOnly);
  m_play->hide();
  addPermanentWidget(m_play);
  m_missing->setObjectName(QStringLiteral("statusMissing"));
  m_missing->setAutoRaise(true);
  m_missing->setIcon(icon(QStringLiteral("missing")));
  m_missing->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_missing->hide();
  addPermanentWidget(m_missing);
  m_showFolder->setObjectName(QStringLiteral("statusShowFolder"));
  m_showFolder->setAutoRaise(true);
  m_showFolder->setIcon(icon(QStringLiteral("folder")));
  m_showFolder->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  m_showFolder->hide();
  addPermanentWidget(m_showFolder);
  for (QLabel* label : {m_speed, m_position, m_visibility, m_triangles}) {
    addPermanentWidget(label);
  }
  connect(m_missing, &QToolButton::clicked, this, &StatusStrip::missingRequested);
  m_speedTimer.setSingleShot(true);
  m_speedTimer.setInterval(kSpeedMs);
  connect(&m_speedTimer, &QTimer::timeout, this, [this] {
    m_speed->clear();
    arrange();
  });
  connect(m_showFolder, &QToolButton::clicked, this,
          [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_saved).absolutePath())); });
  connect(this, &QStatusBar::messageChanged, this, [this] {
    m_showFolder->hide();
    placeSelection();
    arrange();
  });
  setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
  connect(&session, &Session::documentChanged, this, [this] {
    if (!m_session.scene()) {
      clearPicture();
      showMovement(Movement::Fly);
    }
  });
  connect(&Lengths::instance(), &Lengths::changed, this, [this] {
    m_speed->clear(); // in the other unit
    describePosition();
    describeWalk();
    arrange();
  });
  translate();
  clearPicture();
  showMovement(Movement::Fly);
}

void StatusStrip::translate() {
  m_position->setToolTip(tr("Position of the camera, in the file's coordinates"));
  m_speed->setToolTip(tr("Flying speed; the wheel changes it"));
  m_missing->setToolTip(tr("Show which files were not found"));
  m_selection->setAccessibleName(tr("Selection"));
  m_showFolder->setText(tr("Show in Folder"));
  showMissing(m_missingCount);
  describePosition();
  describeVisibility();
  describeStatistics();
  describeWalk();
}

void StatusStrip::changeEvent(QEvent* event) {
  if (event->type() == QEvent::LanguageChange) {
    translate();
  }
  QStatusBar::changeEvent(event);
}

void StatusStrip::clearPicture() {
  m_told = {};
  for (QLabel* label : {m_speed, m_position, m_visibility, m_triangles}) {
    label->clear();
  }
  arrange();
}

void StatusStrip::arrange() {
  const std::array leastMissedFirst{m_triangles, m_visibility, m_speed, m_position};
  const auto widthOf = [this](const QLabel* label) { return label->sizeHint().width() + layout()->spacing(); };
  const QString message = currentMessage();
  int needed = layout()->sizeHint().width();
  needed += message.isEmpty() ? 0 : fontMetrics().horizontalAdvance(message) + kMessageMargin;
  if (message.isEmpty() && !m_selection->text().isEmpty()) {
    needed += std::min(m_selection->sizeHint().width(), width() * kSelectionShare / 100);
  }
  for (const QLabel* label : leastMissedFirst) {
    needed += label->isHidden() ? widthOf(label) : 0;
  }
  for (QLabel* label : leastMissedFirst) {
    const bool fits = !label->text().isEmpty() && needed <= width();
    needed -= fits ? 0 : widthOf(label);
    label->setVisible(fits);
  }
}

void StatusStrip::resizeEvent(QResizeEvent* event) {
  QStatusBar::resizeEvent(event);
  arrange();
}

void StatusStrip::tell(const QString& text) {
  showMessage(text, kGoodNewsMs);
}

void StatusStrip::tellSaved(const QStringList& paths) {
  const QString& first = paths.front();
  tell(paths.size() == 1 ? tr("Saved %1").arg(QDir::toNativeSeparators(first))
                         : tr("Saved %n images in %1", nullptr, static_cast<int>(paths.size()))
                               .arg(QDir::toNativeSeparators(QFileInfo(first).path())));
  m_saved = first;
  m_showFolder->show();
  arrange();
}

void StatusStrip::showCamera(const viewing::CameraRig& rig) {
  if (m_session.scene()) {
    m_told.place = rig.pose().position;
    describePosition();
  }
}

void StatusStrip::describePosition() {
  const Scene* scene = m_session.scene();
  if (!scene || !m_told.place) {
    return;
  }
  const Lengths& lengths = Lengths::instance();
  const QVector3D place = scene->sourceAxes.toFile(*m_told.place) * static_cast<float>(lengths.factor(*scene));
  const auto number = [](float value) {
    const double rounded = std::round(static_cast<double>(value) * 10.0) / 10.0;
    return QLocale().toString(rounded == 0 ? 0.0 : rounded, 'f', 1); // -0 would look like a mistake
  };
  const QString text = QStringLiteral("x %1  y %2  z %3").arg(number(place.x()), number(place.y()), number(place.z()));
  m_position->setText(lengths.unit() == LengthUnit::Metres ? tr("%1 m").arg(text) : text);
  arrange();
}

void StatusStrip::showStatistics(const render::FrameStatistics& statistics) {
  if (m_session.scene()) {
    m_told.statistics = statistics;
    describeStatistics();
  }
}

void StatusStrip::describeStatistics() {
  if (!m_told.statistics) {
    return;
  }
  const render::FrameStatistics& statistics = *m_told.statistics;
  m_triangles->setText(
      tr("%1 / %2 triangles").arg(countText(statistics.triangles), countText(statistics.totalTriangles)));
  m_triangles->setToolTip(tr("Triangles drawn and triangles of the whole scene. The last frame took %1 ms.")
                              .arg(QLocale().toString(statistics.milliseconds, 'f', 1)));
  arrange();
}

void StatusStrip::showVisibility(const visibility::VisibilityReport& report, bool frozen) {
  m_told.visibility = report;
  m_told.isFrozen = frozen;
  describeVisibility();
}

void StatusStrip::describeVisibility() {
  const visibility::VisibilityReport& report = m_told.visibility;
  if (!report.known) {
    m_visibility->clear();
    arrange();
    return;
  }
  const auto count = [](int number) { return countText(static_cast<std::uint64_t>(std::max(number, 0))); };
  QString text = report.cluster < 0 ? tr("outside, all %1 clusters").arg(count(report.clusterCount))
                                    : tr("leaf %1, cluster %2, sees %3 of %4")
                                          .arg(QString::number(report.leaf), QString::number(report.cluster),
                                               count(report.visibleClusters), count(report.clusterCount));
  m_visibility->setText(m_told.isFrozen ? tr("%1 (frozen)").arg(text) : text);
  m_visibility->setToolTip(tr("Leaf and cluster of the camera, and the clusters visible from there: %1 of %2 triangles")
                               .arg(countText(report.drawnTriangles), countText(report.totalTriangles)));
  arrange();
}

void StatusStrip::setPlayAction(QAction* action) {
  m_play->setDefaultAction(action);
}

void StatusStrip::setWalkActions(const QAction* walk, const QAction* gravity) {
  m_walk = walk;
  m_gravity = gravity;
  connect(gravity, &QAction::toggled, this, &StatusStrip::describeWalk);
}

void StatusStrip::showMovement(Movement movement) {
  const bool walks = movement == Movement::Walk;
  if (walks) {
    describeWalk();
  }
  m_movement->setVisible(walks);
  m_walkKeys->setVisible(walks);
}

void StatusStrip::describeWalk() {
  const Scene* scene = m_session.scene();
  if (!scene || !scene->world.collision || !m_gravity) {
    return;
  }
  const collision::CharacterSettings& body = scene->world.collision->walker;
  const bool falls = m_gravity->isChecked();
  const float factor = falls ? 1.0F : collision::CharacterController::kGlideSpeed;
  const auto speed = [&](float unitsPerSecond) {
    return Lengths::instance().speedText(*scene, static_cast<double>(unitsPerSecond * factor));
  };
  const auto key = [](const QAction& action) { return action.shortcut().toString(QKeySequence::NativeText); };
  const QString keys = falls ? tr("%1, with Shift %2 · Ctrl: crouch · Space: jump · %3: no gravity · %4: fly")
                             : tr("%1, with Shift %2 · Space: up · Q: down · %3: gravity · %4: fly");
  const QString text = keys.arg(speed(body.walkSpeed), speed(body.runSpeed), key(*m_gravity), key(*m_walk));
  m_movement->setText(falls ? tr("Walking") : tr("Gliding"));
  for (QLabel* label : {m_movement, static_cast<QLabel*>(m_walkKeys)}) {
    label->setToolTip(text);
  }
  m_walkKeys->setText(text);
}

void StatusStrip::showSelection(const QString& text, const QString& toolTip) {
  m_selection->setText(text);
  m_selection->setToolTip(plainToolTip(toolTip));
  placeSelection();
  arrange();
}

void StatusStrip::placeSelection() {
  m_selection->setVisible(!m_selection->text().isEmpty() && currentMessage().isEmpty());
}

void StatusStrip::showPlayButton(bool shown) {
  m_play->setVisible(shown);
  arrange();
}

void StatusStrip::showMissing(int count) {
  m_missingCount = count;
  m_missing->setText(tr("%1 missing").arg(countText(static_cast<std::uint64_t>(std::max(count, 0)))));
  m_missing->setVisible(count > 0);
  arrange();
}

void StatusStrip::showSpeed(const QString& text) {
  m_speed->setText(text);
  arrange();
  m_speedTimer.start();
}

} // namespace vitrine::ui
