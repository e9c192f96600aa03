import type { Form, Pose, Solid } from './scene.ts';
import { HERE, at, box, cloudy, fern, ink, noise, placed, rod, round, star, turned } from './shapes.ts';
import { type Random, type Vec, add, clamp, length, mix, out, smooth } from './vectors.ts';

/** `[x, y, z, radius]`: approximates a piece, or part of one, while it falls. */
export type Ball = readonly [number, number, number, number];
export type Food = { parts: Solid[]; balls: Ball[] };

export function tomato(random: Random): Food {
  const [lobes, phase, ripe] = [5 + Math.floor(random() * 2), random() * 6, random()];
  const skin = mix(ink('#b90f0a'), ink('#d22d12'), ripe);
  const dent = (up: number) => 0.2 * Math.exp((up - 1) * 22);
  const lobed = (up: number, angle: number) => 0.018 * Math.cos(lobes * angle + phase) * (1 - up * up);
  const body = round(1.03, (up, angle) => 1 - 0.1 * up * up - dent(up) + lobed(up, angle), {
    gloss: 1,
    paint: ([x, y, z]) => {
      const pale = smooth(0.5, 1, z) * (0.1 + 0.3 * ripe) * noise(x * 4 + phase, y * 4, 5);
      return mix(mix(skin, ink('#d8501a'), noise(x * 3 + phase, y * 3, z * 3) * 0.35), ink('#e08a2c'), pale);
    },
  });
  const top = (away: number) => 0.9 - 0.47 * away * away - 0.2 * Math.exp(-11 * away * away);
  const green = star(random, 5 + Math.floor(random() * 2), 0.55, 0.22, top);
  return { parts: [body, green].map((form) => ({ form, pose: HERE })), balls: [[0, 0, 0, 0.96]] };
}

export function carrot(random: Random): Food {
  const [phase, taper, thick, leafy] = [
    random() * 99,
    0.3 + 0.25 * random(),
    0.13 + 0.04 * random(),
    random() < 0.15,
  ];
  const skin = cloudy('#d9701a', random() < 0.5 ? '#cf5f12' : '#e08428', [5, 9, 9], phase);
  const ring = ([x, y, z]: Vec) => smooth(0.6, 0.85, noise(x * 26 + phase, Math.atan2(z, y) * 0.9, phase));
  const profile = (along: number) => {
    const t = (along + 1) / 2;
    const ends = Math.sqrt(clamp(t * 16 + 0.1, 0, 1)) * Math.sqrt(1 - 0.97 * t ** 14);
    return thick * (1 - taper * t) * ends * (0.93 + 0.14 * noise(along * 4 + phase, 0, 0));
  };
  const root = rod(thick * 1.1, 0.05 + random() * random() * 0.9, profile, {
    gloss: 0.25,
    paint: (p) =>
      mix(mix(skin(p), ink('#9c4510'), ring(p) * 0.6), ink('#6f6a1e'), smooth(-0.93, -1.01, p[0]) * 0.8),
    relief: (p) => ring(p) * 0.005 + noise(p[0] * 30, p[1] * 30, p[2] * 30) * 0.002,
  });
  const stub = rod(0.26, 0.4, () => 0.25, {
    gloss: 0.2,
    paint: cloudy('#7d9a35', '#a9a75a', [2, 9, 9], phase),
  });
  const tops = Array.from({ length: 4 }, (_, n): Solid => {
    const [y, z] = [Math.cos(n * 1.7 + phase), Math.sin(n * 1.7 + phase)];
    const axes = turned(Math.PI + 0.35 * y, 0.35 * z, n * 1.7 + phase);
    if (leafy) return { form: fern(random), pose: { at: [-0.98, 0, 0], axes, size: 0.7 + 0.3 * random() } };
    return { form: stub, pose: { at: [-0.98, 0.035 * y, 0.035 * z], axes, size: 0.05 + 0.06 * random() } };
  });
  const balls = [-0.85, -0.5, -0.15, 0.2, 0.55, 0.88].map((x): Ball => [x, 0.04, 0, profile(x)]);
  return { parts: [{ form: root, pose: HERE }, ...tops], balls };
}

