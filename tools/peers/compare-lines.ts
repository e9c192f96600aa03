import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { unitNamed } from '#core/nutrition/unit-names.ts';
import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { runPython } from './peers.ts';
import { share, type Row } from './table.ts';

type Amount = { readonly from: number; readonly to: number; readonly unit: string };

/** Expected reading of a line. Each of `amounts` is right; an empty list means no amount. */
type Case = {
  readonly text: string;
  readonly amounts: readonly Amount[];
  readonly needed: ReadonlySet<string>;
  readonly allowed: ReadonlySet<string>;
};

type Reading = { readonly amounts: readonly Amount[]; readonly name: string };

/** Compares two readers on lines that neither was tuned on. */
export function compareLines(): Row[] {
  const cases = casesIn(readFileSync(join(import.meta.dirname, 'unseen-lines.txt'), 'utf8'));
  const texts = cases.map(({ text }) => text);
  const readers = { ours: texts.map(readOurs), peer: readByPeer(texts) };
  const scores = Object.values(readers).map((readings) =>
    readings.map((each, at) => scoreOf(each, cases[at])),
  );
  return FIGURES.map((figure) => ({
    name: `lines: ${figure}`,
    cells: scores.map((each) => share(each.map((score) => score[figure]))),
  }));
}

const FIGURES = ['amount', 'unit', 'food', 'all three'] as const;
type Score = Readonly<Record<(typeof FIGURES)[number], boolean>>;

function scoreOf({ amounts, name }: Reading, expected: Case | undefined): Score {
  if (!expected) throw new Error('There are more readings than lines.');
  const [first] = amounts;
  // The first amount counts, because apps show and scale it.
  const right = expected.amounts.filter((each) => first && isSameNumber(first, each));
  const amount = expected.amounts.length === 0 ? !first : right.length > 0;
  const unit =
    expected.amounts.length === 0
      ? !first
      : expected.amounts.some(
          (each) => first && each.unit === first.unit && (!amount || right.includes(each)),
        );
  const words = wordsIn(name);
  const food =
    [...expected.needed].every((word) => words.has(word)) &&
    [...words].every((word) => expected.needed.has(word) || expected.allowed.has(word));
  return { amount, unit, food, 'all three': amount && unit && food };
}

/** For a range, either end or its middle is right. */
const isSameNumber = (read: Amount, expected: Amount): boolean =>
  [read.from, read.to].some((each) =>
    [expected.from, expected.to, (expected.from + expected.to) / 2].some(
      (other) => Math.abs(each - other) < 0.01,
    ),
  );

function readOurs(text: string): Reading {
  const { quantity, unit, name } = parseLine(text, 'en');
  return {
    amounts: quantity === undefined ? [] : [{ from: quantity, to: quantity, unit: unitName(unit ?? '') }],
    name,
  };
}

const PeerReadings = v.array(
  v.object({
    amounts: v.array(
      v.array(v.object({ from: v.nullable(v.number()), to: v.nullable(v.number()), unit: v.string() })),
    ),
    name: v.string(),
  }),
);

/** For an amount in two units, such as "1 lb 2 oz", the first one counts. */
const readByPeer = (texts: readonly string[]): Reading[] =>
  v
    .parse(PeerReadings, JSON.parse(runPython('read_lines.py', JSON.stringify(texts))))
    .map(({ amounts, name }) => ({
      name,
      amounts: amounts.flatMap(([amount]) => {
        if (!amount || amount.from === null) return [];
        return { from: amount.from, to: amount.to ?? amount.from, unit: unitName(amount.unit) };
      }),
    }));

/** Shortens unit names: "cups" and "c." are "cup", "heaped tsp" is "tsp"; counted things have no unit. */
function unitName(written: string): string {
  const word = written.split(' ').at(-1) ?? '';
  const unit = unitNamed(word)?.unit ?? singular(word.toLowerCase());
  return unit === 'piece' ? '' : unit;
}

const casesIn = (text: string): Case[] =>
  text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [words = '', amounts = '', needed = '', allowed = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        text: words,
        amounts: amounts === '-' ? [] : amounts.split(' / ').map(amountOf),
        needed: wordsIn(needed),
        allowed: wordsIn(allowed),
      };
    });

function amountOf(written: string): Amount {
  const [, from = '', to = from, unit = ''] = /^([\d.]+)(?:-([\d.]+))?(?: (.+))?$/.exec(written) ?? [];
  return { from: Number(from), to: Number(to), unit: unitName(unit) };
}

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map(singular),
  );

const singular = (word: string): string =>
  word
    .replace(/(?<=.{2})ies$/, 'y')
    .replace(/(?<=oe|to)es$/, '')
    .replace(/ves$/, 'f')
    .replace(/(?<=[^su])s$/, '');
