"""Which photos are asked about and which are learnt from. Photos of one scene stay together."""
import numpy as np
import torch
from PIL import Image
from sklearn.cluster import AgglomerativeClustering

from trunk import from_imagenet

FOLDS = 5


def features(photos, side=224):
    """What ImageNet's network makes of each photo: [n, 1280] of length 1."""
    trunk, rows = from_imagenet()[0].eval(), []
    with torch.no_grad():
        for at in range(0, len(photos), 64):
            x = np.stack([np.asarray(Image.fromarray(photo.pixels).resize((side, side), Image.BILINEAR)) for photo in photos[at : at + 64]])
            rows.append(trunk(pixels_in(x)).float().mean((1, 2)))
    rows = torch.cat(rows)
    return (rows / rows.norm(dim=1, keepdim=True)).numpy()


def pixels_in(x):
    """Bytes [n, h, w, 3] as the network takes them. ImageNet's weights were learnt from (x - 127) / 128."""
    return (torch.from_numpy(np.ascontiguousarray(x)).permute(0, 3, 1, 2).float() - 127) / 128


def name_scenes(kitchens, apart=0.6):
    """Photos without a day of their own belong to the scene that they look like."""
    others = [photo for photo in kitchens if photo.session == "other"]
    tree = AgglomerativeClustering(n_clusters=None, distance_threshold=apart, linkage="average", metric="cosine")
    for photo, scene in zip(others, tree.fit(features(others)).labels_):
        photo.scene = f"other {scene}"


def folds_of(kitchens):
    """The fold of each photo: the largest scene first, each to the fold that is smallest by then."""
    sizes, fold_of, load = {}, {}, [0] * FOLDS
    for photo in kitchens:
        sizes[photo.scene] = sizes.get(photo.scene, 0) + 1
    for scene, size in sorted(sizes.items(), key=lambda each: (-each[1], each[0])):
        fold_of[scene] = load.index(min(load))
        load[fold_of[scene]] += size
    return [fold_of[photo.scene] for photo in kitchens]
