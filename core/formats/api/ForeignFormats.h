#pragma once

#include "core/formats/api/Format.h"

namespace vitrine::formats {

/// The name of the well-known format of other programs that a file's first bytes belong to, by their magic: "a PNG
/// picture", user text of the context "formats"; null: none of those in the table. For files that no format of the
/// registry recognises. Of several magics that fit the longest counts; nothing behind `head` is needed.
const char* foreignFormat(const Bytes& head);

/// The name as from foreignFormat, for whole files: those without a magic may be empty or plain text.
const char* foreignKind(const Probe& probe);

/// Reason why a file of this kind (foreignKind; may be null) is not opened, in the user's language.
QString foreignReason(const char* kind);

} // namespace vitrine::formats
