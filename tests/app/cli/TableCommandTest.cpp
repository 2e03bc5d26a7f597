#include "tests/app/cli/CliRunner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace vitrine::tests {
namespace {

class TableCommandTest : public testing::Test {
protected:
  CliRun table(const QStringList& arguments) const {
    return runCli(QStringList({QStringLiteral("table"), m_map}) + arguments);
  }
  QByteArrayList lines(const QStringList& arguments) const {
    const CliRun run = table(arguments);
    EXPECT_EQ(run.status, 0) << run.err.toStdString();
    return run.out.trimmed().split('\n');
  }

  const QString m_map = madeMap(QStringLiteral("v20.bsp"));
  const QString m_vertices = QStringLiteral("lumps/VERTEXES");
};

TEST_F(TableCommandTest, WritesCsvWithAHeading) {
  const auto counts = runCli({QStringLiteral("info"), QStringLiteral("--json"), m_map}).json()["counts"];
  const QByteArrayList rows = lines({m_vertices});
  EXPECT_EQ(static_cast<int>(rows.size()), counts["vertices"].get<int>() + 1);
  EXPECT_TRUE(rows[0].startsWith("row,"));
  EXPECT_TRUE(rows[1].startsWith("0,"));
  EXPECT_EQ(lines({m_vertices, QStringLiteral("--csv")}), rows) << "which is the default";
}

TEST_F(TableCommandTest, WritesJsonWithTheSameRows) {
  const auto json = table({m_vertices, QStringLiteral("--json")}).json();
  const QByteArrayList rows = lines({m_vertices});
  ASSERT_EQ(static_cast<qsizetype>(json.size()), rows.size() - 1);
  for (std::size_t i = 0; i < json.size(); ++i) {
    EXPECT_EQ(json[i]["row"], i);
  }
}

TEST_F(TableCommandTest, CutsRowsOut) {
  const QByteArrayList all = lines({m_vertices});
  EXPECT_EQ(lines({m_vertices, QStringLiteral("--rows"), QStringLiteral("2:5")}),
            QByteArrayList({all[0], all[3], all[4], all[5]}));
  EXPECT_EQ(lines({m_vertices, QStringLiteral("--rows"), QStringLiteral("3")}), QByteArrayList({all[0], all[4]}));
  EXPECT_EQ(lines({m_vertices, QStringLiteral("--rows"), QStringLiteral("1000:2000")}), QByteArrayList({all[0]}));
}

TEST_F(TableCommandTest, TakesPathsTailsAndNumbers) {
  const QByteArrayList rows = lines({m_vertices});
  EXPECT_EQ(lines({QStringLiteral("VERTEXES")}), rows);
  EXPECT_EQ(lines({QStringLiteral("lumps/vertexes")}), rows);
  const QString text = QString::fromUtf8(runCli({QStringLiteral("info"), m_map}).out);
  for (const QString& line : text.split(QLatin1Char('\n'))) {
    const QStringList words = line.simplified().split(QLatin1Char(' '));
    if (words.value(1) == QStringLiteral("VERTEXES")) {
      EXPECT_EQ(lines({words[0]}), rows);
      return;
    }
  }
  FAIL() << "info does not list VERTEXES";
}

TEST_F(TableCommandTest, WrongSectionsAndRowsAreWrongUsage) {
  const auto complaint = [this](const QStringList& arguments) {
    const CliRun run = table(arguments);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, QByteArray());
    return run.err;
  };
  EXPECT_EQ(complaint({QStringLiteral("nothing")}),
            QStringLiteral("vitrine-cli: %1: there is no section \"nothing\"\n").arg(m_map));
  EXPECT_EQ(complaint({QStringLiteral("lumps")}),
            QStringLiteral("vitrine-cli: %1: section \"lumps\" has no records\n").arg(m_map));
  EXPECT_EQ(complaint({QStringLiteral("stored")}).count(QStringLiteral("\"stored\" may be lumps/")), 1) << "ambiguous";
  EXPECT_EQ(complaint({m_vertices, QStringLiteral("--rows"), QStringLiteral("5:2")}),
            QStringLiteral("vitrine-cli: --rows 5:2: expected A:B, rows A to B-1\n"));
}

TEST_F(TableCommandTest, FiltersSortsAndChoosesColumns) {
  // Judged by the whole table, filtered here.
  const QString faces = QStringLiteral("lumps/FACES");
  const auto all = table({faces, kJson}).json();
  std::vector<std::pair<double, int>> wanted;
  for (const auto& face : all) {
    if (face["texinfo"].get<int>() >= 1 && face["area"].get<double>() > 0.5) {
      wanted.emplace_back(-face["area"].get<double>(), face["row"].get<int>());
    }
  }
  ASSERT_GT(wanted.size(), 1U);
  ASSERT_LT(wanted.size(), all.size());
  std::ranges::sort(wanted);
  const auto chosen =
      table({faces, kJson, QStringLiteral("--where"), QStringLiteral("texinfo >= 1 && area > 0.5"),
             QStringLiteral("--sort=-area,row"), QStringLiteral("--columns"), QStringLiteral("texinfo,area")})
          .json();
  ASSERT_EQ(chosen.size(), wanted.size());
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    EXPECT_EQ(chosen[i]["row"], wanted[i].second);
    EXPECT_EQ(chosen[i].size(), 3U) << "row and two columns";
  }
  EXPECT_EQ(lines({faces, QStringLiteral("--columns"), QStringLiteral("area,texinfo")})[0],
            QByteArray("row,area,texinfo"));
  EXPECT_EQ(lines({faces, QStringLiteral("--rows"), QStringLiteral("2:5"), QStringLiteral("--where"),
                   QStringLiteral("row != 3")})
                .size(),
            3)
      << "a heading and two rows";
}

