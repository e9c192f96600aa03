const SHARE_OF_SHORT = 0.02;

/** Returns how often a bench measures: a fiftieth where it only has to show that it still measures something. */
export const runs = (usual: number): number =>
  process.env['MUNCHIFY_BENCH'] === 'short' ? Math.ceil(usual * SHARE_OF_SHORT) : usual;
