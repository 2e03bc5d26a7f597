#include "ui/widgets/EmptyNote.h"

#include "ui/navigation/BookmarkPanel.h"

#include <QListView>
#include <QListWidget>
#include <QStringListModel>

#include <gtest/gtest.h>

using namespace vitrine::ui;

namespace {

TEST(EmptyNoteTest, TheNoteIsThereAsLongAsThereAreNoRows) {
  QStringListModel model;
  QListView view;
  view.setModel(&model);
  const EmptyNote note(&view, QStringLiteral("No rows yet."));
  view.resize(200, 300);
  view.show();
  EXPECT_TRUE(note.isVisible());
  EXPECT_EQ(note.width(), view.viewport()->width());
  model.setStringList({QStringLiteral("a row")});
  EXPECT_FALSE(note.isVisible());
  model.removeRow(0);
  EXPECT_TRUE(note.isVisible());
  model.insertRow(0);
  EXPECT_FALSE(note.isVisible());
}

TEST(EmptyNoteTest, ThePanelOfBookmarksSaysHowTheyAreMade) {
  BookmarkPanel panel;
  panel.show();
  const auto* note = panel.findChild<EmptyNote*>();
  ASSERT_TRUE(note);
  EXPECT_TRUE(note->isVisible());
  EXPECT_TRUE(note->text().contains(QStringLiteral("Add")));
  panel.put({}, std::nullopt);
  EXPECT_FALSE(note->isVisible());
  panel.findChild<QListWidget*>()->setCurrentRow(0);
  panel.findChild<QAction*>(QStringLiteral("bookmark.delete"))->trigger();
  EXPECT_TRUE(note->isVisible());
}

} // namespace
