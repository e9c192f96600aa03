import { gzipSync, strToU8, zipSync, type Zippable } from 'fflate';

/** Recipe of ours, to be written in the formats of other apps. */
export type KeptRecipe = {
  readonly title: string;
  readonly servings: number;
  readonly parts: readonly {
    readonly name?: string;
    /** Amount, unit and food; '' where there is none. */
    readonly ingredients: readonly (readonly [amount: string, unit: string, food: string, note?: string])[];
    readonly steps: readonly string[];
  }[];
  readonly minutes: { readonly work: number; readonly cooking: number };
  readonly notes: string;
  readonly tags: readonly string[];
  readonly url?: string;
};

export const SOUP: KeptRecipe = {
  title: 'Linsensuppe „Oma Grete“ & Würstchen',
  servings: 4,
  parts: [
    {
      ingredients: [
        ['250', 'g', 'Tellerlinsen'],
        ['1½', 'l', 'Gemüsebrühe'],
        ['2', '', 'Möhren', 'gewürfelt'],
        ['', '', 'Salz'],
      ],
      steps: [
        'Die Linsen in der Brühe 30 Minuten köcheln lassen.',
        'Die Möhren dazugeben und weitere 15 Minuten garen.',
      ],
    },
    {
      name: 'Einlage',
      ingredients: [
        ['4', '', 'Wiener Würstchen'],
        ['2', 'EL', 'Weißweinessig'],
      ],
      steps: ['Die Würstchen in der Suppe erwärmen und mit Essig abschmecken.'],
    },
  ],
  minutes: { work: 15, cooking: 50 },
  notes: 'Schmeckt am zweiten Tag besser.',
  tags: ['Suppe', 'Winter'],
};

export const LOAF: KeptRecipe = {
  title: 'Lemon drizzle loaf',
  servings: 8,
  parts: [
    {
      name: 'Cake',
      ingredients: [
        ['225', 'g', 'butter', 'softened'],
        ['225', 'g', 'caster sugar'],
        ['4', '', 'eggs'],
      ],
      steps: ['Beat the butter and sugar, then add the eggs.', 'Bake for 45 minutes at 180 °C.'],
    },
    {
      name: 'Drizzle',
      ingredients: [['85', 'g', 'icing sugar']],
      steps: ['Mix with the juice of a lemon and pour it over the warm cake.'],
    },
  ],
  minutes: { work: 20, cooking: 45 },
  notes: 'Freezes well.',
  tags: ['Cake'],
  url: 'https://kitchen.example/lemon-drizzle',
};

/** The lines that an import of a recipe should have, with the names of its parts. */
export const linesOf = ({ parts }: KeptRecipe): string[] =>
  parts.flatMap(({ name, ingredients }) => [...(name ? [`${name}:`] : []), ...ingredients.map(lineOf)]);

export const stepsOf = ({ parts }: KeptRecipe): string[] =>
  parts.flatMap(({ name, steps }) => [...(name ? [`${name}:`] : []), ...steps]);

const lineOf = ([amount, unit, food, note]: KeptRecipe['parts'][number]['ingredients'][number]) =>
  [amount, unit, food].filter(Boolean).join(' ') + (note ? `, ${note}` : '');

const json = (value: unknown) => strToU8(JSON.stringify(value));

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** `.paprikarecipes`: a zip of gzipped JSON. */
export function paprikaFile(recipes: readonly KeptRecipe[], picture?: Uint8Array): Uint8Array<ArrayBuffer> {
  return zipSync(
    Object.fromEntries(
      recipes.map((recipe) => [
        `${recipe.title}.paprikarecipe`,
        gzipSync(json(paprikaRecipe(recipe, picture))),
      ]),
    ),
    { level: 0 },
  );
}

export const paprikaRecipe = (recipe: KeptRecipe, picture?: Uint8Array) => ({
  uid: crypto.randomUUID().toUpperCase(),
  name: recipe.title,
  ingredients: linesOf(recipe).join('\n'),
  directions: stepsOf(recipe).join('\n\n'),
  description: '',
  servings: `Serves ${recipe.servings}`,
  prep_time: `${recipe.minutes.work} mins`,
  cook_time: `${recipe.minutes.cooking} mins`,
  total_time: '',
  difficulty: 'Easy',
  categories: recipe.tags,
  notes: recipe.notes,
  source: recipe.url ? 'kitchen.example' : 'Oma Grete',
  source_url: recipe.url ?? '',
  image_url: null,
  photo_data: picture ? base64(picture) : null,
  rating: 5,
});

