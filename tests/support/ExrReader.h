#pragma once

#include <QString>
#include <QStringList>

#include <array>
#include <map>
#include <optional>
#include <vector>

namespace vitrine::tests {

/// A picture as OpenEXR's own reader has it.
struct ExrContent {
  int width = 0;
  int height = 0;
  QStringList channels; ///< by name, all of half floats
  std::map<QString, QString> texts;
  std::vector<std::array<float, 4>> pixels; ///< red, green, blue, alpha; rows from the top. Alpha 1 where there is none

  const std::array<float, 4>& at(int x, int y) const { return pixels[static_cast<std::size_t>(y) * width + x]; }
};

/// nullopt: OpenEXR does not read it.
std::optional<ExrContent> readExr(const QString& path);

} // namespace vitrine::tests
