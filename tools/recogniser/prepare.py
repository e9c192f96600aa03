"""Gathers all photos in one file: `python3 prepare.py KITCHENS SHOP NOTHING UNKNOWN WORK`, see README.md."""
import collections
import pathlib
import pickle
import sys
from concurrent.futures import ProcessPoolExecutor

import nothing
from folds import folds_of, name_scenes
from photos import Photo, kitchens, pictures_of_nothing, shop

# So many drawn pictures go with the photos of nothing, to learn from and, of other kinds, to be asked about.
DRAWN, ASKED = 400, 100


def main(kitchen_root, shop_root, nothing_root, unknown_root, work):
    kitchen = list(kitchens(kitchen_root))
    name_scenes(kitchen)
    with ProcessPoolExecutor(2) as pool:
        drawn = list(pool.map(nothing.draw, [(0, at) for at in range(DRAWN)] + [(1, at) for at in range(ASKED)], chunksize=16))
    drawn = [Photo(f"drawn {at}", "nothing", "drawn", pixels, scene="drawn") for at, pixels in enumerate(drawn)]
    none = list(pictures_of_nothing(nothing_root)) + drawn[:DRAWN]
    unknown = list(pictures_of_nothing(unknown_root)) + drawn[DRAWN:]
    data = {"kitchens": kitchen, "folds": folds_of(kitchen), "shop": list(shop(shop_root)), "nothing": none, "unknown": unknown}
    (pathlib.Path(work) / "photos.pickle").write_bytes(pickle.dumps(data, protocol=4))
    for fold in range(5):
        print(fold, collections.Counter(photo.scene for photo, of in zip(kitchen, data["folds"]) if of == fold))


if __name__ == "__main__":
    main(*sys.argv[1:6])
