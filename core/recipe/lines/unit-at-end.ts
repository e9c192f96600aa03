import { foldName } from '../../nutrition/fold-name.ts';
import { MEASURES } from '../../nutrition/food.ts';
import { unitNames } from '../../nutrition/unit-names.ts';
import { UNITS, type Unit } from '../../nutrition/units.ts';
import { unitNamed } from '../../nutrition/unit-names.ts';

/** Name of a food that ends with a unit: "bacon rashers", "Salatblätter". */
export type UnitAtEnd = {
  readonly unit: Unit;
  /** Word for the unit: "rashers", "blätter". */
  readonly word: string;
  /** Name without the unit: "bacon", "Salat". */
  readonly name: string;
  /** Unit in front of the name, where some foods have it: "Stangen Sellerie". */
  readonly inFront: string;
  /** True if it is one word with the food's: "Salatblätter". */
  readonly isCompound: boolean;
};

/** Units by which a food is cut, picked or filled; "fillets" and "pieces" count whole things. */
const ENDINGS: ReadonlySet<Unit> = new Set(MEASURES.filter((each) => each !== 'piece' && each !== 'cm'));

/** Other words for a packet are foods behind a name: "egg roll". */
const PACKETS: ReadonlySet<string> = new Set(
  unitNames('packet').flatMap(({ one, more }) => [foldName(one), foldName(more)]),
);

/** Shorter names are the end of other words: "Pilz". */
const SHORTEST_NAME = 3;

/** Units by the names that end a German compound, folded. */
const COMPOUNDED: ReadonlyMap<string, Unit> = new Map([
  ...UNITS.filter((unit) => ENDINGS.has(unit)).flatMap((unit) =>
    unitNames(unit)
      .flatMap(({ one, more }) => [one, more])
      .filter((name) => /^\p{Lu}\p{Ll}{3,}$/u.test(name))
      .map((name) => [foldName(name), unit] as const),
  ),
  ...['ring', 'ringe', 'spalte', 'spalten'].map((name) => [name, 'slice'] as const),
]);

const LONGEST_ENDING = Math.max(...[...COMPOUNDED.keys()].map((name) => name.length));

/** "Pfirsiche aus der Dose", "peaches from a can": here the can is not a unit. */
const FROM = /(?:^|\s)(?:aus|in|im|from|out)(?:\s(?:der|dem|einer|einem|of|a|the))*$/iu;

/** Reads the unit that a name ends with, as a word of its own or as the end of a German compound. */
export function unitAtEnd(name: string): UnitAtEnd | undefined {
  const at = name.lastIndexOf(' ') + 1;
  const word = name.slice(at);
  const unit = at > 0 ? unitNamed(word)?.unit : undefined;
  if (unit && ENDINGS.has(unit) && (unit !== 'packet' || PACKETS.has(foldName(word)))) {
    const before = name.slice(0, at).trim();
    if (FROM.test(before)) return undefined;
    return { unit, word, name: before, inFront: `${word} ${before}`, isCompound: false };
  }
  return compoundEnding(name.slice(0, at), word);
}

function compoundEnding(before: string, word: string): UnitAtEnd | undefined {
  for (let length = Math.min(LONGEST_ENDING, word.length - SHORTEST_NAME); length > 2; length -= 1) {
    const ending = word.slice(-length);
    const unit = COMPOUNDED.get(foldName(ending));
    const stem = word.slice(0, -length).replace(/-$/, '');
    if (unit && stem.length >= SHORTEST_NAME)
      return {
        unit,
        word: ending,
        name: `${before}${stem}`,
        inFront: `${ending} ${before}${stem}`,
        isCompound: true,
      };
  }
  return undefined;
}
