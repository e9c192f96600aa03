import type { Camera, Pose } from './scene.ts';
import { type Vec, add, cross, into, times, unit } from './vectors.ts';

export const WIDTH = 800;
export const HEIGHT = 600;
/** Each pixel is the mean of FINE × FINE smaller ones. */
export const FINE = 2;

// The light: a window on the left behind the camera, and a room with a pale ceiling and a warm, darker floor.

const WINDOW = unit([-0.5, 0.35, 0.8]);
const WINDOW_ACROSS = unit(cross(WINDOW, [0, 0, 1]));
const WINDOW_ALONG = cross(WINDOW, WINDOW_ACROSS);

export const read = (from: Float32Array, index: number): Vec => [
  from[index * 3] ?? 0,
  from[index * 3 + 1] ?? 0,
  from[index * 3 + 2] ?? 0,
];

/** Depth map and the solid in each pixel, in the camera's axes: right, down, ahead. */
export class View {
  readonly width = WIDTH * FINE;
  readonly height = HEIGHT * FINE;
  readonly count = this.width * this.height;
  readonly depth = new Float32Array(this.count).fill(1e9);
  readonly seen = new Int16Array(this.count).fill(-1);
  readonly normal = new Float32Array(this.count * 3);
  /** Point that each pixel shows, slightly above the surface. */
  readonly spot = new Float32Array(this.count * 3);
  readonly colour = new Float32Array(this.count * 3);
  /** Light from the window that each pixel reflects. */
  readonly lit = new Float32Array(this.count * 3);
  readonly axes: Pose['axes'];
  readonly eye: Vec;
  readonly focus: number;
  readonly window: Pose['axes'];
  readonly sky: Vec;

  constructor({ target, far, pitch, yaw, zoom }: Camera) {
    const ahead: Vec = [Math.sin(yaw) * Math.cos(pitch), Math.cos(yaw) * Math.cos(pitch), -Math.sin(pitch)];
    const right: Vec = [Math.cos(yaw), -Math.sin(yaw), 0];
    this.axes = [right, cross(ahead, right), ahead];
    this.eye = add(target, times(ahead, -far));
    this.focus = this.width * zoom;
    this.window = [into(this.axes, WINDOW), into(this.axes, WINDOW_ACROSS), into(this.axes, WINDOW_ALONG)];
    this.sky = into(this.axes, [0, 0, 1]);
  }

  /** Returns the ray through a pixel, of length one ahead. */
  ray(index: number): Vec {
    const [x, y] = [index % this.width, Math.floor(index / this.width)];
    return [(x + 0.5 - this.width / 2) / this.focus, (y + 0.5 - this.height / 2) / this.focus, 1];
  }

  /** Follows a ray from a pixel over the depth map. @returns the pixel where it goes behind something, or -1 */
  meet(index: number, way: Vec, reach: number, steps: number, jitter: number): number {
    const { depth, width, height, focus, spot } = this;
    const [sx, sy, sz] = [spot[index * 3] ?? 0, spot[index * 3 + 1] ?? 0, spot[index * 3 + 2] ?? 0];
    const [wx, wy, wz] = way;
    for (let n = 0; n < steps; n++) {
      const far = reach * ((n + jitter) / steps) ** 2 + 0.004;
      const z = sz + wz * far;
      const x = ((sx + wx * far) / z) * focus + width / 2;
      const y = ((sy + wy * far) / z) * focus + height / 2;
      if (x < 0 || y < 0 || x >= width || y >= height) return -1;
      const met = Math.floor(y) * width + Math.floor(x);
      const behind = z - (depth[met] ?? 0);
      if (behind > 0.012 + far * 0.02 && behind < 1.6) return met;
    }
    return -1;
  }
}
