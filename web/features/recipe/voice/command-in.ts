import type { Language } from '#core/language.ts';
import { foldName } from '#core/nutrition/fold-name.ts';
import { markedStep } from '#core/recipe/steps/step-marks.ts';
import type { Command, Plain } from './command.ts';
import { PHRASES } from './phrases.ts';

/**
 * Parses a spoken sentence; undefined if it is no command.
 * @param said as recognised by the browser
 */
export function commandIn(said: string, language: Language): Command | undefined {
  const text = withoutFillers(foldName(said), language);
  const type = PLAIN[language].get(text);
  if (type) return { type };
  return timerIn(said, language) ?? amountIn(text, language) ?? dishIn(text, language);
}

const PLAIN: Readonly<Record<Language, ReadonlyMap<string, Plain>>> = {
  en: byPhrase('en'),
  de: byPhrase('de'),
};

function byPhrase(language: Language): ReadonlyMap<string, Plain> {
  const types = Object.entries(PHRASES[language].plain) as [Plain, string][];
  return new Map(types.flatMap(([type, list]) => list.split('|').map((phrase) => [phrase, type] as const)));
}

/** Removes fillers and polite forms from a sentence. */
function withoutFillers(text: string, language: Language): string {
  const { fillers, request, spellings } = PHRASES[language];
  const { before, behind } = fillers;
  const leading = new RegExp(`^(?:(?:${before.replaceAll(' ', '|')}) )+(?=.)`);
  const trailing = new RegExp(`(?<=.)(?: (?:${behind.replaceAll(' ', '|')}))+$`);
  const spelt = spellings.reduce((sentence, [found, usual]) => sentence.replace(found, usual), text);
  // At least one word stays, even if it is a filler: "und weiter" is a command.
  return spelt.replace(leading, '').replace(request, '').replace(leading, '').replace(trailing, '');
}

/** Longest timer, in s. */
const MAX_SECONDS = 24 * 3_600;

/** Words around the duration in a sentence about a timer. */
const AROUND: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:timer|can|could|would|will|you|set|start|make|me|a|an|the|for|of|to|on|at|please|ok|okay|now|new|another|and)\b/g,
  de: /\b(?:timer|wecker|uhr|kannst|könntest|würdest|du|stelle?n?|starten?|machen?|mach|mir|einen?|den|die|der|fuer|für|auf|ueber|über|von|bitte|ok|okay|jetzt|neuen|noch|und|mal)\b/g,
};

function timerIn(said: string, language: Language): Command | undefined {
  const text = said.normalize('NFC').toLowerCase().replaceAll(/[?!]/g, '').replace(/\.$/, '');
  if (!PHRASES[language].timer.test(text)) return undefined;
  const [timer, ...others] = markedStep(text, language).timers ?? [];
  if (!timer || others.length > 0 || timer.seconds <= 0 || timer.seconds > MAX_SECONDS) return undefined;
  const around = `${text.slice(0, timer.start)} ${text.slice(timer.end)}`;
  // "The timer said 10 minutes ago" sets none.
  const isTimer = around.replaceAll(AROUND[language], '').replaceAll(/[^\p{L}\p{N}]/gu, '') === '';
  return isTimer ? { type: 'timer', seconds: Math.round(timer.seconds) } : undefined;
}

/** Maximum words in a food's name. */
const MAX_FOOD_WORDS = 4;

function amountIn(text: string, language: Language): Command | undefined {
  const { amount, noFood } = PHRASES[language];
  const food = amount.exec(text)?.groups?.['food'];
  const isFood = food !== undefined && food.split(' ').length <= MAX_FOOD_WORDS && !noFood.test(food);
  return isFood ? { type: 'amount', food } : undefined;
}

/** Maximum words in a dish's name. */
const MAX_DISH_WORDS = 6;

function dishIn(text: string, language: Language): Command | undefined {
  const name = PHRASES[language].dish.exec(text)?.groups?.['dish'];
  return name !== undefined && name.split(' ').length <= MAX_DISH_WORDS ? { type: 'dish', name } : undefined;
}
