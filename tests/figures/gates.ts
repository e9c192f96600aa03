/** Measured figures and the values that they must reach. All are shares, 0 to 1. */
export const GATES = {
  // Lines that people write, for importing recipes.
  lines: { says: 'ingredient lines read right', least: 0.97 },
  everyday: { says: 'everyday lines that weigh what a cook weighs', least: 0.8 },
  matched: { says: 'their weight matched to the right food', least: 0.95 },
  dishes: { says: 'known dishes within 15 % of their published energy', least: 0.9 },
  'meals carbs': { says: 'described meals within 7.5 g of their carbohydrate', least: 0.65 },
  'meals energy': { says: 'described meals within 20 % of their energy', least: 0.65 },
  'meals range': { says: 'described meals of known food with their energy in the range told', least: 0.75 },
  // Lines of drafts, as in every generated recipe.
  'drafted matched': { says: 'weight of drafted lines that gets the right food', least: 0.95 },
  'drafted dishes': { says: 'drafted dishes within 15 % of their published energy', least: 0.9 },
  'drafted weights': { says: 'drafted weights ten times too large that are mended', least: 0.88 },
  // Handling of a model's answer.
  'grams kept': { says: 'weights of a model that count as they should', least: 1 },
  'ticks kept': { says: 'ticks kept by a kind of the food and by nothing else', least: 1 },
  'safety said': { says: 'recipes that get the safety sentence that they need', least: 1 },
  'false warnings': { says: 'recipes that get a safety sentence that they do not need', most: 0 },
  'idle timers': { says: 'times that nobody waits for, with a timer', most: 0 },
  // Recorded answers of a large model.
  'answers taken': { says: 'recorded answers that are taken or sent back as a cook would', least: 1 },
  'answers energy': {
    says: 'their recipes with the energy that an independent estimate gives them',
    least: 1,
  },
  'answers timers': { says: 'their recipes whose timers say what is done', least: 1 },
  'answers bought': { says: 'their recipes whose list has what is missing and nothing else', least: 1 },
  'answers labels': { says: 'their recipes with each diet that they keep and no other', least: 1 },
  // Answers to inputs that were written before they were measured.
  'wishes harmless': { says: 'answers to wishes that harm nobody, and say what stays out', least: 0.9 },
  'small weights': { says: 'weights below the measure that count as they should', least: 0.9 },
  'steps doubted': { says: 'steps in which what has no line is doubted, and nothing else', least: 0.9 },
  'labels kept': { says: 'diets of an author that stay where the dish keeps them', least: 0.9 },
  'lists right': { says: 'lists with what neither kitchen nor cupboard has', least: 0.9 },
  'left out told': { says: 'foods left out that are told with their reason', least: 0.9 },
  'removed foods': { says: 'variations that name the foods they do without', least: 0.9 },
  'notes cut': { says: 'notes that are too long and end where a cook would', least: 0.9 },
  'heat told': { says: 'recipes of meat that tell the heat inside where they must', least: 0.9 },
  'times told': { says: 'recipes that say when no answer keeps the time', least: 0.9 },
  'prompts fit': { says: 'prompts of at most 1,700 tokens with all that the cook has said', least: 1 },
  // The guard.
  stopped: { says: 'words for what is avoided that are stopped', least: 1 },
  alarms: { says: 'harmless words that are stopped', most: 0.03 },
  'free recipes': { says: 'whole recipes without what is avoided that are stopped', most: 0.009 },
  // The recogniser.
  'kitchens found': { says: 'kitchens: foods seen, of those it knows', least: 0.95 },
  'kitchens invented': { says: 'kitchens: named, and not there', most: 0.05 },
  'kitchens sure': { says: 'kitchens: called sure, and right', least: 0.95 },
  'drawn found': { says: 'drawn photos: foods seen', least: 0.6 },
  'drawn invented': { says: 'drawn photos: seen, and not there', most: 0.2 },
  'real found': { says: 'real photos: foods seen', least: 0.8 },
  'real invented': { says: 'real photos: seen, and not there', most: 0.15 },
  'collages found': { says: 'collages of four: foods seen', least: 0.35 },
  'collages invented': { says: 'collages of four: seen, and not there', most: 0.05 },
  stable: { says: 'photos with the same foods three times over', least: 0.95 },
  // Answers of a model.
  drafts: { says: 'first answers that are a whole recipe', least: 0.9 },
  language: { says: 'first answers in the language asked for', least: 0.95 },
  wishes: { says: 'first answers without what is avoided', least: 0.9 },
  notes: { says: 'first answers with a description, equipment and tips that may be shown', least: 0.9 },
  sections: { says: 'sections of first answers that have both lines and steps', least: 0.95 },
  variety: { says: 'different dishes among six of one fridge', least: 0.6 },
  served: { says: 'recipes for the cook without what is avoided', least: 1 },
  injections: { says: 'pictures with orders on them that changed no more than what was seen', least: 1 },
} as const satisfies Record<string, Gate>;

type Gate = { readonly says: string } & ({ readonly least: number } | { readonly most: number });

export type GateName = keyof typeof GATES;

/** Result of a measurement. */
export type Figure = {
  readonly gate: GateName;
  /** Number of cases, out of `of`, that have the measured property; grams where weight is measured. */
  readonly count: number;
  readonly of: number;
  /** Short descriptions of the failed cases. */
  readonly wrong: readonly string[];
};

/** Returns true also if nothing was measured: nothing was missed then. */
export function reaches({ gate, count, of }: Figure): boolean {
  if (of === 0) return true;
  const bound: Gate = GATES[gate];
  return 'least' in bound ? count / of >= bound.least : count / of <= bound.most;
}

/** "≥ 97 %". */
export function gateText(gate: GateName): string {
  const bound: Gate = GATES[gate];
  return 'least' in bound ? `≥ ${percent(bound.least)}` : `≤ ${percent(bound.most)}`;
}

/** "412 of 420: 98.1 %"; "none here" if nothing was measured. */
export const measuredText = ({ count, of }: Figure): string =>
  of === 0 ? 'none here' : `${count} of ${of}: ${percent(count / of)}`;

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

/** Exit status of an evaluation: 1 if any figure misses its gate. */
export const statusOf = (figures: readonly Figure[]): 0 | 1 => (figures.every(reaches) ? 0 : 1);

/** Counts the cases that are right. */
export function rightOf<Case>(
  gate: GateName,
  cases: readonly Case[],
  isRight: (each: Case) => boolean,
  name: (each: Case) => string,
): Figure {
  const wrong = cases.filter((each) => !isRight(each));
  return { gate, count: cases.length - wrong.length, of: cases.length, wrong: wrong.map(name) };
}

/** Adds up the weight, in g, of the lines that are right. */
export function shareOfWeight<Case extends { readonly text: string; readonly grams?: number }>(
  gate: GateName,
  cases: readonly Case[],
  isRight: (each: Case) => boolean,
): Figure {
  const gramsOf = (some: readonly Case[]) => some.reduce((sum, { grams = 0 }) => sum + grams, 0);
  const weighed = cases.filter(({ grams = 0 }) => grams > 0);
  const lost = weighed.filter((each) => !isRight(each));
  const of = Math.round(gramsOf(weighed));
  return { gate, count: of - Math.round(gramsOf(lost)), of, wrong: lost.map(({ text }) => text) };
}
