import { LONG } from '#tests/long.ts';
import type { Page } from '@playwright/test';
import { askAs } from '../support/ask.ts';
import { photo } from '#tests/screens/kitchen.ts';
import {
  choosePhotos,
  expect,
  expectAccessibleInBothThemes,
  newCook,
  test,
  toastOn,
  WORDS,
  isKept,
} from '../support/test.ts';

const DISHES = [
  { title: 'Tomatensuppe', language: 'de', ingredients: ['800 g Tomaten', '1 Zwiebel'], tags: ['Schnell'] },
  { title: 'Zucchini fritters', language: 'en', ingredients: ['2 courgettes', '2 eggs'], prepTime: 25 },
  {
    title: 'Leek tart',
    language: 'en',
    ingredients: ['3 leeks', '200 ml cream'],
    prepTime: 80,
    tags: ['Sunday'],
  },
  { title: 'Banana bread', language: 'en', ingredients: ['3 bananas', '250 g flour'], tags: ['Sunday'] },
] as const;

/** Stores recipes as another device would. */
async function storeDishes(page: Page): Promise<void> {
  const ask = askAs(page, 'en');
  for (const dish of DISHES)
    await ask('POST', '/api/recipes', { servings: 2, instructions: ['Cook it.'], ...dish });
}

const tiles = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Opens the library and waits until all recipes have come. */
async function openLibrary(page: Page): Promise<void> {
  await page.goto('/recipes');
  await expect(page.getByRole('status').filter({ hasText: '4 recipes' })).toBeVisible();
}

test('The cookbook leads to the ways to add a recipe, and the buttons stay visible with many ingredients', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await newCook(page, WORDS.en);
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Add a recipe' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add a recipe' });
  await expect(sheet.getByText('Write it myself')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL('/recipes');

  const ingredients = ['leeks', 'carrots', 'onions', 'potatoes', 'peppers', 'tomatoes'].flatMap((food) => [
    `500 g ${food}`,
    `2 ${food}, for the top`,
  ]);
  const made = await askAs(page, 'en')('POST', '/api/recipes', {
    title: 'Everything stew',
    servings: 2,
    ingredients,
    instructions: ['Cook it.'],
  });
  const { id } = (await made.json()) as { id: number };
  await page.goto(`/recipe/${id}`);
  await page.getByRole('button', { name: 'To the list' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: /^Add \d+ things$/ })).toBeInViewport({ ratio: 1 });
  // The buttons do not cover the focused element.
  await dialog.getByRole('checkbox').last().focus();
  const row = await dialog.getByRole('listitem').last().boundingBox();
  const button = await dialog.getByRole('button', { name: 'Close' }).boundingBox();
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test('a recipe is found offline: by a name in the other language, with a typing mistake, in the ingredients', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  await storeDishes(page);
  await openLibrary(page);
  await isKept(page);
  await page.context().setOffline(true);
  const search = page.getByRole('searchbox', { name: 'Search recipes' });
  // The last result stays until the next one comes, so consecutive queries must have different results.
  for (const [typed, title] of [
    ['tomato', 'Tomatensuppe'],
    ['Zuchini', 'Zucchini fritters'],
    ['Lauch', 'Leek tart'],
    ['suppe', 'Tomatensuppe'],
    ['courg', 'Zucchini fritters'],
    ['sunday leek', 'Leek tart'],
  ] as const) {
    await search.fill(typed);
    await expect(tiles(page)).toHaveCount(1);
    await expect(tiles(page).getByText(title)).toBeVisible();
  }
  await search.fill('rhubarb');
  await expect(page.getByText('No recipe fits. Try other words or fewer filters.')).toBeVisible();
  // The address keeps the view, and the recipe opens without a connection.
  await search.fill('banana');
  await expect(page).toHaveURL(/\?q=banana$/);
  await tiles(page).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Banana bread' })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('banana');
  await expect(tiles(page)).toHaveCount(1);
});

