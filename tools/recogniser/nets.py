"""The networks: a small one that travels, larger ones that teach it."""
import torch.nn as nn
import torch.nn.functional as F


def conv(i, o, k=3, stride=1, groups=1, relu=True):
    layers = [nn.Conv2d(i, o, k, stride, k // 2, groups=groups, bias=False), nn.BatchNorm2d(o)]
    return nn.Sequential(*layers, nn.ReLU(inplace=True)) if relu else nn.Sequential(*layers)


class Block(nn.Module):
    """Two 3x3 convolutions beside a short way. Source: He et al., Deep Residual Learning, CVPR 2016"""

    def __init__(self, i, o, stride):
        super().__init__()
        self.first, self.second = conv(i, o, 3, stride), conv(o, o, relu=False)
        short = [nn.AvgPool2d(2)] if stride == 2 else []
        self.short = nn.Sequential(*short, *conv(i, o, 1, relu=False)) if short or i != o else None

    def forward(self, x):
        return F.relu(self.second(self.first(x)) + (self.short(x) if self.short else x))


class Inverted(nn.Module):
    """Wide, one channel at a time, narrow. Source: Sandler et al., MobileNetV2, CVPR 2018"""

    def __init__(self, i, o, stride, expansion, k):
        super().__init__()
        wide = i * expansion
        self.wide = conv(i, wide, 1)
        self.deep = conv(wide, wide, k, stride, groups=wide)
        self.narrow = conv(wide, o, 1, relu=False)
        self.keeps = stride == 1 and i == o

    def forward(self, x):
        y = self.narrow(self.deep(self.wide(x)))
        return x + y if self.keeps else y


class Net(nn.Module):
    def __init__(self, stages, head, classes, drop):
        super().__init__()
        self.stages, self.head = nn.Sequential(*stages), head
        self.drop, self.out = nn.Dropout(drop), nn.Linear(head[0].out_channels, classes)

    def forward(self, x):
        return self.out(self.drop(self.head(self.stages(x)).mean((2, 3))))


def residual(widths, depths, head, classes, drop=0.2):
    stages, width = [conv(3, widths[0], 3, 2)], widths[0]
    for next_width, depth in zip(widths[1:], depths):
        for at in range(depth):
            stages.append(Block(width, next_width, 2 if at == 0 else 1))
            width = next_width
    return Net(stages, conv(width, head, 1), classes, drop)


def inverted(rows, head, classes, drop=0.2, stem=24):
    """rows: (channels, blocks, stride, expansion, kernel)"""
    stages, width = [conv(3, stem, 3, 2)], stem
    for channels, blocks, stride, expansion, k in rows:
        for at in range(blocks):
            stages.append(Inverted(width, channels, stride if at == 0 else 1, expansion, k))
            width = channels
    return Net(stages, conv(width, head, 1), classes, drop)


def build(name, classes):
    if name == "baseline":
        return residual((32, 64, 128, 256), (1, 1, 1), 384, classes, 0.3)
    if name == "residual":
        return residual((24, 48, 96, 192), (2, 2, 2), 384, classes)
    if name == "inverted":
        rows = [(32, 2, 2, 3, 3), (64, 3, 2, 4, 5), (112, 4, 2, 4, 5), (192, 3, 2, 4, 5)]
        return inverted(rows, 512, classes)
    if name == "inverted-wide":
        rows = [(40, 3, 2, 4, 3), (80, 4, 2, 4, 5), (160, 5, 2, 4, 5)]
        return inverted(rows, 512, classes)
    if name == "teacher":
        return residual((48, 96, 192, 384), (2, 3, 2), 768, classes, 0.3)
    if name == "teacher-wide":
        return residual((64, 128, 256, 512), (2, 2, 2), 768, classes, 0.3)
    raise ValueError(name)


def has_parameters(net):
    return sum(each.numel() for each in net.parameters())
