#include "ui/shell/MessageStack.h"

#include <QStringList>

#include <gtest/gtest.h>

using namespace vitrine::ui;

namespace {

class MessageStackTest : public testing::Test {
protected:
  using Topic = Message::Topic;
  using Scope = Message::Scope;

  MessageId add(const char* text, Topic topic, Scope scope = Scope::Document) {
    return stack.add({.topic = topic, .scope = scope, .text = [text] { return QString::fromLatin1(text); }});
  }
  QString shown() const { return stack.current() ? stack.current()->text() : QString(); }
  /// Texts from the first to the last.
  QStringList all() {
    QStringList texts;
    stack.step(-stack.position());
    for (int i = 0; i < stack.count(); ++i) {
      texts << shown();
      stack.step(1);
    }
    return texts;
  }
  static QStringList texts(const char* all) { return QString::fromLatin1(all).split(QLatin1Char(' ')); }

  MessageStack stack;
};

TEST_F(MessageStackTest, IsEmptyAtFirst) {
  EXPECT_EQ(stack.count(), 0);
  EXPECT_EQ(stack.position(), -1);
  EXPECT_EQ(stack.current(), nullptr);
  EXPECT_FALSE(stack.holds(kNoMessage));
  stack.step(1);
  EXPECT_EQ(stack.position(), -1);
}

TEST_F(MessageStackTest, TopicsComeByTheirUrgencyHoweverTheyArrive) {
  add("tip", Topic::Tip);
  add("missing", Topic::Missing);
  add("dark", Topic::Dark);
  add("damage", Topic::Damage);
  EXPECT_EQ(shown(), QStringLiteral("damage"));
  add("program", Topic::Program);
  EXPECT_EQ(shown(), QStringLiteral("damage")) << "a less urgent one takes no place";
  add("failure", Topic::Failure);
  EXPECT_EQ(shown(), QStringLiteral("failure"));
  add("file", Topic::FileChange);
  EXPECT_EQ(all(), texts("failure file damage program missing dark tip"));
}

TEST_F(MessageStackTest, OfOneTopicTheNewestIsFirst) {
  add("a", Topic::Failure);
  add("b", Topic::Failure);
  EXPECT_EQ(shown(), QStringLiteral("b"));
  EXPECT_EQ(all(), texts("b a"));
}

TEST_F(MessageStackTest, TheSameMessageIsThereOnce) {
  const MessageId first = add("a", Topic::Failure);
  add("b", Topic::Failure);
  const MessageId again = add("a", Topic::Failure);
  EXPECT_FALSE(stack.holds(first));
  EXPECT_TRUE(stack.holds(again));
  EXPECT_EQ(all(), texts("a b"));
}

TEST_F(MessageStackTest, RemovingOneKeepsTheOthers) {
  const MessageId failure = add("failure", Topic::Failure);
  const MessageId damage = add("damage", Topic::Damage);
  add("tip", Topic::Tip);
  EXPECT_TRUE(stack.remove(damage));
  EXPECT_FALSE(stack.remove(damage));
  EXPECT_EQ(shown(), QStringLiteral("failure"));
  EXPECT_TRUE(stack.remove(failure));
  EXPECT_EQ(shown(), QStringLiteral("tip")) << "the one that follows";
  stack.remove(stack.currentId());
  EXPECT_EQ(stack.current(), nullptr);
}

TEST_F(MessageStackTest, RemovingTheLastShowsTheOneBefore) {
  add("failure", Topic::Failure);
  const MessageId tip = add("tip", Topic::Tip);
  stack.step(1);
  ASSERT_EQ(shown(), QStringLiteral("tip"));
  stack.remove(tip);
  EXPECT_EQ(shown(), QStringLiteral("failure"));
}

TEST_F(MessageStackTest, AMessageThatIsReadStaysUnlessAMoreUrgentOneArrives) {
  add("failure", Topic::Failure);
  add("missing", Topic::Missing);
  stack.step(1);
  add("dark", Topic::Dark);
  EXPECT_EQ(shown(), QStringLiteral("missing"));
  add("damage", Topic::Damage);
  EXPECT_EQ(shown(), QStringLiteral("damage"));
}

TEST_F(MessageStackTest, AnotherDocumentTakesItsMessagesAlong) {
  add("damage", Topic::Damage);
  add("program", Topic::Program, Scope::Window);
  add("missing", Topic::Missing);
  add("tip", Topic::Tip, Scope::Window);
  stack.removeAll(Scope::Document);
  EXPECT_EQ(all(), texts("program tip"));
}

TEST_F(MessageStackTest, TheOldestOfVeryManyGo) {
  std::vector<std::string> names;
  for (int i = 0; i < 3 * MessageStack::kMostOfTopic; ++i) {
    names.push_back(std::to_string(i));
  }
  add("damage", Topic::Damage);
  for (const std::string& name : names) {
    add(name.c_str(), Topic::Failure);
  }
  EXPECT_EQ(stack.count(), MessageStack::kMostOfTopic + 1);
  EXPECT_EQ(shown(), QString::fromStdString(names.back()));
  EXPECT_EQ(all().back(), QStringLiteral("damage"));
}

} // namespace
