#pragma once

#include "ui/inspector/PropertyGroups.h"

#include <QCoreApplication>

namespace vitrine::ui {

/// Texts of the properties are translated in one context.
class PropertyTexts {
  Q_DECLARE_TR_FUNCTIONS(vitrine::ui::PropertyTexts)
};

/// Properties that a file gives, line by line.
std::vector<PropertyLine> linesOf(const std::vector<scene::Property>& properties);

} // namespace vitrine::ui
