const SHARE_OF_SHORT = 0.01;

/** True in `npm run test:long`, where a bench only has to show that it still measures something. */
export const isShort = process.env['MUNCHIFY_BENCH'] === 'short';

/** Returns how often, or how much, a bench measures: a hundredth of it in the short form. */
export const runs = (usual: number): number => (isShort ? Math.ceil(usual * SHARE_OF_SHORT) : usual);

/** Returns what a bench measures of a list: its first hundredth in the short form. */
export const some = <Thing>(list: readonly Thing[]): readonly Thing[] => list.slice(0, runs(list.length));
