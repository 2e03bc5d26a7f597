#pragma once

#include "ui/hex/FoundPage.h"

namespace vitrine::ui {

/// The bytes of a space that no section or record points at.
class UnclaimedPage : public FoundPage {
  Q_OBJECT

public:
  explicit UnclaimedPage(QWidget* parent = nullptr);

protected:
  Job job(const DocumentPtr& document, SpaceId space) const override;
};

} // namespace vitrine::ui
