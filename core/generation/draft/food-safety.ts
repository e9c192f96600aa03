import type { Language } from '../../language.ts';
import { markedStep } from '../../recipe/steps/step-marks.ts';
import type { Draft, DraftLine } from './draft.ts';
import { normalText } from '../guard/vocabulary/normal-text.ts';
import { SAFETY_SENTENCES, type SafetyRule } from '../guard/safety-sentences.ts';

/** Returns the steps, with safety sentences added where the draft does not say them itself. */
export function safeSteps(
  { title, lines, steps }: Pick<Draft, 'title' | 'lines' | 'steps'>,
  language: Language,
): string[] {
  const recipe = { title: normalText(title), lines: lines.map(normalLine), steps: steps.map(normalText) };
  const additions = RULES.filter(({ applies, isSaid }) => applies(recipe) && !isSaid(recipe, steps));
  return steps.map((step, index) =>
    [
      step,
      ...additions
        .filter(({ about }) => index === fittingStep(recipe.steps, about))
        .map(({ rule }) => SAFETY_SENTENCES[rule][language]),
    ].join(' '),
  );
}

/** Recipe in normal text: umlauts and "ae" are "a", everything is in lower case. */
type NormalRecipe = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly steps: readonly string[];
};

type Rule = {
  readonly rule: SafetyRule;
  applies(recipe: NormalRecipe): boolean;
  isSaid(recipe: NormalRecipe, steps: readonly string[]): boolean;
  /**
   * The sentence is added to the last matching step that heats, else to the last matching step, else to the last one
   * that heats.
   */
  readonly about: RegExp;
};

const normalLine = ({ food, name, note }: DraftLine) => normalText(`${food} | ${name} | ${note ?? ''}`);

const HEATS =
  /\b(?:an|auf|aus|durch|ein|uber)?(?:brat|back|koch|kochel|gar(?:en|t)\b|schmor|rost|grill|dunst|pochier|frittier|uberback|simmer)|\b(?:fry|cook|bak|roast|simmer|brown|brais|sear|poach|steam|boil|saute|stew)/;

const MEANT_AS_MEAT =
  /chicken|hahnchen|\bhuhn|hendl|poularde|poultry|geflugel|turkey|\bputen?|truthahn|\bduck|\benten?\b|entenb|entenk|goose|\bgans|quail|wachtel|\bmince|hackfleisch|\bhack\b|rinderhack|hackball|gehacktes|faschiert|ground (?:beef|pork|meat|lamb|veal)|frikadelle|meatball|burger patt/;
const NO_SUCH_MEAT =
  /chickpea|duck sauce|mincemeat|stock|broth|bouillon|bruhe|fond\b|schmalz|\bfat\b|seasoning|gewurz|\beggs?\b|\bei(?:er)?\b|vegan|veggie|vegetari|pflanzlich|plant|soy|soja|tofu|seitan|lentil|linsen|gooseberr|wurst|sausage|schinken|\bham\b|bacon|salami|smoked|gerauchert|cooked|gegart|tinned|canned|in the woods|of the woods/;
const EATEN_RAW = /\bmett|tatar|tartare|carpaccio|sashimi|ceviche|\bsushi|hackepeter/;
const EGGS = /\beggs?\b|\bei(?:er)?\b|eigelb|eiweiss|eischnee|\bdotter|\byolk/;
const EGG_STAYS_RAW =
  /mayo|aioli|tiramisu|mousse|zabaglione|zabaione|weinschaum|eggnog|eierpunsch|eierlikor|hollandaise|bearnaise|carbonara|caesar|semifreddo|parfait|royal icing|raw egg|roh(?:es|en|e)? (?:ei|eigelb|eiweiss)/;
const DRIED_BEANS =
  /(?:dried|getrocknet)[^|]{0,40}(?:bean|bohne)|(?:bean|bohne)[^|]{0,40}\|[^|]{0,40}(?:dried|getrocknet)|feuerbohne/;
const GREEN_BEANS =
  /green bean|runner bean|french bean|string bean|\bgrune[nr]? bohne|stangenbohne|buschbohne|brechbohne|prinzessbohne|fisole/;
const FROM_A_TIN = /\bcan(?:ned)?\b|tinned|\bdose|\bglas\b|\bjar/;
const SPROUTS =
  /sprossen|bean sprout|beansprout|alfalfa|keimling|mung sprout|sprouted|radish sprout|soybean sprout/;

const hasLine = (lines: readonly string[], is: RegExp, isNot?: RegExp) =>
  lines.some((line) => is.test(line) && !isNot?.test(line));

const whole = ({ title, steps }: NormalRecipe) => [title, ...steps].join(' | ');

