#include "core/base/Version.h"
#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

QString complaint(const QStringList& arguments) {
  const CliRun run = runCli(arguments);
  EXPECT_EQ(run.status, 2) << arguments.join(QLatin1Char(' ')).toStdString();
  EXPECT_EQ(run.out, QByteArray()) << "stdout is for results";
  EXPECT_TRUE(run.err.startsWith(QStringLiteral("vitrine-cli: "))) << run.err.toStdString();
  EXPECT_EQ(run.err.count(QLatin1Char('\n')), 1) << run.err.toStdString();
  return run.err.mid(13).trimmed();
}

TEST(Usage, WrongUsageEndsWithTwoAndOneLine) {
  const QString map = madeMap(QStringLiteral("v20.bsp"));
  complaint({});
  EXPECT_EQ(complaint({QStringLiteral("frob")}), QStringLiteral("there is no command \"frob\" (see --help)"));
  EXPECT_EQ(complaint({QStringLiteral("--frob")}), QStringLiteral("there is no option \"--frob\" (see --help)"));
  complaint({QStringLiteral("info")});
  complaint({QStringLiteral("info"), map, QStringLiteral("--frob")});
  complaint({QStringLiteral("table"), map});
  complaint({QStringLiteral("table"), map, QStringLiteral("x"), QStringLiteral("--csv"), QStringLiteral("--json")});
  complaint({QStringLiteral("extract"), map, QStringLiteral("x")});
  EXPECT_EQ(complaint({QStringLiteral("info"), map, QStringLiteral("--option"), QStringLiteral("key")}),
            QStringLiteral("--option key: expected KEY=VALUE"));
  EXPECT_EQ(complaint({QStringLiteral("info"), map, QStringLiteral("--game"), QStringLiteral("/no/such")}),
            QStringLiteral("--game /no/such: there is no such folder or archive"));
}

TEST(Usage, HelpAndVersionGoToStdout) {
  for (const QStringList& arguments :
       {QStringList({QStringLiteral("--help")}), QStringList({QStringLiteral("table"), QStringLiteral("--help")})}) {
    const CliRun help = runCli(arguments);
    EXPECT_EQ(help.status, 0);
    EXPECT_TRUE(help.out.contains("Usage: vitrine-cli"));
    EXPECT_EQ(help.err, QString());
  }
  EXPECT_EQ(runCli({QStringLiteral("--version")}).out, QByteArray("vitrine-cli ") + base::kVersion + "\n");
}

} // namespace
} // namespace vitrine::tests
