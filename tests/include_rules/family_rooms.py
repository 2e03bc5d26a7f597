"""The rooms that every family of formats has alike (docs/architecture.md, "The rooms of a family")."""

ROOMS = ("file", "records", "scene", "assets", "format")
# Folders of core/formats that are no family.
SHARED = ("api", "registry")


def why_misplaced(path):
    """Why a source of a family lies in none of its rooms, or None. FAMILY/ROOM/…, or FAMILY/FORMAT/ROOM/…"""
    parts = path.split("/")
    if parts[:2] != ["core", "formats"] or len(parts) < 4 or parts[2] in SHARED:
        return None
    inside = parts[3:-1]
    if any(folder in ROOMS for folder in inside[:2]):
        return None
    return f"lies in none of the rooms of a family ({', '.join(ROOMS)})"


def misplaced(files):
    """One line for each source that lies in no room."""
    return [f"{path}:1: {reason}" for path in sorted(files) if (reason := why_misplaced(path))]
