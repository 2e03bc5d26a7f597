#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats {

/// Any file as bytes alone: one section, and in it the files of well-known formats that are found there. In no registry:
/// a file is opened so when that is asked for, or when no format can read it (OpenOptions).
class RawFormat final : public Format {
public:
  /// Bytes from the start of a file in which files are looked for as it is opened.
  static constexpr std::uint64_t kSearchedBytes = 256ull << 20;

  /// Lives as long as the process.
  static const RawFormat& instance();
  /// Id of documents opened so, and of OpenOptions::format.
  static QString id() { return QStringLiteral("raw"); }

  const FormatInfo& info() const override;
  /// 0: a file is never told to be nothing but bytes.
  int score(const Probe& probe) const override;

  /// Document as from load, with the reason why the file is shown so.
  Result<DocumentPtr> loadBecause(const Error& reason, const Source& source, LoadContext& context) const;

protected:
  Result<void> read(const Source& source, LoadContext& context, Document& document) const override;
};

} // namespace vitrine::formats
