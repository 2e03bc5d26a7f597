#pragma once

#include "core/document/Document.h"
#include "core/formats/api/Format.h"
#include "core/structure/MemberTree.h"

#include <memory>

namespace vitrine::formats::vgo {

class Accessors;

/// Where the pictures of a file are, for Format::resolve: Document::data of a VGO.
class Pictures : public document::FormatData {
public:
  /// Decodes what a texture of the scene names (AssetRef as buildScene made it), on a worker. Throws only
  /// base::Cancelled.
  virtual Result<Asset> resolve(const scene::AssetRef& ref, LoadContext& context) const = 0;
};

/// `layout` and `accessors` are needed for the call only.
std::shared_ptr<const Pictures> picturesOf(const structure::MemberRef& layout, const Accessors& accessors);

} // namespace vitrine::formats::vgo
