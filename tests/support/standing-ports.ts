import type { Ports } from '#core/ports.ts';
import type { OwnApi } from '#functions/services/api/own-api.ts';

/** Ports for handlers, in place of those that `functions/ports.ts` connects. */
export const standing: { ports: Partial<Ports> & { readonly ownApi?: OwnApi } } = { ports: {} };

/**
 * Stands in for `functions/ports.ts`. Handlers keep the ports object, while its content changes.
 * @param actual the module itself
 */
export function standingPorts(actual: object): object {
  const makers = Object.keys(actual).map((name) => [name, () => portOf(wholePort(name))]);
  return {
    ...Object.fromEntries(makers),
    consentUrl: () => () => 'https://google.example/consent',
  };
}

/** Stands in for `functions/site.ts`. */
export const STANDING_SITE = {
  ourOrigin: () => 'https://munchify.example',
  ourStage: () => 'simulated',
  supportEmail: () => 'help@munchify.example',
};

/** `recipeReader` is made from a part of `recipes`. */
const wholePort = (maker: string): string =>
  maker
    .replace('openShares', 'sharedRecipes')
    .replace(/^open(Calendars|Households|Meals)$/, (_, name: string) => name.toLowerCase())
    .replace(/s?(Uses|Reader|Searcher|Writer|Remover|Creator|Editor|Finder|Personal|Changes|Sweeper)$/, 's');

const portOf = (name: string): object => {
  const standsNow = (): object => Reflect.get(standing.ports, name) ?? {};
  return new Proxy(
    {},
    {
      get: (_, member) => Reflect.get(standsNow(), member),
      has: (_, member) => Reflect.has(standsNow(), member),
    },
  );
};
