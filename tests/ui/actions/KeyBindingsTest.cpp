#include "ui/actions/KeyBindings.h"

#include "tests/ui/support/WindowActions.h"
#include "ui/actions/KeyPresets.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;
using vitrine::tests::WindowActions;

namespace {

const QString kOpen = QStringLiteral("open");
const QString kClose = QStringLiteral("close");
const QString kPlay = QStringLiteral("play");

QList<QKeySequence> keys(const char* text) {
  return QKeySequence::listFromString(QLatin1String(text), QKeySequence::PortableText);
}

class KeyBindingsTest : public testing::Test {
protected:
  KeyBindings bindings{{{kOpen, keys("Ctrl+O; F2")}, {kClose, keys("Ctrl+K, Ctrl+W")}, {kPlay, {}}}};
};

TEST_F(KeyBindingsTest, OnlyDifferencesAreChanges) {
  EXPECT_TRUE(bindings.changes().empty());
  bindings.set(kPlay, keys("P"));
  bindings.set(kOpen, {});
  bindings.set(kClose, keys("Ctrl+K, Ctrl+W"));
  bindings.set(QStringLiteral("gone"), keys("G"));
  const KeyBindings::Keys changed{{kOpen, {}}, {kPlay, keys("P")}};
  EXPECT_EQ(bindings.changes(), changed);
  bindings.setChanges({});
  EXPECT_EQ(bindings.keysOf(kOpen), keys("Ctrl+O; F2"));
  bindings.setChanges(changed);
  EXPECT_TRUE(bindings.keysOf(kOpen).isEmpty());
  EXPECT_EQ(bindings.defaultsOf(kOpen), keys("Ctrl+O; F2"));
}

TEST_F(KeyBindingsTest, AKeyThatBeginsAnotherBelongsToIt) {
  EXPECT_EQ(bindings.ownerOf(QKeySequence(Qt::Key_F2), kPlay), kOpen);
  EXPECT_EQ(bindings.ownerOf(QKeySequence(Qt::Key_F2), kOpen), std::nullopt) << "its own";
  EXPECT_EQ(bindings.ownerOf(QKeySequence(Qt::CTRL | Qt::Key_K), kPlay), kClose);
  EXPECT_EQ(bindings.ownerOf(QKeySequence(Qt::CTRL | Qt::Key_W), kPlay), std::nullopt) << "only its second key";
  EXPECT_TRUE(bindings.conflicts().empty());
  bindings.set(kPlay, keys("Ctrl+K"));
  ASSERT_EQ(bindings.conflicts().size(), 1U);
  EXPECT_EQ(bindings.conflicts()[0].first, kClose);
  EXPECT_EQ(bindings.conflicts()[0].second, kPlay);
}

TEST_F(KeyBindingsTest, FlyingKeysFlyButForThoseWithCtrl) {
  EXPECT_TRUE(isFlyingKey(QKeySequence(Qt::Key_W), FlyHand::Left));
  EXPECT_TRUE(isFlyingKey(QKeySequence(Qt::SHIFT | Qt::Key_Space), FlyHand::Left));
  EXPECT_FALSE(isFlyingKey(QKeySequence(Qt::CTRL | Qt::Key_Q), FlyHand::Left));
  EXPECT_FALSE(isFlyingKey(QKeySequence(Qt::Key_I), FlyHand::Left));
  EXPECT_TRUE(isFlyingKey(QKeySequence(Qt::Key_I), FlyHand::Right));
  EXPECT_FALSE(isFlyingKey(QKeySequence(Qt::Key_W), FlyHand::Right));
}

class KeyPresetsTest : public testing::TestWithParam<std::size_t> {
protected:
  const KeyPreset& preset = keyPresets()[GetParam()];
  WindowActions actions;
};

TEST_P(KeyPresetsTest, ChangesKeysOfCommandsThatAreThere) {
  KeyBindings bindings(actions.defaults());
  bindings.setChanges(preset.changes);
  for (const auto& [command, keys] : preset.changes) {
    EXPECT_TRUE(actions.registry.find(command) || command.startsWith(QLatin1String("view.dock.")))
        << command.toStdString();
    for (const QKeySequence& key : keys) {
      EXPECT_FALSE(key.isEmpty() || key[0].key() == Qt::Key_unknown) << command.toStdString();
    }
  }
}

TEST_P(KeyPresetsTest, NoTwoCommandsShareAKeyAndNoneFlies) {
  KeyBindings bindings(actions.defaults());
  bindings.setChanges(preset.changes);
  for (const KeyConflict& conflict : bindings.conflicts()) {
    ADD_FAILURE() << conflict.key.toString().toStdString() << ": " << conflict.first.toStdString() << " and "
                  << conflict.second.toStdString();
  }
  for (const auto& [command, keys] : bindings.all()) {
    for (const QKeySequence& key : keys) {
      EXPECT_FALSE(isFlyingKey(key, preset.flyHand)) << command.toStdString();
      const bool opensMenu = key[0].keyboardModifiers() == Qt::AltModifier && key[0].key() >= Qt::Key_A &&
                             key[0].key() <= Qt::Key_Z && command != QLatin1String("view.dock.missing");
      EXPECT_FALSE(opensMenu) << command.toStdString();
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Presets, KeyPresetsTest, testing::Range<std::size_t>(0, 5),
                         [](const auto& number) { return keyPresets()[number.param].id.split(u'-')[0].toStdString(); });

TEST(KeyPresetsListTest, HasFive) {
  EXPECT_EQ(keyPresets().size(), 5U);
}

} // namespace
