#include "ui/capture/FilmDialog.h"

#include "core/filming/VideoPipe.h"
#include "ui/capture/PictureLooksEdit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QSpinBox>
#include <QStandardItemModel>

#include <cmath>

namespace vitrine::ui {
namespace {

// Unless another length is chosen: of a way between two views, and of once round.
constexpr double kSecondsOfALeg = 3;
constexpr double kSecondsOfATurn = 4;
/// Entry of the list of kinds; else its data is an ending.
const QString kFramesFolder = QStringLiteral("/");

} // namespace

FilmDialog::FilmDialog(const Offer& offer, const Wish& first, QWidget* parent)
    : SaveDialog(QStringLiteral("film"), tr("Save Video"), parent), m_offer(offer), m_way(new QComboBox(this)),
      m_runs(new QCheckBox(tr("Play the &animation"), this)), m_frames(new QSpinBox(this)),
      m_fps(new QDoubleSpinBox(this)), m_length(new QLabel(this)), m_kind(new QComboBox(this)),
      m_quality(new QSpinBox(this)), m_problem(new QLabel(this)) {
  setObjectName(QStringLiteral("saveFilm"));
  addWay(first);
  addLength(first);
  m_looks = new PictureLooksEdit(form(), offer.screen, first.looks, settings());
  connect(m_looks, &PictureLooksEdit::sizeChanged, this, [this](QSize size) {
    fit();
    Q_EMIT sizeChanged(size);
  });
  addFile(first);
  setWay();
  m_way->setFocus();
}

void FilmDialog::addWay(const Wish& first) {
  m_way->setObjectName(QStringLiteral("film.way"));
  m_way->addItem(tr("Once around the scene"), static_cast<int>(FilmWay::RoundAll));
  m_way->addItem(tr("Once around the centre of the view"), static_cast<int>(FilmWay::RoundHere));
  m_way->addItem(tr("Through the %n bookmarks", nullptr, static_cast<int>(m_offer.views)),
                 static_cast<int>(FilmWay::Views));
  m_way->addItem(tr("None (the camera stays in place)"), static_cast<int>(FilmWay::Still));
  const auto enable = [this](FilmWay way, bool able) {
    auto* items = qobject_cast<QStandardItemModel*>(m_way->model());
    items->item(m_way->findData(static_cast<int>(way)))->setEnabled(able);
  };
  enable(FilmWay::Views, m_offer.views > 1);
  enable(FilmWay::Still, m_offer.seconds > 0);
  m_way->setCurrentIndex(m_way->findData(static_cast<int>(first.way)));
  m_way->setToolTip(
      tr("A path through bookmarks needs at least two bookmarks. A camera that stays in place needs an animation."));
  m_runs->setObjectName(QStringLiteral("film.runs"));
  m_runs->setChecked(first.runs);
  connect(m_way, &QComboBox::currentIndexChanged, this, &FilmDialog::setWay);
  connect(m_runs, &QCheckBox::toggled, this, &FilmDialog::fitLength);
  form().addRow(tr("&Camera path:"), m_way);
  form().addRow(m_runs);
}

void FilmDialog::addLength(const Wish& first) {
  m_frames->setObjectName(QStringLiteral("film.frames"));
  m_frames->setRange(1, render::FilmPlan::kMostFrames);
  m_frames->setValue(first.frames);
  m_fps->setObjectName(QStringLiteral("film.fps"));
  m_fps->setRange(render::FilmPlan::kLeastFps, render::FilmPlan::kMostFps);
  m_fps->setDecimals(2);
  m_fps->setValue(first.fps);
  m_length->setObjectName(QStringLiteral("film.length"));
  connect(m_frames, &QSpinBox::valueChanged, this, &FilmDialog::tellLength);
  connect(m_fps, &QDoubleSpinBox::valueChanged, this, &FilmDialog::fitLength);
  form().addRow(tr("Frames per &second:"), m_fps);
  form().addRow(tr("F&rames:"), m_frames);
  form().addRow(tr("Length:"), m_length);
}

void FilmDialog::addFile(const Wish& first) {
  m_kind->setObjectName(QStringLiteral("film.kind"));
  if (filming::canMakeVideos()) {
    for (const QString& suffix : filming::videoSuffixes()) {
      m_kind->addItem(tr("Video (%1)").arg(suffix.toUpper()), suffix);
    }
  }
  m_kind->addItem(tr("Animated image (WebP)"), QStringLiteral("webp"));
  m_kind->addItem(tr("Numbered images in a folder"), kFramesFolder);
  if (!filming::canMakeVideos()) {
    m_kind->addItem(tr("Video (needs the program ffmpeg)"));
    qobject_cast<QStandardItemModel*>(m_kind->model())->item(m_kind->count() - 1)->setEnabled(false);
  }
  m_quality->setObjectName(QStringLiteral("film.quality"));
  m_quality->setRange(1, 100);
  m_quality->setValue(first.quality);
  m_problem->setObjectName(QStringLiteral("film.problem"));
  m_problem->setWordWrap(true);
  connect(m_kind, &QComboBox::activated, this, &FilmDialog::proposePath);
  form().addRow(tr("For&mat:"), m_kind);
  addPath(tr("F&ile:"), tr("Ch&oose…"), first.path);
  form().addRow(tr("&Quality:"), m_quality);
  form().addRow(m_problem);
  proposePath();
}

void FilmDialog::setWay() {
  const bool still = wish().way == FilmWay::Still;
  m_runs->setEnabled(m_offer.seconds > 0 && !still);
  if (still) {
    m_runs->setChecked(true);
  }
  fitLength();
}

void FilmDialog::fitLength() {
  const Wish now = wish();
  double seconds = kSecondsOfATurn;
  if (now.way == FilmWay::Views) {
    seconds = kSecondsOfALeg * static_cast<double>(m_offer.views - 1);
  } else if (now.runs) {
    // The last frame leads back to the first; a turn takes as many rounds of the animation as make it no whirl.
    const double rounds = now.way == FilmWay::Still ? 1 : std::max(std::round(kSecondsOfATurn / m_offer.seconds), 1.0);
    seconds = rounds * m_offer.seconds;
  }
  m_frames->setValue(render::FilmPlan::framesIn(seconds, now.fps).value_or(render::FilmPlan::kMostFrames));
  tellLength();
}

void FilmDialog::tellLength() {
  m_length->setText(tr("%1 s").arg(locale().toString(m_frames->value() / m_fps->value(), 'f', 2)));
}

void FilmDialog::proposePath() {
  const QString ending = m_kind->currentData().toString();
  const QDir folder(m_offer.folder);
  const QString wanted = ending == kFramesFolder ? m_offer.name : m_offer.name + QLatin1Char('.') + ending;
  QString path = folder.filePath(wanted);
  for (int n = 2; QFileInfo::exists(path); ++n) {
    path = folder.filePath(QStringLiteral("%1-%2").arg(m_offer.name).arg(n) +
                           (ending == kFramesFolder ? QString() : QLatin1Char('.') + ending));
  }
  setPath(path);
}

void FilmDialog::followPath() {
  const filming::FilmKind kind = filming::filmKindOf(path());
  const bool isFrames = path().endsWith(QLatin1Char('/')) || path().contains(QLatin1Char('#'));
  const QString wanted = kind != filming::FilmKind::Pictures ? QFileInfo(path()).suffix().toLower()
                         : isFrames                          ? kFramesFolder
                                                             : QString();
  if (const int index = m_kind->findData(wanted); index >= 0) {
    m_kind->setCurrentIndex(index);
  }
}

QString FilmDialog::filmPath() const {
  const QString ending = m_kind->currentData().toString();
  const QFileInfo info(path());
  const bool isWhole = ending == kFramesFolder || !info.suffix().isEmpty() || info.fileName().isEmpty();
  return isWhole ? path() : path() + QLatin1Char('.') + ending;
}

void FilmDialog::fit() {
  followPath();
  const Wish now = wish();
  const filming::FilmKind kind = filming::filmKindOf(now.path);
  m_looks->setAlphaPossible(kind != filming::FilmKind::Video);
  m_quality->setEnabled(kind == filming::FilmKind::WebP);
  const auto able = filming::checkFilm(output());
  m_problem->setText(able ? QString() : able.error().message);
  m_problem->setVisible(!able);
  setSavable(able && !now.path.isEmpty());
}

void FilmDialog::choosePath() {
  const bool folder = m_kind->currentData().toString() == kFramesFolder;
  auto* dialog = new QFileDialog(this, tr("Save Video"), QFileInfo(wish().path).path());
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setAcceptMode(folder ? QFileDialog::AcceptOpen : QFileDialog::AcceptSave);
  dialog->setFileMode(folder ? QFileDialog::Directory : QFileDialog::AnyFile);
  dialog->setOption(QFileDialog::DontConfirmOverwrite); // asked when it is made
  if (!folder) {
    dialog->setDefaultSuffix(m_kind->currentData().toString());
    dialog->selectFile(QFileInfo(wish().path).fileName());
  }
  connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) { setPath(path); });
  dialog->open();
}