/** A folder for each recipe, with `recipe.json` in schema.org and its picture. */
export function nextcloudFile(recipes: readonly KeptRecipe[], picture?: Uint8Array): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const recipe of recipes) {
    const folder = `Recipes/${recipe.title.replaceAll('/', '-')}`;
    files[`${folder}/recipe.json`] = json(nextcloudRecipe(recipe));
    if (picture) {
      files[`${folder}/full.jpg`] = [picture, { level: 0 }];
      files[`${folder}/thumb.jpg`] = [picture, { level: 0 }];
    }
  }
  return zipSync(files);
}

export const nextcloudRecipe = (recipe: KeptRecipe) => ({
  '@context': 'http://schema.org',
  '@type': 'Recipe',
  id: 4711,
  name: recipe.title,
  description: '',
  url: recipe.url ?? '',
  image: '',
  prepTime: `PT0H${recipe.minutes.work}M`,
  cookTime: `PT0H${recipe.minutes.cooking}M`,
  totalTime: null,
  recipeYield: recipe.servings,
  keywords: recipe.tags.join(','),
  recipeCategory: '',
  tool: ['Suppentopf'],
  recipeIngredient: linesOf(recipe),
  recipeInstructions: stepsOf(recipe),
  nutrition: [],
  printImage: true,
  dateCreated: '2024-02-03T10:00:00+0000',
});

/** A backup: the database as one JSON file, and pictures by the recipe's ID. */
export function mealieBackup(recipes: readonly KeptRecipe[], picture?: Uint8Array): Uint8Array<ArrayBuffer> {
  const rows = recipes.map((recipe, at) => mealieRows(recipe, at));
  const database = {
    alembic_version: [{ version_num: '1fe4bd37ccc8' }],
    users: [{ id: '1', email: 'cook@example.com' }],
    recipes: rows.flatMap((row) => row.recipes),
    recipes_ingredients: rows.flatMap((row) => row.recipes_ingredients).toReversed(),
    recipe_instructions: rows.flatMap((row) => row.recipe_instructions),
    ingredient_foods: rows.flatMap((row) => row.ingredient_foods),
    ingredient_units: rows.flatMap((row) => row.ingredient_units),
    notes: rows.flatMap((row) => row.notes),
    tags: rows.flatMap((row) => row.tags),
    recipes_to_tags: rows.flatMap((row) => row.recipes_to_tags),
    categories: [],
    recipes_to_categories: [],
  };
  const files: Zippable = { 'database.json': json(database), 'data/secret.txt': strToU8('not a recipe') };
  for (const { recipes: kept } of rows)
    for (const { id } of kept)
      if (picture) files[`data/recipes/${hyphenated(id)}/images/original.webp`] = picture;
  return zipSync(files);
}

const hyphenated = (id: string) => id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

function mealieRows(recipe: KeptRecipe, at: number) {
  const id = String(at + 1).padStart(32, 'a');
  const entries = recipe.parts.flatMap(({ name, ingredients }) =>
    ingredients.map((each, index) => ({ each, title: index === 0 ? (name ?? '') : '' })),
  );
  const steps = recipe.parts.flatMap(({ name, steps: texts }) =>
    texts.map((text, index) => ({ text, title: index === 0 ? (name ?? '') : '' })),
  );
  return {
    recipes: [
      {
        id,
        slug: `recipe-${at}`,
        name: recipe.title,
        description: '',
        org_url: recipe.url ?? null,
        recipe_yield: '',
        recipe_servings: recipe.servings,
        prep_time: `${recipe.minutes.work} minutes`,
        perform_time: `${recipe.minutes.cooking} minutes`,
        total_time: null,
      },
    ],
    recipes_ingredients: entries.map(({ each: [amount, unit, food, note], title }, position) => ({
      id: position,
      recipe_id: id,
      position,
      title,
      note: food === 'Salz' ? food : (note ?? ''),
      quantity: amount === '1½' ? 1.5 : amount === '' ? null : Number(amount),
      food_id: food === 'Salz' ? null : `${id}-${food}`,
      unit_id: unit === '' ? null : `${id}-${unit}`,
      original_text: null,
    })),
    recipe_instructions: steps.map(({ text, title }, position) => ({
      id: position,
      recipe_id: id,
      position,
      title,
      text,
    })),
    ingredient_foods: entries.map(({ each: [, , food] }) => ({
      id: `${id}-${food}`,
      name: food,
      plural_name: food,
    })),
    ingredient_units: entries.map(({ each: [, unit] }) => ({
      id: `${id}-${unit}`,
      name: unit,
      abbreviation: '',
      use_abbreviation: false,
    })),
    notes: [{ id: at, recipe_id: id, title: 'Tipp', text: recipe.notes }],
    tags: recipe.tags.map((name) => ({ id: `${id}-${name}`, name, slug: name })),
    recipes_to_tags: recipe.tags.map((name) => ({ recipe_id: id, tag_id: `${id}-${name}` })),
  };
}

