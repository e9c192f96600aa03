/** Shapes of the drawn foods, and the noise and colours that cover them. */
import type { Form, Pose, Random, Skin } from './render.ts';
import { add, clamp, cross, length, mix, out, smooth, times, type Vec } from './vectors.ts';

function hash(x: number, y: number, z: number): number {
  const mixed = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 608135816);
  const again = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((again ^ (again >>> 16)) >>> 0) / 4294967296;
}

/** Smooth noise from 0 to 1. */
export function noise(x: number, y: number, z: number): number {
  const [i, j, k] = [Math.floor(x), Math.floor(y), Math.floor(z)];
  const [u, v, w] = [smooth(0, 1, x - i), smooth(0, 1, y - j), smooth(0, 1, z - k)];
  const row = (b: number, c: number) => hash(i, b, c) * (1 - u) + hash(i + 1, b, c) * u;
  const sheet = (c: number) => row(j, c) * (1 - v) + row(j + 1, c) * v;
  return sheet(k) * (1 - w) + sheet(k + 1) * w;
}

/** Converts a CSS colour to linear light. */
export function ink(css: string): Vec {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => (Number.parseInt(css.slice(at, at + 2), 16) / 255) ** 2.2,
  );
  return [r, g, b];
}

/** Returns a paint that varies between two colours; `fine` is the frequency along each axis. */
export const cloudy = (one: string, other: string, fine: Vec, shift: number) => {
  const [a, b] = [ink(one), ink(other)];
  return ([x, y, z]: Vec) => mix(a, b, noise(x * fine[0] + shift, y * fine[1], z * fine[2]));
};

// Poses

export const HERE: Pose = {
  at: [0, 0, 0],
  axes: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  size: 1,
};
export const at = (...place: Vec): Pose => ({ ...HERE, at: place });

/** Returns axes turned about the vertical by `yaw`, then raised by `pitch` along x and rolled about x. */
export function turned(yaw: number, pitch: number, roll: number): Pose['axes'] {
  const ahead: Vec = [Math.cos(yaw) * Math.cos(pitch), Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch)];
  const flat: Vec = [-Math.sin(yaw), Math.cos(yaw), 0];
  const side = add(times(flat, Math.cos(roll)), times(cross(ahead, flat), Math.sin(roll)));
  return [ahead, side, cross(ahead, side)];
}

/** Converts a point from a pose's coordinates to the surroundings. */
export const placed = (pose: Pose, point: Vec): Vec => add(pose.at, times(out(pose.axes, point), pose.size));

/** Converts a pose from another pose's coordinates to the surroundings. */
export function within(outer: Pose, inner: Pose): Pose {
  const [x, y, z] = inner.axes;
  const axes = [out(outer.axes, x), out(outer.axes, y), out(outer.axes, z)] as const;
  return { at: placed(outer, inner.at), axes, size: outer.size * inner.size };
}

// Solids

/** A round body whose radius depends on the height `up` (-1 to 1) and the angle around its axis z. */
export function round(reach: number, radius: (up: number, angle: number) => number, skin: Skin): Form {
  const distance = (x: number, y: number, z: number) => {
    const far = length(x, y, z) + 1e-6;
    return far > reach * 1.3 ? far - reach : (far - radius(z / far, Math.atan2(y, x))) * 0.7;
  };
  return { ...skin, distance, low: [-reach, -reach, -reach], high: [reach, reach, reach] };
}

/** A rod along x from -1 to 1, bent by `bend` radians towards y, at most `thick`. */
export function rod(
  thick: number,
  bend: number,
  radius: (along: number, angle: number) => number,
  skin: Skin,
): Form {
  const arc = 2 / bend;
  const distance = (x: number, y: number, z: number) => {
    const along = Math.atan2(x, arc - y) * arc;
    const side = arc - length(x, arc - y);
    const off = length(side, z);
    const inside = clamp(along, -1, 1);
    const gap = off - (off < thick * 3 ? radius(inside, Math.atan2(z, side)) : thick);
    return 0.75 * (along === inside ? gap : length(along - inside, Math.max(0, gap)));
  };
  const deep = arc * (1 - Math.cos(1 / arc)) + thick;
  return { ...skin, distance, low: [-1.05, -thick, -thick], high: [1.05, deep, thick] };
}

