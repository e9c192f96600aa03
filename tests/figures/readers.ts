import * as recipeScrapers from 'recipe-scrapers';
import type { RawLine } from '#core/reading/raw-recipe.ts';
import { readPage } from '#core/reading/read-page.ts';

/** Recipe as a reader extracted it from a page. */
export type Found = {
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  /** The steps mixed with the headings of their sections, as some pages list them. */
  readonly stepsWithHeadings?: readonly string[];
  readonly yields?: string | undefined;
  readonly minutes?: number | undefined;
};

type Reader = (html: string, url: string) => Found | undefined | Promise<Found | undefined>;

/** Our reader, and what others would use. */
export const READERS: Readonly<Record<string, Reader>> = {
  ours: ourReading,
  'JSON-LD walk': walkJsonLd,
  'npm recipe-scrapers': (html, url) => scrapeWith(recipeScrapers, { html, url }),
};

export function ourReading(html: string, url: string): Found | undefined {
  const recipe = readPage(html, url);
  return (
    recipe && {
      ingredients: recipe.ingredients.map(({ text }) => text),
      steps: recipe.instructions.map(({ text }) => text),
      stepsWithHeadings: withHeadings(recipe.instructions),
      yields: recipe.yields,
      minutes: recipe.prepTime,
    }
  );
}

const withHeadings = (lines: readonly RawLine[]): readonly string[] =>
  lines.flatMap(({ text, section }, at) =>
    section === undefined || section === lines[at - 1]?.section ? [text] : [section, text],
  );

/**
 * Returns the result of npm's `recipe-scrapers` for a page; undefined if it fails, for example on a page without an
 * author.
 */
export async function scrapeWith(
  { LogLevel, scrapeRecipe }: typeof recipeScrapers,
  { html, url }: { readonly html: string; readonly url: string },
): Promise<Found | undefined> {
  try {
    const recipe = await scrapeRecipe(html, url, { logLevel: LogLevel.ERROR });
    return {
      ingredients: recipe.ingredients.flatMap(({ items }) => items.map(({ value }) => value)),
      steps: recipe.instructions.flatMap(({ items }) => items.map(({ value }) => value)),
      yields: recipe.yields,
      minutes: recipe.totalTime ?? undefined,
    };
  } catch {
    return undefined;
  }
}

/** Naive reader as a baseline: takes the first node of type Recipe as it is. */
function walkJsonLd(html: string): Found | undefined {
  for (const [, json = ''] of html.matchAll(/<script[^>]*application\/ld\+json[^>]*>([\s\S]*?)<\/script>/g)) {
    const recipe = recipeIn(parsed(json));
    if (recipe) return recipe;
  }
  return undefined;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function recipeIn(value: unknown): Found | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = new Map<string, unknown>(Object.entries(value));
  if ([node.get('@type')].flat().includes('Recipe') && node.has('recipeIngredient'))
    return {
      ingredients: [node.get('recipeIngredient')].flat().map(String),
      steps: [node.get('recipeInstructions')].flat().map(stepText),
      yields: String([node.get('recipeYield')].flat()[0]),
      minutes: isoMinutes(String(node.get('totalTime'))),
    };
  return [...node.values()].map(recipeIn).find(Boolean);
}

const stepText = (step: unknown): string =>
  typeof step === 'object' && step !== null && 'text' in step ? String(step.text) : String(step);

function isoMinutes(duration: string): number | undefined {
  const [, hours = '0', minutes = '0'] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(duration) ?? [];
  return Number(hours) * 60 + Number(minutes) || undefined;
}
