#include "core/formats/vgo/file/crypt/KeyFile.h"

#include "core/base/Translate.h"
#include "core/bytes/FileBytes.h"

#include <QFileInfo>

namespace vitrine::formats::vgo {
namespace {

const QString kOption = QStringLiteral("key");

Result<Bytes> keyOf(const ByteSource& file, const QString& name) {
  if (file.size() != kKeyFileBytes) {
    return std::unexpected(askForKey(base::translate("formats", "%1 has %2 bytes; a key file has %3")
                                         .arg(name)
                                         .arg(file.size())
                                         .arg(kKeyFileBytes)));
  }
  auto bytes = file.readAll();
  if (!bytes) {
    return std::unexpected(
        askForKey(base::translate("formats", "%1 cannot be read: %2").arg(name, bytes.error().message)));
  }
  return bytes;
}

Result<Bytes> givenKey(const QString& path) {
  const auto file = bytes::FileBytes::open(path);
  const QString name = QFileInfo(path).fileName();
  if (!file) {
    return std::unexpected(
        askForKey(base::translate("formats", "%1 cannot be read: %2").arg(name, file.error().message)));
  }
  return keyOf(**file, name);
}

} // namespace

Error askForKey(const QString& message) {
  Error error = Error::of(ErrorCode::NeedsInput, message);
  error.needs =
      base::NeedsInput{kOption, QString::fromLatin1(QT_TRANSLATE_NOOP("formats", "key file")), QStringLiteral("*.vgk")};
  return error;
}

Result<std::optional<Bytes>> findKey(const Source& source, LoadContext& context) {
  const auto option = context.options.constFind(kOption);
  if (option != context.options.cend()) {
    return givenKey(*option);
  }
  const QString name = QFileInfo(source.path).completeBaseName() + QStringLiteral(".vgk");
  const auto found = context.vfs.find(name);
  if (!found) {
    return std::nullopt;
  }
  const auto file = found->mount->open(found->entry, context.limits);
  if (!file) {
    return std::unexpected(
        askForKey(base::translate("formats", "%1 cannot be read: %2").arg(name, file.error().message)));
  }
  return keyOf(**file, name);
}

} // namespace vitrine::formats::vgo
