"""Chooses what is added to the log-odds of each food, LEANINGS of calibration.ts: `python3 lean.py WORK MODEL.bin HOMES`.

MODEL.bin is the app's own file. Every other photo of each set chooses, the rest is only measured. Photos of one home
show the same food, so what is measured there is what a cook gains whose kitchen looks like this, not what any cook does.
"""
import csv
import math
import pathlib
import pickle
import sys

import numpy as np
import torch

import judge
from decide import LEAST_CELLS, Memory, evidence, logit, merged, softmax
from folds import pixels_in
from foods import FOODS, INDEX, NOTHING
from photos import Photo, pixels_of
from scaling import scaled
from stored import parts_of, stored, weights_of
from windows import all_windows, shares

# As in calibration.ts.
OFFSET, WEIGHTS, FIRST, OTHER, SURE = 0.422, np.array([0.354, -0.405, 1.543]), 0.36, 0.5, 0.97
MEMORY = Memory(absent=-1.5, gain=1.2, rival_from=-0.3, rival=2.2, doubt=1.2)
MOST = 6
STEPS = (-2, -1.5, -1, -0.5, -0.25, 0, 0.5, 1, 1.5, 2)
# What a food that is found is worth in each set, and what a wrong name costs; a step away from nothing costs, too.
WORTH, STEP = {"home": (1, 1), "kitchen": (2, 2), "shop": (1, 1), "nothing": (0, 1)}, 1.0


def photos(work, homes):
    data = pickle.loads((work / "photos.pickle").read_bytes())
    yield from [photo for photo, fold in zip(data["kitchens"], data["folds"]) if fold in (2, 3)][::2]
    yield from [photo for photo in data["shop"] if photo.session != "train"][::2]
    yield from [photo for photo in data["unknown"] if photo.scene != "drawn"][::3]
    for row in csv.DictReader(open(homes / "labels.csv")):
        photo = Photo(row["file"], "home", "home", pixels_of(homes / row["file"], 800), scene=row["scene"])
        photo.boxes = [(INDEX[row["food"]],)] if row["food"] else []
        yield photo


def whole(path):
    """The network of a file with what it remembers, and from where on each memory counts."""
    net, (header, layers) = stored(path), parts_of(path)
    layer, weights, scale, bias = layers[-1]
    rows = weights_of(layer, weights)[:, :, 0, 0].astype(np.float32) * scale[:, None]
    net.out = torch.nn.Linear(rows.shape[1], len(rows))
    net.out.weight.data, net.out.bias.data = torch.tensor(rows), torch.tensor(np.array(bias))
    return net.eval(), header["remembered"]


@torch.no_grad()
def guesses(net, remembered, photo):
    """Of each food that may be there: its log-odds, and those that what was learnt gives it alone."""
    x = pixels_in(scaled(photo.pixels)[None])
    high, wide = x.shape[2] // 32, x.shape[3] // 32
    scores = net(x).reshape(high, wide, -1).numpy()
    foods, facts = evidence(scores[..., : NOTHING + 1])
    learnt = {FOODS[food]: OFFSET + float(row @ WEIGHTS) for food, row in zip(foods, facts)}
    windows = all_windows(high, wide)
    large = windows[(windows[:, 2] - windows[:, 0]) * (windows[:, 3] - windows[:, 1]) >= LEAST_CELLS]
    clear = logit(softmax(shares(large, high, wide) @ scores.reshape(high * wide, -1)[:, NOTHING + 1 :]).max(0))
    memories = {}
    for row, each in enumerate(remembered):
        memories[each["food"]] = max(memories.get(each["food"], 0), float(clear[row]) - each["from"])
    return [(food, *map(log_odds, chances)) for food, *chances in merged(learnt, memories, MEMORY, FIRST)]


def log_odds(chance):
    chance = min(max(chance, 1e-9), 1 - 1e-9)
    return math.log(chance / (1 - chance))


def named(guesses, leanings):
    rows = sorted(((z + leanings.get(food, 0), food, alone) for food, z, alone in guesses), reverse=True)[:MOST]
    kept = [row for at, row in enumerate(rows) if row[0] >= log_odds(OTHER if at else FIRST)]
    return [(food, z, min(z, alone) >= log_odds(SURE)) for z, food, alone in kept]


def worth(rows, leanings):
    sum_ = 0
    for photo, truth, each in rows:
        names, (found, wrong) = {food for food, *_ in named(each, leanings)}, WORTH[photo.source]
        sum_ += found * len(truth & names) - wrong * len(names - truth)
    return sum_


def chosen(rows):
    """Food by food, twice."""
    leanings = {}
    for food in sorted({food for *_, each in rows for food, z, _ in each if z > -2.5}) * 2:
        asked = [row for row in rows if any(name == food for name, *_ in row[2])]
        leanings[food] = max(STEPS, key=lambda step: worth(asked, {**leanings, food: step}) - STEP * abs(step))
    return {food: step for food, step in leanings.items() if step}


def show(rows, leanings):
    for source in WORTH:
        for scene in ["", *sorted({photo.scene for photo, *_ in rows if photo.source == source == "home"})]:
            those = [row for row in rows if row[0].source == source and scene in ("", row[0].scene)]
            answers = [named(each, leanings) for *_, each in those]
            print(judge.line(f"{source} {scene}", judge.counts([truth for _, truth, _ in those], answers)))


def main(work, model, homes):
    torch.set_num_threads(1)
    net, remembered = whole(model)
    rows = [(photo, {FOODS[food] for food in photo.foods}, guesses(net, remembered, photo)) for photo in photos(pathlib.Path(work), pathlib.Path(homes))]
    leanings = chosen(rows[::2])
    print(leanings)
    for half in (0, 1):
        print(("the half that chose", "the other half")[half])
        for each in ({}, leanings):
            show(rows[half::2], each)


if __name__ == "__main__":
    main(*sys.argv[1:4])
