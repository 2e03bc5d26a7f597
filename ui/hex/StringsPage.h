#pragma once

#include "core/bytes/Strings.h"
#include "ui/hex/FoundPage.h"

#include <QTimer>

class QComboBox;
class QLineEdit;
class QSpinBox;

namespace vitrine::ui {

/// The texts in the bytes of a space, in an encoding and from a length on, and of these all that hold a text.
class StringsPage : public FoundPage {
  Q_OBJECT

public:
  explicit StringsPage(QWidget* parent = nullptr);

protected:
  Job job(const DocumentPtr& document, SpaceId space) const override;
  void fillMenu(QMenu& menu) override;

private:
  void makeEncodings();

  QLineEdit* m_filter;
  QComboBox* m_encoding;
  QSpinBox* m_length;
  QTimer m_typing; ///< until the user pauses
};

} // namespace vitrine::ui
