import { CHOICE } from '../language/choice.ts';
import { normalText } from '../language/normal-text.ts';
import type { NormalReading } from './line-memory.ts';
import type { Declaration, Named } from './reading.ts';
import type { FoodReader } from './read-text.ts';
import type { GuardTrait } from './vocabulary/trait.ts';

/** Both names of a line's food, and the traits that either of them says it is free of: "gluten-free pasta". */
export type LineName = NormalReading & { readonly free: readonly GuardTrait[] };

/**
 * Reads the plain name of a line's food and its own name. They name the same food: what one says to be vegan is vegan
 * in the other, unless that one speaks of it too, or names two foods: "butter or vegan butter" is judged by its own
 * words.
 */
export function lineName(reader: FoodReader, food: string, ownName: string): LineName {
  const reading = reader.text(`${food} | ${ownName}`);
  if (reading.declared.length === 0) return { ...reading, free: [] };
  const border = normalText(food).replace(/\|$/, '').length;
  const plain = partOf(reading, CHOICE.test(food), 0, border);
  const own = partOf(reading, CHOICE.test(ownName), border + 1, reading.normal.length);
  return {
    ...reading,
    named: [...freedBy(plain, own), ...freedBy(own, plain)],
    free: [...plain.free, ...own.free],
  };
}

type Part = {
  readonly named: readonly Named[];
  readonly free: readonly GuardTrait[];
  /** True if it names two foods: an adjective speaks of one of them. */
  readonly isChoice: boolean;
};

function partOf(
  { normal, named, declared }: NormalReading,
  isChoice: boolean,
  from: number,
  to: number,
): Part {
  const own = named.filter(({ start }) => start >= from && start < to);
  const isBeginning = ({ start, isBehindFood }: Declaration) => start === from && !isBehindFood;
  const isAlone = ({ start, wordEnd }: Declaration) => normal[start - 1] === '|' && wordEnd === to;
  return {
    named: own,
    isChoice,
    free: isChoice
      ? []
      : distinct([
          ...own.flatMap(({ without }) => without),
          ...declared.filter((each) => isBeginning(each) || isAlone(each)).flatMap(({ traits }) => traits),
        ]),
  };
}

const distinct = (traits: readonly GuardTrait[]): readonly GuardTrait[] => [...new Set(traits)];

const freedBy = ({ named, free, isChoice }: Part, other: Part): readonly Named[] =>
  isChoice
    ? named
    : named.map((each) => ({
        ...each,
        without: [...each.without, ...other.free.filter((trait) => !free.includes(trait))],
      }));
