#pragma once

#include "ui/session/SelectionFacts.h"

namespace vitrine::ui {

class StatusStrip;

/// Shows the size of the selection, what it was selected by, and the values that its things share in the status strip.
class SelectionStatus : public QObject {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this object.
  SelectionStatus(const Session& session, const Selection& selection, const SelectionFacts& facts, StatusStrip& status,
                  QObject* parent = nullptr);

  /// Shows it again, in the language that is installed now.
  void show();

private:
  const Session& m_session;
  const Selection& m_selection;
  const SelectionFacts& m_facts;
  StatusStrip& m_status;
};

} // namespace vitrine::ui
