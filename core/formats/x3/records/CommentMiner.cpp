#include "core/formats/x3/records/CommentMiner.h"

#include "core/formats/x3/file/NumberText.h"
#include "core/formats/x3/file/PlainText.h"

#include <cmath>

namespace vitrine::formats::x3 {
namespace {

constexpr std::string_view kBlanks = " \t";
/// A part has one, and the game takes 200 parts in each record.
constexpr std::size_t kMostBoxes = 1000;

std::string_view trimmed(std::string_view text, std::string_view away = kBlanks) {
  const std::size_t first = text.find_first_not_of(away);
  return first == std::string_view::npos ? std::string_view()
                                         : text.substr(first, text.find_last_not_of(away) - first + 1);
}

bool startsWithWord(std::string_view text, std::string_view word) {
  const auto same = [](char a, char b) { return (a | 0x20) == (b | 0x20); };
  return text.size() >= word.size() && std::ranges::equal(text.substr(0, word.size()), word, same);
}

/// All numbers in a text, whatever stands between them.
std::vector<double> numbersIn(std::string_view text) {
  constexpr std::size_t kMost = 16;
  constexpr std::string_view kBetween = " \t;,{}()!/";
  std::vector<double> numbers;
  while (numbers.size() < kMost) {
    const std::size_t first = text.find_first_not_of(kBetween);
    if (first == std::string_view::npos) {
      break;
    }
    text.remove_prefix(first);
    const std::size_t end = std::min(text.find_first_of(kBetween), text.size());
    if (const auto number = numberFrom(text.substr(0, end))) {
      numbers.push_back(*number);
    }
    text.remove_prefix(end);
  }
  return numbers;
}

QVector3D vectorAt(const std::vector<double>& numbers, std::size_t first, double factor) {
  const auto at = [&](std::size_t i) { return static_cast<float>(numbers[first + i] * factor); };
  return {at(0), at(1), at(2)};
}

bool isOrdered(const QVector3D& min, const QVector3D& max) {
  return min.x() <= max.x() && min.y() <= max.y() && min.z() <= max.z();
}

} // namespace

void CommentMiner::hear(std::string_view comment, std::size_t offset) {
  if (offset < m_heardUpTo) {
    return;
  }
  m_heardUpTo = offset + comment.size();
  const char sign = comment.front();
  if (sign == '#') {
    if (m_info.isEmpty()) {
      m_info = latin1(trimmed(comment.substr(1)));
    }
  } else if (sign == '!') {
    hearBlock(trimmed(comment.substr(1)), offset);
  } else if (const QString name = partNameFrom(comment); !name.isEmpty()) {
    m_partName = name;
  }
}

void CommentMiner::hearBlock(std::string_view block, std::size_t offset) {
  constexpr std::string_view kBox = "COLLISION_BOX:";
  constexpr std::string_view kPart = "PART_VALUES_RAW:";
  constexpr double kOne = 65536;
  if (startsWithWord(block, kBox) && m_boxes.size() < kMostBoxes) {
    std::vector<double> numbers = numbersIn(block.substr(kBox.size()));
    if (numbers.size() == 6 || numbers.size() == 7) {
      m_boxes.push_back({std::move(numbers), offset, block.size()});
    }
  } else if (startsWithWord(block, kPart)) {
    const std::vector<double> numbers = numbersIn(block.substr(kPart.size()));
    if (numbers.size() == 10) {
      m_partBox = PartBox{vectorAt(numbers, 0, 1 / kOne), static_cast<float>(numbers[3] / kOne),
                          vectorAt(numbers, 4, 1 / kOne), vectorAt(numbers, 7, 1 / kOne)};
    }
  }
}

/// "----- Part hull -----", "----- part hull (10 faces) -----" or "----- Part 0: (0 / -1 / 2)"hull"".
QString CommentMiner::partNameFrom(std::string_view comment) {
  constexpr std::string_view kPart = "part ";
  comment = trimmed(comment, "- \t");
  if (!startsWithWord(comment, kPart)) {
    return {};
  }
  comment = trimmed(comment.substr(kPart.size()));
  const std::size_t open = comment.find('"');
  if (open != std::string_view::npos) {
    const std::size_t close = comment.rfind('"');
    return latin1(trimmed(comment.substr(open + 1, close > open ? close - open - 1 : comment.npos)));
  }
  const std::size_t count = comment.rfind('(');
  if (count != std::string_view::npos && (comment.ends_with("faces)") || comment.ends_with("face)"))) {
    comment = trimmed(comment.substr(0, count));
  }
  const std::size_t digits = comment.find_first_not_of("0123456789");
  const bool isNumbered = digits != std::string_view::npos && digits > 0 && comment[digits] == ':';
  return isNumbered ? QString() : latin1(comment);
}

std::vector<CollisionBox> CommentMiner::takeBoxes(float largest, const ByteRange& base) {
  constexpr double kMostFraction = 4;
  constexpr float kLeastNormalised = 100;
  std::vector<CollisionBox> boxes;
  for (const RawBox& raw : m_boxes) {
    const auto& numbers = raw.numbers;
    const std::size_t first = numbers.size() - 6;
    const bool areFractions = largest > kLeastNormalised && std::ranges::all_of(numbers, [](double number) {
                                return std::abs(number) <= kMostFraction;
                              });
    const double factor = areFractions ? static_cast<double>(largest) : 1.0;
    const QVector3D a = vectorAt(numbers, first, factor);
    const QVector3D b = vectorAt(numbers, first + 3, factor);
    CollisionBox box{a, b, {base.space, base.offset + raw.offset, raw.size}};
    if (numbers.size() == 7 || !isOrdered(a, b)) {
      const QVector3D half(std::abs(b.x()), std::abs(b.y()), std::abs(b.z()));
      box.min = a - half;
      box.max = a + half;
    }
    boxes.push_back(box);
  }
  m_boxes.clear();
  return boxes;
}

} // namespace vitrine::formats::x3