function banana(random: Random): Form {
  const [phase, bend] = [random() * 99, 1.55 + random() * 0.3];
  const skin = cloudy('#c99a20', random() < 0.5 ? '#d8b02a' : '#dfb935', [3, 6, 6], phase);
  const profile = (along: number, angle: number) => {
    const ends = (1 - 0.6 * smooth(-0.55, -1, along)) * (1 - 0.5 * smooth(0.35, 0.85, along));
    const body =
      0.16 * Math.sqrt(1 - 0.5 * along ** 4) * ends * Math.sqrt(clamp((along + 1) * 12 + 0.3, 0, 1));
    const stalk = smooth(0.72, 0.9, along);
    return (body * (1 - stalk) + 0.052 * stalk) * (1 + 0.045 * Math.cos(5 * angle + phase) * (1 - stalk));
  };
  return rod(0.19, bend, profile, {
    gloss: 0.2,
    paint: (p) => {
      const green = 0.7 * smooth(0.55, 0.95, p[0]) + 0.35 * smooth(-0.75, -0.95, p[0]);
      const speck =
        smooth(0.78, 0.88, noise(p[0] * 22 + phase, p[1] * 40, p[2] * 40)) * noise(p[0] * 3, phase, 0);
      const dark = Math.max(smooth(-0.925, -0.955, p[0]), 0.55 * speck);
      return mix(mix(skin(p), ink('#a3a632'), green), ink('#3c2a14'), dark);
    },
  });
}

/** A hand of bananas, which fan out from the crown at x = 1 with their backs up. */
export function bananas(random: Random): Food {
  const hand: Food = { parts: [], balls: [] };
  const count = 4 + Math.floor(random() * 3);
  for (let n = 0; n < count; n++) {
    const yaw = (n - (count - 1) / 2) * 0.22;
    const axes = turned(yaw, ((n % 2) - 0.5) * 0.12, -Math.PI / 2);
    const pose: Pose = { at: add([1, yaw * 0.25, 0], out(axes, [-0.9, -0.38, 0])), axes, size: 1 };
    hand.parts.push({ form: banana(random), pose });
    for (const t of [-0.9, -0.55, -0.2, 0.15, 0.5, 0.8])
      hand.balls.push([...placed(pose, [t * 0.92, t * t * 0.4, 0]), 0.15]);
  }
  const knot = box([0.1, 0.028 * count, 0.07], 0.065, {
    paint: cloudy('#5a4520', '#8f8436', [30, 20, 30], 0),
  });
  return { ...hand, parts: [...hand.parts, { form: knot, pose: at(1.03, 0, 0) }] };
}

export function lemon(random: Random): Food {
  const [phase, long] = [random() * 99, 1.16 + 0.16 * random()];
  const skin = cloudy('#d2a310', random() < 0.5 ? '#d8b020' : '#c9b42c', [1.5, 1.5, 1.5], phase);
  const pores = ([x, y, z]: Vec) =>
    noise(x * 26 + phase, y * 26, z * 26) * 0.6 + noise(x * 9, y * 9, z * 9 + phase) * 0.8;
  const tips = (up: number) => 0.2 * Math.exp((up - 1) * 45) + 0.1 * Math.exp((-up - 1) * 30);
  const form = round(1.55, (up) => 1 / Math.sqrt(1 - up * up + (up / long) ** 2) + tips(up), {
    gloss: 0.55,
    paint: (p) =>
      mix(mix(skin(p), ink('#c08c08'), pores(p) * 0.25), ink('#7c6a20'), smooth(1.28, 1.5, p[2]) * 0.5),
    relief: (p) => pores(p) * 0.014,
  });
  return {
    parts: [{ form, pose: HERE }],
    balls: [
      [0, 0, 0.35, 0.9],
      [0, 0, -0.35, 0.9],
    ],
  };
}

export function pepper(random: Random): Food {
  const [lobes, phase, tall] = [3 + Math.floor(random() * 2), random() * 6, 1.05 + 0.2 * random()];
  const skin = cloudy('#a80a0c', random() < 0.5 ? '#c41a10' : '#cc2a10', [2, 2, 2], phase);
  const profile = (up: number, angle: number) => {
    const rounded = ((1 - up * up) ** 1.4 + (Math.abs(up) / tall) ** 2.8) ** (-1 / 2.8);
    const valley = (1 - Math.abs(Math.cos((lobes * angle) / 2 + phase))) ** 2 * (0.1 + 0.12 * up * up);
    const taper = 1 + 0.1 * up - 0.04 * Math.cos(angle + phase);
    return rounded * taper * (1 - valley) - 0.42 * Math.exp((up - 1) * 10) - 0.25 * Math.exp((-up - 1) * 12);
  };
  const relief = ([x, y, z]: Vec) => noise(x * 3 + phase, y * 3, z * 3) * 0.03;
  const body = round(1.4, profile, { paint: skin, relief, gloss: 1.2 });
  const base = tall * 1.1 - 0.42;
  const flare = (along: number) => 0.3 + 0.25 * smooth(-0.5, -1, along) + 0.1 * smooth(0.6, 1, along);
  const green = cloudy('#4f7f1f', '#83a83f', [4, 9, 9], phase);
  const paint = (p: Vec) => mix(green(p), ink('#a9b56a'), smooth(0.9, 1, p[0]));
  const stalk = rod(0.56, 0.3 + random() * 0.8, flare, { paint, gloss: 0.4 });
  const leaves = star(random, 5, 0.34, 0.05, (away) => base + 0.03 + 1.1 * away * away);
  return {
    parts: [
      { form: body, pose: HERE },
      { form: leaves, pose: HERE },
      { form: stalk, pose: { at: [0, 0, base + 0.28], axes: turned(0, Math.PI / 2, 0), size: 0.33 } },
    ],
    balls: [
      [0, 0, 0.25, 0.93],
      [0, 0, -0.35, 0.85],
    ],
  };
}

