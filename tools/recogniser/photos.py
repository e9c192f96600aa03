"""Loads the photos of both sources, with boxes in pixels and the scene that each was taken in."""
import csv
import pathlib
import re
from dataclasses import dataclass, field

import numpy as np
from PIL import Image, ImageOps

from foods import OF_KITCHEN, OF_SHOP

BOX = re.compile(r"([^@]+)@([\d.]+):([\d.]+):([\d.]+):([\d.]+)\s*")


@dataclass
class Photo:
    file: str
    source: str
    session: str
    pixels: np.ndarray
    # Of the food, then left, top, right, bottom in pixels.
    boxes: list = field(default_factory=list)
    # The fine class of the shop, which only balances what is drawn.
    fine: str = ""
    # Photos of one scene look alike and are never split.
    scene: str = ""

    @property
    def foods(self):
        return {box[0] for box in self.boxes}


def pixels_of(path, side=384):
    image = ImageOps.exif_transpose(Image.open(path)).convert("RGB")
    image.thumbnail((side, side), Image.BILINEAR)
    return np.asarray(image)


def kitchens(root):
    root = pathlib.Path(root)
    for row in csv.DictReader(open(root / "labels.csv")):
        photo = Photo(row["file"], "kitchen", row["session"], pixels_of(root / row["file"]), scene=row["session"])
        high, wide = photo.pixels.shape[:2]
        for name, *place in BOX.findall(row["labels"]):
            x, y, w, h = (float(each) for each in place)
            photo.boxes.append((OF_KITCHEN[name], (x - w / 2) * wide, (y - h / 2) * high, (x + w / 2) * wide, (y + h / 2) * high))
        yield photo


def shop(root):
    root = pathlib.Path(root)
    for row in csv.DictReader(open(root / "labels.csv")):
        pixels = pixels_of(root / row["file"])
        high, wide = pixels.shape[:2]
        box = (OF_SHOP[row["fine"]], 0.0, 0.0, float(wide), float(high))
        yield Photo(row["file"], "shop", row["split"], pixels, [box], row["fine"], scene=f"shop {row['split']}")


def pictures_of_nothing(folder):
    """Photos that show no food, or none that is known, of any size; each folder is a scene."""
    paths = sorted(path for path in pathlib.Path(folder).rglob("*") if path.suffix.lower() in (".jpg", ".jpeg", ".png"))
    for path in paths:
        yield Photo(str(path), "nothing", "nothing", pixels_of(path), scene=path.parent.name)
