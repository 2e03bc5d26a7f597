#pragma once

#include <optional>

class QLineEdit;

namespace vitrine::ui {

/// Letters of a line that are wrong.
struct Mistake {
  int start = 0;
  int length = 1;
};

/// Underlines the mistake in the line, and nothing else; nullopt: nothing at all. Typing takes it away.
void underlineMistake(QLineEdit& edit, std::optional<Mistake> mistake);

} // namespace vitrine::ui
