import { Language } from '../../language.ts';
import type { Line } from '../../recipe/lines/line.ts';
import { foodsOffered } from '../../recipe/lines/nutrition-of.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import { normalText } from '../../language/normal-text.ts';
import type { Food } from '../../nutrition/food.ts';
import { splitFreeFrom } from '../../nutrition/foods/free-from.ts';
import { foodById } from '../../nutrition/foods/foods.ts';
import { CONFIDENCE } from '../../nutrition/foods/match-food.ts';
import { foodsNamedIn } from '../../guard/foods-in-text.ts';
import { SAFETY_SENTENCES, type SafetyRule } from '../../guard/safety-sentences.ts';
import type { ReadDraft } from './read-draft.ts';
import { heatedStep, stepAbout } from './safety-steps.ts';
import * as words from './safety-words.ts';

type JudgedDraft = Pick<ReadDraft, 'title' | 'lines' | 'read' | 'steps'>;

/** Returns the steps, with safety sentences added that the draft lacks. */
export function safeSteps(draft: JudgedDraft, language: Language): string[] {
  const { steps } = draft;
  const recipe = normalRecipe(draft, language);
  const additions = RULES.filter(({ applies, isSaid }) => applies(recipe) && !isSaid(recipe, steps));
  return steps.map((step, index) =>
    [
      step,
      ...additions
        .filter(({ fittingStep }) => index === fittingStep(recipe))
        .map(({ rule }) => SAFETY_SENTENCES[rule][language]),
    ].join(' '),
  );
}

/** Returns the rules for everything in a draft that is unsafe for somebody, whether or not its steps warn of it. */
export function dangersIn(draft: JudgedDraft, language: Language): readonly SafetyRule[] {
  const recipe = normalRecipe(draft, language);
  return RULES.filter(({ applies }) => applies(recipe)).map(({ rule }) => rule);
}

const normalRecipe = ({ title, lines, read, steps }: JudgedDraft, language: Language): NormalRecipe => ({
  title: normalText(title),
  lines: lines.map((line, at) => normalLine(line, read[at], language)),
  steps: steps.map(normalText),
  names: (rule, text) => rulesOf(foodsNamedIn(text, language)).some((each) => each === rule),
});

/** Recipe in normal text: lower case, with "a" for "ä" and "ae". */
type NormalRecipe = {
  readonly title: string;
  readonly lines: readonly NormalLine[];
  readonly steps: readonly string[];
  /** Returns whether a text names a food with the rule. */
  names(rule: SafetyRule, text: string): boolean;
};

/** Words of a line, and the rules of its foods. */
type NormalLine = {
  /** Rules of the line's foods. A note can add a rule, but not remove one. */
  readonly unsafe: readonly SafetyRule[];
  readonly name: string;
  /** The name again if the food is not known for sure. */
  readonly unsure: string;
  readonly note: string;
  /** True if the line is already cooked, tinned or smoked, and offers no alternative. */
  readonly isPrepared: boolean;
};

type Rule = {
  readonly rule: SafetyRule;
  applies(recipe: NormalRecipe): boolean;
  isSaid(recipe: NormalRecipe, steps: readonly string[]): boolean;
  /** Returns the index of the step that the sentence is added to. */
  fittingStep(recipe: NormalRecipe): number;
};

function normalLine(
  line: ReadDraft['lines'][number],
  read: ReadDraft['read'][number] | undefined,
  language: Language,
): NormalLine {
  const name = normalText(`${line.food} | ${line.name}`);
  const note = normalText(line.note ?? '');
  const isPrepared = read?.alternatives === undefined && PREPARED.has(read?.state);
  const isSure = (read?.confidence ?? 0) >= CONFIDENCE.words;
  const isFree = [line.food, line.name].some((each) => splitFreeFrom(each));
  const named = isSure || isFree ? [] : Language.options.flatMap((each) => foodsNamedIn(name, each));
  const offered = read ? foodsOffered(read).flatMap((food) => foodById(food) ?? []) : [];
  const isMadeSafe = (rule: SafetyRule) =>
    (isPrepared && rule !== 'honey') || (BOILED_DOWN.has(rule) && words.PRESERVED.test(name));
  return {
    unsafe: [
      ...rulesOf([...offered, ...named]).filter((rule) => !isMadeSafe(rule)),
      ...rulesOf(foodsNamedIn(note, language)),
    ],
    name,
    unsure: isSure ? '' : name,
    note,
    isPrepared,
  };
}

const PREPARED: ReadonlySet<Line['state']> = new Set(['cooked', 'boiled', 'canned', 'smoked']);

/** Rules that do not apply to jam and juice. */
const BOILED_DOWN: ReadonlySet<SafetyRule> = new Set(['rhubarb', 'elderberries']);

const rulesOf = (foods: readonly Food[]) => foods.flatMap(({ unsafe }) => unsafe ?? []);

/** Returns whether a line has the rule, by its food or its note. */
const hasLine = (rule: SafetyRule, { lines }: NormalRecipe) =>
  lines.some(({ unsafe }) => unsafe.includes(rule));

const whole = ({ title, steps }: NormalRecipe) => [title, ...steps].join(' | ');

/**
 * Returns the rule of a safety sentence for lines.
 * @param said matches drafts that already say it in other words
 * @param about words of the step that the sentence is added to. Default: names of foods whose rows have the rule
 */
