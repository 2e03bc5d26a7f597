#include "core/formats/source/assets/vmt/Vmt.h"

#include "core/base/Translate.h"
#include "core/files/Mount.h"
#include "core/formats/source/assets/vmt/VmtConditions.h"
#include "core/formats/source/assets/vmt/VmtValues.h"
#include "core/formats/source/file/keyvalues/KeyValues.h"

#include <QSet>

namespace vitrine::formats::source {
namespace {

using base::translate;

constexpr int kMaxIncludeDepth = 8;
constexpr std::size_t kMaxParameters = 10'000;
constexpr int kMaxDirectives = 64; ///< `#base` and `#include` of one material, in all its files
constexpr QLatin1StringView kPatch("patch");
constexpr QLatin1StringView kBase("#base");
constexpr QLatin1StringView kInclude("#include");

bool sameName(const QString& name, QLatin1StringView other) {
  return name.compare(other, Qt::CaseInsensitive) == 0;
}

/// Replaces the first parameter of this key, or adds it.
void setParameter(Vmt& vmt, const QString& key, const QString& value) {
  const auto known = std::ranges::find_if(vmt.parameters, [&](const Vmt::Parameter& parameter) {
    return parameter.key.compare(key, Qt::CaseInsensitive) == 0;
  });
  if (known != vmt.parameters.end()) {
    known->value = value;
  } else if (vmt.parameters.size() < kMaxParameters) {
    vmt.parameters.push_back({key, value});
  }
}

void setAll(Vmt& vmt, const std::vector<KeyValue>& entries) {
  for (const KeyValue& entry : entries) {
    if (const auto key = conditionalKey(entry.key); key && !entry.block) {
      setParameter(vmt, *key, entry.value);
    }
  }
}

/// Keeps a block that means nothing to a viewer, for the inspector.
void keepBlock(Vmt& vmt, const QString& path, const std::vector<KeyValue>& entries) {
  for (const KeyValue& entry : entries) {
    const QString below = path + QLatin1Char('/') + entry.key;
    if (entry.block) {
      keepBlock(vmt, below, entry.children);
    } else if (vmt.parameters.size() < kMaxParameters) {
      vmt.parameters.push_back({below, entry.value});
    }
  }
}

Vmt plainMaterial(const KeyValue& root) {
  Vmt vmt;
  vmt.shader = root.key;
  for (const KeyValue& entry : root.children) {
    const auto key = conditionalKey(entry.key);
    if (key && !entry.block && vmt.parameters.size() < kMaxParameters) {
      vmt.parameters.push_back({*key, entry.value});
    }
  }
  for (const KeyValue& entry : root.children) {
    if (entry.block && isCurrentFallback(entry.key, root.key)) {
      setAll(vmt, entry.children);
    } else if (entry.block) {
      keepBlock(vmt, entry.key, entry.children);
    }
  }
  return vmt;
}

/// Adds what `into` lacks of `from`, in blocks of the same name as well.
void addMissing(KeyValue& into, const KeyValue& from) {
  QSet<QString> known;
  for (const KeyValue& entry : into.children) {
    known.insert(entry.key.toLower());
  }
  for (const KeyValue& entry : from.children) {
    if (!known.contains(entry.key.toLower())) {
      into.children.push_back(entry);
      continue;
    }
    const auto same = std::ranges::find_if(
        into.children, [&](const KeyValue& own) { return own.key.compare(entry.key, Qt::CaseInsensitive) == 0; });
    if (entry.block && same->block) {
      addMissing(*same, entry);
    }
  }
}

class VmtReader {
public:
  VmtReader(const VmtInclude& include, const Limits& limits, Diagnostics* diagnostics)
      : m_include(include), m_limits(limits), m_diagnostics(diagnostics) {}

  Result<Vmt> read(const Bytes& text, const QString& path, int depth);

private:
  Result<Vmt> readPatch(const KeyValue& root, int depth);
  std::optional<KeyValue> rootOf(const Bytes& text, const QString& path, int depth);
  std::optional<KeyValue> rootOfDirective(const QString& named, const QString& path, int depth);
  void tell(const QString& message, base::Unplaced reason) {
    if (m_diagnostics != nullptr) {
      m_diagnostics->warn(message, reason);
    }
  }

