#include "core/base/Error.h"

#include "core/base/Translate.h"

namespace vitrine::base {

Error Error::damaged(QString message, std::uint64_t offset, SpaceId space) {
  Error error;
  error.code = ErrorCode::Damaged;
  error.message = std::move(message);
  error.offset = offset;
  error.space = space;
  return error;
}

Error Error::of(ErrorCode code, QString message, QString path) {
  Error error;
  error.code = code;
  error.message = std::move(message);
  error.path = std::move(path);
  return error;
}

QString Error::reason() const {
  if (!offset) {
    return message;
  }
  // One arg() for all: the message may hold percent signs, a file's name for one.
  const QString where = QStringLiteral("0x%1").arg(*offset, 0, 16);
  if (space == kFileSpace) {
    return translate("formats", "%1 (at byte %2)").arg(message, where);
  }
  return translate("formats", "%1 (at byte %2 of space %3)").arg(message, where, QString::number(space));
}

} // namespace vitrine::base