/** A zip for each recipe, in one zip. */
export function tandoorFile(recipes: readonly KeptRecipe[], picture?: Uint8Array): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const recipe of recipes)
    files[`${recipe.title.replaceAll('/', '-')}.zip`] = [
      zipSync({
        'recipe.json': json(tandoorRecipe(recipe)),
        ...(picture && { 'image.jpeg': [picture, { level: 0 }] }),
      }),
      { level: 0 },
    ];
  return zipSync(files);
}

export const tandoorRecipe = (recipe: KeptRecipe) => ({
  name: recipe.title,
  description: recipe.notes,
  keywords: recipe.tags.map((name) => ({ name, description: '' })),
  steps: recipe.parts.map(({ name = '', ingredients, steps }, order) => ({
    name,
    instruction: steps.map((step, at) => `${at + 1}. ${step}`).join('\n\n'),
    time: 0,
    order,
    show_as_header: true,
    ingredients: ingredients.map(([amount, unit, food, note = ''], at) => ({
      food: { name: food, plural_name: null, ignore_shopping: false },
      unit: unit === '' ? null : { name: unit, plural_name: null },
      amount: amount === '1½' ? '1.5000000000000000' : `${amount || 0}.0000000000000000`,
      note,
      order: at,
      is_header: false,
      no_amount: amount === '',
    })),
  })),
  working_time: recipe.minutes.work,
  waiting_time: recipe.minutes.cooking,
  internal: true,
  nutrition: null,
  servings: recipe.servings,
  servings_text: '',
  source_url: recipe.url ?? null,
});

