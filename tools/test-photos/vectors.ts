/** Arithmetic with points and directions in space. */
export type Vec = readonly [number, number, number];
export type Axes = readonly [Vec, Vec, Vec];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const times = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const mix = (a: Vec, b: Vec, k: number): Vec => add(times(a, 1 - k), times(b, k));
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (x: number, y: number, z = 0): number => Math.sqrt(x * x + y * y + z * z);
export const unit = (a: Vec): Vec => times(a, 1 / (length(a[0], a[1], a[2]) || 1));
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
/** 0 at `from`, 1 at `to`, smooth between. */
export const smooth = (from: number, to: number, x: number): number => {
  const k = clamp((x - from) / (to - from), 0, 1);
  return k * k * (3 - 2 * k);
};
/** Converts a vector from axes to their surroundings; and back. */
export const out = (axes: Axes, v: Vec): Vec =>
  add(add(times(axes[0], v[0]), times(axes[1], v[1])), times(axes[2], v[2]));
export const into = (axes: Axes, v: Vec): Vec => [dot(v, axes[0]), dot(v, axes[1]), dot(v, axes[2])];
