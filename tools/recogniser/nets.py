"""The network: MobileNetV2, begun with what a detector of everyday things has learnt."""
import json
import pathlib

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

# Wider, channels, blocks, stride. Source: Sandler et al., MobileNetV2, CVPR 2018, table 2, without its last two rows
ROWS = [(1, 16, 1, 1), (6, 24, 2, 2), (6, 32, 3, 2), (6, 64, 4, 2), (6, 96, 3, 1), (6, 160, 3, 2)]
LAST = 960


class Conv(nn.Module):
    """A convolution, its batch norm, and what is negative or above 6 cut off.

    Where it halves the picture, it starts at the first pixel and reaches over the last one, as TensorFlow does.
    """

    def __init__(self, i, o, k=1, stride=1, groups=1, bent=True):
        super().__init__()
        self.conv = nn.Conv2d(i, o, k, stride, 0 if stride == 2 else k // 2, groups=groups, bias=False)
        self.norm, self.stride, self.bent = nn.BatchNorm2d(o), stride, bent

    def forward(self, x):
        x = self.norm(self.conv(F.pad(x, (0, 1, 0, 1)) if self.stride == 2 else x))
        return F.relu6(x) if self.bent else x


class Inverted(nn.Module):
    """Wide, one channel at a time, narrow."""

    def __init__(self, i, o, stride, expansion):
        super().__init__()
        wide = i * expansion
        self.wide = Conv(i, wide) if expansion > 1 else None
        self.deep = Conv(wide, wide, 3, stride, groups=wide)
        self.narrow = Conv(wide, o, bent=False)
        self.keeps = stride == 1 and i == o

    def forward(self, x):
        y = self.narrow(self.deep(self.wide(x) if self.wide else x))
        return x + y if self.keeps else y


class Net(nn.Module):
    def __init__(self, classes, drop=0.3):
        super().__init__()
        blocks, width = [], 32
        for expansion, channels, count, stride in ROWS:
            for at in range(count):
                blocks.append(Inverted(width, channels, stride if at == 0 else 1, expansion))
                width = channels
        self.stem, self.blocks, self.head = Conv(3, 32, 3, 2), nn.Sequential(*blocks), Conv(width, LAST)
        self.drop, self.out = nn.Dropout(drop), nn.Linear(LAST, classes)

    def forward(self, x):
        return self.out(self.drop(self.head(self.blocks(self.stem(x))).mean((2, 3))))


def tensors_of(folder):
    """The weights of a TensorFlow.js model by name."""
    folder, found = pathlib.Path(folder), {}
    for group in json.loads((folder / "model.json").read_text())["weightsManifest"]:
        data, at = b"".join((folder / path).read_bytes() for path in group["paths"]), 0
        for weight in group["weights"]:
            count = int(np.prod(weight["shape"]))
            kind = {"float32": np.float32, "int32": np.int32}[weight["dtype"]]
            found[weight["name"]] = np.frombuffer(data, kind, count, at).reshape(weight["shape"])
            at += 4 * count
    return found


@torch.no_grad()
def begun(net, folder, x):
    """Starts `net` with the backbone of a detector, whose batch norms are folded into its weights.

    folder: of a TensorFlow.js SSD with MobileNetV2; x: some pictures, by which batch norms are laid where they were, so
    that they change nothing at first
    """
    found, offsets = tensors_of(folder), {}

    def put(conv, name):
        path = f"FeatureExtractor/MobilenetV2/{name}"
        if f"{path}/Conv2D/merged_input" in found:
            weights = found[f"{path}/Conv2D/merged_input"].transpose(3, 2, 0, 1)
        else:
            weights = (found[f"{path}/depthwise_weights"][..., 0] * found[f"{path}/BatchNorm/batchnorm/mul"]).transpose(2, 0, 1)[:, None]
        conv.conv.weight.copy_(torch.tensor(weights.copy()))
        offsets[conv] = torch.tensor(found[f"{path}/BatchNorm/batchnorm/sub"].copy()).flatten()

    put(net.stem, "Conv")
    for at, block in enumerate(net.blocks):
        name = f"expanded_conv_{at}" if at else "expanded_conv"
        if block.wide:
            put(block.wide, f"{name}/expand")
        put(block.deep, f"{name}/depthwise")
        put(block.narrow, f"{name}/project")
    put(net.head, "expanded_conv_16/expand")

    def lay(conv, inputs, out):
        plain = conv.conv(F.pad(inputs[0], (0, 1, 0, 1)) if conv.stride == 2 else inputs[0])
        mean, variance = plain.mean((0, 2, 3)), plain.var((0, 2, 3))
        conv.norm.running_mean.copy_(mean)
        conv.norm.running_var.copy_(variance)
        conv.norm.weight.copy_(torch.sqrt(variance + conv.norm.eps))
        conv.norm.bias.copy_(mean + offsets[conv])
        y = plain + offsets[conv].view(1, -1, 1, 1)
        return F.relu6(y) if conv.bent else y

    hooks = [conv.register_forward_hook(lay) for conv in offsets]
    net.eval()(x)
    for hook in hooks:
        hook.remove()
    return net
