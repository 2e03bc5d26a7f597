#include "core/viewing/ViewLink.h"

#include "tests/support/QtPrinters.h"

#include <gtest/gtest.h>

namespace vitrine::viewing {
namespace {

TEST(ViewLink, IsReadableText) {
  ViewLink link;
  link.at = QVector3D(608, -960.5F, -88);
  link.look = ViewAngles{90, -10};
  link.mode = QStringLiteral("lit");
  link.controls[QStringLiteral("layer.sky")] = 1;
  EXPECT_EQ(link.toText(), QStringLiteral("vitrine:view?at=608,-960.5,-88&look=90,-10&mode=lit&set=layer.sky:1"));
}

TEST(ViewLink, ReadsBackAsItWas) {
  ViewLink link;
  EXPECT_EQ(*ViewLink::parse(link.toText()), link) << "nothing set";
  link.at = QVector3D(0.1F, 1e-7F, -123456.7F);
  link.look = ViewAngles{-179.99F, 89.9F};
  link.fov = 73.74F;
  link.orthographicHeight = 1234.5F;
  link.mode = QStringLiteral("a&b=c ü%");
  link.controls[QStringLiteral("strange:id&=% ü")] = 0.1;
  link.controls[QStringLiteral("style.32")] = 1.0 / 3.0;
  link.animation = 3;
  link.time = 1.25;
  link.file = QStringLiteral("/maps/50% off & ü = #1?/a+b.bsp");
  const auto back = ViewLink::parse(link.toText());
  ASSERT_TRUE(back.has_value()) << back.error().message.toStdString();
  EXPECT_EQ(*back, link) << link.toText().toStdString();
}

TEST(ViewLink, IsWithoutPerspectiveByItsHeight) {
  EXPECT_EQ(ViewLink::parse(QStringLiteral("vitrine:view?at=1,2,3&ortho=512"))->orthographicHeight, 512);
  EXPECT_FALSE(ViewLink::parse(QStringLiteral("vitrine:view?at=1,2,3"))->orthographicHeight);
  for (const char* height : {"", "0", "-4", "inf", "tall"}) {
    EXPECT_FALSE(ViewLink::parse(QStringLiteral("vitrine:view?ortho=") + QLatin1String(height))) << height;
  }
}

TEST(ViewLink, NamesAFileByPathOrUri) {
  const auto fileOf = [](const char* value) {
    const auto link = ViewLink::parse(QStringLiteral("vitrine:view?file=") + QString::fromUtf8(value));
    return link ? link->file : QStringLiteral("refused");
  };
  EXPECT_EQ(fileOf("/maps/a%20b.bsp"), QStringLiteral("/maps/a b.bsp"));
  EXPECT_EQ(fileOf("/maps/a b+ü.bsp"), QStringLiteral("/maps/a b+ü.bsp"));
  EXPECT_EQ(fileOf("/games/01.cat/objects/../ring.bod"), QStringLiteral("/games/01.cat/ring.bod"));
  EXPECT_EQ(fileOf("file:///maps/a%20b.bsp"), QStringLiteral("/maps/a b.bsp"));
  EXPECT_EQ(fileOf("file%3A%2F%2F%2Fmaps%2Fa%2520b.bsp"), QStringLiteral("/maps/a b.bsp"));
  EXPECT_EQ(fileOf("file://localhost/maps/a.bsp"), QStringLiteral("/maps/a.bsp"));
  for (const char* elsewhere : {"", "a.bsp", "../a.bsp", "file://elsewhere/share/a.bsp", "//elsewhere/share/a.bsp",
                                "%2F%2Felsewhere/a.bsp", "%5C%5Celsewhere%5Cshare%5Ca.bsp", "http://elsewhere/a.bsp",
                                "file:////elsewhere/share/a.bsp", "file:a.bsp", "/a%00b.bsp"}) {
    EXPECT_EQ(fileOf(elsewhere), QStringLiteral("refused")) << elsewhere;
  }
}

TEST(ViewLink, IsToldFromPathsByItsScheme) {
  EXPECT_TRUE(ViewLink::isMeant(QStringLiteral("vitrine:view?at=1,2,3")));
  EXPECT_TRUE(ViewLink::isMeant(QStringLiteral("VITRINE:nonsense")));
  EXPECT_FALSE(ViewLink::isMeant(QStringLiteral("/vitrine:view?at=1,2,3")));
  EXPECT_FALSE(ViewLink::isMeant(QStringLiteral("vitrine.bsp")));
  EXPECT_TRUE(ViewLink::parse(QStringLiteral("Vitrine:View?at=1,2,3")).has_value());
}

TEST(ViewLink, RefusesWhatItDoesNotUnderstand) {
  for (const char* text : {"", "http://x", "vitrine:view", "vitrine:view?at=1,2", "vitrine:view?at=1,2,x",
                           "vitrine:view?at=1,2,nan", "vitrine:view?look=1,2,3", "vitrine:view?fov=wide",
                           "vitrine:view?set=a", "vitrine:view?set=:1", "vitrine:view?set=a:b", "vitrine:view?mode=",
                           "vitrine:view?animation=1.5", "vitrine:view?time=inf", "vitrine:view?colour=red"}) {
    EXPECT_FALSE(ViewLink::parse(QString::fromLatin1(text)).has_value()) << text;
  }
  for (const char* part : {"at=1e308,0,0", "at=0,0,-3.5e38", "look=0,1e39", "fov=1e300", "ortho=4e38"}) {
    const auto link = ViewLink::parse(QStringLiteral("vitrine:view?") + QLatin1String(part));
    ASSERT_FALSE(link.has_value()) << part << " is no finite float";
    EXPECT_TRUE(link.error().message.contains(QLatin1String(part))) << link.error().message.toStdString();
  }
  EXPECT_EQ(ViewLink::parse(QStringLiteral("vitrine:view?at=1,2")).error().message,
            QStringLiteral("the view link's at=1,2 is invalid"));
}

} // namespace
} // namespace vitrine::viewing
