#pragma once

#include "core/bytes/OffsetExpression.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace vitrine::ui {

/// Asks for bytes by start and length, both expressions. Says what is wrong where it is wrong, and else how many bytes
/// are meant.
class BlockDialog : public QDialog {
  Q_OBJECT

public:
  explicit BlockDialog(QWidget* parent);

  /// Opens with the bytes that are selected now.
  void ask(const bytes::OffsetContext& context, const bytes::OffsetTarget& selected);

Q_SIGNALS:
  void chosen(const vitrine::bytes::OffsetTarget& bytes);

private:
  Result<bytes::OffsetTarget> read() const;
  void check();
  void choose();

  bytes::OffsetContext m_context;
  QLineEdit* m_start;
  QLineEdit* m_length;
  QLabel* m_message;
  QPushButton* m_select;
};

} // namespace vitrine::ui