const RULES: readonly Rule[] = [
  {
    rule: 'cooked through',
    applies: ({ title, lines }) => hasLine(lines, MEANT_AS_MEAT, NO_SUCH_MEAT) && !EATEN_RAW.test(title),
    isSaid: (_, steps) => steps.some(saysCoreHeat),
    about: MEANT_AS_MEAT,
  },
  {
    rule: 'raw egg',
    applies: (recipe) =>
      hasLine(recipe.lines, EGGS, /vegan|ersatz|substitute|replacer|nudel|noodle|egg ?plant/) &&
      (EGG_STAYS_RAW.test(whole(recipe)) || !recipe.steps.some((step) => HEATS.test(step))),
    isSaid: (recipe) => /pregnant|schwanger/.test(whole(recipe)),
    about: EGGS,
  },
  {
    rule: 'raw meat or fish',
    applies: ({ title }) =>
      EATEN_RAW.test(title) && !/vegan|veggie|beetroot|beet|rote bete|tomat|gemuse|vegetable/.test(title),
    isSaid: (recipe) => /pregnant|schwanger/.test(whole(recipe)),
    about: EATEN_RAW,
  },
  {
    rule: 'dried beans',
    applies: ({ lines }) => hasLine(lines, DRIED_BEANS, FROM_A_TIN),
    isSaid: (recipe) =>
      /soak|einweich|eingeweicht/.test(whole(recipe)) &&
      /boil (?:them )?hard|hard boil|rapid|sprudelnd/.test(whole(recipe)),
    about: /bean|bohne/,
  },
  {
    rule: 'green beans',
    applies: ({ lines }) => hasLine(lines, GREEN_BEANS, FROM_A_TIN),
    isSaid: (_, steps) => steps.some((step) => /bean|bohne/i.test(step) && lastsTenMinutes(step)),
    about: /bean|bohne|fisole/,
  },
  {
    rule: 'sprouts',
    applies: ({ lines }) => hasLine(lines, SPROUTS, /brussels|kohlsprossen|\bcan(?:ned)?\b|\bdose/),
    isSaid: ({ steps }) =>
      steps.some(
        (step) =>
          /sprout|sprosse|keimling/.test(step) && /blanch|heat through|through|durcherhitz/.test(step),
      ),
    about: /sprout|sprosse|keimling|alfalfa/,
  },
  {
    rule: 'honey',
    applies: ({ lines }) => hasLine(lines, /\bhoney\b|honig/, /honigmelone|honigtomate|honigpomelo|vegan/),
    isSaid: (recipe) => /under one year|unter einem jahr/.test(whole(recipe)),
    about: /honey|honig/,
  },
  {
    rule: 'rhubarb',
    applies: ({ lines }) => hasLine(lines, /rhubarb|rhabarber/, /saft|juice|kompott|jam|sirup|syrup/),
    isSaid: (recipe) => /leaves|blatter/.test(whole(recipe)),
    about: /rhubarb|rhabarber/,
  },
  {
    rule: 'green potatoes',
    applies: ({ lines }) =>
      hasLine(
        lines,
        /(?:green|sprouting|grune[nr]?|keimende[nr]?) (?:potato|kartoffel)|(?:potato|kartoffel)[^|]{0,40}\|[^|]{0,40}(?:sprouting|keim)/,
      ),
    isSaid: (recipe) => /green part|grune stelle/.test(whole(recipe)),
    about: /potato|kartoffel/,
  },
  {
    rule: 'elderberries',
    applies: ({ lines }) => hasLine(lines, /elderberr|holunderbeer/, /saft|juice|syrup|sirup|jam|gelee/),
    isSaid: (recipe) => /make you ill|machen sie krank|durchkoch/.test(whole(recipe)),
    about: /elderberr|holunder/,
  },
];

/** Core temperature in °C. */
const SAFE_CORE = 70;

const saysCoreHeat = (step: string): boolean =>
  [markedStep(step, 'en'), markedStep(step, 'de')].some(({ temperatures = [] }) =>
    temperatures.some(
      ({ degrees, scale, of }) =>
        of === 'core' && (scale === 'C' ? degrees : ((degrees - 32) * 5) / 9) >= SAFE_CORE,
    ),
  );

const TEN_MINUTES = 600;

const lastsTenMinutes = (step: string): boolean =>
  [markedStep(step, 'en'), markedStep(step, 'de')].some(({ timers = [] }) =>
    timers.some(({ seconds }) => seconds >= TEN_MINUTES),
  );

function fittingStep(steps: readonly string[], about: RegExp): number {
  const heated = steps.findLastIndex((step) => about.test(step) && HEATS.test(step));
  if (heated >= 0) return heated;
  const named = steps.findLastIndex((step) => about.test(step));
  if (named >= 0) return named;
  const hot = steps.findLastIndex((step) => HEATS.test(step));
  return hot >= 0 ? hot : steps.length - 1;
}
