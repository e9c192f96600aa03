"""Asks the networks of the folds about what they have not learnt from: `python3 ask.py WORK NAME FOLD…`, see README.md.

A fold of several numbers, such as 2-3, left out all of them. Writes WORK/answers-NAME.pickle.
"""
import argparse
import pathlib
import pickle

import numpy as np
import torch

from judge import Answer
from look import opened, scores_of


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("name")
    parser.add_argument("folds", nargs="+")
    parser.add_argument("--side", type=int, default=384)
    parser.add_argument("--threads", type=int, default=2)
    at = parser.parse_args()
    torch.set_num_threads(at.threads)
    data = pickle.loads((at.work / "photos.pickle").read_bytes())
    validation = [photo for photo in data["shop"] if photo.session != "train"]
    answers = []
    for fold in at.folds:
        net = opened(at.work / f"{at.name}-{fold}.pt")
        left_out = set(map(int, fold.split("-")))
        photos = [photo for photo, of in zip(data["kitchens"], data["folds"]) if of in left_out]
        photos += validation + data["unknown"]
        for photo, scores in zip(photos, scores_of(net, photos, at.side)):
            answers.append(Answer(photo.file, photo.source, photo.session, photo.scene, fold, photo.foods, scores.astype(np.float32)))
        print(fold, len(answers), flush=True)
    (at.work / f"answers-{at.name}-{at.side}.pickle").write_bytes(pickle.dumps(answers))


if __name__ == "__main__":
    main()
