import { call, cookie, stage } from './stage.ts';

export const CRUMBLE = {
  title: 'Apple crumble',
  servings: 4,
  ingredients: ['3 large apples', 'Crumble:', '150 g flour', '100 g butter', 'some stardust'],
  instructions: [
    'Peel and slice the apples.',
    'Crumble:',
    'Rub the butter into the flour.',
    'Bake for 30 minutes at 180 °C.',
  ],
};

export const create = (body: object = CRUMBLE, headers: Record<string, string> = {}) =>
  call('POST', '/api/recipes', { cookie, body, headers });

export async function created(body: object = CRUMBLE): Promise<{ id: number; path: string }> {
  const id = Number((await create(body)).body['id']);
  return { id, path: `/api/recipes/${id}` };
}

export const read = async (path: string) => (await call('GET', path, { cookie })).body;

export const edit = (
  path: string,
  body: object,
  version: number | undefined,
  headers: Record<string, string> = {},
) =>
  call('PUT', path, {
    cookie,
    body,
    headers: { ...(version !== undefined && { 'if-match': `"${version}"` }), ...headers },
  });

export const cards = async (): Promise<Record<string, unknown>[]> =>
  JSON.parse((await call('GET', '/api/recipes', { cookie })).text);

export const imageOf = (recipe: Record<string, unknown>) =>
  String((recipe as { imageUrls: string[] }).imageUrls[0]);

export const statusOf = async (url: string) => (await fetch(`${stage.gateway}${url}`)).status;
