#include "tests/samples/oracles/x3/WalkedFiles.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <stdexcept>

namespace vitrine::oracles {

namespace {

[[noreturn]] void oddText(const std::string& what) {
  throw std::runtime_error(what);
}

/// Values of a text: what stands before each ';', and braces. Comments are gone.
class Words {
public:
  explicit Words(std::string_view text) {
    std::string word;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '/') {
        i = std::min(text.find('\n', i), text.size());
      } else if (text[i] == ';') {
        m_words.push_back(trimmed(word));
        word.clear();
      } else if (text[i] == '{' || text[i] == '}') {
        if (!trimmed(word).empty())
          m_words.push_back(trimmed(word));
        m_words.push_back(std::string(1, text[i]));
        word.clear();
      } else {
        word += text[i];
      }
    }
    if (!trimmed(word).empty())
      m_words.push_back(trimmed(word));
  }

  bool atEnd() const { return m_at == m_words.size(); }
  const std::string& peek() const { return atEnd() ? kNothing : m_words[m_at]; }
  std::string take() {
    if (atEnd())
      oddText("the text ends too early");
    return m_words[m_at++];
  }
  /// Replaces the next value: what is left of it.
  void leave(const std::string& rest) { m_words[m_at] = rest; }
  double number() {
    const std::string word = take();
    if (word.starts_with("0x"))
      return static_cast<double>(std::stoul(word, nullptr, 16));
    if (word.starts_with("%"))
      return static_cast<double>(std::stoul(word.substr(1), nullptr, 2));
    std::size_t used = 0;
    const double value = std::stod(word, &used);
    if (used != word.size())
      oddText("not a number: " + word);
    return value;
  }
  int whole() {
    const double value = number();
    if (value != std::floor(value))
      oddText("not a whole number");
    return static_cast<int>(static_cast<std::int64_t>(value));
  }

  static std::string trimmed(const std::string& word) {
    const std::size_t from = word.find_first_not_of(" \t\r\n");
    return from == std::string::npos ? "" : word.substr(from, word.find_last_not_of(" \t\r\n") - from + 1);
  }

private:
  inline static const std::string kNothing;
  std::vector<std::string> m_words;
  std::size_t m_at = 0;
};

void skip(Words& words, int count) {
  for (int i = 0; i < count; ++i)
    words.take();
}

int valuesOf(const std::string& type) {
  const std::map<std::string, int> counts{
      {"SPTYPE_LONG", 1}, {"SPTYPE_BOOL", 1}, {"SPTYPE_FLOAT", 1}, {"SPTYPE_FLOAT4", 4}, {"SPTYPE_STRING", 1}};
  const auto found = counts.find(type);
  return found != counts.end() ? found->second : throw std::runtime_error("unknown type " + type);
}

void takeEffect(Words& words, WalkedBody& body) {
  skip(words, 2); // technique, file
  for (int left = words.whole(); left > 0; --left) {
    words.take();
    const std::string type = words.take();
    if (type == "SPTYPE_STRING")
      body.textures.push_back(words.take());
    else
      skip(words, valuesOf(type));
  }
}

void takeMaterial(Words& words, WalkedBody& body) {
  const std::string first = words.peek();
  const std::size_t colon = first.find(':');
  const std::string tag = first.substr(0, colon);
  body.materials.push_back(tag);
  words.leave(Words::trimmed(first.substr(colon + 1)));
  if (words.whole() != static_cast<int>(body.materials.size()) - 1)
    oddText("materials are not in order");
  if (tag == "MATERIAL6" && (static_cast<std::uint32_t>(words.number()) & 0x2000000) != 0)
    return takeEffect(words, body);
  body.textures.push_back(words.take());
  skip(words, 17);
  skip(words, tag == "MATERIAL6" ? 10 : tag == "MATERIAL5" ? 6 : 4);
}

void takeFace(Words& words, WalkedBody::Record& record, const std::vector<WalkedBody::Vector>& points) {
  const int material = words.whole();
  std::vector<WalkedBody::Corner> corners;
  std::vector<std::uint32_t> numbers;
  int value = 0;
  while ((value = words.whole()) >= 0) {
    corners.emplace_back();
    corners.back().position = points.at(static_cast<std::size_t>(value));
    numbers.push_back(static_cast<std::uint32_t>(value));
  }
  const int bits = -value;
  const std::uint32_t smoothing = (bits & 16) != 0 ? static_cast<std::uint32_t>(words.whole()) : 0;
  for (WalkedBody::Corner& corner : corners)
    if ((bits & 8) != 0)
      corner.uv = {words.number(), words.number()};
  for (WalkedBody::Corner& corner : corners)
    if ((bits & 128) != 0)
      corner.uv2 = {words.number(), words.number()};
  if (corners.size() < 3 || corners.size() > 4)
    oddText("a face of " + std::to_string(corners.size()) + " corners");
  for (std::size_t k = 2; k < corners.size(); ++k)
    record.triangles.push_back({static_cast<int>(record.partFlags.size()),
                                material,
                                smoothing,
                                {corners[0], corners[k - 1], corners[k]},
                                {numbers[0], numbers[k - 1], numbers[k]}});
}

