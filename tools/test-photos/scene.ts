import type { Axes, Vec } from './vectors.ts';

/** Surface of a solid at a point in its own coordinates. */
export type Skin = { paint: (p: Vec) => Vec; relief?: (p: Vec) => number; gloss?: number };
/** Solid in its own coordinates: distance to its surface, never over-estimated, and its bounding box. */
export type Form = Skin & { distance: (x: number, y: number, z: number) => number; low: Vec; high: Vec };
/** Position, three axes and size. */
export type Pose = { at: Vec; axes: Axes; size: number };
export type Solid = { form: Form; pose: Pose };
export type Camera = { target: Vec; far: number; pitch: number; yaw: number; zoom: number };
export type Picture = { camera: Camera; solids: Solid[]; exposure: number };
