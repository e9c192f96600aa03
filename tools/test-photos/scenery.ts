import type { Food } from './foods.ts';
import type { Picture, Skin, Solid } from './scene.ts';
import { at, box, cloudy, ink, noise, rod, round, turned, within } from './shapes.ts';
import { type Random, type Vec, mix, smooth } from './vectors.ts';

/** Wood whose grain runs along x or y. */
function wood(light: string, dark: string, along: 'x' | 'y', seed: number): Skin {
  const [one, other] = [ink(light), ink(dark)];
  const grain = ([x, y, z]: Vec) => {
    const [a, b] = along === 'x' ? [x, y] : [y, x];
    const wave = (b + z) * 7 + 1.6 * noise(a * 0.5, b * 1.5, seed);
    return 0.6 * noise(a * 0.35, wave * 2.2, seed + z) + 0.4 * noise(a * 2, b * 60, seed + z * 40);
  };
  return {
    paint: (p) => mix(one, other, smooth(0.25, 0.8, grain(p))),
    relief: (p) => grain(p) * 0.004,
    gloss: 0.12,
  };
}

/** A table of planks. */
export const table = (): Solid[] =>
  [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((n) => ({
    form: box([9, 0.74, 0.25], 0.03, wood('#8a5a34', '#4e2f1a', 'x', n * 3.7)),
    pose: at(0, n * 1.5, -0.25),
  }));

/** The sides of the crate, two boards each. */
export function crate([wide, deep, tall]: Vec): Solid[] {
  const board = (half: Vec, along: 'x' | 'y', seed: number) =>
    box(half, 0.03, wood('#d9b27c', '#a87443', along, seed));
  return [1, 3].flatMap((row) =>
    [-1, 1].flatMap((side) => [
      {
        form: board([wide + 0.2, 0.09, tall * 0.235], 'x', side + row),
        pose: at(0, side * (deep + 0.1), row * tall * 0.25),
      },
      {
        form: board([0.09, deep, tall * 0.235], 'y', side + row * 2),
        pose: at(side * (wide + 0.1), 0, row * tall * 0.25),
      },
    ]),
  );
}

/** A book, a pencil and a rubber on a checked cloth. */
export function desk(): Picture {
  const check = (x: number) => (Math.abs(x / 2.4 - Math.floor(x / 2.4) - 0.5) < 0.25 ? 0.5 : 0);
  const cloth = box([12, 12, 0.2], 0.02, {
    gloss: 0.02,
    paint: ([x, y]) => mix(ink('#d8d6d0'), ink('#ad9b90'), check(x) + check(y)),
    relief: ([x, y]) => 0.004 * Math.sin(x * 60) * Math.sin(y * 60) + 0.1 * noise(x * 0.8, y * 0.8, 2),
  });
  const cover = { paint: cloudy('#30375a', '#2b324c', [40, 40, 40], 0), gloss: 0.3 };
  const pages = { paint: ([, , z]: Vec) => mix(ink('#d9d2c0'), ink('#a89f8c'), noise(0, 0, z * 90)) };
  const label = { paint: () => ink('#e3d5bf') };
  const hexagon = (angle: number) =>
    Math.cos(Math.PI / 6) / Math.cos(((angle + 7) % (Math.PI / 3)) - Math.PI / 6);
  const pencil = rod(
    0.036,
    0.001,
    (along, angle) => 0.035 * Math.min(hexagon(angle), (1.0 - along) * 6 + 0.08),
    {
      gloss: 0.6,
      paint: ([x, y, z]) => {
        const wooden = smooth(0.83, 0.835, x + 0.006 * Math.cos(Math.atan2(z, y) * 6));
        return mix(mix(ink('#c3a322'), ink('#cfa878'), wooden), ink('#2c2c30'), smooth(0.955, 0.96, x));
      },
    },
  );
  const book = { at: [-0.6, 0.4, 0], axes: turned(0.54, 0, 0), size: 0.83 } as const;
  const parts: Solid[] = [
    { form: box([1.7, 2.3, 0.06], 0.03, cover), pose: at(0, 0, 0.06) },
    { form: box([1.62, 2.22, 0.22], 0.02, pages), pose: at(-0.04, 0, 0.34) },
    { form: box([1.7, 2.3, 0.06], 0.03, cover), pose: at(0, 0, 0.62) },
    { form: box([0.06, 2.3, 0.34], 0.05, cover), pose: at(-1.68, 0, 0.34) },
    { form: box([0.9, 0.5, 0.01], 0.005, label), pose: at(0, 1, 0.685) },
  ];
  return {
    camera: { target: [0, 0, 0.2], far: 14, pitch: 1.1, yaw: 0.12, zoom: 1.46 },
    solids: [
      { form: cloth, pose: at(0, 0, -0.2) },
      ...parts.map(({ form, pose }) => ({ form, pose: within(book, pose) })),
      { form: pencil, pose: { at: [2.3, -0.7, 0.08], axes: turned(1.1, 0, 0.3), size: 2 } },
    ],
    exposure: 0.41,
  };
}

/** Eggs in a carton of grey paper, point down. */
export function eggCarton(egg: (random: Random) => Food, random: Random): Picture {
  const paper: Skin = {
    paint: cloudy('#8f8a82', '#a8a298', [12, 12, 12], 3),
    relief: ([x, y, z]) => 0.03 * noise(x * 9, y * 9, z * 9),
    gloss: 0.02,
  };
  const peg = round(0.7, (up) => 0.22 + 0.46 * Math.max(0, up) ** 3, paper);
  const grid = (columns: number, rows: number) =>
    Array.from({ length: columns * rows }, (_, n): [number, number] => [
      (n % columns) - (columns - 1) / 2,
      Math.floor(n / columns) - (rows - 1) / 2,
    ]);
  const eggs = grid(4, 3).flatMap(([x, y]) => {
    const lean = turned(random() * 6, Math.PI / 2 + 0.2 * (random() - 0.5), random() * 6);
    const axes = [lean[1], lean[2], lean[0]] as const;
    const pose = { at: [x * 1.42, y * 1.42, 0.85] as const, axes, size: 0.66 };
    return egg(random).parts.map(({ form, pose: own }) => ({ form, pose: within(pose, own) }));
  });
  return {
    camera: { target: [0, 0, 0.5], far: 14, pitch: 0.9, yaw: 0.3, zoom: 1.9 },
    solids: [
      ...eggs,
      { form: box([3.1, 2.4, 0.32], 0.2, paper), pose: at(0, 0, 0.3) },
      ...grid(5, 4).map(([x, y]) => ({ form: peg, pose: at(x * 1.42, y * 1.42, 0.5) })),
      ...table(),
    ],
    exposure: 0.5,
  };
}
