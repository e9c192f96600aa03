"""Trains a network: `python3 train.py WORK --without 2`, see README.md. Without a fold left out it learns from all."""
import argparse
import pathlib

import torch

from draw import load
from learn import Net, learn
from trunk import from_imagenet

FOLDS = range(5)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("work", type=pathlib.Path)
    parser.add_argument("--without", type=int, nargs="*", default=[])
    parser.add_argument("--name", default="net")
    parser.add_argument("--kind", default="lite2-17-19")
    parser.add_argument("--epochs", type=int, default=1)
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    at = parser.parse_args()
    torch.set_num_threads(at.threads)
    batches = list(load(at.work, [fold for fold in FOLDS if fold not in at.without]))
    net = Net(from_imagenet(at.kind)[0])
    net.trunk.drop = 0.1
    name = "-".join(map(str, [at.name, *at.without]))
    checkpoint = at.work / f"{name}.checkpoint"
    average = learn(net, batches, epochs=at.epochs, rate=at.rate, seed=at.seed, checkpoint=checkpoint)
    torch.save({"kind": at.kind, "state": average.state_dict(), "options": vars(at)}, at.work / f"{name}.pt")
    checkpoint.unlink(missing_ok=True)


if __name__ == "__main__":
    main()