test('filters narrow the library, and Back removes them one by one', LONG, async ({ page }) => {
  await newCook(page, WORDS.en);
  await storeDishes(page);
  await openLibrary(page);
  await page.getByRole('button', { name: 'Sunday' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page
    .getByRole('button', { name: 'More filters' })
    .or(page.getByRole('button', { name: '1 filter' }))
    .click();
  await expect(page.getByRole('dialog', { name: 'Show only' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('Ready in').selectOption('90');
  await page.getByRole('button', { name: 'Show recipes' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).getByText('Leek tart')).toBeVisible();
  await page.goBack();
  await expect(tiles(page)).toHaveCount(2);
  await page.goBack();
  await expect(tiles(page)).toHaveCount(4);
  await page.getByLabel('Sort by').selectOption('title');
  await expect(tiles(page).first()).toContainText('Banana bread');
});

test('The foods on the table find own recipes, which show the missing foods', LONG, async ({ page }) => {
  await newCook(page, WORDS.en);
  await storeDishes(page);
  await openLibrary(page);
  await page.getByRole('tab', { name: 'With what I have' }).click();
  await page.getByRole('button', { name: 'Add ingredient' }).click();
  await page.getByLabel('What do you have?').fill('3 leeks, 2 courgettes');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing fresh missing' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Zucchini fritters/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Leek tart/ })).toContainText('Needs');
  await expectAccessibleInBothThemes(page);
  await page.getByRole('link', { name: 'Write a new recipe from these' }).click();
  await expect(page.getByRole('link', { name: '2 of your recipes use these' })).toBeVisible();
});

test('heart, rating, notes and tags are changed, also offline; a tag is renamed everywhere', async ({
  page,
}) => {
  await newCook(page, WORDS.en);
  await storeDishes(page);
  await openLibrary(page);
  await page.getByRole('link', { name: /Leek tart/ }).click();
  await expect(page.getByRole('heading', { name: 'Just for you' })).toBeVisible();
  await isKept(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Favorite' }).click();
  await expect(page.getByRole('button', { name: 'Favorite' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: '4 of 5' }).check();
  await page.getByLabel('Notes').fill('More nutmeg.');
  await page.getByLabel('Tags').fill('Brunch');
  await page.getByLabel('Tags').press('Enter');
  await expect(page.getByRole('button', { name: 'Remove the tag Brunch' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Favorites' }).click();
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Favorites' }).click();
  await expect(tiles(page)).toHaveCount(4);
  await page.getByRole('searchbox').fill('nutmeg');
  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page).getByText('Leek tart')).toBeVisible();
  await page.goto('/recipes');
  await page.getByRole('button', { name: 'Change tags' }).click();
  await page.getByLabel('Tag', { exact: true }).selectOption('Sunday');
  await expectAccessibleInBothThemes(page);
  await page.getByLabel('New name').fill('Weekend');
  await page.getByRole('button', { name: 'Rename everywhere' }).click();
  await expect(toastOn(page, 'It is now called Weekend')).toBeVisible();
  await page.getByRole('button', { name: 'Weekend' }).click();
  await expect(tiles(page)).toHaveCount(2);
  await page.context().setOffline(false);
  await expect
    .poll(async () => {
      const cards: { title: string; tags?: string[] }[] = await (
        await page.request.get('/api/recipes')
      ).json();
      return cards.find(({ title }) => title === 'Leek tart');
    })
    .toMatchObject({ isFavorite: true, rating: 4, tags: ['Weekend', 'Brunch'] });
});

test('a copy of a recipe is changed and saved as the cook’s own', LONG, async ({ page }) => {
  await newCook(page, WORDS.en);
  await storeDishes(page);
  await openLibrary(page);
  await page.getByRole('link', { name: /Banana bread/ }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Banana bread (copy)');
  await page.getByRole('button', { name: 'Save recipe' }).click();
  await expect(page.getByRole('heading', { name: 'Banana bread (copy)' })).toBeVisible();
  await page.goto('/recipes?q=banana');
  await expect(tiles(page)).toHaveCount(2);
});

test('a photo of the food finds an own recipe, before a new one is spent', async ({ page }) => {
  await newCook(page, WORDS.en);
  await storeDishes(page);
  await page.goto('/home');
  await choosePhotos(page, WORDS.en, [photo('tomatoes')]);
  const hint = page.getByRole('link', { name: /of your recipes uses? these/ });
  await hint.click();
  await expect(page.getByRole('tab', { name: 'With what I have', selected: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Tomatensuppe/ })).toContainText('All there');
});

test('two tabs show the same', async ({ page, context }) => {
  await newCook(page, WORDS.en);
  await storeDishes(page);
  await openLibrary(page);
  const other = await context.newPage();
  await openLibrary(other);
  await other.getByRole('button', { name: 'Favorites' }).click();
  await expect(other.getByText('No recipe fits.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: /Leek tart/ }).click();
  await page.getByRole('button', { name: 'Favorite' }).click();
  await expect(tiles(other).getByText('Leek tart')).toBeVisible();
});
