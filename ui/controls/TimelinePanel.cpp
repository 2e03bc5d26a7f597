#include "ui/controls/TimelinePanel.h"

#include "ui/widgets/ElidedLabel.h"
#include "ui/widgets/Texts.h"

#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>

namespace vitrine::ui {
namespace {

/// A list as short as this is faster read than filtered.
constexpr std::size_t kFewAnimations = 8;
constexpr int kSpeedPlaces = 2;
constexpr double kSpeedStep = 0.1;

} // namespace

TimelinePanel::TimelinePanel(Session& session, Playback& playback, const AnimationActions& actions, QWidget* parent)
    : QWidget(parent), m_session(session), m_playback(playback), m_model(session), m_markModel(session, playback),
      m_list(new FilteredTree(&m_model, QStringLiteral("animationList"), tr("Animations"), this)),
      m_marks(new FilteredTree(&m_markModel, QStringLiteral("markList"), tr("Marks"), this)),
      m_name(new ElidedLabel(this, Qt::ElideMiddle)), m_place(new ElidedLabel(this, Qt::ElideLeft)),
      m_slider(new ScrubSlider(this)), m_speed(new QDoubleSpinBox(this)) {
  auto* split = new QSplitter(Qt::Horizontal, this);
  split->setChildrenCollapsible(false);
  split->addWidget(makeList());
  m_list->tree().addActions({actions.play, actions.stop, actions.repeat, actions.slower, actions.faster});
  m_list->tree().setContextMenuPolicy(Qt::ActionsContextMenu);
  split->addWidget(makeTransport(actions));
  split->addWidget(makeMarks());
  split->setStretchFactor(0, 1);
  split->setStretchFactor(1, 2);
  split->setStretchFactor(2, 1);
  const int unit = fontMetrics().averageCharWidth();
  split->setSizes({unit * 44, unit * 100, unit * 44});
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(split);
  wire();
  showDocument();
}

QWidget* TimelinePanel::makeList() {
  QTreeView& tree = m_list->tree();
  tree.setRootIsDecorated(false);
  tree.setHeaderHidden(true);
  tree.header()->setStretchLastSection(false);
  tree.setTextElideMode(Qt::ElideMiddle); // names differ at their ends
  tree.header()->setSectionResizeMode(QHeaderView::ResizeToContents);
  tree.header()->setSectionResizeMode(AnimationListModel::Name, QHeaderView::Stretch);
  m_list->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
  // Two rows are enough where there is little room.
  tree.setMinimumHeight(fontMetrics().height() * 3);
  return m_list;
}

QWidget* TimelinePanel::makeMarks() {
  QTreeView& tree = m_marks->tree();
  tree.setRootIsDecorated(false);
  tree.setHeaderHidden(true);
  tree.header()->setStretchLastSection(true);
  tree.header()->setSectionResizeMode(MarkListModel::Time, QHeaderView::ResizeToContents);
  tree.setMinimumHeight(fontMetrics().height() * 3);
  m_marks->setMinimumWidth(fontMetrics().averageCharWidth() * 16);
  return m_marks;
}

QWidget* TimelinePanel::makeTransport(const AnimationActions& actions) {
  auto* transport = new QWidget(this);
  auto* layout = new QVBoxLayout(transport);
  layout->setContentsMargins(6, 4, 6, 4);
  layout->setSpacing(4);
  auto* heading = new QHBoxLayout;
  heading->addWidget(m_name, 1);
  heading->addWidget(m_place);
  m_name->setObjectName(QStringLiteral("animationName"));
  m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  m_place->setObjectName(QStringLiteral("animationPlace"));
  m_place->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
  m_slider->setObjectName(QStringLiteral("animationSlider"));
  m_slider->setAccessibleName(tr("Time"));
  m_slider->setToolTip(tr("Drag to move through the animation. Hold Shift to move frame by frame."));
  layout->addLayout(heading);
  layout->addWidget(m_slider);
  layout->addWidget(makeButtons(actions));
  layout->addStretch();
  return transport;
}

QWidget* TimelinePanel::makeButtons(const AnimationActions& actions) {
  auto* row = new QWidget(this);
  auto* layout = new QHBoxLayout(row);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  for (QAction* action : {actions.firstFrame, actions.previousFrame, actions.play, actions.nextFrame, actions.lastFrame,
                          actions.stop, actions.repeat}) {
    auto* button = new QToolButton(row);
    button->setDefaultAction(action);
    button->setObjectName(QStringLiteral("button.") + action->objectName());
    button->setToolButtonStyle(Qt::ToolButtonIconOnly);
    button->setAutoRaise(true);
    layout->addWidget(button);
    if (action == actions.repeat) {
      auto* choices = new QMenu(button);
      actions.fillRepeats(*choices);
      button->setMenu(choices);
      button->setPopupMode(QToolButton::MenuButtonPopup);
    }
  }
  layout->addStretch();
  m_speed->setObjectName(QStringLiteral("animationSpeed"));
  m_speed->setAccessibleName(tr("Speed"));
  m_speed->findChild<QLineEdit*>()->setAccessibleName(tr("Speed")); // what has the focus is the line within
  m_speed->setToolTip(tr("Speed: 1 is the normal speed"));
  m_speed->setRange(PlaybackSpeed::kSlowest, PlaybackSpeed::kFastest);
  m_speed->setDecimals(kSpeedPlaces);
  m_speed->setSingleStep(kSpeedStep);
  m_speed->setSuffix(QStringLiteral(" ×"));
  m_speed->setKeyboardTracking(false);
  layout->addWidget(m_speed);
  return row;
}

void TimelinePanel::wire() {
  connect(m_list, &FilteredTree::picked, this, [this](const QModelIndex& row) {
    if (const scene::AnimationIndex picked(row.row()); picked != m_session.state().animation) {
      m_playback.choose(picked);
    }
  });
  connect(m_list, &FilteredTree::activated, this,
          [this](const QModelIndex& row) { m_playback.chooseAndPlay(scene::AnimationIndex(row.row())); });
  wireMarks();
  connect(m_slider, &ScrubSlider::scrubbed, this, [this](double frame) {
    if (const scene::Animation* clip = m_playback.clip()) {
      m_playback.goTo(clip->timeOf(frame));
    }
  });
  connect(m_slider, &ScrubSlider::stepped, this, [this](int frames) { m_playback.cursor().step(frames); });
  connect(m_slider, &ScrubSlider::firstRequested, this, [this] { m_playback.cursor().goToFrame(0); });
  connect(m_slider, &ScrubSlider::lastRequested, this, [this] { m_playback.cursor().goToLastFrame(); });
  connect(m_speed, &QDoubleSpinBox::valueChanged, &m_playback.speed(), &PlaybackSpeed::set);
  connect(&m_playback.speed(), &PlaybackSpeed::changed, this, [this](double speed) {
    const QSignalBlocker quiet(m_speed);
    m_speed->setValue(speed);
  });
  connect(&m_playback, &Playback::clipChanged, this, &TimelinePanel::showClip);
  connect(&m_session, &Session::documentChanged, this, &TimelinePanel::showDocument);
  connect(&m_session, &Session::stateChanged, this, &TimelinePanel::showTime);
  connect(&m_session, &Session::timeChanged, this, &TimelinePanel::showTime);
}

void TimelinePanel::wireMarks() {
  connect(m_marks, &FilteredTree::picked, this, [this](const QModelIndex& row) {
    if (const auto& record = m_markModel.at(row.row()).record) {
      Q_EMIT recordPicked(*record);
    }
  });
  connect(m_marks, &FilteredTree::activated, this,
          [this](const QModelIndex& row) { m_playback.cursor().goToMark(row.row()); });
}

void TimelinePanel::showDocument() {
  m_list->filterEdit().clear();
  m_list->filterEdit().setVisible(static_cast<std::size_t>(m_model.rowCount()) > kFewAnimations);
  {
    const QSignalBlocker quiet(m_speed);
    m_speed->setValue(m_playback.speed().factor());
  }
  m_speed->setEnabled(m_model.rowCount() > 0);
  showClip();
}

void TimelinePanel::showClip() {
  const scene::Animation* clip = m_playback.clip();
  m_list->showCurrent(clip ? m_model.index(m_session.state().animation.number(), AnimationListModel::Name)
                           : QModelIndex());
  // Curves end with the moment after the last step, loops with the one that leads back to the first.
  const double last = m_playback.playable() ? clip->frames - (clip->loops || clip->tracks ? 0 : 1) : 0;
  m_slider->setLastFrame(last);
  m_slider->setEnabled(last > 0);
  showMarks();
  // So wide that nothing moves while the numbers run.
  QString widest = clip ? setposText(clip->frames - 1, clip->duration) : QString();
  for (QChar& c : widest) {
    c = c.isDigit() ? QLatin1Char('8') : c;
  }
  m_place->setMinimumWidth(m_place->fontMetrics().horizontalAdvance(widest));
  showName();
  showTime();
}

void TimelinePanel::showMarks() {
  std::vector<ScrubSlider::Mark> marks;
  if (m_playback.cursor().hasMarks()) {
    const scene::Animation& clip = *m_playback.clip();
    for (const scene::Mark& mark : clip.marks) {
      marks.push_back({mark.time * clip.framesPerSecond(), markText(mark)});
    }
  }
  m_marks->filterEdit().clear();
  m_marks->filterEdit().setVisible(marks.size() > kFewAnimations);
  m_marks->setVisible(!marks.empty());
  m_slider->setMarks(std::move(marks));
}

QString TimelinePanel::setposText(int frame, double time) const {
  const scene::Animation& clip = *m_playback.clip();
  const QString seconds = tr("%1 of %2 s").arg(secondsText(time), secondsText(clip.duration));
  if (clip.tracks) {
    return seconds; // it has no frames of its own
  }
  return QStringLiteral("%1  %2").arg(
      tr("Frame %1 of %2")
          .arg(countText(static_cast<std::uint64_t>(frame) + 1), countText(static_cast<std::uint64_t>(clip.frames))),
      seconds);
}

void TimelinePanel::showTime() {
  const scene::Animation* clip = m_playback.clip();
  if (!clip || clip->frames == 0) {
    m_place->setText(clip ? tr("no frames") : QString());
    m_slider->setFrame(0);
    return;
  }
  m_place->setText(setposText(m_playback.cursor().frame(), m_playback.cursor().time()));
  // For those who do not see where the slider stands among its marks.
  const int passed = m_playback.cursor().passedMark();
  m_slider->setAccessibleDescription(
      passed == scene::kNone ? QString()
                             : tr("After the mark %1").arg(markText(clip->marks[static_cast<std::size_t>(passed)])));
  // What the hand holds stays in the hand.
  if (!m_slider->isSliderDown()) {
    m_slider->setFrame(m_playback.cursor().position());
  }
}

void TimelinePanel::showName() {
  const scene::Animation* clip = m_playback.clip();
  m_name->setText(clip ? clip->name : m_model.rowCount() > 0 ? tr("No animation selected") : tr("No animations"));
  m_name->setEnabled(clip != nullptr);
}

} // namespace vitrine::ui
