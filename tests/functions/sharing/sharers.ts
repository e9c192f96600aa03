import { anEmail, type Answered } from '#tests/support/api-client.ts';
import { asDataUrl, plainJpeg } from '#tests/support/jpegs.ts';
import { stage } from '#tests/support/stage/shared-stage.ts';

export { stage };
const { call, signUp } = stage;
export const PICTURE = asDataUrl(await plainJpeg());

export const CRUMBLE = {
  title: 'Apple crumble',
  servings: 4,
  ingredients: ['3 large apples', 'Crumble:', '150 g flour', '100 g butter'],
  instructions: ['Slice the apples.', 'Crumble:', 'Rub the butter into the flour.', 'Bake for 30 minutes.'],
  notes: 'Secret of my grandmother',
  tags: ['Sunday secret'],
};

export class Sharer {
  readonly cookie: string;

  private constructor(cookie: string) {
    this.cookie = cookie;
  }

  static async signUp(): Promise<Sharer> {
    return new Sharer(await signUp(anEmail()));
  }

  ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answered> {
    return call(method, path, { cookie: this.cookie, headers, ...(body !== undefined && { body }) });
  }

  /** @returns the path of a new recipe */
  async create(recipe: object = {}): Promise<string> {
    const { body } = await this.ask('POST', '/api/recipes', { ...CRUMBLE, ...recipe });
    return `/api/recipes/${String(body['id'])}`;
  }

  /** @returns the path of the page */
  async share(path: string, settings: object = {}): Promise<string> {
    const { body } = await this.ask('POST', `${path}/share`, settings);
    return new URL(String(body['url'])).pathname;
  }
}

/** Opens an address in a browser without a session. */
export const open = (path: string, headers: Record<string, string> = {}): Promise<Answered> =>
  call('GET', path, { headers });

export const tokenOf = (page: string): string => page.slice('/r/'.length);

/** Body of `PUT`: an edit has no tags and no notes. */
export function typed() {
  const { tags: _t, notes: _n, ...recipe } = CRUMBLE;
  return recipe;
}
