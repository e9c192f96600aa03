import type { Ball, Food } from './foods.ts';
import type { Pose, Solid } from './scene.ts';
import { placed, turned, within } from './shapes.ts';
import { type Random, type Vec, add } from './vectors.ts';

/** Returns the height at which a piece comes to rest on the floor or on other pieces. */
function restHeight(balls: Ball[], lying: Ball[]): number {
  let height = -9;
  for (const [x, y, z, radius] of balls) {
    height = Math.max(height, radius - z);
    for (const [u, v, w, other] of lying) {
      const square = (radius + other) ** 2 - (x - u) ** 2 - (y - v) ** 2;
      if (square > 0) height = Math.max(height, w + Math.sqrt(square) - z);
    }
  }
  return height;
}

export type Heap = {
  food: (random: Random) => Food;
  count: number;
  mound: number;
  hold: (random: Random) => Omit<Pose, 'at'>;
};
/** Half the crate's width and depth, and its height. */
export const CRATE: Vec = [4.3, 3.4, 1.5];

/** Drops the pieces one by one, each to the lowest of 60 random places. `mound` prefers the middle. */
export function heap({ food, count, mound, hold }: Heap, random: Random): Solid[] {
  const lying: Ball[] = [];
  const solids: Solid[] = [];
  for (let n = 0; n < count; n++) {
    const { parts, balls } = food(random);
    let best: { pose: Pose; cost: number } | undefined;
    for (let trial = 0; trial < 60; trial++) {
      const [x, y] = [random() * 2 - 1, random() * 2 - 1];
      const loose: Pose = { at: [x * CRATE[0], y * CRATE[1], 0], ...hold(random) };
      const there = balls.map(([a, b, c, r]): Ball => [...placed(loose, [a, b, c]), r * loose.size]);
      if (there.some(([a, b, , r]) => Math.abs(a) + r > CRATE[0] || Math.abs(b) + r > CRATE[1])) continue;
      const height = restHeight(there, lying);
      const cost = height + mound * (x * x + y * y);
      if (!best || cost < best.cost) best = { pose: { ...loose, at: add(loose.at, [0, 0, height]) }, cost };
    }
    if (!best) continue;
    const { pose } = best;
    for (const [x, y, z, r] of balls) lying.push([...placed(pose, [x, y, z]), r * pose.size * 0.97]);
    for (const part of parts) solids.push({ form: part.form, pose: within(pose, part.pose) });
  }
  return solids;
}

/** Orientations of a piece before it falls: random, or along `yaw` with limited deviation, pitch and roll. */
export const anyhow = (size: number) => tilted(size, 0, 7, 2, 2);
export const tilted =
  (size: number, yaw: number, spread: number, dip: number, roll: number) => (r: Random) => ({
    axes: turned(yaw + (r() - 0.5) * spread, (r() - 0.5) * dip, (r() - 0.5) * roll),
    size: size * (0.87 + 0.26 * r()),
  });