TEST_F(TableCommandTest, CountsTheValuesOfAColumn) {
  // Judged by the whole table, counted here.
  const auto all = table({QStringLiteral("lumps/FACES"), kJson}).json();
  std::map<int, int> counts;
  double sum = 0;
  for (const auto& face : all) {
    ++counts[face["texinfo"].get<int>()];
    sum += face["area"].get<double>();
  }
  const auto texinfos =
      table({QStringLiteral("lumps/FACES"), kJson, QStringLiteral("--statistics"), QStringLiteral("texinfo")}).json();
  EXPECT_EQ(texinfos["records"], all.size());
  EXPECT_EQ(texinfos["distinct"], counts.size());
  EXPECT_EQ(texinfos["min"], counts.begin()->first);
  EXPECT_EQ(texinfos["max"], counts.rbegin()->first);
  ASSERT_EQ(texinfos["values"].size(), counts.size());
  for (const auto& [at, value] : texinfos["values"].items()) {
    EXPECT_EQ(value["count"], counts[std::stoi(value["value"].get<std::string>())]) << at;
  }
  const auto areas =
      table({QStringLiteral("lumps/FACES"), kJson, QStringLiteral("--statistics"), QStringLiteral("area")}).json();
  EXPECT_NEAR(areas["sum"].get<double>(), sum, 1e-3);
  const auto lines = this->lines({QStringLiteral("lumps/FACES"), QStringLiteral("--where"), QStringLiteral("row == 0"),
                                  QStringLiteral("--statistics"), QStringLiteral("texinfo")});
  EXPECT_EQ(lines, (QByteArrayList{"value,count", QByteArray::number(all[0]["texinfo"].get<int>()) + ",1"}));
  EXPECT_EQ(table({QStringLiteral("lumps/FACES"), QStringLiteral("--statistics"), QStringLiteral("aera")}).status, 2);
  EXPECT_EQ(table({QStringLiteral("lumps/FACES"), QStringLiteral("--statistics"), QStringLiteral("area,side")}).status,
            2);
}

TEST_F(TableCommandTest, TellsWhoLeadsToARecord) {
  const auto all = table({QStringLiteral("lumps/FACES"), kJson}).json();
  QByteArrayList wanted{"section,field,row"};
  for (const auto& face : all) {
    if (face["texinfo"] == 0) {
      wanted << "lumps/FACES,texinfo," + QByteArray::number(face["row"].get<int>());
    }
  }
  ASSERT_GT(wanted.size(), 1);
  const QByteArrayList users =
      lines({QStringLiteral("lumps/TEXINFO"), QStringLiteral("--used-by"), QStringLiteral("0")});
  for (const QByteArray& line : wanted) {
    EXPECT_TRUE(users.contains(line)) << line.toStdString();
  }
  EXPECT_EQ(std::ranges::count_if(users, [](const QByteArray& line) { return line.startsWith("lumps/FACES,"); }),
            wanted.size() - 1);
}

TEST_F(TableCommandTest, WrongExpressionsAreWrongUsageAndPointedAt) {
  const CliRun where = table({m_vertices, QStringLiteral("--where"), QStringLiteral("row > 1 && nothing == 2")});
  EXPECT_EQ(where.status, 2);
  EXPECT_EQ(where.out, QByteArray());
  EXPECT_EQ(where.err, QStringLiteral("vitrine-cli: --where: column 12: there is no field \"nothing\"\n"
                                      "  row > 1 && nothing == 2\n"
                                      "             ^^^^^^^\n"));
  EXPECT_EQ(table({m_vertices, QStringLiteral("--sort"), QStringLiteral("nothing")}).status, 2);
  EXPECT_EQ(table({m_vertices, QStringLiteral("--columns"), QStringLiteral("nothing")}).status, 2);
  EXPECT_EQ(table({m_vertices, QStringLiteral("--used-by"), QStringLiteral("99999999")}).status, 2);
}

TEST_F(TableCommandTest, LzmaLumpsHaveTheSameRows) {
  const CliRun coded = runCli({QStringLiteral("table"), madeMap(QStringLiteral("v20_lzma.bsp")), m_vertices});
  EXPECT_EQ(coded.status, 0);
  EXPECT_EQ(coded.out.trimmed().split('\n'), lines({m_vertices}));
}

} // namespace
} // namespace vitrine::tests
