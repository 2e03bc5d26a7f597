#pragma once

#include "ui/session/Session.h"
#include "ui/widgets/TableModel.h"

namespace vitrine::ui {

/// The animations of the session's scene in the file's order, with their length. Watches the session by itself.
class AnimationListModel : public TableModel<scene::Animation> {
  Q_OBJECT

public:
  enum Column { Name, Frames, Duration };

  /// `session` must outlive this model.
  explicit AnimationListModel(const Session& session, QObject* parent = nullptr);

  std::span<const scene::Animation> rows() const override;

private:
  const Session& m_session;
};

/// "1.25": seconds with two places, in the user's language.
QString secondsText(double seconds);

} // namespace vitrine::ui
