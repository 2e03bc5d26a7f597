#include "core/formats/x3/binary/BinaryBody.h"

#include "core/formats/x3/binary/BodyReader.h"

namespace vitrine::formats::x3 {

Result<Body> readBinaryBody(const Bytes& bytes, const ByteRange& where, const Limits& limits,
                            Diagnostics& diagnostics) {
  auto body = readBodyAt(bytes, 0, where, limits, diagnostics);
  if (!body) {
    return body;
  }
  body->trailing = bytes.size() - body->where.size;
  if (body->trailing > 0 && !diagnostics.anyDamage()) {
    diagnostics.note(QStringLiteral("%1 bytes after the end of the body are left alone").arg(body->trailing),
                     ByteRange{where.space, body->where.end(), body->trailing});
  }
  return body;
}

} // namespace vitrine::formats::x3