std::vector<WalkedBody::Vector> takeTextPoints(Words& words, WalkedBody::Record& record) {
  std::vector<WalkedBody::Vector> points;
  for (;;) {
    const WalkedBody::Vector p{words.number(), words.number(), words.number()};
    if (p == WalkedBody::Vector{-1, -1, -1})
      break;
    for (const double each : p)
      record.largest = std::max(record.largest, std::abs(each));
    points.push_back(p);
  }
  record.points = points.size();
  return points;
}

WalkedBody::Record takeTextRecord(Words& words, const WalkedBody& body) {
  WalkedBody::Record record;
  record.value = words.whole();
  std::vector<WalkedBody::Vector> points = takeTextPoints(words, record);
  const double scale = body.sizeFor(record) / record.largest;
  for (WalkedBody::Vector& point : points)
    for (double& each : point)
      each *= scale;
  while (words.peek() != "-99") {
    while (words.peek() != "-99")
      takeFace(words, record, points);
    skip(words, 1);
    record.partFlags.push_back(static_cast<std::uint32_t>(std::stoul(words.take(), nullptr, 2)));
  }
  skip(words, 2); // -99 and the flags of the record
  return record;
}

WalkedBody takeTextBody(Words& words) {
  WalkedBody body;
  while (words.peek().starts_with("MATERIAL"))
    takeMaterial(words, body);
  while (!words.atEnd() && words.peek() != "}")
    body.records.push_back(takeTextRecord(words, body));
  return body;
}

/// "b // …" ends without ';': letters stand before the next path's or frame's beginning.
void takeLetters(std::string& word, WalkedPath& path) {
  while (word.size() == 1 || (word.size() > 1 && word[1] <= ' ')) {
    if (std::string("bcldju").find(word[0]) == std::string::npos)
      return;
    path.letters += word[0];
    word = Words::trimmed(word.substr(1));
  }
}

void takeNotes(Words& words, WalkedPath& path, const std::string& first) {
  std::string time = first;
  while (time != "-1") {
    path.notes.emplace_back(std::stoi(time), words.take());
    time = words.take();
  }
}

WalkedFrame takeFrame(Words& words) {
  WalkedFrame frame;
  frame.flags = static_cast<std::uint32_t>(words.number());
  std::vector<double> numbers;
  while (words.peek() != "}")
    numbers.push_back(words.number());
  words.take();
  if (numbers.size() != fieldCount(frame.flags) + 2)
    oddText("a frame has " + std::to_string(numbers.size()) + " numbers");
  frame.next = static_cast<int>(numbers.back());
  frame.length = static_cast<int>(numbers[numbers.size() - 2]);
  numbers.resize(numbers.size() - 2);
  frame.fields = std::move(numbers);
  return frame;
}

void takePathLine(Words& words, WalkedPath& path) {
  for (;;) {
    std::string word = words.take();
    takeLetters(word, path);
    const std::string value = word.size() > 1 ? Words::trimmed(word.substr(1)) : "";
    if (word == "{") {
      path.frames.push_back(takeFrame(words));
    } else if (word == "L") {
      words.take();
      path.inlineBodies.push_back(takeTextBody(words));
      words.take();
    } else if (word[0] == 'B') {
      path.body = value;
    } else if (word[0] == 'F') {
      path.parent = std::stoi(value);
    } else if (word[0] == 'N') {
      path.name = value;
    } else if (word[0] == 'T') {
      takeNotes(words, path, value);
    } else if (word[0] != 'C' && !word.empty()) {
      oddText("what is " + word + "?");
    }
    if (words.atEnd() || (words.peek().starts_with("P ") && !path.frames.empty()))
      return;
  }
}

} // namespace

std::size_t fieldCount(std::uint32_t flags) {
  const auto has = [flags](std::uint32_t bits) { return (flags & bits) != 0; };
  std::size_t count = has(0x10) ? 0 : 3;
  count += has(0x4000) ? 5 : 0;
  count += has(0x2) && !has(0x20) ? 4 : 0;
  count += has(0x8000) ? 5 : 0;
  count += has(0x8) && !has(0x40) ? 3 : 0;
  count += has(0x8) && !has(0x20) ? 1 : 0;
  count += has(0x20000) ? 5 : 0;
  count += has(0x800) && !has(0x1000) ? 1 : 0;
  return count + (has(0x200) && !has(0x400) ? 3 : 0);
}

int WalkedPath::duration() const {
  int sum = 0;
  for (const WalkedFrame& frame : frames)
    sum += std::max(frame.length, 0);
  return sum;
}

const WalkedPath& WalkedScene::named(const std::string& name) const {
  const auto found = std::ranges::find(paths, name, &WalkedPath::name);
  return found != paths.end() ? *found : throw std::runtime_error("no path " + name);
}

WalkedBody walkedTextBody(std::string_view text) {
  Words words(text);
  WalkedBody body = takeTextBody(words);
  if (!words.atEnd())
    oddText("something is left over");
  return body;
}

WalkedScene walkedScene(std::string_view text) {
  Words words(text);
  WalkedScene scene;
  const std::string first = words.take();
  if (!first.starts_with("VER:"))
    oddText("no version");
  scene.version = std::stoi(first.substr(4));
  while (!words.atEnd()) {
    const std::string start = words.take();
    if (!start.starts_with("P "))
      oddText("no path but " + start);
    scene.paths.emplace_back();
    scene.paths.back().id = std::stoi(start.substr(2));
    takePathLine(words, scene.paths.back());
  }
  return scene;
}

} // namespace vitrine::oracles
