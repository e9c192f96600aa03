"""Reads the app's file as a network again; what `export.py` folded and rounded stays so."""
import json
import struct

import numpy as np
import torch

from learn import Net
from trunk import Trunk

BLOCK = 8


def parts_of(path):
    """The header, and of each layer its shape, whole weights, scales and biases."""
    data = open(path, "rb").read()
    at = 4 + struct.unpack("<I", data[:4])[0]
    header, floats = json.loads(data[4:at]), []
    for layer in header["layers"]:
        floats.append([np.frombuffer(data, "<f4", layer["to"], at + 4 * layer["to"] * each) for each in (0, 1)])
        at += 8 * layer["to"]
    layers = []
    for layer, (scale, bias) in zip(header["layers"], floats):
        count = layer["to"] * layer["from"] * layer["side"] ** 2
        layers.append((layer, np.frombuffer(data, np.int8, count, at), scale, bias))
        at += count
    return header, layers


def weights_of(layer, whole):
    """Whole weights in PyTorch's order."""
    side, into, out = layer["side"], layer["from"], layer["to"]
    if into == 1:
        return whole.reshape(side, side, 1, out).transpose(3, 2, 0, 1)
    blocks = whole.reshape(out // BLOCK, side, side * into, BLOCK).transpose(1, 2, 0, 3)
    return blocks.reshape(side, side, into, out).transpose(3, 2, 0, 1)


def convolutions(trunk):
    yield trunk.stem
    for block in trunk.blocks:
        yield from (part for part in (block.wide, block.deep, block.narrow) if part)
    yield trunk.head


def stored(path, kind="lite2-17-19"):
    """The network of a file that `export.py` has written."""
    header, layers = parts_of(path)
    dequantised = [
        (torch.tensor(weights_of(layer, whole).astype(np.float32) * scale[:, None, None, None]), torch.tensor(bias))
        for layer, whole, scale, bias in layers
    ]
    # Without rows that are remembered, the last ones only fill a block.
    classes = len(dequantised[-1][1]) if header.get("remembered") else len(header["foods"]) + 1
    net = Net(Trunk(kind), classes)
    for conv, (weights, bias) in zip(convolutions(net.trunk), dequantised):
        folded(conv, weights, bias)
    weights, bias = dequantised[-1]
    net.out.weight.data, net.out.bias.data = weights[:classes, :, 0, 0].contiguous(), bias[:classes].contiguous()
    return net.eval()


def folded(conv, weights, bias):
    """Gives a convolution weights into which its batch norm is folded already."""
    conv.weight.data, conv.gamma.data, conv.beta.data = weights, torch.ones(len(bias)), bias.clone()
    conv.mean.zero_()
    conv.var.fill_(1 - 1e-3)
