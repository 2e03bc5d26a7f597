#pragma once

#include "core/formats/source/bsp/records/BspEntities.h"

#include <array>

namespace vitrine::formats::source {

/// Light styles of a map: names and patterns, by the engine's own styles 1 … 12 and by the lights
/// among the entities (docs/formats/source-bsp.md, "Light styles").
class LightStyles {
public:
  static constexpr int kCount = 256;

  /// `text` is where the entities are. Styles and patterns that cannot be used are told.
  LightStyles(const std::vector<Entity>& entities, const ByteRange& text, Diagnostics& diagnostics);

  /// The targetname of the first light with this style that has one, else what the engine's style is; empty: neither.
  /// User text, QT_TRANSLATE_NOOP("formats", …), where it is the engine's.
  QString nameOf(int style) const;
  /// Letters a … z, one per tenth of a second; empty: it does not change.
  QString patternOf(int style) const;
  /// Name of the toggle that runs the pattern of a style which is called `name`.
  QString runningName(int style, const QString& name) const;

  /// Pattern of an entity's style, made fit to run; empty: nothing usable.
  static QString cleanPattern(std::string_view text);

private:
  struct Own {
    QString name;
    QString pattern;
  };
  std::array<Own, kCount> m_own;
};

} // namespace vitrine::formats::source
