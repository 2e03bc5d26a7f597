#include "ui/session/PictureLink.h"

#include "core/bytes/ContentHash.h"
#include "core/bytes/FileBytes.h"
#include "core/image/PictureOutput.h"
#include "tests/support/QtPrinters.h"
#include "tests/support/TempFolder.h"

#include <QDir>

#include <gtest/gtest.h>

using namespace vitrine;
using namespace vitrine::ui;

namespace {

class PictureLinkTest : public testing::Test {
protected:
  /// A picture in "pictures" of the file `name`, whose bytes are `content`.
  QString picture(const QString& name, const QByteArray& content, const QString& view = kView) {
    const QString shown = m_folder.write(QStringLiteral("shown"), content);
    base::Progress progress;
    const image::PictureNotes notes{
        .file = name, .hash = bytes::contentHash(**FileBytes::open(shown), progress), .camera = {}, .view = view};
    QFile::remove(shown);
    QDir().mkpath(m_folder.path(QStringLiteral("pictures")));
    const QString path = m_folder.path(QStringLiteral("pictures/shot.png"));
    auto output = image::PictureOutput::open(path, {.kind = image::OutputKind::Png, .notes = notes}, {4, 4}, false);
    QImage pixels(4, 4, QImage::Format_RGB32);
    pixels.fill(Qt::red);
    EXPECT_TRUE(output && (*output)->add(pixels) && (*output)->commit());
    return path;
  }
  QString found(const QString& picture, const QStringList& known = {}) {
    const auto view = picturedView(picture);
    EXPECT_TRUE(view);
    base::Progress progress;
    return view ? linkOfPicture(*view, known, progress).file : QString();
  }

  static inline const QString kView = QStringLiteral("vitrine:view?at=3,-25,7&look=85,2");
  vitrine::tests::TempFolder m_folder;
};

TEST_F(PictureLinkTest, TheFileBesideThePictureIsFirst) {
  const QString shot = picture(QStringLiteral("a.bsp"), "map");
  const QString beside = m_folder.write(QStringLiteral("pictures/a.bsp"), QByteArray("map"));
  const QString known = m_folder.write(QStringLiteral("maps/a.bsp"), QByteArray("map"));
  EXPECT_EQ(found(shot, {known}), beside);
}

TEST_F(PictureLinkTest, TheRightContentDecidesBetweenFilesOfOneName) {
  const QString shot = picture(QStringLiteral("a.bsp"), "map");
  m_folder.write(QStringLiteral("pictures/a.bsp"), QByteArray("another map"));
  const QString other = m_folder.write(QStringLiteral("game/a.bsp"), QByteArray("a third"));
  const QString right = m_folder.write(QStringLiteral("maps/a.bsp"), QByteArray("map"));
  EXPECT_EQ(found(shot, {other, right}), right);
}

TEST_F(PictureLinkTest, AFileThatWasRenamedIsFoundByItsContent) {
  const QString shot = picture(QStringLiteral("a.bsp"), "map");
  const QString renamed = m_folder.write(QStringLiteral("pictures/b.bsp"), QByteArray("map"));
  EXPECT_EQ(found(shot), renamed);
  QFile::remove(renamed);
  const QString known = m_folder.write(QStringLiteral("demo/museum.bsp"), QByteArray("map"));
  EXPECT_EQ(found(shot, {m_folder.path(QStringLiteral("gone.bsp")), known}), known);
}

TEST_F(PictureLinkTest, FilesThatAreTooLargeOrOfAnotherKindAreNotRead) {
  const QString shot = picture(QStringLiteral("a.bsp"), "map");
  m_folder.write(QStringLiteral("pictures/b.dat"), QByteArray("map"));
  QFile large(m_folder.path(QStringLiteral("pictures/c.bsp")));
  ASSERT_TRUE(large.open(QIODevice::WriteOnly) && large.resize(qint64{3} << 30)); // without blocks on disk
  const QString after = m_folder.write(QStringLiteral("pictures/d.bsp"), QByteArray("map"));
  EXPECT_EQ(found(shot), after) << "behind the one that is too large";
  QFile::remove(after);
  EXPECT_EQ(found(shot), m_folder.path(QStringLiteral("pictures/a.bsp"))) << "to be asked for";
}

TEST_F(PictureLinkTest, AFileOfTheNameIsTheLastChoice) {
  const QString shot = picture(QStringLiteral("a.bsp"), "map");
  const QString known = m_folder.write(QStringLiteral("maps/a.bsp"), QByteArray("edited since"));
  EXPECT_EQ(found(shot, {known}), known);
  QFile::remove(known);
  EXPECT_EQ(found(shot, {known}), m_folder.path(QStringLiteral("pictures/a.bsp"))) << "to be asked for";
}

TEST_F(PictureLinkTest, TheNotedFileIsTakenAsItIs) {
  const QString noted = m_folder.write(QStringLiteral("noted/a.bsp"), QByteArray("edited since"));
  const QString shot = picture(QStringLiteral("a.bsp"), "map", kView + QStringLiteral("&file=") + noted);
  m_folder.write(QStringLiteral("pictures/a.bsp"), QByteArray("map"));
  EXPECT_EQ(found(shot), noted);
}

TEST_F(PictureLinkTest, OtherPicturesHaveNoView) {
  const QString plain = m_folder.path(QStringLiteral("plain.png"));
  QImage(4, 4, QImage::Format_RGB32).save(plain);
  EXPECT_FALSE(picturedView(plain));
  EXPECT_FALSE(picturedView(m_folder.path(QStringLiteral("none.png"))));
}

} // namespace
