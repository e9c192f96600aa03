"""The classes of ImageNet that the network remembers: foods of our table, then things that are taken for them."""

REMEMBERED = {
    936: "cabbage", 939: "courgette", 943: "cucumber", 945: "bell-pepper", 948: "apple", 950: "orange", 951: "lemon",
    953: "pineapple", 954: "banana", 957: "pomegranate", 959: "pasta",
}
# Other foods; then what most often stands beside or instead of a food on training photos.
OTHERS = [937, 938, 940, 941, 942, 949, 952, 987, 998, 944]
OTHERS += [722, 582, 989, 961, 823, 398, 744, 93, 931, 552, 990, 509, 692, 462, 988, 753, 784, 738, 473, 955, 852, 641, 542, 772]
CLASSES = [*REMEMBERED, *OTHERS]
# One more row stands for all others.
REST = len(CLASSES)
assert (len(CLASSES) + 1 + 66) % 8 == 0, len(CLASSES)
