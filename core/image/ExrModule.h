#pragma once

#include <QByteArray>
#include <QString>

#include <memory>
#include <utility>
#include <vector>

/// Interface of the module with OpenEXR in it (core/base/LoadedModule.h, docs/adr/0013-modules-loaded-on-first-use.md).
namespace vitrine::image {

/// Head of a picture that is to be written.
struct ExrHead {
  int width = 0;
  int height = 0;
  bool alpha = false;
  std::vector<std::pair<QByteArray, QByteArray>> texts; ///< attributes by name, UTF-8
};

/// Picture on its way into the bytes of a file: half floats, ZIP, rows from the top. One thread at a time.
class ExrWriter {
public:
  virtual ~ExrWriter() = default;
  ExrWriter(const ExrWriter&) = delete;
  ExrWriter& operator=(const ExrWriter&) = delete;

  /// Adds rows of four floats a pixel: linear red, green and blue with the primaries of sRGB, premultiplied, and alpha.
  /// False: problem() says why.
  virtual bool add(const float* pixels, int rows) = 0;
  /// Bytes of the file, after the last row; empty: problem() says why.
  virtual QByteArray take() = 0;
  virtual QString problem() const = 0;

protected:
  ExrWriter() = default;
};

/// Functions of the module. Thread-safe.
class ExrCodec {
public:
  virtual ~ExrCodec() = default;
  /// Null: `problem` says why.
  virtual std::unique_ptr<ExrWriter> begin(const ExrHead& head, QString& problem) const = 0;
  /// The attributes of a file that are texts; none of what is no such file.
  virtual std::vector<std::pair<QByteArray, QByteArray>> texts(const QString& path) const = 0;
};

/// Goes up whenever anything above changes.
inline constexpr int kExrInterface = 1;

/// The module's one function: null when it was built for another interface.
using ExrEntry = const ExrCodec* (*)(int interface);
inline constexpr const char* kExrEntryName = "vitrineExrCodec";

} // namespace vitrine::image
