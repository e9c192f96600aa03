import { expect, test } from 'vitest';
import type { RecipeOrigin } from '#core/recipe/facts/origin.ts';
import { editRecipe } from '#core/recipe/typed/edit-recipe.ts';
import { hasDishPhoto } from '#core/sharing/shared-recipe.ts';
import { fakePorts } from '#tests/fakes/ports.ts';
import { aRecipe, aUserId, NOON } from '#tests/support/examples.ts';
import { plainJpeg } from '#tests/support/jpegs.ts';

const INPUT = { title: 'Tomato soup', servings: 2, ingredients: ['4 tomatoes'], instructions: [] };

test.each<RecipeOrigin>([{ type: 'generated' }, { type: 'imported', site: 'Example' }])(
  'A picture that a cook adds to a recipe shows its dish ($type)',
  async (origin) => {
    const ports = fakePorts(NOON);
    const soup = aRecipe(aUserId(), { origin, imageUrls: ['/photos/kitchen.jpg'] });
    await ports.recipes.add(soup, 'the-run-of-the-soup');
    const edit = async (version: number, image: Uint8Array | undefined) => {
      const request = { input: INPUT, image, version, bodyHash: String(version), key: undefined };
      const edited = await editRecipe(ports, soup.userId, soup.id, request);
      return edited.ok ? edited.value : expect.fail(edited.error.type);
    };
    expect(hasDishPhoto(await edit(1, undefined))).toBe(false);
    expect(hasDishPhoto(await edit(2, await plainJpeg()))).toBe(true);
    expect(hasDishPhoto(await edit(3, undefined))).toBe(true);
  },
);
