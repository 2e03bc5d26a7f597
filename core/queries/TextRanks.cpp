#include "core/queries/TextRanks.h"

#include "core/queries/KeySort.h"

#include <algorithm>

namespace vitrine::queries {
namespace {

/// Fewer texts are sorted by comparing them.
constexpr std::size_t kFewTexts = 24;
/// Rounds of eight units or four; texts that are equal for longer are sorted by comparing them.
constexpr int kMostRounds = 64;
constexpr std::size_t kTextsBetweenChecks = 4096;
constexpr int kNarrowBits = 8;
constexpr int kWideBits = 16;

/// Sorts texts by keys of a few units, and those with equal keys by the units that follow.
class TextRanking {
public:
  TextRanking(std::span<const QString> texts, const Progress& progress)
      : m_texts(texts), m_progress(progress), m_order(texts.size()), m_begins(texts.size()) {
    for (std::size_t i = 0; i < texts.size(); ++i) {
      m_order[i].index = i;
    }
    sort({0, texts.size(), 0, 0});
  }

  std::vector<std::uint64_t> ranks() const {
    std::vector<std::uint64_t> ranks(m_order.size());
    std::uint64_t rank = 0;
    for (std::size_t i = 0; i < m_order.size(); ++i) {
      rank += m_begins[i];
      ranks[m_order[i].index] = rank;
    }
    return ranks;
  }

private:
  /// Places first … last-1 of the order, whose texts are equal in the units before `from`, NULs behind their ends
  /// included.
  struct Part {
    std::size_t first;
    std::size_t last;
    qsizetype from;
    int round;
  };
  /// Shape of the texts of a part, from its unit `from` on.
  struct Shape {
    qsizetype common; ///< units that all begin with
    qsizetype longest;
    bool equal;
  };

  const QString& textAt(std::size_t place) const { return m_texts[m_order[place].index]; }

  void checkAt(std::size_t place) const {
    if (place % kTextsBetweenChecks == 0) {
      m_progress.check();
    }
  }

  /// Units below `to` that both begin with, of which the first `from` are known to be equal.
  static qsizetype commonOf(const QString& a, const QString& b, qsizetype from, qsizetype to) {
    const qsizetype start = std::min(from, to);
    return std::mismatch(a.cbegin() + start, a.cbegin() + to, b.cbegin() + start).first - a.cbegin();
  }

  Shape shapeOf(const Part& part) const {
    const QString& first = textAt(part.first);
    Shape shape{first.size(), first.size(), true};
    for (std::size_t place = part.first; place < part.last; ++place) {
      checkAt(place);
      const QString& text = textAt(place);
      const qsizetype common = commonOf(first, text, part.from, std::min(shape.common, text.size()));
      shape.equal = shape.equal && common == first.size() && text.size() == first.size();
      shape.common = std::min(shape.common, common);
      shape.longest = std::max(shape.longest, text.size());
    }
    return shape;
  }

  /// The units of a text that follow the first `from`, as a number; 0 behind its end.
  static std::uint64_t keyOf(const QString& text, qsizetype from, int bits, bool& narrow) {
    std::uint64_t key = 0;
    const int units = 64 / bits;
    for (qsizetype i = from; i < from + units; ++i) {
      const std::uint64_t unit = i < text.size() ? text[i].unicode() : 0;
      narrow = narrow && unit <= 0xff;
      key = key << bits | (unit & ((std::uint64_t{1} << bits) - 1));
    }
    return key;
  }

  /// Returns the units in a key.
  int makeKeys(const Part& part, qsizetype from) {
    bool narrow = true;
    for (const int bits : {kNarrowBits, kWideBits}) {
      for (std::size_t place = part.first; place < part.last && (narrow || bits == kWideBits); ++place) {
        checkAt(place);
        m_order[place].key = keyOf(textAt(place), from, bits, narrow);
      }
      if (narrow) {
        return 64 / kNarrowBits;
      }
    }
    return 64 / kWideBits;
  }

  void sort(const Part& part) {
    if (part.last - part.first < 2) {
      return;
    }
    if (part.last - part.first < kFewTexts || part.round >= kMostRounds) {
      sortByComparing(part);
      return;
    }
    const Shape shape = shapeOf(part);
    if (shape.equal) {
      return;
    }
    if (shape.common >= shape.longest || shape.common < part.from) { // some end in NULs, as keys do
      sortByComparing(part);
      return;
    }
    const int units = makeKeys(part, shape.common);
    sortByKey(std::span(m_order).subspan(part.first, part.last - part.first), m_spare, m_progress);
    std::size_t begin = part.first;
    for (std::size_t place = part.first + 1; place <= part.last; ++place) {
      if (place == part.last || m_order[place].key != m_order[begin].key) {
        if (place < part.last) {
          m_begins[place] = 1;
        }
        sort({begin, place, shape.common + units, part.round + 1});
        begin = place;
      }
    }
  }

  void sortByComparing(const Part& part) {
    std::size_t comparisons = 0;
    std::sort(m_order.begin() + static_cast<std::ptrdiff_t>(part.first),
              m_order.begin() + static_cast<std::ptrdiff_t>(part.last), [&](const Keyed& a, const Keyed& b) {
                checkAt(++comparisons);
                return m_texts[a.index] < m_texts[b.index];
              });
    for (std::size_t place = part.first + 1; place < part.last; ++place) {
      m_begins[place] = textAt(place - 1) != textAt(place) ? 1 : 0;
    }
  }

  std::span<const QString> m_texts;
  const Progress& m_progress;
  std::vector<Keyed> m_order;
  std::vector<std::uint8_t> m_begins; ///< 1: the text at this place, not the first, differs from the one before
  std::vector<Keyed> m_spare;
};

} // namespace

std::vector<std::uint64_t> ranksOf(std::span<const QString> texts, const Progress& progress) {
  return TextRanking(texts, progress).ranks();
}

} // namespace vitrine::queries
