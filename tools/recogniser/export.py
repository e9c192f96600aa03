"""Writes a network as the app reads it: `python3 export.py NET.pt MODEL.bin [STARTS.json]`, see README.md.

STARTS.json names, of each class of rows.py that is remembered, from which clearness on it counts.

8-bit weights with a scale for each channel, batch norm folded in:

    length of the header (uint32), the header (JSON), then per layer its scales and biases (float32 each),
    and at last per layer its weights (int8) in the order in which `kernel.wat` takes them
"""
import json
import struct
import sys

import numpy as np
import torch

from foods import FOODS
from look import opened
from rows import REMEMBERED

BLOCK = 8


def layers_of(net):
    """Weights, bias and stride of each."""
    trunk = net.trunk
    parts = [trunk.stem]
    for block in trunk.blocks:
        parts += [part for part in (block.wide, block.deep, block.narrow) if part]
    for part in [*parts, trunk.head]:
        yield *part.folded(), part.stride
    missing = -len(net.out.bias) % BLOCK
    weights = torch.cat([net.out.weight, torch.zeros(missing, net.out.weight.shape[1])])
    yield weights[:, :, None, None], torch.cat([net.out.bias, torch.zeros(missing)]), 1


def quantised(weights):
    """Whole numbers from -127 to 127, and the scale of each output channel."""
    scale = weights.abs().flatten(1).amax(1).clamp(min=1e-8) / 127
    return torch.round(weights / scale[:, None, None, None]).clamp(-127, 127), scale


@torch.no_grad()
def write(net, path, starts=None):
    remembered = [{"food": food, "from": starts[str(each)]} for each, food in REMEMBERED.items()] if starts else []
    header, floats, integers = {"foods": FOODS, "remembered": remembered, "layers": []}, [], []
    for weights, bias, stride in layers_of(net):
        out, into, side, _ = weights.shape
        whole, scale = quantised(weights)
        header["layers"].append({"from": into, "to": out, "side": side, "stride": stride})
        floats += [scale.numpy().astype("<f4"), bias.numpy().astype("<f4")]
        if into == 1:
            whole = whole.permute(2, 3, 1, 0)
        else:
            whole = whole.permute(2, 3, 1, 0).reshape(side, side * into, out // BLOCK, BLOCK).permute(2, 0, 1, 3)
        integers.append(np.ascontiguousarray(whole.numpy().astype(np.int8)).ravel())
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(text)) + text)
        for part in floats + integers:
            file.write(part.tobytes())


if __name__ == "__main__":
    write(opened(sys.argv[1]), sys.argv[2], json.loads(open(sys.argv[3]).read()) if len(sys.argv) > 3 else None)
