import type { Measured } from './support/measured.ts';

type Bench = () => Promise<Measured[]>;

/** Loads a bench in the process that runs it: merely loading a second one would change its figures. */
type LoadBench = () => Promise<Bench>;

/** Benches of the product's budgets. Bytes and counts are valid on any machine. */
export const BENCHES: Readonly<Record<string, LoadBench>> = {
  'first-load': async () => (await import('./browser/first-load.ts')).firstLoad,
  landing: async () => (await import('./browser/landing.ts')).landing,
  offline: async () => (await import('./browser/offline.ts')).offline,
  release: async () => (await import('./release.ts')).release,
  tasks: async () => (await import('./browser/tasks.ts')).tasks,
  photo: async () => (await import('./browser/photo.ts')).photo,
  seeing: async () => (await import('./browser/detection.ts')).detection,
  bundles: async () => (await import('./bundles.ts')).bundles,
  capacity: async () => (await import('./capacity.ts')).capacity,
  polls: async () => (await import('./load/polls.ts')).polls,
  'signed-in-get': async () => (await import('./signed-in-get.ts')).signedInGet,
  author: async () => (await import('./generation.ts')).author,
  lines: async () => (await import('./lines.ts')).lines,
};

/** Benches that are slow or need external data. They run only if they are named. */
export const LONG: Readonly<Record<string, LoadBench>> = {
  answers: async () => (await import('./answers.ts')).answers,
  'page-pictures': async () => (await import('./page-pictures.ts')).pagePictures,
  lighthouse: async () => (await import('./browser/lighthouse.ts')).audits,
  fuzz: async () => (await import('./load/fuzz.ts')).fuzzed,
  'food-sources': async () => (await import('./food-sources.ts')).foodSources,
  taxonomy: async () => (await import('./taxonomy.ts')).taxonomy,
  library: async () => (await import('./browser/library.ts')).library,
  list: async () => (await import('./browser/list.ts')).list,
  published: async () => (await import('./published/published.ts')).published,
  reading: async () => (await import('./reading/reading.ts')).reading,
  seeds: async () => (await import('./seeds.ts')).seeds,
  load: async () => (await import('./load/load.ts')).load,
  overload: async () => (await import('./load/load.ts')).overload,
  outbox: async () => (await import('./browser/outbox.ts')).outbox,
  'attack-mailbox': async () => (await import('./attacks/mailbox.ts')).mailboxAttack,
  'attack-models': async () => (await import('./attacks/models.ts')).modelAttack,
  'attack-pictures': async () => (await import('./attacks/pictures.ts')).pictureAttack,
  'attack-zones': async () => (await import('./attacks/zones.ts')).zoneAttack,
  'answer-times': async () => (await import('./load/answer-times.ts')).answerTimes,
  'hostile-neighbours': async () => (await import('./reading/hostile-neighbours.ts')).hostileNeighbours,
  'hostile-recipes': async () => (await import('./reading/hostile-recipes.ts')).hostileRecipes,
  'hostile-shapes': async () => (await import('./reading/hostile-shapes.ts')).hostileShapes,
};
