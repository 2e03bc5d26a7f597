#include "core/formats/source/bsp/scene/light/LightStyles.h"

#include "core/base/Translate.h"

#include <QtGlobal>

namespace vitrine::formats::source {
namespace {

constexpr qsizetype kLongestPattern = 64; // the engine's own limit
constexpr int kFirstOwnStyle = 32;        // lights that are switched by name
constexpr auto kRunningLabel = QT_TRANSLATE_NOOP("formats", "%1, animated");

struct Preset {
  const char* name;
  const char* running;
  const char* pattern;
};

// Styles 1 … 12 as the engine sets them up; style 0 is steady.
constexpr std::array<Preset, 12> kPresets = {{
    {QT_TRANSLATE_NOOP("formats", "Flicker"), QT_TRANSLATE_NOOP("formats", "Flicker, animated"),
     "mmnmmommommnonmmonqnmmo"},
    {QT_TRANSLATE_NOOP("formats", "Slow, strong pulse"), QT_TRANSLATE_NOOP("formats", "Slow, strong pulse, animated"),
     "abcdefghijklmnopqrstuvwxyzyxwvutsrqponmlkjihgfedcba"},
    {QT_TRANSLATE_NOOP("formats", "Candle"), QT_TRANSLATE_NOOP("formats", "Candle, animated"),
     "mmmmmaaaaammmmmaaaaaabcdefgabcdefg"},
    {QT_TRANSLATE_NOOP("formats", "Fast strobe"), QT_TRANSLATE_NOOP("formats", "Fast strobe, animated"),
     "mamamamamama"},
    {QT_TRANSLATE_NOOP("formats", "Gentle pulse"), QT_TRANSLATE_NOOP("formats", "Gentle pulse, animated"),
     "jklmnopqrstuvwxyzyxwvutsrqponmlkj"},
    {QT_TRANSLATE_NOOP("formats", "Flicker 2"), QT_TRANSLATE_NOOP("formats", "Flicker 2, animated"),
     "nmonqnmomnmomomno"},
    {QT_TRANSLATE_NOOP("formats", "Candle 2"), QT_TRANSLATE_NOOP("formats", "Candle 2, animated"),
     "mmmaaaabcdefgmmmmaaaammmaamm"},
    {QT_TRANSLATE_NOOP("formats", "Candle 3"), QT_TRANSLATE_NOOP("formats", "Candle 3, animated"),
     "mmmaaammmaaammmabcdefaaaammmmabcdefmmmaaaa"},
    {QT_TRANSLATE_NOOP("formats", "Slow strobe"), QT_TRANSLATE_NOOP("formats", "Slow strobe, animated"),
     "aaaaaaaazzzzzzzz"},
    {QT_TRANSLATE_NOOP("formats", "Fluorescent flicker"), QT_TRANSLATE_NOOP("formats", "Fluorescent flicker, animated"),
     "mmamammmmammamamaaamammma"},
    {QT_TRANSLATE_NOOP("formats", "Slow pulse, never dark"),
     QT_TRANSLATE_NOOP("formats", "Slow pulse, never dark, animated"), "abcdefghijklmnopqrrqponmlkjihgfedcba"},
    {QT_TRANSLATE_NOOP("formats", "Under water"), QT_TRANSLATE_NOOP("formats", "Under water, animated"),
     "mmnnmmnnnmmnn"},
}};

const Preset* presetOf(int style) {
  return style >= 1 && style <= static_cast<int>(kPresets.size()) ? &kPresets[static_cast<std::size_t>(style) - 1]
                                                                  : nullptr;
}

bool isStyle(int style) {
  return style >= 0 && style < LightStyles::kCount;
}

} // namespace

LightStyles::LightStyles(const std::vector<Entity>& entities, const ByteRange& text, Diagnostics& diagnostics) {
  for (const Entity& entity : entities) {
    if (!startsWithFolded(entity.className(), "light") || entity.value("style").empty()) {
      continue;
    }
    const float number = entity.number("style").value_or(-1);
    if (!(number >= 0 && number < static_cast<float>(kCount))) {
      diagnostics.countedNote(
          QStringLiteral("light.style"),
          base::translate("formats",
                          "a light has style %1, which is outside the range 0 to %2; its name and pattern are not used")
              .arg(entity.text("style"))
              .arg(kCount - 1),
          rangeOf(entity, text));
      continue;
    }
    Own& own = m_own[static_cast<std::size_t>(number)];
    if (own.name.isEmpty()) {
      own.name = entity.text("targetname");
    }
    if (own.pattern.isEmpty() && number >= static_cast<float>(kFirstOwnStyle)) {
      own.pattern = cleanPattern(entity.value("pattern"));
      if (static_cast<std::size_t>(own.pattern.size()) != entity.value("pattern").size()) {
        diagnostics.countedNote(
            QStringLiteral("light.pattern"),
            base::translate("formats", "light style %1: only %2 letters of its pattern, those from a to z, are used")
                .arg(number)
                .arg(own.pattern.size()),
            rangeOf(entity, text));
      }
    }
  }
}

QString LightStyles::nameOf(int style) const {
  const QString own = isStyle(style) ? m_own[static_cast<std::size_t>(style)].name : QString();
  const Preset* preset = presetOf(style);
  return own.isEmpty() && preset ? QString::fromLatin1(preset->name) : own;
}

QString LightStyles::patternOf(int style) const {
  const Preset* preset = presetOf(style);
  return preset           ? QString::fromLatin1(preset->pattern)
         : isStyle(style) ? m_own[static_cast<std::size_t>(style)].pattern
                          : QString();
}

QString LightStyles::runningName(int style, const QString& name) const {
  const Preset* preset = presetOf(style);
  return preset && m_own[static_cast<std::size_t>(style)].name.isEmpty() ? QString::fromLatin1(preset->running)
                                                                         : QString::fromLatin1(kRunningLabel).arg(name);
}

QString LightStyles::cleanPattern(std::string_view text) {
  QString pattern;
  for (const char letter : text) {
    if (letter >= 'a' && letter <= 'z' && pattern.size() < kLongestPattern) {
      pattern += QLatin1Char(letter);
    }
  }
  return pattern;
}

} // namespace vitrine::formats::source
