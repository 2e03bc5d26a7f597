#include "resources/demos/source/EntityText.h"

#include <charconv>

namespace vitrine::demos {

namespace {

void appendBlock(std::string& text, const KeyValues& keys) {
  text += "{\n";
  for (const auto& [key, value] : keys)
    text += "\"" + key + "\" \"" + value + "\"\n";
  text += "}\n";
}

} // namespace

std::string numberText(double value) {
  char buffer[32];
  const auto end = std::to_chars(buffer, buffer + sizeof buffer, static_cast<float>(value)).ptr;
  return {buffer, end};
}

std::string vectorText(const Vec3& v) {
  return numberText(v.x) + " " + numberText(v.y) + " " + numberText(v.z);
}

std::string outputValue(const std::string& target, const std::string& input, const std::string& parameter, double delay,
                        int times, char separator) {
  std::string text = target + separator + input + separator + parameter + separator;
  return text + numberText(delay) + separator + std::to_string(times);
}

std::string entityText(const MapModel& model) {
  std::string text;
  for (const Entity& entity : model.entities)
    appendBlock(text, entity.keys);
  for (std::size_t i = 0; i < model.brushEntities.size(); ++i) {
    KeyValues keys = model.brushEntities[i].keys;
    keys.insert(keys.begin(), {"model", "*" + std::to_string(i + 1)});
    appendBlock(text, keys);
  }
  text += '\0';
  return text;
}

} // namespace vitrine::demos
