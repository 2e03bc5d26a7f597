#include "ui/shell/MessageStack.h"

#include <algorithm>

namespace vitrine::ui {

int MessageStack::indexOf(MessageId id) const {
  const auto found = std::ranges::find(m_entries, id, &Entry::id);
  return id == kNoMessage || found == m_entries.end() ? -1 : static_cast<int>(found - m_entries.begin());
}

const Message* MessageStack::current() const {
  const int index = position();
  return index < 0 ? nullptr : &m_entries[static_cast<std::size_t>(index)].message;
}

MessageId MessageStack::add(Message message) {
  const Message::Topic topic = message.topic;
  const QString text = message.text();
  const auto same = std::ranges::find_if(
      m_entries, [&](const Entry& entry) { return entry.message.topic == topic && entry.message.text() == text; });
  if (same != m_entries.end()) {
    remove(MessageId(same->id));
  }
  const MessageId id = ++m_last;
  const auto place = std::ranges::lower_bound(m_entries, topic, {}, [](const Entry& e) { return e.message.topic; });
  m_entries.insert(place, {id, std::move(message)});
  if (const Message* shown = current(); !shown || topic <= shown->topic) {
    m_current = id;
  }
  trim(topic);
  return id;
}

void MessageStack::trim(Message::Topic topic) {
  const auto [first, last] =
      std::ranges::equal_range(m_entries, topic, {}, [](const Entry& entry) { return entry.message.topic; });
  if (last - first > kMostOfTopic) {
    remove(MessageId((last - 1)->id));
  }
}

bool MessageStack::remove(MessageId id) {
  const int index = indexOf(id);
  if (index < 0) {
    return false;
  }
  m_entries.erase(m_entries.begin() + index);
  if (id == m_current) {
    m_current = m_entries.empty() ? kNoMessage : m_entries[static_cast<std::size_t>(std::min(index, count() - 1))].id;
  }
  return true;
}

void MessageStack::removeAll(Message::Scope scope) {
  for (int i = count() - 1; i >= 0; --i) {
    if (const Entry& entry = m_entries[static_cast<std::size_t>(i)]; entry.message.scope == scope) {
      remove(MessageId(entry.id));
    }
  }
}

void MessageStack::step(int steps) {
  if (const int count = this->count(); count > 0) {
    const int index = ((position() + steps) % count + count) % count;
    m_current = m_entries[static_cast<std::size_t>(index)].id;
  }
}

} // namespace vitrine::ui
