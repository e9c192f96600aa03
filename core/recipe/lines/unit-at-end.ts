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
  readonly name: string;
  /** Unit before the name, as some foods have it: "Stangen Sellerie". */
  readonly inFront: string;
  /** True if unit and food are one word: "Salatblätter". */
  readonly isCompound: boolean;
};

/** Units of parts and containers. "Fillets" and "pieces" are missing: they count whole things. */
const ENDINGS: ReadonlySet<Unit> = new Set(MEASURES.filter((each) => each !== 'piece' && each !== 'cm'));

/** Words for a packet at the end of a name. Other names of that unit are foods there: "egg roll". */
const PACKETS: ReadonlySet<string> = new Set(
  unitNames('packet').flatMap(({ one, more }) => [foldName(one), foldName(more)]),
);

/** Minimum number of letters before a unit. With fewer, the ending is part of another word: "Pilz". */
const SHORTEST_NAME = 3;

/** Units by the word at the end of a German compound, folded. */
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

/** Words before a unit that is no amount: "Pfirsiche aus der Dose", "peaches from a can". */
const FROM = /(?:^|\s)(?:aus|in|im|from|out)(?:\s(?:der|dem|einer|einem|of|a|the))*$/iu;

/** Reads the unit at the end of a name, as a word of its own or as part of a German compound. */
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
