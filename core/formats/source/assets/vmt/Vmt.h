#pragma once

#include "core/base/Diagnostics.h"
#include "core/base/Limits.h"
#include "core/base/Result.h"
#include "core/bytes/Bytes.h"

#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace vitrine::formats::source {

/// A material description after its includes, conditions and fallback blocks have been worked in;
/// docs/formats/source-assets.md, "VMT".
struct Vmt {
  /// One parameter. Entries of sub-blocks that are not worked in (proxies) have a path: "Proxies/TextureScroll/x".
  struct Parameter {
    QString key; ///< as spelled, without its condition
    QString value;
  };

  QString shader;                    ///< as spelled: "LightmappedGeneric"; never "patch"
  std::vector<Parameter> parameters; ///< in the order of the files; duplicates kept, the first counts
  QStringList includes;              ///< files that patches and `#base` refer to, outermost first

  /// The first value of this key, without regard to case.
  std::optional<QString> find(QStringView key) const;
  QString value(QStringView key) const { return find(key).value_or(QString()); }
  /// A number other than 0.
  bool isSet(QStringView key) const;
  /// The number, if the value starts with one.
  std::optional<float> number(QStringView key) const;
};

/// Finds an included file, "materials/x.vmt"; NotFound when there is none.
using VmtInclude = std::function<Result<Bytes>(const QString& path)>;

/// Reads a material text with everything it includes. `path` is its own ("materials/a/x.vmt"), which those of `#base`
/// and
/// `#include` are relative to. Errors: WrongFormat (no block in it), what `include` says of a patch's file, and
/// LimitReached when patches go round or too deep; what else cannot be included is told. `diagnostics` may be null.
Result<Vmt> readVmt(const Bytes& text, const VmtInclude& include, const Limits& limits, Diagnostics* diagnostics,
                    const QString& path = {});

} // namespace vitrine::formats::source
