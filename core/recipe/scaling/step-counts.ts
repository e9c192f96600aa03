import type { Language } from '../../language.ts';
import { rangeAt } from '../../language/numbers.ts';
import { tokensOf, type Token } from '../../language/tokens.ts';

/** Number of vessels or products in a step: "two glasses", "8 patties". */
export type StepCount = {
  /** Offsets of the number in UTF-16 units, end excluded. */
  readonly start: number;
  readonly end: number;
  /** End offset of the counted noun. */
  readonly nounEnd: number;
  readonly quantity: number;
  /** `serving`: one per serving. `portion`: more of them for more food. */
  readonly kind: 'serving' | 'portion';
};

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Glasses and plates that hold one serving each. */
const SERVING = listed(
  'glasses bowls plates mugs goblets gläser gläsern teller tellern schalen schälchen schüsseln schüsselchen dessertgläser dessertgläsern suppenteller suppentellern',
);

/** Vessels of a fixed size, and products of a dough or a mixture. */
const PORTION = listed(
  'batches tins moulds molds trays sheets pans ramekins portions patties balls meatballs burgers dumplings pancakes rolls loaves flatbreads skewers durchgängen durchgänge portionen bleche blechen backbleche backblechen formen förmchen springformen pfannen frikadellen kugeln bällchen knödel knödeln fladen laibe laiben brötchen spieße spießen pfannkuchen',
);

/** Pieces that are scaled if they are cut from a dough; an onion's pieces are not. */
const CUT = listed('pieces rounds circles discs strips stücke stücken kreise kreisen teile teilen');
const DOUGH = listed('dough batter mixture teig teigs masse');
const EACH = listed('each every per je jeweils jede jeden jedes pro');

/** Returns the counted things of a step in text order. */
export function countsOf(text: string, language: Language): readonly StepCount[] {
  const tokens = tokensOf(text);
  const counts: StepCount[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const isInside = (tokens[at]?.start ?? 0) < (counts.at(-1)?.nounEnd ?? 0);
    const count = isInside ? undefined : countAt(tokens, at, language);
    if (count) counts.push(count);
  }
  return counts;
}

function countAt(tokens: readonly Token[], at: number, language: Language): StepCount | undefined {
  const number = rangeAt(tokens, at, language);
  const isCount = number !== undefined && number.upTo === undefined && Number.isInteger(number.value);
  // "9-inch" and the second half of a range are no counts.
  if (!isCount || number.value < 2 || /^[-–.,/]$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const behind = tokens.slice(number.next, number.next + 6);
  if (/^(?:cm|inch|x|×)$/.test(behind[0]?.lower ?? '')) return undefined;
  const place = behind.findIndex(({ lower }) => !BETWEEN.test(lower));
  const [first, last, noun] = [tokens[at], tokens[number.next - 1], behind[place]];
  const kind = noun && kindOf(tokens, at, noun.lower);
  const around = [...tokens.slice(Math.max(0, at - 3), at), ...behind.slice(place + 1, place + 2)];
  const isForEach = around.some(({ lower }) => EACH.has(lower));
  if (!kind || !first || !last || isForEach) return undefined;
  return { start: first.start, end: last.end, nounEnd: noun.end, quantity: number.value, kind };
}

/** Sizes and adjectives between number and noun: "two greased 20 cm tins". */
const BETWEEN =
  /^(?:\d+|cm|inch|x|×|-|\(|\)|baking|serving|soup|dessert|cake|loaf|sandwich|muffin|small|large|deep|warm|warmed|cold|chilled|tall|equal|even|greased|lined|individual|little|thin|kleine[nr]?|große[nr]?|tiefe[nr]?|warme[nr]?|vorgewärmte[nr]?|hohe[nr]?|gleiche[nr]?|gleich|dünne[nr]?|gefettete[nr]?)$/;

function kindOf(tokens: readonly Token[], at: number, noun: string): StepCount['kind'] | undefined {
  if (SERVING.has(noun)) return 'serving';
  if (PORTION.has(noun)) return 'portion';
  const before = tokens.slice(Math.max(0, at - 6), at);
  return CUT.has(noun) && before.some(({ lower }) => DOUGH.has(lower)) ? 'portion' : undefined;
}