/** A box around the origin with rounded edges. */
export function box(half: Vec, edge: number, skin: Skin): Form {
  const distance = (x: number, y: number, z: number) => {
    const [a, b, c] = [
      Math.abs(x) - half[0] + edge,
      Math.abs(y) - half[1] + edge,
      Math.abs(z) - half[2] + edge,
    ];
    return length(Math.max(a, 0), Math.max(b, 0), Math.max(c, 0)) + Math.min(Math.max(a, b, c), 0) - edge;
  };
  return { ...skin, distance, low: times(half, -1), high: half };
}

/** The calyx of a fruit whose top has the height `top(distance from the axis)`, with the rest of the stalk. */
export function star(
  random: Random,
  tips: number,
  reach: number,
  stalk: number,
  top: (away: number) => number,
): Form {
  const [part, turn] = [(2 * Math.PI) / tips, random() * 6];
  const distance = (x: number, y: number, z: number) => {
    const away = length(x, y);
    const whole = (Math.atan2(y, x) + turn) / part;
    const nth = Math.round(whole);
    const own = reach * (0.8 + 0.4 * hash(nth, tips, 3));
    const along = clamp(away / own, 0, 1);
    const width = 0.17 * Math.sqrt(along + 0.12) * (1 - along) - 0.005;
    const lift = z - top(away) - 0.03 - 0.22 * along * along * hash(nth, 7, tips);
    const aside = away * Math.abs(Math.sin((whole - nth) * part));
    const leaf = Math.max(Math.abs(lift) - 0.015, (aside - width) * 0.8, away - own) * 0.55;
    const rise = clamp(z, top(0), top(0) + stalk);
    return Math.min(leaf, (length(x - 0.25 * (z - top(0)), y, z - rise) - 0.05) * 0.8);
  };
  const [wide, low, high] = [
    reach * 1.2,
    Math.min(top(0), top(reach * 1.2)),
    Math.max(top(0), top(reach * 0.6)),
  ];
  const paint = cloudy('#4d7a22', '#86a548', [9, 9, 9], turn);
  return {
    distance,
    low: [-wide, -wide, low - 0.05],
    high: [wide, wide, high + Math.max(0.3, stalk)],
    paint,
    gloss: 0.25,
  };
}

/** A feathery leaf along x that droops: a thin sheet, cut into leaflets. */
export function fern(random: Random): Form {
  const [droop, phase] = [0.1 + 0.35 * random(), random() * 9];
  const distance = (x: number, y: number, z: number) => {
    const [aside, drop] = [Math.abs(y), z + droop * x * x];
    const sheet = Math.abs(drop - 0.08 * aside - 0.1 * Math.sin(x * 30 + phase) * aside) - 0.006;
    const slant = (x - 0.7 * aside + (y > 0 ? 0.03 : 0)) / 0.075;
    const leaflet = Math.abs(slant - Math.round(slant)) * 0.075 - 0.03 * noise(x * 28 + phase, y * 34, 0);
    const wide = 0.3 * Math.sin(Math.PI * clamp((x - 0.22) * 1.25, 0, 1));
    const reach = aside - wide * (0.7 + 0.6 * noise(x * 9 + phase, Math.sign(y), 0));
    return 0.5 * Math.min(Math.max(sheet, leaflet * 0.8, reach * 0.8), length(y, drop) - 0.022 * (1.1 - x));
  };
  const paint = cloudy('#47741f', '#7da23c', [8, 8, 0], phase);
  return { distance, low: [0, -0.32, -droop - 0.06], high: [1, 0.32, 0.1], paint, gloss: 0.15 };
}
