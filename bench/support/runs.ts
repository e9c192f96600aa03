const SHARE_OF_SHORT = 0.01;

/** True in `npm run test:long`: a bench then only has to show that it still measures something. */
export const isShort = process.env['MUNCHIFY_BENCH'] === 'short';

/** Returns a number of repetitions: a hundredth of it in the short form. */
export const runs = (usual: number): number => (isShort ? Math.ceil(usual * SHARE_OF_SHORT) : usual);

/** Returns the part of a list to measure: the first hundredth in the short form. */
export const some = <Thing>(list: readonly Thing[]): readonly Thing[] => list.slice(0, runs(list.length));
