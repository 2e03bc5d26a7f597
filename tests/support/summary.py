#!/usr/bin/env python3
"""Counts the test cases of one `./dev test`: summary.py FOLDER.

FOLDER holds ctest's own report (ctest.xml) and one GoogleTest report per executable that ctest runs as a whole
(NAME.xml, NAME being its ctest name); such an executable counts as the cases inside. An executable that failed without
leaving a report, because it crashed or ran out of time, counts as one failed case.
"""

import pathlib
import sys
import xml.etree.ElementTree as ElementTree


def cases_of_executable(report):
    """The outcome of each case in a GoogleTest report: "passed", "failed" or "skipped"."""
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            yield "failed"
        elif case.get("result") in ("skipped", "suppressed") or case.get("status") == "notrun":
            yield "skipped"
        else:
            yield "passed"


def outcomes(folder):
    for test in ElementTree.parse(folder / "ctest.xml").iter("testcase"):
        own = {"run": "passed", "fail": "failed"}.get(test.get("status"), "skipped")
        report = folder / (test.get("name") + ".xml")
        if "/" in test.get("name") or not report.is_file():
            yield own
            continue
        inside = list(cases_of_executable(report))
        yield from inside
        if own == "failed" and "failed" not in inside:
            yield "failed"


def main():
    counted = list(outcomes(pathlib.Path(sys.argv[1])))
    print(
        f"\n{len(counted)} test cases: {counted.count('passed')} passed, {counted.count('failed')} failed, "
        f"{counted.count('skipped')} skipped"
    )


if __name__ == "__main__":
    main()