const ruleOf = (rule: SafetyRule, said: RegExp, about?: RegExp, otherwise: Partial<Rule> = {}): Rule => ({
  rule,
  applies: (recipe) => hasLine(rule, recipe),
  isSaid: (recipe) => said.test(whole(recipe)),
  fittingStep: (recipe) => stepAbout((step) => about?.test(step) ?? recipe.names(rule, step), recipe.steps),
  ...otherwise,
});

const RULES: readonly Rule[] = [
  {
    rule: 'cooked through',
    applies: (recipe) => hasLine('cooked through', recipe) && !words.EATEN_RAW.test(recipe.title),
    isSaid: (recipe, steps) => steps.some(saysCoreHeat) || isCrumbled(recipe),
    fittingStep: ({ names, steps }) => heatedStep((text) => names('cooked through', text), steps),
  },
  ruleOf('raw egg', words.WHO_MUST_NOT, words.EGGS, {
    applies: (recipe) => hasLine('raw egg', recipe) && staysRaw(recipe),
  }),
  ruleOf('raw meat or fish', words.WHO_MUST_NOT, words.EATEN_RAW, {
    applies: ({ title }) => words.EATEN_RAW.test(title) && !words.BUT_OF_PLANTS.test(title),
  }),
  ruleOf('dried beans', words.SOAKED, words.BEANS, {
    applies: (recipe) =>
      hasLine('dried beans', recipe) ||
      recipe.lines.some(
        ({ name, unsure, note, isPrepared }) =>
          !isPrepared && words.DRIED.test(`${unsure}|${note}`) && words.BEANS.test(`${name}|${note}`),
      ),
    isSaid: (recipe) => words.SOAKED.test(whole(recipe)) && words.BOILED_HARD.test(whole(recipe)),
  }),
  {
    rule: 'green beans',
    applies: (recipe) => hasLine('green beans', recipe),
    isSaid: ({ steps: normal }, steps) =>
      steps.some((step, at) => words.BEANS.test(normal[at] ?? '') && lastsTenMinutes(step)),
    fittingStep: ({ names, steps }) =>
      stepAbout((step) => names('green beans', step) || words.BEANS.test(step), steps),
  },
  ruleOf('sprouts', words.HEATED_THROUGH, words.NAMES_SPROUTS, {
    isSaid: ({ steps }) =>
      steps.some((step) => words.NAMES_SPROUTS.test(step) && words.HEATED_THROUGH.test(step)),
  }),
  ruleOf('honey', words.NOT_UNDER_ONE),
  ruleOf('rhubarb', words.RHUBARB_LEAVES),
  ruleOf('green potatoes', words.GREEN_PARTS, words.POTATOES, {
    applies: ({ lines }) =>
      lines.some(
        ({ name, note }) =>
          words.SPROUTING_POTATOES.test(`${name}|${note}`) ||
          (words.POTATOES.test(`${name}|${note}`) && words.SPROUTING.test(`${name}|${note}`)),
      ),
  }),
  ruleOf('elderberries', words.BOILED_ELDERBERRIES),
  ruleOf('cassava', words.POISONOUS, words.CASSAVA, {
    applies: ({ lines }) =>
      lines.some(
        ({ unsure, note, isPrepared }) =>
          words.CASSAVA.test(`${unsure}|${note}`) && !isPrepared && !words.NO_CASSAVA.test(unsure),
      ),
  }),
];

/** True if the only meat is loose mince, which is done when brown. Poultry in pieces needs its temperature. */
const isCrumbled = ({ lines, steps }: NormalRecipe): boolean =>
  lines.every(({ unsafe, name }) => !unsafe.includes('cooked through') || words.MINCE.test(name)) &&
  steps.some((step) => words.CRUMBLED.test(step) && words.DONE.test(step)) &&
  !steps.some((step) => words.FORMED.test(step));

/**
 * Returns whether egg stays raw in the dish. A ready-made dish such as mayonnaise does not count if a line lists it or
 * the recipe is only served with it.
 */
function staysRaw({ title, lines, steps }: NormalRecipe): boolean {
  if (words.RAW_EGG.test(steps.join('|')) || !steps.some((step) => words.HEATS.test(step))) return true;
  const rawIn = (text: string) => {
    const dish = words.RAW_EGG_DISH.exec(text)?.[0];
    return lines.some(({ name }) => name.includes(dish?.slice(0, DISH_STEM) ?? '')) ? undefined : dish;
  };
  return (
    rawIn(title) !== undefined ||
    steps.some((step) => {
      const dish = rawIn(step);
      return dish !== undefined && (!words.BOUGHT.test(dish) || words.EGGS.test(step));
    })
  );
}

/** Number of letters that "Mayo" and "Mayonnaise" share. */
const DISH_STEM = 4;

/** Core temperatures of cooked meat, in °C. Ovens are hotter. */
const SAFE_CORE = { from: 70, to: 100 } as const;

const saysCoreHeat = (step: string): boolean =>
  [markedStep(step, 'en'), markedStep(step, 'de')].some(({ temperatures = [] }) =>
    temperatures.some(({ degrees, scale, of }) => {
      const celsius = scale === 'F' ? ((degrees - 32) * 5) / 9 : degrees;
      const isOfCore = of === 'core' || words.AT_THE_CORE.test(normalText(step));
      return isOfCore && scale !== 'gas' && celsius >= SAFE_CORE.from && celsius <= SAFE_CORE.to;
    }),
  );

const TEN_MINUTES = 600;

const lastsTenMinutes = (step: string): boolean =>
  [markedStep(step, 'en'), markedStep(step, 'de')].some(({ timers = [] }) =>
    timers.some(({ seconds }) => seconds >= TEN_MINUTES),
  );
