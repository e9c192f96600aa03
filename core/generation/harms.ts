import type { Language } from '../language.ts';
import { WITHOUT } from '../language/denial.ts';
import { normalText } from '../language/normal-text.ts';
import type { FoodId } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';
import { isKindOf } from '../nutrition/foods/kind-of.ts';
import { foodsOffered } from '../recipe/lines/nutrition-of.ts';
import { linesNamed } from '../recipe/steps/step-lines.ts';
import { dangersIn } from './draft/food-safety.ts';
import type { ReadDraft } from './draft/read-draft.ts';
import * as words from './draft/safety-words.ts';
import type { Eater } from './eaters.ts';

/** Ingredient that harms one of the eaters of the dish. */
export type Harm = { readonly name: string; readonly eater: Eater };

/**
 * Returns the ingredients of a draft that harm its eaters. For babies under one: honey, salt and food that they choke
 * on. For babies and pregnant women: alcohol. For all: raw egg, fish, meat, milk and sprouts. Sources: German Federal
 * Institute for Risk Assessment (BfR); NHS, foods to avoid giving babies, foods to avoid in pregnancy
 */
export function harmsIn(draft: ReadDraft, eaters: readonly Eater[], language: Language): readonly Harm[] {
  const [eater] = eaters;
  if (!eater) return [];
  return [
    ...(eater === 'baby' ? harmsToBabies(draft) : []),
    ...(eaters.includes('pregnant') ? linesNeverFor(['pregnant'], draft) : []),
    ...rawIn(draft, language).map((name) => ({ name, eater })),
  ];
}

/** Returns whether a food is unsafe for these eaters in any form. */
export const isNeverFor = (food: FoodId, eaters: readonly Eater[]): boolean =>
  (eaters.includes('baby') && (foodById(food)?.unsafe === 'honey' || isSalty(food))) ||
  (eaters.some((eater) => eater !== 'frail') && isAlcoholic(food));

/** Only drinks count: a drop of vanilla extract does no harm. */
function isAlcoholic(id: FoodId): boolean {
  const { group, contains } = foodById(id) ?? {};
  return group === 'drinks' && contains?.has('alcohol') === true;
}

const linesNeverFor = (eaters: readonly [Eater], { read }: ReadDraft): readonly Harm[] =>
  read
    .filter((line) => foodsOffered(line).some((food) => isNeverFor(food, eaters)))
    .map(({ name }) => ({ name, eater: eaters[0] }));

function harmsToBabies({ title, read, steps }: ReadDraft): readonly Harm[] {
  const isCut = cutFor(steps.flatMap(sentencesOf), read);
  const areCooked = steps.some((step) => words.HEATS.test(normalText(step)));
  const listed = read
    .filter((line, at) =>
      foodsOffered(line).some(
        (food) =>
          isNeverFor(food, ['baby']) || (!isCut(line, at) && (isSmall(food) || isHard(food, areCooked))),
      ),
    )
    .map(({ name }) => name);
  const said = [title, ...steps]
    .flatMap(sentencesOf)
    .map(normalText)
    .filter((sentence) => !LEFT_OUT.test(sentence))
    .flatMap((sentence) => [words.HONEY, words.SALTED].flatMap((word) => word.exec(sentence)?.[0] ?? []));
  return [...new Set([...listed, ...said])].map((name) => ({ name, eater: 'baby' }));
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.;!?])\s+/);

/**
 * Returns a test of whether a line is cut small enough for a baby: by its note, by a sentence that names it, or by a
 * sentence that names no line and so means all of them.
 */
function cutFor(sentences: readonly string[], lines: ReadDraft['read']) {
  const cutting = sentences
    .filter((sentence) => words.CUT_FOR_BABIES.test(normalText(sentence)))
    .map((sentence) => linesNamed(sentence, lines));
  return ({ note = '' }: ReadDraft['read'][number], at: number): boolean =>
    words.CUT_FOR_BABIES.test(normalText(note)) ||
    cutting.some((named) => named.length === 0 || named.includes(at));
}

/** Maximum weight, in g, of a piece on which a baby may choke. */
const SMALL = 20;

/** Returns whether a food is a nut or a berry. Ground nuts and spreads have no pieces. */
function isSmall(id: FoodId): boolean {
  const { contains, group, weights: { piece = Infinity } = {} } = foodById(id) ?? {};
  const isNut = contains?.has('nuts') === true || contains?.has('peanuts') === true;
  return piece <= SMALL && (isNut || group === 'fruit');
}

function isHard(id: FoodId, isCooked: boolean): boolean {
  const choking = foodById(id)?.choking;
  return choking === 'whole' || (choking === 'raw' && !isCooked);
}

/** Matches "without salt", "do not add honey", "adults salt theirs at the table". */
const LEFT_OUT = new RegExp(
  String.raw`(?<!\p{L})(?:${WITHOUT}|not|never|instead|leave out|skip|adults?|grown-?ups?|at the table|nicht|nie|statt|weglassen|erwachsene\p{L}*|am tisch)(?!\p{L})`,
  'u',
);

/** Maximum salt of a food for babies, in g per 100 g. Baking powder exceeds it only by its label. */
const SALTY = 5;
const RAISING: ReadonlySet<FoodId> = new Set(['baking-powder', 'baking-soda']);

const isSalty = (id: FoodId): boolean =>
  ((foodById(id)?.per100g.salt ?? 0) > SALTY && !RAISING.has(id)) || isKindOf(id, 'stock');

const isCured = (line: ReadDraft['read'][number]): boolean =>
  foodsOffered(line).some((food) => foodById(food)?.cured);

/** Returns whether a dish is heated once a line is in it. Salmon on top of boiled potatoes stays raw. */
function isHeated({ read, steps }: ReadDraft, line: number): boolean {
  const sentences = steps.flatMap(sentencesOf);
  const first = sentences.findIndex((sentence) => linesNamed(sentence, read).includes(line));
  return sentences.slice(Math.max(0, first)).some((sentence) => words.HEATS.test(normalText(sentence)));
}

function rawIn(draft: ReadDraft, language: Language): readonly string[] {
  const dangers = dangersIn(draft, language);
  const isOfAnimals = draft.read.some((line) =>
    foodsOffered(line).some((food) => foodById(food)?.group === 'meat and fish'),
  );
  const text = normalText(
    [draft.title, ...draft.lines.map(({ name, note }) => `${name}, ${note ?? ''}`), ...draft.steps].join(
      '. ',
    ),
  );
  const isRaw =
    dangers.includes('raw meat or fish') ||
    words.RAW_FISH_OR_MEAT.test(text) ||
    draft.read.some((line, at) => isCured(line) && !isHeated(draft, at));
  const isRunny = words.RUNNY.test(text) && words.EGGS.test(text);
  return [
    ...(dangers.includes('raw egg') || isRunny ? ['raw egg'] : []),
    ...(dangers.includes('sprouts') ? ['raw sprouts'] : []),
    ...(isOfAnimals && isRaw ? ['raw fish or meat'] : []),
    ...(words.RAW_MILK.test(text) ? ['raw milk'] : []),
  ];
}
