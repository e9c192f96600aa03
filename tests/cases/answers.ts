import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Draft } from '#core/generation/draft/draft.ts';
import type { GenerationInput } from '#core/generation/generation-input.ts';
import type { Diet } from '#core/nutrition/diet.ts';

/** Request of the app, the answer of a large vision-language model, and its second answer if feedback was sent. */
export type Recorded = {
  readonly request: Omit<GenerationInput, 'photos'>;
  readonly answer: Draft;
  readonly repair?: Draft;
};

/** Expected result for an answer, judged by somebody who cooks. */
export type Right = {
  readonly name: string;
  /** Words expected in the feedback on the first answer; absent if the answer is accepted. */
  readonly refusedFor?: readonly string[];
  readonly diets: readonly Diet[];
  readonly toBuy: readonly string[];
  /** Names of the timers, in order. */
  readonly timers: readonly string[];
  /** kcal a serving, estimated by what labels and cookbooks say of its foods. */
  readonly calories: readonly [from: number, to: number];
  readonly notUsed?: readonly string[];
  /** Doubts that remain after the second attempt. */
  readonly doubts?: readonly string[];
};

const FOLDER = join(import.meta.dirname, 'answers');

/** Answers to `write 7` and `vary 2`, November 2026, for kitchen photos that were not used for tuning. */
export const recorded = (name: string, folder = FOLDER): Recorded =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

/** Splits names that stand in one text. */
export const split = (words: string) => (words === '' ? [] : words.split(', '));

/** Diets that dishes without meat, and many others, suit. */
export const EATEN_BY_ALL: readonly Diet[] = ['no-pork', 'no-alcohol'];
const BABY: Omit<Right, 'name'> = {
  diets: ['vegetarian', 'vegan', 'lactose-free', ...EATEN_BY_ALL],
  toBuy: [],
  timers: ['Simmer'],
  calories: [138, 158],
  notUsed: ['eggs: does not suit a smooth purée', 'honey: not-under-one'],
};

export const ANSWERS: readonly Right[] = [
  {
    name: 'banana-oats-no-photos-lactose-free-en',
    diets: ['vegetarian', 'lactose-free', ...EATEN_BY_ALL],
    toBuy: [],
    timers: split('Rest, Fry, Fry, Fry'),
    calories: [560, 630],
  },
  {
    name: 'chickpea-yoghurt-indian-only-have-en',
    refusedFor: ['"garam masala" is on the list of what the cook avoids'],
    diets: ['vegetarian', 'gluten-free', ...EATEN_BY_ALL],
    toBuy: [],
    timers: split('Soak, Boil, Simmer, Sizzle, Fry, Fry, Cook, Simmer, Cook'),
    calories: [375, 420],
  },
  {
    name: 'dish-in-pot-en',
    diets: ['vegan', 'vegetarian', 'gluten-free', 'lactose-free', ...EATEN_BY_ALL],
    toBuy: ['gluten-free spaghetti', 'rosemary'],
    timers: split('Fry, Fry, Simmer, Cook, Toss'),
    calories: [640, 720],
    notUsed: ['spaghetti: wheat pasta contains gluten'],
  },
  {
    name: 'egg-cheese-pepper-no-mustard-coriander-de',
    refusedFor: ['lines.7 ("mittelscharfer Senf")', '"senf" stands for mustard'],
    diets: ['vegetarian', ...EATEN_BY_ALL],
    toBuy: [],
    timers: split('Braten, Mitbraten, Köcheln, Stocken'),
    calories: [430, 490],
  },
  {
    name: 'leek-potato-20-easy-de',
    refusedFor: ['it has to be on the table in 20 minutes'],
    diets: ['vegetarian', ...EATEN_BY_ALL],
    toBuy: ['Schnittlauch'],
    timers: split('Dünsten, Köcheln, Erhitzen'),
    calories: [270, 310],
  },
  {
    name: 'lentil-bulgur-vegan-only-have-30-en',
    refusedFor: ['"ground cumin" has no line'],
    diets: ['vegan', 'vegetarian', 'lactose-free', ...EATEN_BY_ALL],
    toBuy: [],
    timers: split('Fry, Fry, Simmer, Rest'),
    calories: [370, 410],
    doubts: ['unlisted: ground cumin'],
  },
  {
    name: 'mushroom-rice-no-milk-nuts-hard-de',
    refusedFor: ['Call it "Semmelbrösel"'],
    diets: ['vegetarian', 'lactose-free', ...EATEN_BY_ALL],
    toBuy: [],
    timers: split('Dünsten, Mitrühren, Garen, Abkühlen, Braten, Mitbraten, Frittieren'),
    calories: [715, 790],
    doubts: ['foreign: Breadcrumbs'],
  },
  {
    name: 'sign-tomatoes-cheese-de',
    diets: ['no-alcohol', 'no-pork', 'vegetarian'],
    toBuy: ['Basilikum'],
    timers: split('Backen, Garen'),
    calories: [830, 900],
  },
  {
    name: 'sweet-potato-avocado-mexican-en',
    diets: ['vegetarian', 'vegan', 'lactose-free', ...EATEN_BY_ALL],
    toBuy: ['fresh coriander'],
    timers: split('Roast, Fry, Fry, Simmer, Warm'),
    calories: [480, 540],
  },
  { name: 'vary-baby-honey-en', ...BABY },
  { name: 'vary-baby-comply-en', ...BABY },
  {
    name: 'vary-quicker-de',
    diets: ['lactose-free', ...EATEN_BY_ALL],
    toBuy: ['glatte Petersilie'],
    timers: split('Braten, Braten, Mitbraten, Mitrösten, Köcheln, Erhitzen'),
    calories: [420, 470],
  },
];
