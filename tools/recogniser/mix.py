"""Averages the weights of two networks: `python3 mix.py FIRST.pt SECOND.pt SHARE MIXED.pt`, see README.md.

SHARE is the second one's, from 0 to 1. The first may be the app's own file, if the second was made from it by `refine.py`.
Source: Wortsman et al., Model soups, ICML 2022
"""
import sys

import torch

from stored import stored


def mixed(first, second, share):
    if isinstance(first, dict):
        return type(first)((name, mixed(each, second[name], share)) for name, each in first.items())
    if torch.is_tensor(first) and first.is_floating_point():
        return first * (1 - share) + second * share
    return first


def saved(path):
    if path.endswith(".bin"):
        return {"kind": "lite2-17-19", "state": stored(path).state_dict()}
    return torch.load(path, map_location="cpu", weights_only=False)


if __name__ == "__main__":
    first, second = map(saved, sys.argv[1:3])
    torch.save(mixed(first, second, float(sys.argv[3])), sys.argv[4])