  const VmtInclude& m_include;
  const Limits& m_limits;
  Diagnostics* m_diagnostics;
  int m_directives = 0;
  QStringList m_bases; ///< what they named
};

Result<Vmt> VmtReader::readPatch(const KeyValue& root, int depth) {
  const KeyValue* include = root.find(u"include");
  if (include == nullptr || include->block) {
    return std::unexpected(Error::of(ErrorCode::Damaged, translate("formats", "a patch without an included material")));
  }
  if (depth >= kMaxIncludeDepth) {
    return std::unexpected(
        Error::of(ErrorCode::LimitReached, translate("formats", "materials that include each other")));
  }
  const auto text = m_include(include->value);
  if (!text) {
    return std::unexpected(text.error());
  }
  auto vmt = read(*text, include->value, depth + 1);
  if (!vmt) {
    return vmt;
  }
  vmt->includes.prepend(include->value);
  for (const KeyValue& entry : root.children) {
    if (entry.block &&
        (sameName(entry.key, QLatin1StringView("insert")) || sameName(entry.key, QLatin1StringView("replace")))) {
      setAll(*vmt, entry.children);
    }
  }
  return vmt;
}

/// The block of a file that another names, beside it or by its path in the game.
std::optional<KeyValue> VmtReader::rootOfDirective(const QString& named, const QString& path, int depth) {
  if (depth >= kMaxIncludeDepth || ++m_directives > kMaxDirectives) {
    tell(translate("formats", "%1 is left out: materials that include each other").arg(named), base::Unplaced::Limit);
    return std::nullopt;
  }
  const auto beside = files::resolvedPath(files::folderOf(path), named);
  auto text = beside ? m_include(*beside) : std::unexpected(Error::of(ErrorCode::NotFound, QString(), named));
  const QString found = text ? *beside : named;
  if (!text) {
    text = m_include(named);
  }
  if (!text) {
    tell(translate("formats", "%1 is missing").arg(named), base::Unplaced::FileMissing);
    return std::nullopt;
  }
  m_bases << named;
  return rootOf(*text, found, depth + 1);
}

/// The material's block; `#base` gives what it lacks, `#include` one where there is none.
std::optional<KeyValue> VmtReader::rootOf(const Bytes& text, const QString& path, int depth) {
  KeyValueOptions options;
  options.maxDepth = m_limits.maxDepth;
  options.maxEntries = kMaxParameters;
  Diagnostics found;
  std::vector<KeyValue> roots = parseKeyValues(text, options, &found);
  if (m_diagnostics != nullptr) {
    m_diagnostics->addOf(path, found);
  }
  std::optional<KeyValue> root;
  if (const auto own = std::ranges::find_if(roots, &KeyValue::block); own != roots.end()) {
    root = std::move(*own);
  }
  for (const KeyValue& entry : roots) {
    const bool base = sameName(entry.key, kBase);
    if (entry.value.isEmpty() || (!base && !(sameName(entry.key, kInclude) && !root))) {
      continue;
    }
    auto other = rootOfDirective(entry.value, path, depth);
    if (other && root) {
      addMissing(*root, *other);
    } else if (other) {
      root = std::move(other);
    }
  }
  return root;
}

Result<Vmt> VmtReader::read(const Bytes& text, const QString& path, int depth) {
  const std::optional<KeyValue> root = rootOf(text, path, depth);
  if (!root) {
    return std::unexpected(
        Error::of(ErrorCode::WrongFormat, translate("formats", "not a material: it has no shader block")));
  }
  const QStringList bases = std::exchange(m_bases, {});
  auto vmt = sameName(root->key, kPatch) ? readPatch(*root, depth) : plainMaterial(*root);
  if (vmt) {
    vmt->includes = bases + vmt->includes;
  }
  return vmt;
}

} // namespace

std::optional<QString> Vmt::find(QStringView key) const {
  const auto found = std::ranges::find_if(
      parameters, [key](const Parameter& parameter) { return key.compare(parameter.key, Qt::CaseInsensitive) == 0; });
  return found == parameters.end() ? std::nullopt : std::optional(found->value);
}

bool Vmt::isSet(QStringView key) const {
  return number(key).value_or(0) != 0;
}

std::optional<float> Vmt::number(QStringView key) const {
  const auto found = find(key);
  return found ? leadingNumber(*found) : std::nullopt;
}

Result<Vmt> readVmt(const Bytes& text, const VmtInclude& include, const Limits& limits, Diagnostics* diagnostics,
                    const QString& path) {
  return VmtReader(include, limits, diagnostics).read(text, path, 0);
}

} // namespace vitrine::formats::source
