"""Sorts photos of single foods at home: `python3 homes.py DATASETS HOMES`, see README.md. They are only asked about."""
import csv
import pathlib
import shutil
import sys

# The names of the data set, in its order, and the foods of our table that they stand for. Grapes are not among ours; of
# a sauce nobody can tell what it is made of.
NAMES = {
    "Pepper": "bell-pepper", "carrot": "carrot", "cheese": "cheese", "cucumber": "cucumber", "egg": "egg", "grapes": "",
    "grapes and apple": "apple", "kiwi": "kiwi", "onion": "onion", "orange": "orange", "pasta": "pasta", "sauce": None,
    "tomato": "tomato", "watermelon": "watermelon",
}


def photos_of(datasets):
    """Each photo with its one name. Photos with boxes of several are labelled wrongly there."""
    names = list(NAMES)
    for labels in sorted(datasets.glob("*/labels/*.txt")):
        boxes = {names[int(line.split()[0])] for line in labels.read_text().splitlines() if line.strip()}
        if len(boxes) == 1 and NAMES[name := boxes.pop()] is not None:
            yield labels.parent.parent / "images" / f"{labels.stem}.jpg", name


def main(datasets, homes):
    homes = pathlib.Path(homes)
    (homes / "photos").mkdir(parents=True, exist_ok=True)
    with open(homes / "labels.csv", "w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["file", "scene", "food"])
        for photo, name in photos_of(pathlib.Path(datasets)):
            shutil.copy(photo, homes / "photos" / photo.name)
            rows.writerow([f"photos/{photo.name}", name, NAMES[name]])


if __name__ == "__main__":
    main(*sys.argv[1:3])
