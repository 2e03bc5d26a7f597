// Damaged files: what comes before the damage is shown, and the damage is told with line, column and byte.
#include "tests/core/formats/x3/format/GameFolder.h"
#include "tests/support/QtPrinters.h"

namespace vitrine::tests {
namespace {

TEST(X3Damage, PathsBeforeItAreShown) {
  const GameFolder game;
  game.body(QStringLiteral("square"), GameFolder::square());
  const QByteArray text = "VER: 6;\nP 0; B square; b\n{ 0x2002; 0;0;0; 0;0;0;0; -1; -1; }\n"
                          "P 1; B square; b\n{ 0x2002; oops; 0;0; 0;0;0;0; -1; -1; }\n";
  const auto result = openX3(game.body(QStringLiteral("scene"), text));
  ASSERT_TRUE(result.document->scene);
  EXPECT_GE(result.document->scene->defaultTriangles(), 2U);
  EXPECT_TRUE(wasTold(*result.document, QStringLiteral("line 5")));
}

TEST(X3Damage, WhereNothingCanBeDrawnTheReasonHasItsPlace) {
  const GameFolder game;
  const auto result = openX3(game.body(QStringLiteral("body"), "/ a body\n500; 1;2;3; oops;\n"));
  EXPECT_FALSE(result.document->scene);
  ASSERT_TRUE(result.document->sceneError);
  EXPECT_TRUE(result.document->sceneError->message.contains(QStringLiteral("line 2")))
      << result.document->sceneError->message.toStdString();
  EXPECT_TRUE(result.document->sceneError->offset);
}

TEST(X3Damage, ForeignContentIsNotTaken) {
  const GameFolder game;
  Progress progress;
  const QString path = game.write(QStringLiteral("objects/x.bod"), QByteArray(5000, '\x01'));
  const auto opened = formats::Opener(x3Registry()).open(path, {}, progress);
  EXPECT_FALSE(opened && opened->document->scene);
}

} // namespace
} // namespace vitrine::tests