/** One page of microdata with all recipes, as Recipe Keeper writes it. */
export function recipeKeeperFile(
  recipes: readonly KeptRecipe[],
  picture?: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const html = `<!DOCTYPE html><html><head><meta charset="utf-8"><title>Recipe Keeper</title></head><body>${recipes.map(keeperHtml).join('')}</body></html>`;
  return zipSync({
    'recipes.html': strToU8(html),
    ...(picture && { 'images/0_0.jpg': [picture, { level: 0 }] }),
  });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const paragraphs = (texts: readonly string[]) =>
  texts.map((text) => `<p>${escaped(text)}</p><p></p>`).join('');

const keeperHtml = (recipe: KeptRecipe, at: number) => `<div class="recipe-details">
  <meta content="${at}" itemprop="recipeId"><meta content="False" itemprop="recipeIsFavourite"><meta content="5" itemprop="recipeRating">
  <table><tr><td>
    <h2 itemprop="name">${escaped(recipe.title)}</h2>
    <div>Courses: <span itemprop="recipeCourse">${recipe.tags[0] ?? ''}</span></div>
    <div>Categories: <span>${recipe.tags[1] ?? ''}</span><meta content="${recipe.tags[1] ?? ''}" itemprop="recipeCategory"></div>
    <div>Source: <span itemprop="recipeSource">${recipe.url ? `<a href="${recipe.url}">${recipe.url}</a>` : 'Oma Grete'}</span></div>
    <div>Serving size: <span itemprop="recipeYield">${recipe.servings}</span></div>
    <div>Preparation time: <span>${recipe.minutes.work} mins</span><meta content="PT${recipe.minutes.work}M" itemprop="prepTime"></div>
    <div>Cooking time: <span>${recipe.minutes.cooking} mins</span><meta content="PT${recipe.minutes.cooking}M" itemprop="cookTime"></div>
  </td><td><img src="images/${at}_0.jpg" class="recipe-photo" /></td></tr>
  <tr><td><h3>Ingredients</h3><div class="recipe-ingredients" itemprop="recipeIngredients">${paragraphs(linesOf(recipe))}</div></td>
  <td><h3>Directions</h3><div itemprop="recipeDirections">${paragraphs(numbered(stepsOf(recipe)))}</div></td></tr></table>
  <h3>Notes</h3><div class="recipe-notes" itemprop="recipeNotes"><p>${escaped(recipe.notes)}</p></div>
</div>`;

function numbered(steps: readonly string[]): readonly string[] {
  let count = 0;
  return steps.map((step) => (step.endsWith(':') ? step : `${(count += 1)}. ${step}`));
}

/** One page with all recipes and their parts by ID, as Copy Me That writes it. Some lines stand outside of the list. */
export function copyMeThatFile(
  recipes: readonly KeptRecipe[],
  picture?: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const html = `<html><head><meta charset="utf-8"></head><body>${recipes.map(copiedHtml).join('')}</body></html>`;
  return zipSync({
    'recipes.html': strToU8(html),
    ...(picture && { 'images/0.jpeg': [picture, { level: 0 }] }),
  });
}

const copiedHtml = (recipe: KeptRecipe, at: number) => `<div class="recipe">
  <div id="name">${escaped(recipe.title)}</div>
  <div id="link">Adapted from <a id="original_link" href="${recipe.url ?? ''}">${recipe.url ?? ''}</a></div>
  <img class="recipeImage" src="images/${at}.jpeg">
  <div id="categories">Tags: ${recipe.tags.map((tag) => `<span class="recipeCategory">${tag}</span>`).join(' ')}</div>
  <div id="servings">Servings: <a id="recipeYield">${recipe.servings}</a></div>
  <div id="ingredients_label">Ingredients</div>
  <ul id="recipeIngredients">${recipe.parts
    .map(
      ({ name, ingredients }) =>
        (name ? `<li class="recipeIngredient subheader">${name}</li>` : '') +
        ingredients
          .map((each, index) =>
            index === 0
              ? `<p>${escaped(lineOf(each))}</p>`
              : `<li class="recipeIngredient">${escaped(lineOf(each))}</li>`,
          )
          .join(''),
    )
    .join('<li class="recipeIngredient spacer"></li>')}</ul>
  <ol id="recipeInstructions">${stepsOf(recipe)
    .map((step) => `<li class="instruction">${escaped(step)}</li>`)
    .join('')}</ol>
  <ul id="recipeNotes"><li class="recipeNote">${escaped(recipe.notes)}</li></ul>
</div>`;

/** A `.cook` text for each recipe, and its picture of the same name. */
export function cooklangFile(recipes: readonly KeptRecipe[], picture?: Uint8Array): Uint8Array<ArrayBuffer> {
  const files: Zippable = {};
  for (const recipe of recipes) {
    files[`${recipe.title}.cook`] = strToU8(cooklangRecipe(recipe));
    if (picture) files[`${recipe.title}.jpg`] = [picture, { level: 0 }];
  }
  return zipSync(files);
}

export const cooklangRecipe = (recipe: KeptRecipe): string =>
  [
    '---',
    `servings: ${recipe.servings}`,
    `tags: [${recipe.tags.join(', ')}]`,
    ...(recipe.url ? [`source: ${recipe.url}`] : ['source: Oma Grete']),
    'time:',
    `  prep: ${recipe.minutes.work} minutes`,
    `  cook: ${recipe.minutes.cooking} minutes`,
    '---',
    '',
    `> ${recipe.notes}`,
    '',
    ...recipe.parts.flatMap(({ name, ingredients, steps }) => [
      ...(name ? [`== ${name} ==`, ''] : []),
      ...steps.flatMap((step, at) => [
        at === 0 ? `${step} -- first of all\n[- with ${ingredients.length} ingredients -]` : step,
        ...(at === 0 ? [ingredients.map(cooklangMark).join(' ')] : []),
        '',
      ]),
    ]),
  ].join('\n');

const cooklangMark = ([amount, unit, food, note]: KeptRecipe['parts'][number]['ingredients'][number]) =>
  `@${food}{${[amount, unit].filter(Boolean).join('%')}}${note ? `(${note})` : ''}`;
