#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace vitrine::ui {

using MessageId = int;
inline constexpr MessageId kNoMessage = 0; ///< no message has this number

/// A message to the user: a text, and on demand a button that acts on its cause.
struct Message {
  enum class Kind { Notice, Warning, Error };
  /// Subject of a message, the most urgent first.
  enum class Topic {
    Failure,    ///< something that the user asked for failed, or was done in part
    FileChange, ///< the shown file changed on disk
    Damage,     ///< the file is shown in part
    Program,    ///< the program itself: crashes, settings, documents of the last run
    Missing,    ///< files that the shown one refers to were not found
    Dark,       ///< the picture is brighter than the game's
    Tip,        ///< nothing is wrong
  };
  /// Document: the message goes with the document that is shown. Window: it stays until it is dismissed or withdrawn.
  enum class Scope { Document, Window };
  /// Called again after a change of language.
  using Text = std::function<QString()>;

  Kind kind = Kind::Notice;
  Topic topic = Topic::Failure;
  Scope scope = Scope::Document;
  Text text;
  Text button = {}; ///< empty if the message has no button
  std::function<void()> action = {};
};

/// Messages in the order of their topics; of one topic the newest comes first. One of them is current. A new message
/// becomes current unless the topic of the current one is more urgent. A message with the topic and text of an older
/// one replaces it.
class MessageStack {
public:
  /// Messages of one topic; of more the oldest is removed.
  static constexpr int kMostOfTopic = 20;

  /// Returns the number of the message.
  MessageId add(Message message);
  /// False if there is no such message. If it is current, the message in its place becomes current, or the last one.
  bool remove(MessageId id);
  void removeAll(Message::Scope scope);
  bool holds(MessageId id) const { return indexOf(id) >= 0; }

  int count() const { return static_cast<int>(m_entries.size()); }
  /// Index of the current message; -1 if there is none.
  int position() const { return indexOf(m_current); }
  MessageId currentId() const { return m_current; }
  /// Null if there is none.
  const Message* current() const;
  /// Makes the message `steps` further on current; the first follows the last.
  void step(int steps);

private:
  struct Entry {
    MessageId id = kNoMessage;
    Message message;
  };

  int indexOf(MessageId id) const;
  void trim(Message::Topic topic);

  std::vector<Entry> m_entries;
  MessageId m_current = kNoMessage;
  MessageId m_last = kNoMessage; ///< number that was given last
};

} // namespace vitrine::ui
