import type { Read, StepContext } from './step-context.ts';
import { rangeAt } from '../../language/numbers.ts';
import type { Token } from '../../language/tokens.ts';
import type { Temperature } from './step.ts';

/** Reads the temperature that begins at a token: "180 °C", "200 Grad Umluft", "350F", "Gas mark 4". */
export function temperatureAt({ tokens, language }: StepContext, at: number): Read<Temperature> | undefined {
  const start = tokens[at]?.start ?? 0;
  const gas = gasNumberAt(tokens, at);
  const sign = isMinus(tokens, at) ? -1 : 1;
  const number = rangeAt(tokens, sign < 0 ? at + 1 : (gas ?? at), language);
  if (!number || (number.isWord && gas === undefined)) return undefined;
  const degrees = {
    degrees: sign * number.value,
    ...(number.upTo !== undefined && { upTo: sign * number.upTo }),
  };
  if (gas !== undefined) {
    const mark = { start, end: tokens[number.next - 1]?.end ?? start, ...degrees, scale: 'gas' } as const;
    return { mark, next: number.next };
  }
  const scaled = scaleAt(tokens, number.next);
  if (!scaled) return undefined;
  const { next } = scaled;
  if (isAngle(tokens, at, next)) return { next };
  const scale = scaled.scale ?? (language === 'en' && number.value > MAX_OVEN_CELSIUS ? 'F' : 'C');
  const of = temperatureKind(tokens, at, next);
  const mark = { start, end: tokens[next - 1]?.end ?? start, ...degrees, scale, ...(of && { of }) };
  return { mark, next };
}

/** "At -18 °C", but not the dash of "160-180 °C" and "160 °C -180 °C". */
const isMinus = (tokens: readonly Token[], at: number): boolean =>
  /^[-−–]$/.test(tokens[at]?.text ?? '') &&
  /^\d/.test(tokens[at + 1]?.text ?? '') &&
  tokens[at]?.end === tokens[at + 1]?.start &&
  !/^(?:\d.*|[°ºcf])$/.test(tokens[at - 1]?.lower ?? '');

/** Maximum of home ovens in °C. More degrees without a scale are Fahrenheit. */
const MAX_OVEN_CELSIUS = 275;

/** Returns the token index of the number behind "Gas mark" or "Gas: Stufe". */
function gasNumberAt(tokens: readonly Token[], at: number): number | undefined {
  if (!['gas', 'gasstufe', 'gasherd'].includes(tokens[at]?.lower ?? '')) return undefined;
  let next = at + 1;
  while (next <= at + 3 && ['mark', 'stufe', ':', 'mk', '.'].includes(tokens[next]?.lower ?? '')) next += 1;
  return /^\d/.test(tokens[next]?.text ?? '') ? next : undefined;
}

/** Reads the scale behind the degrees; undefined if the text names none. */
function scaleAt(tokens: readonly Token[], at: number): { scale?: 'C' | 'F'; next: number } | undefined {
  const sign = tokens[at];
  if (!sign) return undefined;
  if (['º', '°', '˚', 'grad', 'degrees', 'degree', 'deg'].includes(sign.lower)) {
    const scale = SCALES.get(tokens[at + 1]?.lower ?? '');
    return scale ? { scale, next: at + 2 } : { next: at + 1 };
  }
  if (sign.text === '℃') return { scale: 'C', next: at + 1 };
  if (sign.text === '℉') return { scale: 'F', next: at + 1 };
  const isAttached = sign.start === tokens[at - 1]?.end || sign.start === (tokens[at - 1]?.end ?? 0) + 1;
  return isAttached && (sign.text === 'C' || sign.text === 'F')
    ? { scale: sign.text, next: at + 1 }
    : undefined;
}

const SCALES: ReadonlyMap<string, 'C' | 'F'> = new Map([
  ['c', 'C'],
  ['celsius', 'C'],
  ['f', 'F'],
  ['fahrenheit', 'F'],
]);

/** True for angles: "turn it by 90 degrees", "at a 45° angle". */
const isAngle = (tokens: readonly Token[], at: number, next: number) =>
  ['angle', 'winkel', 'drehen', 'turn', 'wenden'].includes(tokens[next]?.lower ?? '') ||
  ['um'].includes(tokens[at - 1]?.lower ?? '') ||
  (tokens[at - 1]?.lower === 'by' && ['turn', 'rotate', 'it', 'dough'].includes(tokens[at - 2]?.lower ?? ''));

function temperatureKind(tokens: readonly Token[], at: number, next: number): Temperature['of'] {
  const before = tokens.slice(Math.max(0, at - 4), at).map(({ lower }) => lower);
  const after = tokens.slice(next, next + 5).map(({ lower }) => lower);
  const isNumberAfter = /^\d/.test(after[1] ?? '');
  const isFan = before.slice(-2).some(isFanWord) || (isFanWord(after[0]) && !isNumberAfter);
  if (isFan) return 'fan';
  const sameClause = after.slice(0, after.findIndex((word) => /[.;,]/.test(word)) >>> 0);
  return [...before, ...sameClause].some((word) => CORE.test(word)) ? 'core' : undefined;
}

const isFanWord = (word = ''): boolean => /^(?:fan|umluft|heißluft|heissluft|convection)/.test(word);

const CORE = /^(?:core|kern(?!e)|internal|inside|innen|inneren|centre$|center$)/;
