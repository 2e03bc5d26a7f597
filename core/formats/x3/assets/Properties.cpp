#include "core/formats/x3/assets/Properties.h"

namespace vitrine::formats::x3 {

scene::Property ourProperty(const char* key, const QString& value, const std::optional<RecordRef>& record,
                            const std::optional<ByteRange>& where) {
  scene::Property property;
  property.key = QString::fromLatin1(key);
  property.value = value;
  property.record = record;
  property.where = where;
  property.ours = true;
  return property;
}

QString textOf(const QVector3D& vector) {
  return QStringLiteral("%1, %2, %3").arg(vector.x()).arg(vector.y()).arg(vector.z());
}

} // namespace vitrine::formats::x3
