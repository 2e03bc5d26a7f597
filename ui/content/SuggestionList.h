#pragma once

#include "core/formats/api/ContentLocator.h"

#include <QWidget>

class QVBoxLayout;

namespace vitrine::ui {

/// Games that have some of what is missing, each with a button that mounts it. Hidden while there is none.
class SuggestionList : public QWidget {
  Q_OBJECT

public:
  explicit SuggestionList(QWidget* parent = nullptr);

  /// `missing`: so many files are missing altogether. Only the best few are shown.
  void setOffers(const std::vector<formats::SuggestedContent>& offers, std::size_t missing);

  /// "Half-Life 2 has 123 of 140 missing files."
  static QString textOf(const formats::SuggestedContent& offer, std::size_t missing);

Q_SIGNALS:
  void chosen(const QString& folder);

private:
  QWidget* makeRow(const formats::SuggestedContent& offer, std::size_t missing);

  QVBoxLayout* m_layout;
};

} // namespace vitrine::ui
