#include "ui/content/TexelText.h"

#include "ui/content/PictureDialog.h"

#include <QColor>

namespace vitrine::ui {

QString lightText(const QVector3D& light) {
  return QStringLiteral("%1 %2 %3").arg(light.x(), 0, 'g', 4).arg(light.y(), 0, 'g', 4).arg(light.z(), 0, 'g', 4);
}

QString texelText(const image::DecodedPicture& picture, QPoint texel) {
  QStringList parts{PictureDialog::tr("Texel %1, %2").arg(texel.x()).arg(texel.y())};
  if (const auto bytes = picture.bytesAt(texel)) {
    const auto& [red, green, blue, alpha] = *bytes;
    parts << QStringLiteral("R %1  G %2  B %3  A %4").arg(red).arg(green).arg(blue).arg(alpha);
    parts << QColor(red, green, blue).name();
  }
  const QVector4D linear = picture.linearAt(texel);
  parts << PictureDialog::tr("linear %1").arg(lightText(linear.toVector3D()));
  parts << PictureDialog::tr("alpha %1").arg(linear.w(), 0, 'g', 4);
  return parts.join(QStringLiteral("  ·  "));
}

} // namespace vitrine::ui
