#pragma once

#include "ui/actions/AnimationActions.h"
#include "ui/animation/AnimationListModel.h"
#include "ui/animation/ScrubSlider.h"
#include "ui/widgets/FilteredTree.h"

class QDoubleSpinBox;
class QLabel;

namespace vitrine::ui {

/// What plays and when: the list of animations, the place in the chosen one, and the buttons that play it. Follows
/// Playback and knows as little as it what it is that moves.
class TimelinePanel : public QWidget {
  Q_OBJECT

public:
  /// All must outlive this widget.
  TimelinePanel(Session& session, Playback& playback, const AnimationActions& actions, QWidget* parent = nullptr);

  bool eventFilter(QObject* watched, QEvent* event) override;

private:
  QWidget* makeList();
  QWidget* makeTransport(const AnimationActions& actions);
  QWidget* makeButtons(const AnimationActions& actions);
  void wire();
  void showDocument();
  void showClip();
  void showTime();
  void showName();
  QString placeText(int frame, double time) const;

  Session& m_session;
  Playback& m_playback;
  AnimationListModel m_model;
  FilteredTree* m_list;
  QLabel* m_name;
  QLabel* m_place;
  ScrubSlider* m_slider;
  QDoubleSpinBox* m_speed;
};

} // namespace vitrine::ui
