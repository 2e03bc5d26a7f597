#pragma once

#include "tests/ui/support/TestFormat.h"
#include "ui/inspector/PropertiesPanel.h"

#include <QTest>

#include <gtest/gtest.h>

namespace vitrine::tests {

/// The properties of a document that says much of itself.
class DocumentPanelTest : public testing::Test {
protected:
  DocumentPanelTest() {
    session.setDocument(loadTestDocument(TestFormat::Mode::Game));
    panel.resize(400, 900);
    panel.show();
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&panel));
  }
  /// A cell of the first group.
  QModelIndex cell(int row, int column = 1) const {
    return panel.model()->index(row, column, panel.model()->index(0, 0));
  }

  ui::Session session;
  ui::Selection selection{session};
  ui::SelectionFacts facts{session, selection};
  ui::PropertiesPanel panel{session, selection, facts};
};

} // namespace vitrine::tests
