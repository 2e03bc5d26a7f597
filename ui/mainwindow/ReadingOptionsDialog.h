#pragma once

#include "core/formats/api/FormatRegistry.h"

#include <QDialog>

class QFormLayout;

namespace vitrine::ui {

/// The options that files of the format `id` can be read with; empty: there is one way only, or no such format.
std::vector<formats::ReadingOption> readingOptionsOf(const formats::FormatRegistry& registry, const QString& id);

/// Asks in which of several ways a file is to be read: one box of choices for each option of its format.
class ReadingOptionsDialog : public QDialog {
  Q_OBJECT

public:
  /// `current`: values that hold now, as in LoadContext::options; of options that are not in it the first choice does.
  ReadingOptionsDialog(std::vector<formats::ReadingOption> options, const QHash<QString, QString>& current,
                       QWidget* parent);

Q_SIGNALS:
  /// `current` with what the user chose; first choices are left out.
  void chosen(const QHash<QString, QString>& values);

private:
  void addOption(const formats::ReadingOption& option, QFormLayout& form);
  void choose();

  QHash<QString, QString> m_values;
};

} // namespace vitrine::ui
