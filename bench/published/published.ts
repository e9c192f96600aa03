import { nutritionOfLine, nutritionPerServing } from '#core/recipe/lines/nutrition-of.ts';
import { parseLine, type ParsedLine } from '#core/recipe/lines/parse-line.ts';
import { outsideData } from '../support/outside-data.ts';
import type { Measured } from '../support/measured.ts';
import { median } from '../support/median.ts';
import { publishedPages, type Half, type PublishedPage, type PublishedRecipe } from './pages.ts';

/** Expected values of the corpus of hhursev/recipe-scrapers, which is not part of the repository. */
const PAGES = outsideData('MUNCHIFY_PAGES', 'recipe-scrapers/tests/test_data');

/** Maximum relative difference at which our energy counts as near. */
const NEAR = 0.25;

/** Number of pages that are listed with a reason. */
const LISTED = 20;

/** Maximum kcal of one serving. More is for several people. */
const LARGEST_SERVING = 1_500;

type Compared = {
  readonly name: string;
  /** Our energy divided by the published energy. */
  readonly ratio: number;
  readonly recipe: PublishedRecipe;
  readonly lines: readonly ParsedLine[];
};

/**
 * Compares our energy per serving with the energy that pages publish. There is no gate: many pages use other food
 * tables, and some state the energy of other servings.
 */
export async function published(): Promise<Measured[]> {
  const pages = await publishedPages(PAGES);
  const searched = comparedIn(pages, 'searched');
  return [
    figure('published: pages with energy', withEnergy(pages)),
    ...figuresOf('searched', searched),
    ...figuresOf('untouched', comparedIn(pages, 'untouched')),
    ...farthest(searched).map((page) => figure(page.name, `${percent(page.ratio)}: ${reasonOf(page)}`)),
  ];
}

const figure = (name: string, measured: string): Measured => ({ name, budget: '', measured, holds: true });

function withEnergy(pages: readonly PublishedPage[]): string {
  const reasons = pages.map(({ recipe }) => (typeof recipe === 'string' ? recipe : 'compared'));
  const left = [...new Set(reasons)].filter((reason) => reason !== 'compared' && reason !== 'no energy');
  const counts = left.map((reason) => `${reason}: ${reasons.filter((each) => each === reason).length}`);
  const stated = reasons.filter((reason) => reason !== 'no energy').length;
  return `${stated} of ${pages.length}; left out: ${counts.join(', ')}`;
}

const comparedIn = (pages: readonly PublishedPage[], half: Half): readonly Compared[] =>
  pages.flatMap(({ name, half: itsHalf, recipe }) => {
    if (itsHalf !== half || typeof recipe === 'string') return [];
    const lines = recipe.lines.map((line) => parseLine(line, recipe.language));
    const { nutrition } = nutritionPerServing(lines, recipe.servings);
    return [{ name, ratio: nutrition.calories / recipe.calories, recipe, lines }];
  });

function figuresOf(half: Half, compared: readonly Compared[]): Measured[] {
  const ratios = compared.map(({ ratio }) => ratio);
  const middle = median(ratios);
  const deviation = median(ratios.map((ratio) => Math.abs(ratio - 1)));
  const near = ratios.filter((ratio) => Math.abs(ratio - 1) <= NEAR).length;
  const lines = compared.flatMap((page) => page.lines).filter(({ role }) => role !== 'heading');
  const lost = lines.filter(({ food }) => food === undefined).length;
  const unweighed = lines.filter(
    ({ food, quantity, grams }) => food && quantity && grams === undefined,
  ).length;
  return [
    figure(
      `published: ${half} hosts`,
      `${compared.length} pages; median of ours / theirs ${percent(middle)}; half deviate by at most ` +
        `${percent(deviation)}; ${near} within 25 %: ${percent(near / compared.length)}`,
    ),
    figure(
      `published: lines of ${half} hosts`,
      `${lines.length}; without a food ${percent(lost / lines.length)}, with an amount but no weight ` +
        percent(unweighed / lines.length),
    ),
  ];
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10} %`;

/** Sorts by distance. Half and double are equally far. */
const farthest = (compared: readonly Compared[]): readonly Compared[] =>
  compared.toSorted((a, b) => distanceOf(b) - distanceOf(a)).slice(0, LISTED);

const distanceOf = ({ ratio }: Compared): number => Math.abs(Math.log(Math.max(ratio, 0.001)));

/** Names the probable reason: the servings, an uncounted line, or the line with the most energy. */
function reasonOf({ ratio, recipe, lines }: Compared): string {
  for (const times of [ratio * recipe.servings, ratio / recipe.servings])
    if (recipe.servings > 2 && Math.abs(times - 1) <= NEAR)
      return `for other servings than ${recipe.servings}`;
  if (ratio > 1 && ratio * recipe.calories > LARGEST_SERVING) return `more servings than ${recipe.servings}`;
  const texts = lines.map((line, at) => ({ line, text: recipe.lines[at] ?? '' }));
  const uncounted = texts.filter(({ line }) => line.role !== 'heading' && !(line.food && line.grams));
  const heaviest = uncounted.toSorted((a, b) => (b.line.grams ?? 0) - (a.line.grams ?? 0))[0];
  if (ratio < 1 && heaviest)
    return `${uncounted.length} not counted, such as "${heaviest.text}" (${heaviest.line.food ?? 'unknown'})`;
  const most = texts.toSorted((a, b) => caloriesOf(b.line) - caloriesOf(a.line))[0];
  if (!most) return 'no lines';
  const share = Math.round(caloriesOf(most.line) / recipe.servings);
  return `"${most.text}" is ${most.line.food} of ${most.line.grams} g: ${share} of ${recipe.calories} kcal`;
}

const caloriesOf = (line: ParsedLine): number => nutritionOfLine(line).calories;
