import { parseLine } from '#core/recipe/lines/parse-line.ts';
import { ADDING_STEPS } from '#tests/cases/adding.ts';
import { ADVERSARIAL } from '#tests/cases/adversarial.ts';
import { EVERYDAY_LINES, type EverydayLine } from '#tests/cases/everyday-lines.ts';
import { alarmIn, freeRecipes } from '#tests/cases/free-recipes.ts';
import { casesIn, verdictOn, type Case } from '#tests/cases/guard/guard-cases.ts';
import { LOOK_ALIKES } from '#tests/cases/look-alikes.ts';
import { LINES, type ReadLine } from '#tests/cases/lines.ts';
import { dishesNearEnergy } from './dish-energy.ts';
import { rightOf, shareOfWeight, type Figure } from './gates.ts';

// Measures our own rules, independent of any model: reading lines, matching foods, calculating, and excluding avoided
// foods.

/** Measures how many lines are read as the fixture says: amount, unit, food, weight and note. */
export const linesRead = (): Figure => rightOf('lines', LINES, isRead, ({ text }) => text);

/** Measures how many everyday lines get their food and a realistic weight. */
export const everydayRead = (): Figure =>
  rightOf('everyday', EVERYDAY_LINES, isWeighedRight, ({ text }) => text);

/** Measures how many g of the lines are matched to the right food. */
export const weightMatched = (): Figure =>
  shareOfWeight(
    'matched',
    LINES,
    ({ text, language, food }) => food !== undefined && parseLine(text, language).food === food,
  );

/** Measures the energy of the dishes from lines that people write. */
export const dishesCounted = (): Figure =>
  dishesNearEnergy('dishes', ({ lines, language }) => lines.map((line) => parseLine(line, language)));

/** Measures how many ways of naming an avoided food the guard stops. */
export const avoidedStopped = (): Figure =>
  rightOf(
    'stopped',
    [...casesIn(ADVERSARIAL), ...casesIn(ADDING_STEPS)],
    (each) => verdictOn(each) !== undefined,
    written,
  );

/** Measures how many harmless names the guard stops, too. */
export function falseAlarms(): Figure {
  const cases = casesIn(LOOK_ALIKES);
  const alarms = cases.filter(verdictOn);
  return { gate: 'alarms', count: alarms.length, of: cases.length, wrong: alarms.map(written) };
}

/** Measures how many whole recipes the guard stops although they are free of avoided foods. */
export function stoppedFreeRecipes(): Figure {
  const recipes = freeRecipes();
  const wrong = recipes.flatMap((recipe) => {
    const [text, hit] = alarmIn(recipe) ?? [];
    return hit
      ? [`${recipe.title} (${recipe.avoids.join(', ')}) | ${hit.word}: ${hit.reason} | ${text}`]
      : [];
  });
  return { gate: 'free recipes', count: wrong.length, of: recipes.length, wrong };
}

const written = ({ avoided, where, words }: Case) => `${avoided} | ${where} | ${words}`;

function isWeighedRight({ text, language, food, least, most }: EverydayLine): boolean {
  const line = parseLine(text, language);
  const { grams = 0 } = line;
  return line.food === food && grams >= least - TOLERANCE && grams <= most + TOLERANCE;
}

/** Tolerance for rounded thirds, in g. */
const TOLERANCE = 0.1;

const near = (found: number | undefined, wanted: number | undefined, share: number) =>
  found === undefined || wanted === undefined
    ? found === wanted
    : Math.abs(found - wanted) <= wanted * share + 0.01;

function isRead({ text, language, isHeading, quantity, unit, food, grams, note }: ReadLine): boolean {
  const line = parseLine(text, language);
  return (
    (line.role === 'heading') === isHeading &&
    near(line.quantity, quantity, 0) &&
    line.unit === unit &&
    line.food === food &&
    near(line.grams, grams, 0.05) &&
    (line.note ?? '') === note
  );
}
