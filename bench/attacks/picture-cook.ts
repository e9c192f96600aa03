import { asDataUrl, blankJpeg } from '#tests/support/jpegs.ts';
import type { Answered, ApiClient } from '#tests/support/api-client.ts';

/** Recipe as the server has confirmed it to its cook; undefined if it was deleted. */
type Told = { readonly title: string; readonly version: number; readonly pictures: 0 | 1 } | undefined;

/**
 * Cook with the confirmed state of each recipe. A request without an answer may have taken effect, but does not count.
 */
export type PictureCook = { readonly cookie: string; readonly told: Map<number, Told> };

const PICTURE = asDataUrl(await blankJpeg(64, 48));

let written = 0;

/** Returns a recipe with a new title. */
function aRecipe() {
  written += 1;
  const title = `Omelette no. ${written}`;
  return { title, servings: 2, ingredients: ['2 eggs', '100 g flour'], instructions: ['Whisk.', 'Fry.'] };
}

const oneOf = <Thing>(things: readonly Thing[]): Thing | undefined =>
  things[Math.floor(Math.random() * things.length)];

/**
 * Adds a recipe with a picture, or changes or deletes one.
 * @throws if the stage gives no answer or a wrong one
 */
export function writeOnce(call: ApiClient['call'], cook: PictureCook): Promise<void> {
  // The first recipe is never changed, so that a picture remains at the end.
  const known = oneOf([...cook.told].slice(1).filter(([, told]) => told));
  const turn = Math.random();
  if (!known?.[1] || turn < 0.4) return create(call, cook);
  const [id, { version }] = known;
  cook.told.delete(id);
  return turn < 0.8 ? edit(call, cook, id, version) : remove(call, cook, id);
}

async function create(call: ApiClient['call'], { cookie, told }: PictureCook): Promise<void> {
  const recipe = aRecipe();
  const asked = call('POST', '/api/recipes', { cookie, body: { ...recipe, image: PICTURE } });
  const { body } = await answered(asked, 201);
  told.set(Number(body['id']), { title: recipe.title, version: 1, pictures: 1 });
}

async function edit(
  call: ApiClient['call'],
  { cookie, told }: PictureCook,
  id: number,
  version: number,
): Promise<void> {
  const recipe = aRecipe();
  const image = oneOf([PICTURE, PICTURE, null]) ?? null;
  const headers = { 'if-match': `"${version}"` };
  await answered(call('PUT', `/api/recipes/${id}`, { cookie, headers, body: { ...recipe, image } }), 200);
  told.set(id, { title: recipe.title, version: version + 1, pictures: image ? 1 : 0 });
}

async function remove(call: ApiClient['call'], { cookie, told }: PictureCook, id: number): Promise<void> {
  await answered(call('DELETE', `/api/recipes/${id}`, { cookie }), 204);
  told.set(id, undefined);
}

async function answered(asked: Promise<Answered>, status: number): Promise<Answered> {
  const answer = await asked;
  if (answer.status !== status)
    throw new WrongAnswer(`${answer.status} instead of ${status}: ${answer.text}`);
  return answer;
}

export class WrongAnswer extends Error {}
