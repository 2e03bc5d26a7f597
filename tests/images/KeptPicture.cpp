#include "tests/images/KeptPicture.h"

#include "tests/images/Ssim.h"

#include <QDir>

#include <gtest/gtest.h>

namespace vitrine::tests {
namespace {

constexpr double kLeastSsim = 0.97;

} // namespace

void keepForLooking(const QString& name, const QImage& picture) {
  const QDir folder(qEnvironmentVariable("VITRINE_BINARY_DIR") + QStringLiteral("/test-results/images"));
  folder.mkpath(QStringLiteral("."));
  picture.save(folder.filePath(name + QStringLiteral(".png")));
}

QImage expectKept(const QString& name, const QImage& picture) {
  const QString path =
      qEnvironmentVariable("VITRINE_SOURCE_DIR") + QStringLiteral("/tests/images/baselines/%1.png").arg(name);
  if (qEnvironmentVariableIntValue("VITRINE_REGEN") != 0) {
    EXPECT_TRUE(picture.save(path)) << path.toStdString();
  }
  const QImage kept = QImage(path).convertToFormat(QImage::Format_RGB32);
  if (picture.isNull() || kept.size() != picture.size()) {
    ADD_FAILURE() << name.toStdString() << ": no kept picture of this size; run with VITRINE_REGEN=1 and look at it";
    return {};
  }
  EXPECT_GT(ssim(picture, kept), kLeastSsim) << name.toStdString();
  return kept;
}

} // namespace vitrine::tests
