"""Counts what the app makes of photos that have labels: `python3 measure.py HOMES < LINES`, see README.md.

LINES are those of `npm run see`. So what is measured is what ships: the app's own network, rules and scaling.
"""
import csv
import json
import pathlib
import sys
from collections import Counter

import judge


def main(homes):
    homes = pathlib.Path(homes)
    rows = {(homes / row["file"]).name: row for row in csv.DictReader(open(homes / "labels.csv"))}
    scenes = {}
    for line in map(json.loads, sys.stdin):
        row = rows[pathlib.Path(line["file"]).name]
        scenes.setdefault(row["scene"], []).append(({row["food"]} - {""}, line))
    show("all", [each for photos in scenes.values() for each in photos])
    for scene, photos in sorted(scenes.items()):
        show(scene, photos)


def show(name, photos):
    truths = [truth for truth, _ in photos]
    answers = [[(each["food"], each["probability"], each["isSure"]) for each in line["foods"]] for _, line in photos]
    offered = sum(bool(truth & set(line["candidates"])) for truth, line in photos)
    asked = sum(bool(line["candidates"]) for _, line in photos)
    named = Counter(food for answer in answers for food, *_ in answer).most_common(4)
    print(judge.line(name, judge.counts(truths, answers)) + f", asks on {asked}, with the food among the choices {offered};", *named)


if __name__ == "__main__":
    main(sys.argv[1])
