import { ORIGIN_CHECK, JOBS, PAGE_FETCHER, RING_DELIVERY, ROUTES } from '#functions/routes.ts';

/** "recipe/list" is deployed as RecipeList. */
export const lambdaOf = (handler: string): string =>
  handler
    .split(/[/-]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Every handler that needs a Lambda. */
export const HANDLERS = [
  ...new Set([...ROUTES, ...JOBS, ORIGIN_CHECK, PAGE_FETCHER, RING_DELIVERY].map(({ handler }) => handler)),
];
