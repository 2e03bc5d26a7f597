"""The rooms that every family of formats has alike (docs/architecture.md, "The rooms of a family")."""

# Each room and its floor: a room sees those on its own floor and below.
ROOMS = {"file": 0, "records": 0, "scene": 1, "assets": 1, "format": 2}
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


def room_of(path):
    """(family, room) of a family's source, or None."""
    parts = path.split("/")
    if parts[:2] != ["core", "formats"] or len(parts) < 4 or parts[2] in SHARED:
        return None
    room = next((folder for folder in parts[3:-1][:2] if folder in ROOMS), None)
    return (parts[2], room) if room else None


def why_upward(source, target):
    """Why a source of a family may not include another of it, or None."""
    here, there = room_of(source), room_of(target)
    if not here or not there or here[0] != there[0] or ROOMS[there[1]] <= ROOMS[here[1]]:
        return None
    return f"the room {there[1]} is above the room {here[1]} of a family"


def misplaced(files):
    """One line for each source that lies in no room."""
    return [f"{path}:1: {reason}" for path in sorted(files) if (reason := why_misplaced(path))]
