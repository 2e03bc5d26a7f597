#pragma once

#include "core/visibility/DrawReason.h"
#include "ui/session/Selection.h"
#include "ui/widgets/ToolDialog.h"

class QLabel;

namespace vitrine::ui {

/// "Why is this drawn?": says of one surface which rule of the visibility data lets it be drawn from where the eye is,
/// with links to the leaves. Stays open beside the picture.
class WhyDrawnDialog : public ToolDialog {
  Q_OBJECT

public:
  /// Referenced arguments must outlive this dialog.
  WhyDrawnDialog(const Session& session, Selection& selection, QWidget* parent);

  /// `culls`: true if items that may not be seen are really left out.
  void explain(DrawItemIndex item, const QVector3D& eye, bool culls);
  DrawItemIndex item() const { return m_item; }

private:
  void follow(const QString& link);

  const Session& m_session;
  Selection& m_selection;
  QLabel* m_what;
  QLabel* m_rule;
  QLabel* m_eye;
  QLabel* m_place;
  DrawItemIndex m_item;
};

/// A rule in words.
QString drawRuleText(const visibility::DrawReason& reason, bool culls);

} // namespace vitrine::ui