filming::FilmOutput FilmDialog::output() const {
  const Wish now = wish();
  return {.out = now.path,
          .input = {},
          .frames = now.frames,
          .fps = now.fps,
          .size = now.looks.size,
          .alpha = now.looks.transparent,
          .quality = now.quality};
}

void FilmDialog::save() {
  const QString occupied = filming::occupiedBy(output());
  if (occupied.isEmpty()) {
    Q_EMIT saveWanted();
    return;
  }
  askToReplace(tr("%1 already exists. Replace it?").arg(QDir::toNativeSeparators(occupied)), {},
               [this] { Q_EMIT saveWanted(); });
}

void FilmDialog::setProgress(double frames) {
  const int all = m_frames->value();
  showProgress(frames / all);
  progress().setFormat(tr("Frame %1 of %2").arg(std::min(static_cast<int>(frames) + 1, all)).arg(all));
}

FilmDialog::Wish FilmDialog::wish() const {
  return {.way = static_cast<FilmWay>(m_way->currentData().toInt()),
          .runs = m_runs->isChecked() && m_offer.seconds > 0,
          .frames = m_frames->value(),
          .fps = m_fps->value(),
          .looks = m_looks->looks(),
          .quality = m_quality->value(),
          .path = filmPath()};
}

} // namespace vitrine::ui
