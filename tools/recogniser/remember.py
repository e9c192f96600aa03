"""Gives a network back what ImageNet taught it: `python3 remember.py WORK MODEL.bin`, see README.md.

Its last layer gets rows of ImageNet's last layer: those of foods of our table, then those of the things that training
photos show in their place, and at last one row for all the others. The rows before stay as they are, to the byte.
"""
import json
import pathlib
import pickle
import random
import struct
import sys

import numpy as np
import torch

from decide import LEAST_CELLS, logit, softmax
from export import BLOCK, quantised
from folds import pixels_in
from foods import INDEX
from scaling import scaled
from stored import parts_of, stored
from trunk import from_imagenet
from windows import all_windows, shares

KIND = "lite2-17-19"
# Classes of ImageNet, and the foods of our table that they are.
REMEMBERED = {
    936: "cabbage", 939: "courgette", 943: "cucumber", 945: "bell-pepper", 948: "apple", 950: "orange", 951: "lemon",
    953: "pineapple", 954: "banana", 957: "pomegranate", 959: "pasta",
}
FOODS = list(REMEMBERED)
# So many rows in all: the file must stay below 4 MB, and the kernel takes eight at a time.
ROWS = 46
# A food counts from where so few of the photos without it are clearer, but from no lower and no higher than LIMITS.
PHOTOS, CLEARER, LIMITS = 150, {"kitchen": 0.02, "shop": 0.05, "nothing": 0.02}, (-4.0, 2.0)


def training_photos(data, r):
    shop = [photo for photo in data["shop"] if photo.session == "train"]
    kitchens = [photo for photo, fold in zip(data["kitchens"], data["folds"]) if fold not in (2, 3)]
    return [photo for pool in (kitchens, shop, data["nothing"]) for photo in r.sample(pool, PHOTOS)]


def features(net, photos):
    """What the trunk makes of each large window of each photo: [windows, 1280]."""
    for photo in photos:
        with torch.no_grad():
            cells = net.trunk(pixels_in(scaled(photo.pixels)[None])).float()[0].numpy()
        yield large_windows(cells)


def large_windows(cells):
    high, wide = cells.shape[:2]
    windows = all_windows(high, wide)
    large = (windows[:, 2] - windows[:, 0]) * (windows[:, 3] - windows[:, 1]) >= LEAST_CELLS
    return shares(windows[large], high, wide) @ cells.reshape(high * wide, -1)


def other_rows(photos, weights, bias):
    """The classes that most often stand beside or instead of a food."""
    mass = np.zeros(len(bias))
    for windows in photos:
        chances = softmax(windows @ weights.T + bias)
        mass += (chances * (0.02 + chances[:, FOODS].sum(1, keepdims=True))).mean(0)
    mass[FOODS] = 0
    return [int(each) for each in np.argsort(-mass)[: ROWS - len(FOODS) - 1]]


def row_of_rest(x, weights, bias):
    """One row for many: a ridge regression of the logarithm of the sum of their exponentials.

    @returns weights, bias, and by how much it misses what it was not fitted on
    """
    z = x @ weights.T + bias
    most = z.max(1)
    total = most + np.log(np.exp(z - most[:, None]).sum(1))
    fitted = np.arange(len(x)) % 5 != 0
    mean, mid = x[fitted].mean(0), total[fitted].mean()
    centred = x[fitted] - mean
    ridge = 0.003 * len(centred) * np.eye(x.shape[1])
    row = np.linalg.solve(centred.T @ centred + ridge, centred.T @ (total[fitted] - mid))
    missed = x[~fitted] @ row + mid - mean @ row - total[~fitted]
    return row.astype(np.float32), np.float32(mid - mean @ row), float(missed.std())


def starts(photos, windows, weights, bias):
    """From which clearness on each row counts."""
    clear = np.array([logit(softmax(each @ weights.T + bias).max(0)) for each in windows])
    found = []
    for row, food in enumerate(REMEMBERED.values()):
        without = {source: [at for at, photo in enumerate(photos) if photo.source == source and INDEX.get(food) not in photo.foods] for source in CLEARER}
        start = max(np.quantile(clear[without[source], row], 1 - share) for source, share in CLEARER.items())
        found.append(round(float(np.clip(start, *LIMITS)), 2))
    return found


def write(path, weights, bias, starts):
    """The file with these rows after its own. Rows of nothing that only filled the last block go."""
    header, layers = parts_of(path)
    classes = len(header["foods"]) + 1
    whole, scale = quantised(torch.tensor(weights)[:, :, None, None])
    layer, old, old_scale, old_bias = layers[-1]
    rows = np.concatenate([old.reshape(-1, layer["from"], BLOCK).transpose(0, 2, 1).reshape(-1, layer["from"])[:classes], whole.numpy()[:, :, 0, 0]])
    assert len(rows) % BLOCK == 0
    blocks = rows.reshape(-1, BLOCK, layer["from"]).transpose(0, 2, 1).astype(np.int8)
    last = ({**layer, "to": len(rows)}, blocks.ravel(), np.concatenate([old_scale[:classes], scale.numpy()]), np.concatenate([old_bias[:classes], bias]))
    layers[-1] = last
    header = {"foods": header["foods"], "remembered": [{"food": food, "from": start} for food, start in zip(REMEMBERED.values(), starts)], "layers": [shape for shape, *_ in layers]}
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 4)
    floats = [each.astype("<f4").tobytes() for _, _, *pair in layers for each in pair]
    pathlib.Path(path).write_bytes(struct.pack("<I", len(text)) + text + b"".join(floats) + b"".join(whole.tobytes() for _, whole, *_ in layers))


def main(work, path):
    data = pickle.loads((pathlib.Path(work) / "photos.pickle").read_bytes())
    photos = training_photos(data, random.Random(7))
    windows = list(features(stored(path, KIND), photos))
    weights, bias = (each.numpy() for each in from_imagenet(KIND)[1])
    others = other_rows(windows, weights, bias)
    rest = [at for at in range(len(bias)) if at not in FOODS + others]
    some = np.concatenate([each[np.random.default_rng(at).permutation(len(each))[:25]] for at, each in enumerate(windows)])
    row, offset, missed = row_of_rest(some, weights[rest], bias[rest])
    chosen = FOODS + others
    weights, bias = np.concatenate([weights[chosen], row[None]]), np.concatenate([bias[chosen], [offset]])
    counts = starts(photos, windows, weights, bias)
    write(path, weights, bias, counts)
    print(f"no foods: {others}; the rest is missed by {missed:.2f}; count from {dict(zip(REMEMBERED.values(), counts))}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
