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
  link.mode = QStringLiteral("a&b=c ü%");
  link.controls[QStringLiteral("strange:id&=% ü")] = 0.1;
  link.controls[QStringLiteral("style.32")] = 1.0 / 3.0;
  link.animation = 3;
  link.time = 1.25;
  const auto back = ViewLink::parse(link.toText());
  ASSERT_TRUE(back.has_value()) << back.error().message.toStdString();
  EXPECT_EQ(*back, link) << link.toText().toStdString();
}

TEST(ViewLink, RefusesWhatItDoesNotUnderstand) {
  for (const char* text : {"", "http://x", "vitrine:view", "vitrine:view?at=1,2", "vitrine:view?at=1,2,x",
                           "vitrine:view?at=1,2,nan", "vitrine:view?look=1,2,3", "vitrine:view?fov=wide",
                           "vitrine:view?set=a", "vitrine:view?set=:1", "vitrine:view?set=a:b", "vitrine:view?mode=",
                           "vitrine:view?animation=1.5", "vitrine:view?time=inf", "vitrine:view?colour=red"}) {
    EXPECT_FALSE(ViewLink::parse(QString::fromLatin1(text)).has_value()) << text;
  }
  EXPECT_EQ(ViewLink::parse(QStringLiteral("vitrine:view?at=1,2")).error().message,
            QStringLiteral("the view link's at=1,2 is not understood"));
}

} // namespace
} // namespace vitrine::viewing
