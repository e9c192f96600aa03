"""Loads the labelled photos and the drawn pictures onto the device, once."""
import csv
import os
import pathlib
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import torch
from PIL import Image

import nothing

CANVAS = 256
FINE, COARSE = 81, 43
NOTHING = FINE
CLASSES = FINE + 1


def load_one(path):
    """A photo in the middle of a square canvas, mirrored at its edges, and half its width and height as shares of it."""
    image = np.asarray(Image.open(path).convert("RGB"))[:CANVAS, :CANVAS]
    high, wide = image.shape[:2]
    top, left = (CANVAS - high) // 2, (CANVAS - wide) // 2
    pads = ((top, CANVAS - high - top), (left, CANVAS - wide - left), (0, 0))
    return np.pad(image, pads, mode="symmetric"), (wide / CANVAS, high / CANVAS)


# How often each rendered picture is among the photos.
RENDERED = 6


def rows_of(folder, rows):
    """Rendered pictures, each named by the class that it shows: Lemon_100.jpg."""
    known = {row["fine"]: row for row in rows}
    paths = sorted(pathlib.Path(folder).absolute().glob("*.jpg"))
    return [{**known[path.name.split("_")[0]], "file": str(path), "split": "train"} for path in paths]


class Photos:
    """Every labelled photo and rendered picture, `drawn` pictures to learn nothing from, and `asked` ones to be asked about."""

    def __init__(self, root, device, renders=None, drawn=2600, asked=500):
        root = pathlib.Path(root)
        rows = list(csv.DictReader(open(root / "labels.csv")))
        rows += RENDERED * rows_of(renders, rows) if renders else []
        with ProcessPoolExecutor(os.cpu_count()) as pool:
            loaded = list(pool.map(load_one, [root / row["file"] for row in rows], chunksize=32))
            nothings = list(pool.map(nothing.draw, [(0, i) for i in range(drawn)] + [(1, i) for i in range(asked)], chunksize=16))
        pixels = np.concatenate([np.stack([one for one, _ in loaded]), np.stack(nothings)])
        boxes = np.array([box for _, box in loaded] + [(1, 1)] * len(nothings), np.float32)
        self.pixels = torch.from_numpy(pixels).permute(0, 3, 1, 2).contiguous().to(device)
        self.boxes = torch.from_numpy(boxes).to(device)
        fine = [int(row["fine_id"]) for row in rows] + [NOTHING] * len(nothings)
        self.fine = torch.tensor(fine, device=device)
        self.is_validation = np.array([row["split"] != "train" for row in rows])
        self.is_rendered = np.array([pathlib.Path(row["file"]).is_absolute() for row in rows])
        self.count, self.files = len(rows), [row["file"] for row in rows]
        self.drawn = torch.arange(len(rows), len(rows) + drawn, device=device)
        self.asked = torch.arange(len(rows) + drawn, len(rows) + drawn + asked, device=device)
        self.coarse_of = torch.zeros(CLASSES, dtype=torch.long, device=device)
        for row in rows:
            self.coarse_of[int(row["fine_id"])] = int(row["coarse_id"])
        self.coarse_of[NOTHING] = COARSE
        self.to_coarse = torch.nn.functional.one_hot(self.coarse_of, COARSE + 1).float()

    def but(self, mask):
        return torch.from_numpy(np.flatnonzero(~mask)).to(self.pixels.device)

    def only(self, mask):
        return torch.from_numpy(np.flatnonzero(mask)).to(self.pixels.device)
