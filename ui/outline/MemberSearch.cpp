#include "ui/outline/MemberSearch.h"

#include "ui/outline/MemberModel.h"

#include <QElapsedTimer>

namespace vitrine::ui {
namespace {

/// Shorter than a frame of what plays meanwhile.
constexpr qint64 kSliceMs = 6;
/// Members looked at before the clock is.
constexpr std::uint32_t kMembersAtOnce = 256;

} // namespace

MemberSearch::MemberSearch(QObject* parent) : QObject(parent) {
  m_timer.setInterval(0);
  connect(&m_timer, &QTimer::timeout, this, &MemberSearch::search);
}

void MemberSearch::start(structure::JsonTreePtr tree, const QString& text) {
  m_tree = std::move(tree);
  m_text = text;
  m_matches.clear();
  m_next = 0;
  if (m_tree && !m_text.isEmpty()) {
    m_timer.start();
  } else {
    m_timer.stop();
  }
  Q_EMIT changed();
}

void MemberSearch::search() {
  const auto& members = m_tree->members;
  const auto count = static_cast<std::uint32_t>(members.size());
  QElapsedTimer slice;
  slice.start();
  while (m_next < count && slice.elapsed() < kSliceMs) {
    for (const std::uint32_t end = std::min(m_next + kMembersAtOnce, count); m_next < end; ++m_next) {
      if (holdsText(members[m_next], m_text)) {
        m_matches.push_back(m_next);
      }
    }
  }
  if (m_next == count) {
    m_timer.stop();
  }
  Q_EMIT changed();
}

std::optional<std::uint32_t> MemberSearch::from(std::uint32_t member, bool forwards) const {
  if (m_matches.empty()) {
    return std::nullopt;
  }
  if (forwards) {
    const auto after = std::ranges::upper_bound(m_matches, member);
    return after == m_matches.end() ? m_matches.front() : *after;
  }
  const auto before = std::ranges::lower_bound(m_matches, member);
  return before == m_matches.begin() ? m_matches.back() : *std::prev(before);
}

} // namespace vitrine::ui
