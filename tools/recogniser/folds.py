"""Deals the labelled photos into five folds that share no shelf.

Photos of one shelf differ by a step of the photographer: dealt singly, a network would be asked about shelves that it
has learnt. Within each class, photos are grouped by how alike their colours and layout are, and whole groups are dealt.
The photos of the validation split come from other shops than the rest and are a group of their own.

Usage: python3 folds.py PHOTOS FOLDS.csv      PHOTOS holds labels.csv and photos/
"""
import collections
import csv
import pathlib
import sys

import numpy as np
from PIL import Image
from scipy.cluster.hierarchy import fcluster, linkage

FOLDS = 5
# A class falls into so many groups before they are dealt: more than folds, so that the folds come out even.
GROUPS = 9


def look_of(path):
    """Where a photo is which colour, coarsely, and how much of each colour it has: what a shelf keeps when the camera moves."""
    image = Image.open(path).convert("RGB")
    small = np.asarray(image.resize((96, 96), Image.BILINEAR), np.float32) / 255
    levels = (np.clip(small * 6, 0, 5.999)).astype(int)
    counts = np.bincount((levels[..., 0] * 36 + levels[..., 1] * 6 + levels[..., 2]).ravel(), minlength=216)
    colours = np.sqrt(counts / counts.sum())
    layout = np.asarray(image.resize((6, 6), Image.BOX), np.float32).ravel() / 255
    layout = (layout - layout.mean()) / (layout.std() + 1e-3) / np.sqrt(layout.size)
    edges = np.abs(np.diff(small.mean(2), axis=0)).mean() + np.abs(np.diff(small.mean(2), axis=1)).mean()
    return np.concatenate([colours, 0.5 * layout, [edges]])


def deal(rows, root):
    """The fold of each row. Within a class the largest group goes first, always to the emptiest fold."""
    fold_of = {}
    by_class = collections.defaultdict(list)
    for row in rows:
        by_class[int(row["fine_id"])].append(row)
    totals = np.zeros(FOLDS)
    for _, members in sorted(by_class.items()):
        train = [row for row in members if row["split"] == "train"]
        tree = linkage(np.stack([look_of(root / row["file"]) for row in train]), "ward")
        groups = collections.defaultdict(list)
        for row, group in zip(train, fcluster(tree, GROUPS, "maxclust")):
            groups[group].append(row["file"])
        dealt = list(groups.values())
        elsewhere = [row["file"] for row in members if row["split"] != "train"]
        if elsewhere:
            dealt.append(elsewhere)
        here = np.zeros(FOLDS)
        for group in sorted(dealt, key=lambda files: (-len(files), files[0])):
            fold = min(range(FOLDS), key=lambda each: (here[each], totals[each], each))
            here[fold] += len(group)
            totals[fold] += len(group)
            fold_of.update(dict.fromkeys(group, fold))
    return fold_of


if __name__ == "__main__":
    root, out = pathlib.Path(sys.argv[1]), sys.argv[2]
    rows = list(csv.DictReader(open(root / "labels.csv")))
    fold_of = deal(rows, root)
    with open(out, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(["file", "fold"])
        writer.writerows((row["file"], fold_of[row["file"]]) for row in rows)
    print(collections.Counter(fold_of.values()))
