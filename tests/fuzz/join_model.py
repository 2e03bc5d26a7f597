"""Joins the three files of a Source model to one seed of fuzz_mdl: lengths of the first two, then all three."""
import pathlib
import struct
import sys

base, out = sys.argv[1:]
mdl, vvd, vtx = (pathlib.Path(base + ending).read_bytes() for ending in (".mdl", ".vvd", ".dx90.vtx"))
pathlib.Path(out).write_bytes(struct.pack("<2I", len(mdl), len(vvd)) + mdl + vvd + vtx)
