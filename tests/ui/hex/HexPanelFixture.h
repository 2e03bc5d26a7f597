#pragma once

#include "tests/support/TempFolder.h"
#include "tests/ui/support/TestFormat.h"
#include "ui/actions/ByteActions.h"
#include "ui/hex/HexPanel.h"
#include "ui/session/SelectionHistory.h"
#include "ui/settings/Settings.h"

#include <QAction>

#include <gtest/gtest.h>

namespace vitrine::tests {

/// Needs of a byte panel besides session and selection.
struct BytePanelParts {
  TempFolder folder;
  ui::Settings settings{folder.path(QStringLiteral("settings.ini"))};
  ui::ActionRegistry registry;
  ui::ByteActions actions{registry};
  ui::ByteBookmarkModel marks;
};

/// The byte panel with five squares (TestFormat), and what a window has for it.
class HexPanelTest : public testing::Test, protected BytePanelParts {
protected:
  HexPanelTest() {
    panel.resize(800, 300);
    panel.show();
    session.setDocument(loadTestDocument());
  }

  ui::Session session;
  ui::Selection selection{session};
  ui::SelectionHistory history{session, selection};
  ui::HexPanel panel{session, selection, settings, actions, marks};
};

} // namespace vitrine::tests
