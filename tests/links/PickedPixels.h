#pragma once

#include <QPoint>
#include <QSize>
#include <QString>

#include <nlohmann/json.hpp>

#include <optional>
#include <vector>

namespace vitrine::tests {

/// Of a sample that is picked: its path below the samples.
struct PickedSample {
  const char* name;
  const char* path;
  std::size_t hits;           ///< of the 200 pixels, at least
  const char* animation = ""; ///< its number; empty: none is asked for
  const char* time = "0";
};

void PrintTo(const PickedSample& sample, std::ostream* out);

/// Six files of all families.
std::vector<PickedSample> pickedSamples();

inline constexpr QSize kPickedSize(320, 200);

/// 200 pixels all over a picture of kPickedSize.
std::vector<QPoint> pickedPixels();

/// Answers of the shipped vitrine-cli for these pixels, in one run without a display. Fails the running test when it
/// cannot.
std::vector<nlohmann::ordered_json> picksOf(const PickedSample& sample, const QString& path);

/// The options that say which moment of a sample is picked.
QStringList momentOptions(const PickedSample& sample);

} // namespace vitrine::tests
