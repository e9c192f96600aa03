/**
 * Small renderer. Solids given by distance functions are ray-marched into a depth map. Then light is gathered over that
 * map: a window with soft shadows, one bounce between neighbours, mirrored highlights.
 */
import type { Picture, Pose, Solid } from './scene.ts';
import {
  type Random,
  type Vec,
  add,
  clamp,
  dot,
  into,
  length,
  mix,
  out,
  smooth,
  times,
  unit,
} from './vectors.ts';
import { FINE, HEIGHT, View, WIDTH, read } from './view.ts';

const WINDOW_LIGHT: Vec = [3.1, 2.75, 2.3];
const roomLight = (up: number): Vec => mix([0.22, 0.17, 0.13], [0.85, 0.9, 1], smooth(-0.4, 0.9, up));

/** Returns the share of the window's two panes that a mirrored ray hits. */
function panes(way: Vec, [middle, across, along]: Pose['axes']): number {
  const facing = dot(way, middle);
  if (facing <= 0) return 0;
  const [u, v] = [Math.abs(dot(way, across) / facing), Math.abs(dot(way, along) / facing)];
  return smooth(0.34, 0.22, u) * smooth(0.48, 0.34, v) * (0.25 + 0.75 * smooth(0.01, 0.05, u));
}

/** Marches along the ray of every pixel that a solid's box covers. */
function trace(view: View, { form: { low, high, distance }, pose }: Solid, id: number): void {
  const axes = [
    into(view.axes, pose.axes[0]),
    into(view.axes, pose.axes[1]),
    into(view.axes, pose.axes[2]),
  ] as const;
  const middle = into(view.axes, add(pose.at, times(view.eye, -1)));
  const [ox, oy, oz] = times(into(axes, middle), -1 / pose.size);
  const [[ix, jx, kx], [iy, jy, ky], [iz, jz, kz]] = axes;
  const corners: Vec[] = [low, high].flatMap(([x]) =>
    [low, high].flatMap(([, y]) =>
      [low, high].map(([, , z]) => add(middle, out(axes, times([x, y, z], pose.size)))),
    ),
  );
  const across = corners.map(([x, , z]) => (x / Math.max(0.1, z)) * view.focus + view.width / 2);
  const down = corners.map(([, y, z]) => (y / Math.max(0.1, z)) * view.focus + view.height / 2);
  const [left, right] = [
    Math.max(0, Math.floor(Math.min(...across))),
    Math.min(view.width - 1, Math.max(...across)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.floor(Math.min(...down))),
    Math.min(view.height - 1, Math.max(...down)),
  ];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const index = y * view.width + x;
      const [u, v] = [(x + 0.5 - view.width / 2) / view.focus, (y + 0.5 - view.height / 2) / view.focus];
      const dx = (ix * u + jx * v + kx) / pose.size;
      const dy = (iy * u + jy * v + ky) / pose.size;
      const dz = (iz * u + jz * v + kz) / pose.size;
      const [ax, bx] = [(low[0] - ox) / dx, (high[0] - ox) / dx];
      const [ay, by] = [(low[1] - oy) / dy, (high[1] - oy) / dy];
      const [az, bz] = [(low[2] - oz) / dz, (high[2] - oz) / dz];
      const end = Math.min(Math.max(ax, bx), Math.max(ay, by), Math.max(az, bz), view.depth[index] ?? 0);
      let t = Math.max(Math.min(ax, bx), Math.min(ay, by), Math.min(az, bz), 0);
      const slow = 1 / length(dx, dy, dz);
      for (let n = 0; n < 60 && t < end; n++) {
        const gap = distance(ox + dx * t, oy + dy * t, oz + dz * t);
        if (gap < 0.0015) {
          view.depth[index] = t;
          view.seen[index] = id;
          break;
        }
        t += gap * slow;
      }
    }
}

const PROBES: Vec[] = [
  [1, -1, -1],
  [-1, -1, 1],
  [-1, 1, -1],
  [1, 1, 1],
];

/** Sets the normal and the colour of each pixel. */
function dress(view: View, solids: Solid[]): void {
  for (let index = 0; index < view.count; index++) {
    const solid = solids[view.seen[index] ?? -1];
    if (!solid) continue;
    const { form, pose } = solid;
    const spot = times(view.ray(index), view.depth[index] ?? 0);
    const place = add(view.eye, out(view.axes, spot));
    const p = times(into(pose.axes, add(place, times(pose.at, -1))), 1 / pose.size);
    let slope: Vec = [0, 0, 0];
    for (const probe of PROBES) {
      const q = add(p, times(probe, 0.004));
      slope = add(slope, times(probe, form.distance(q[0], q[1], q[2]) + (form.relief?.(q) ?? 0)));
    }
    const normal = unit(into(view.axes, out(pose.axes, slope)));
    view.normal.set(normal, index * 3);
    view.spot.set(add(spot, times(normal, 0.01)), index * 3);
    view.colour.set(form.paint(p), index * 3);
  }
}

