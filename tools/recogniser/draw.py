"""Draws the scenes of one fold once and for all: `python3 draw.py WORK FOLD COUNT KIND`, see README.md.

What the first blocks of the network make of them never changes, so that is what is kept: WORK/scenes-FOLD.
"""
import pathlib
import pickle
import random
import sys

import cv2
import numpy as np
import torch

from folds import pixels_in
from questions import asked, truth
from scenes import Artist
from trunk import from_imagenet

# Sides in pixels, and how many scenes of that side are as much work as another batch.
SIDES = {224: 40, 288: 24, 352: 16}


def draw(artist, r, trunk, folder, count):
    done, batches = 0, []
    while done < count:
        side = r.choice(list(SIDES))
        scenes = [artist.draw(side) for _ in range(SIDES[side])]
        rows = np.array([(at, *row) for at, scene in enumerate(scenes) for row in asked(scene, side // 32, r)], np.float32)
        edges = trunk.edges(pixels_in(np.stack([scene.pixels for scene in scenes])))
        name = folder / f"{len(batches)}.npy"
        np.save(name, edges.bfloat16().contiguous().view(torch.int16).numpy())
        batches.append((name.name, side // 32, rows, np.stack([truth(scene) for scene in scenes])))
        done += len(scenes)
        if len(batches) % 25 == 0:
            print(folder.name, done, flush=True)
    (folder / "batches.pickle").write_bytes(pickle.dumps(batches))


def load(work, folds):
    """The batches of some folds, in an order of their own."""
    for fold in folds:
        folder = work / f"scenes-{fold}"
        for name, *rest in pickle.loads((folder / "batches.pickle").read_bytes()):
            yield folder / name, *rest


def edges_of(path):
    return torch.from_numpy(np.load(path)).view(torch.bfloat16).float()


def main(work, fold, count, kind):
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    work, fold, count = pathlib.Path(work), int(fold), int(count)
    data = pickle.loads((work / "photos.pickle").read_bytes())
    kitchens = [photo for photo, of in zip(data["kitchens"], data["folds"]) if of == fold]
    artist = Artist(kitchens + [photo for photo in data["shop"] if photo.session == "train"], data["nothing"], 100 + fold)
    folder = work / f"scenes-{fold}"
    folder.mkdir(exist_ok=True)
    draw(artist, random.Random(fold), from_imagenet(kind)[0], folder, count)


if __name__ == "__main__":
    main(*sys.argv[1:5])