export function mushroom(random: Random): Food {
  const [phase, flat] = [random() * 99, 0.7 + 0.15 * random()];
  const skin = mix(ink('#5f3f20'), ink('#8a6438'), random());
  const scales = ([x, y, z]: Vec) =>
    noise(x * 5 + phase, y * 5, z * 8) * 0.6 + noise(x * 10 + phase, y * 10, z * 10) * 0.4;
  const profile = (up: number) => {
    const dome = 1 / Math.sqrt(1 - up * up + (up / flat) ** 2);
    return up > 0 ? dome : (dome ** -5 + (-up / 0.3) ** 5) ** -0.2;
  };
  const cap = round(1.02, profile, {
    gloss: 0.12,
    paint: (p) => {
      const gills = mix(ink('#4a3020'), ink('#8a6848'), 0.2 + 0.2 * Math.sin(Math.atan2(p[1], p[0]) * 70));
      const below = length(p[0], p[1]) > 0.75 ? ink('#8a6848') : gills;
      return mix(
        mix(skin, ink('#b08c5c'), 0.7 * smooth(0.3, 0.9, scales(p))),
        below,
        smooth(-0.1, -0.24, p[2]),
      );
    },
    relief: (p) => scales(p) * 0.008,
  });
  const white = cloudy('#e9dbc0', '#c8aa80', [2, 8, 8], phase);
  const stem = rod(0.5, 0.1 + random() * 0.5, (along) => 0.45 - 0.12 * smooth(0.8, 1.01, along), {
    paint: (p) => mix(white(p), ink('#a07848'), smooth(0.93, 1, p[0])),
  });
  const down: Pose = { at: [0, 0, -0.65], axes: turned(0, -Math.PI / 2, 0), size: 0.75 };
  return {
    parts: [
      { form: cap, pose: HERE },
      { form: stem, pose: down },
    ],
    balls: [
      [0, 0, 0, 0.8],
      [0, 0, -0.9, 0.3],
    ],
  };
}

export function egg(random: Random): Food {
  const [phase, long] = [random() * 99, 1.24 + 0.1 * random()];
  const shell = mix(ink('#e9e2d8'), ink('#f4efe8'), random());
  const speckle = ([x, y, z]: Vec) => smooth(0.8, 0.9, noise(x * 24 + phase, y * 24, z * 24));
  const form = round(1.4, (up) => (1 - 0.07 * up) / Math.sqrt(1 - up * up + (up / long) ** 2), {
    gloss: 0.15,
    paint: (p) => {
      const pale = noise(p[0] * 2 + phase, p[1] * 2, p[2] * 2);
      return mix(mix(shell, ink('#ddd0c2'), 0.35 * pale), ink('#b8a48e'), 0.3 * speckle(p));
    },
    relief: (p) => noise(p[0] * 40, p[1] * 40, p[2] * 40) * 0.003,
  });
  return {
    parts: [{ form, pose: HERE }],
    balls: [
      [0, 0, 0.25, 0.92],
      [0, 0, -0.3, 0.92],
    ],
  };
}

/** A piece of fusilli. */
export function spiral(random: Random): Food {
  const [phase, twist] = [random() * 99, 8 + random()];
  const dough = cloudy('#d8a648', random() < 0.5 ? '#e3b95c' : '#cf9a3c', [3, 6, 6], phase);
  const profile = (along: number, angle: number) => {
    const blade = Math.abs(Math.cos((3 / 2) * (angle + twist * along)));
    const ends = Math.sqrt(clamp((1 - Math.abs(along)) * 14 + 0.2, 0, 1));
    return (0.08 + 0.2 * blade ** 3) * ends;
  };
  const form = rod(0.3, 0.05 + 0.2 * random(), profile, { gloss: 0.3, paint: dough });
  return {
    parts: [{ form, pose: HERE }],
    balls: [-0.8, -0.4, 0, 0.4, 0.8].map((x): Ball => [x, 0, 0, 0.2]),
  };
}
