#include "ui/outline/ConnectionModel.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

using document::EntityConnection;
using document::EntityKeys;

constexpr std::uint32_t kRelay = 0;
constexpr std::uint32_t kFirstDoor = 1;

EntityConnection output(std::uint32_t key, const char* target, EntityConnection::Resolution resolution,
                        std::vector<std::uint32_t> to) {
  EntityConnection made;
  made.kind = EntityConnection::Kind::Output;
  made.resolution = resolution;
  made.from = kRelay;
  made.key = key;
  made.target = QString::fromLatin1(target);
  made.input = QStringLiteral("Open");
  made.to = std::move(to);
  return made;
}

/// A relay that fires at two doors by a wildcard, at itself, at who set it off, and at nobody.
links::EntityGraphPtr graph() {
  Document document;
  document.spaces = ByteSpaces(QStringLiteral("a.map"), bytes::makeMemorySource(Bytes::adopt(QByteArray("text"))));
  const auto named = [](const char* name) {
    return EntityKeys{{QStringLiteral("classname"), QStringLiteral("thing")},
                      {QStringLiteral("targetname"), QString::fromLatin1(name)},
                      {QStringLiteral("OnTrigger"), QString()}};
  };
  const auto read = [named](const Bytes&) {
    return std::vector<EntityKeys>{named("relay"), named("door_1"), named("door_2")};
  };
  const auto connect = [](const std::vector<EntityKeys>&) {
    using enum EntityConnection::Resolution;
    return std::vector<EntityConnection>{output(2, "door_*", Found, {1, 2}), output(2, "!self", Found, {kRelay}),
                                         output(2, "!activator", AtRunTime, {}), output(2, "nobody", Missing, {})};
  };
  document.entityText = document::EntityText{{base::kFileSpace, 0, 4}, read, connect};
  Progress progress;
  return std::make_shared<const links::EntityGraph>(*links::EntityGraph::of(document, progress));
}

QStringList othersOf(const ConnectionModel& model) {
  QStringList texts;
  for (int row = 0; row < model.rowCount(); ++row) {
    texts << model.index(row, ConnectionModel::Other).data().toString();
  }
  return texts;
}

TEST(ConnectionModel, WildcardsAndPartsOfTheGameAreShownAsSuch) {
  ConnectionModel model;
  model.show(graph(), kRelay);
  EXPECT_EQ(othersOf(model),
            (QStringList{QStringLiteral("door_1 (door_*)"), QStringLiteral("door_2 (door_*)"),
                         QStringLiteral("relay (!self)"), QStringLiteral("!activator (known at run time)"),
                         QStringLiteral("nobody"), QStringLiteral("relay")}))
      << "the last is what fires at the relay: itself";
  model.show(graph(), kFirstDoor);
  EXPECT_EQ(othersOf(model), QStringList{QStringLiteral("relay")}) << "who fires has one name";
}

TEST(ConnectionModel, OnlyWhatIsMissingHasAMark) {
  ConnectionModel model;
  model.show(graph(), kRelay);
  QStringList marked;
  for (int row = 0; row < model.rowCount(); ++row) {
    const QModelIndex index = model.index(row, ConnectionModel::Other);
    if (!index.data(Qt::DecorationRole).isNull()) {
      marked << index.data().toString();
    }
  }
  EXPECT_EQ(marked, QStringList{QStringLiteral("nobody")});
}

} // namespace