/** Removes noise: averages neighbours on the same side of the same solid, along rows, then columns. */
function soften({ seen, normal, width, count }: View, raw: Float32Array): Float32Array {
  let from = raw;
  for (const step of [1, width]) {
    const to = new Float32Array(raw.length);
    for (let index = 0; index < count; index++) {
      const [x, y, z] = [normal[index * 3] ?? 0, normal[index * 3 + 1] ?? 0, normal[index * 3 + 2] ?? 0];
      let [r, g, b, weight] = [0, 0, 0, 0];
      for (let near = index - 5 * step; near <= index + 5 * step; near += step) {
        if (seen[near] !== seen[index]) continue;
        const [i, j, k] = [near * 3, near * 3 + 1, near * 3 + 2];
        if (x * (normal[i] ?? 0) + y * (normal[j] ?? 0) + z * (normal[k] ?? 0) < 0.92) continue;
        r += from[i] ?? 0;
        g += from[j] ?? 0;
        b += from[k] ?? 0;
        weight++;
      }
      const share = 1 / Math.max(1, weight);
      to[index * 3] = r * share;
      to[index * 3 + 1] = g * share;
      to[index * 3 + 2] = b * share;
    }
    from = to;
  }
  return from;
}

/** Adds the window's light, with soft shadows. */
function lightFromWindow(view: View, random: Random): void {
  const [middle, across, along] = view.window;
  const open = new Float32Array(view.count * 3);
  for (let index = 0; index < view.count; index++) {
    const aside = add(times(across, (random() - 0.5) * 0.8), times(along, (random() - 0.5) * 1.1));
    const way = unit(add(middle, aside));
    const free = dot(way, read(view.normal, index)) > -0.1 && view.meet(index, way, 2.2, 14, random()) < 0;
    open[index * 3] = free ? 1 : 0;
  }
  const soft = soften(view, open);
  for (let index = 0; index < view.count; index++) {
    const slant = Math.max(0, dot(middle, read(view.normal, index)) + 0.12) / 1.12;
    const [r, g, b] = times(read(view.colour, index), slant * (soft[index * 3] ?? 0));
    view.lit.set([r * WINDOW_LIGHT[0], g * WINDOW_LIGHT[1], b * WINDOW_LIGHT[2]], index * 3);
  }
}

/** Returns the light that reaches each pixel from the room and, after one bounce, from its neighbours. */
function lightFromAround(view: View, random: Random): Float32Array {
  const around = new Float32Array(view.count * 3);
  for (let index = 0; index < view.count; index++) {
    const [turn, rise] = [random() * 2 * Math.PI, random() * 2 - 1];
    const flat = Math.sqrt(1 - rise * rise);
    const way = unit(add(read(view.normal, index), [Math.cos(turn) * flat, Math.sin(turn) * flat, rise]));
    const met = view.meet(index, way, 1.6, 9, random());
    around.set(met < 0 ? roomLight(dot(way, view.sky)) : times(read(view.lit, met), 0.9), index * 3);
  }
  return soften(view, around);
}

/** Returns the light that a pixel's surface mirrors: from the window, the room or its neighbours. */
function mirrored(view: View, index: number): Vec {
  const [normal, away] = [read(view.normal, index), unit(view.ray(index))];
  const facing = -dot(away, normal);
  const way = add(away, times(normal, 2 * facing));
  const met = view.meet(index, way, 1.6, 20, 0.5);
  const bright = times([22, 21, 19.5], panes(way, view.window));
  const seen = met < 0 ? add(roomLight(dot(way, view.sky)), bright) : read(view.lit, met);
  return times(seen, 0.04 + 0.5 * (1 - clamp(facing, 0, 1)) ** 5);
}

/** Warm grey to which strong colours fade, as on film. */
const FADED: Vec = [1.1, 0.97, 0.75];

/** Maps light to a byte, with film's response. */
function film(light: number): number {
  const x = Math.max(0, light);
  return 255 * clamp((x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14), 0, 1) ** (1 / 2.2);
}

/** Renders a picture as RGB bytes. */
export function render({ camera, solids, exposure }: Picture, random: Random): Uint8Array {
  const view = new View(camera);
  const order = solids.toSorted((a, b) => dot(a.pose.at, view.axes[2]) - dot(b.pose.at, view.axes[2]));
  order.forEach((solid, id) => trace(view, solid, id));
  dress(view, order);
  lightFromWindow(view, random);
  const around = lightFromAround(view, random);
  const sums = new Float32Array(WIDTH * HEIGHT * 3);
  for (let index = 0; index < view.count; index++) {
    const [x, y] = [Math.floor((index % view.width) / FINE), Math.floor(index / view.width / FINE)];
    const edge = 1 - 0.5 * ((x / WIDTH - 0.5) ** 2 + (y / HEIGHT - 0.5) ** 2);
    const gloss = order[view.seen[index] ?? -1]?.form.gloss ?? 0.1;
    const [colour, bounce] = [read(view.colour, index), read(around, index)];
    const matt = add(read(view.lit, index), [
      colour[0] * bounce[0],
      colour[1] * bounce[1],
      colour[2] * bounce[2],
    ]);
    const light = times(add(matt, times(mirrored(view, index), gloss)), exposure * edge);
    const grey = dot(light, [0.3, 0.6, 0.1]);
    mix(light, times(FADED, grey), 0.1).forEach((value, c) => {
      const at = (y * WIDTH + x) * 3 + c;
      sums[at] = (sums[at] ?? 0) + film(value) / FINE ** 2;
    });
  }
  return Uint8Array.from(sums, Math.round);
}
