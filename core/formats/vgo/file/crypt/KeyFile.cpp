#include "core/formats/vgo/file/crypt/KeyFile.h"

#include "core/base/Translate.h"
#include "core/bytes/FileBytes.h"

#include <QFileInfo>

namespace vitrine::formats::vgo {
namespace {

const QString kOption = QStringLiteral("key");

/// The key in a file, which is asked for anew where that is none.
Result<Bytes> keyOf(const Result<ByteSourcePtr>& file, const QString& name) {
  if (file && (*file)->size() != kKeyFileBytes) {
    return std::unexpected(askForKey(base::translate("formats", "%1 has %2 bytes; a key file has %3")
                                         .arg(name)
                                         .arg((*file)->size())
                                         .arg(kKeyFileBytes)));
  }
  auto key = file ? (*file)->readAll() : Result<Bytes>(std::unexpected(file.error()));
  if (!key) {
    return std::unexpected(
        askForKey(base::translate("formats", "%1 cannot be read: %2").arg(name, key.error().message)));
  }
  return key;
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
    return keyOf(bytes::FileBytes::open(*option), QFileInfo(*option).fileName());
  }
  const QString name = QFileInfo(source.path).completeBaseName() + QStringLiteral(".vgk");
  const auto found = context.vfs.find(name);
  if (!found) {
    return std::nullopt;
  }
  return keyOf(found->mount->open(found->entry, context.limits), name);
}

} // namespace vitrine::formats::vgo
