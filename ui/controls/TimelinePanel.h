#pragma once

#include "ui/actions/AnimationActions.h"
#include "ui/controls/AnimationListModel.h"
#include "ui/controls/MarkListModel.h"
#include "ui/controls/ScrubSlider.h"
#include "ui/widgets/FilteredTree.h"

class QDoubleSpinBox;

namespace vitrine::ui {

class ElidedLabel;

/// Panel of the animations: their list, the position in the chosen one, the buttons that play it, and its marks
/// where it has any. Follows Playback and knows as little as it what it is that moves.
class TimelinePanel : public QWidget {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this widget.
  TimelinePanel(Session& session, Playback& playback, const AnimationActions& actions, QWidget* parent = nullptr);

Q_SIGNALS:
  /// The record of a mark is to be shown.
  void recordPicked(const vitrine::RecordRef& record);

private:
  QWidget* makeList();
  QWidget* makeMarks();
  QWidget* makeTransport(const AnimationActions& actions);
  QWidget* makeButtons(const AnimationActions& actions);
  void wire();
  void wireMarks();
  void showDocument();
  void showClip();
  void showMarks();
  void showTime();
  void showName();
  QString setposText(int frame, double time) const;

  Session& m_session;
  Playback& m_playback;
  AnimationListModel m_model;
  MarkListModel m_markModel;
  FilteredTree* m_list;
  FilteredTree* m_marks;
  ElidedLabel* m_name;
  ElidedLabel* m_place;
  ScrubSlider* m_slider;
  QDoubleSpinBox* m_speed;
};

} // namespace vitrine::ui
