"""Writes a learnt network as the app reads it: 8-bit weights with a scale for each channel, batch norm folded in.

    length of the header (uint32), the header (JSON), then per layer its scales and biases (float32 each),
    and at last per layer its weights (int8) in the order in which the kernel takes them
"""
import json
import struct

import numpy as np
import torch


def folded(conv):
    """A convolution with its batch norm as one: weights and bias."""
    norm = conv.norm
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return conv.conv.weight * scale[:, None, None, None], norm.bias - norm.running_mean * scale


def layers_of(net):
    """Weights, bias and stride of each."""
    parts = [net.stem]
    for block in net.blocks:
        parts += [part for part in (block.wide, block.deep, block.narrow) if part]
    for part in [*parts, net.head]:
        yield *folded(part), part.stride
    yield net.out.weight[:, :, None, None], net.out.bias, 1


def quantised(weights):
    scale = weights.abs().flatten(1).amax(1).clamp(min=1e-8) / 127
    return torch.round(weights / scale[:, None, None, None]).clamp(-127, 127), scale


@torch.no_grad()
def with_8_bits(net):
    """The same network with the weights that the file holds."""
    for part in [each for each in net.modules() if hasattr(each, "norm")]:
        scale = (part.norm.weight / torch.sqrt(part.norm.running_var + part.norm.eps))[:, None, None, None]
        whole, step = quantised(part.conv.weight * scale)
        part.conv.weight.copy_(whole * step[:, None, None, None] / scale)
    whole, step = quantised(net.out.weight[:, :, None, None])
    net.out.weight.copy_((whole * step[:, None, None, None]).flatten(1))
    return net


@torch.no_grad()
def write(net, path, facts):
    header, floats, integers = {**facts, "layers": []}, [], []
    for weights, bias, stride in layers_of(net.eval()):
        out, into, side, _ = weights.shape
        whole, scale = quantised(weights)
        header["layers"].append({"from": into, "to": out, "side": side, "stride": stride})
        floats += [scale.numpy().astype("<f4"), bias.numpy().astype("<f4")]
        if into == 1:
            whole = whole.permute(2, 3, 1, 0)
        elif out % 8 == 0:
            whole = whole.permute(2, 3, 1, 0).reshape(side, side * into, out // 8, 8).permute(2, 0, 1, 3)
        integers.append(np.ascontiguousarray(whole.numpy().astype(np.int8)).ravel())
    text = json.dumps(header).encode()
    text += b" " * (-len(text) % 4)
    with open(path, "wb") as file:
        file.write(struct.pack("<I", len(text)) + text)
        for part in floats + integers:
            file.write(part.tobytes())
