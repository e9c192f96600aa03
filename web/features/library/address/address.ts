import * as v from 'valibot';
import { Diet } from '#core/nutrition/diet.ts';
import { LIBRARY_SORTS, type LibraryQuery } from '../../../library/questions.ts';

/** Maximum characters of a search in a URL. */
const MAX_Q = 200;

const Minutes = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number), v.minValue(1));
const Stars = v.pipe(v.string(), v.regex(/^[1-5]$/), v.transform(Number));
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

/** URL parameters with their schemas. Invalid ones are ignored. */
const PARAMETERS = {
  q: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_Q)),
  time: Minutes,
  diet: Diet,
  cooked: v.picklist(['never', 'often']),
  rating: Stars,
  from: v.picklist(['generated', 'imported', 'own']),
  cuisine: Name,
  scope: v.literal('household'),
  sort: v.picklist(LIBRARY_SORTS),
} as const;

const valueOf = <Name extends keyof typeof PARAMETERS>(
  parameters: URLSearchParams,
  name: Name,
): v.InferOutput<(typeof PARAMETERS)[Name]> | undefined => {
  const read = v.safeParse(PARAMETERS[name], parameters.get(name));
  return read.success ? read.output : undefined;
};

/** Returns the view in a URL. */
export function queryOf(parameters: URLSearchParams): LibraryQuery {
  const tags = [...new Set(parameters.getAll('tag').filter((tag) => v.is(Name, tag)))];
  const known = {
    q: valueOf(parameters, 'q'),
    maxTime: valueOf(parameters, 'time'),
    diet: valueOf(parameters, 'diet'),
    cooked: valueOf(parameters, 'cooked'),
    rating: valueOf(parameters, 'rating'),
    origin: valueOf(parameters, 'from'),
    cuisine: valueOf(parameters, 'cuisine'),
    scope: valueOf(parameters, 'scope'),
    sort: valueOf(parameters, 'sort'),
    ...(parameters.has('favourites') && { isFavorite: true as const }),
    ...(parameters.has('all') && { isForAll: true as const }),
    ...(tags.length > 0 && { tags }),
  };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** Returns the URL parameters of a view. */
export function parametersOf(query: LibraryQuery): URLSearchParams {
  const {
    q,
    maxTime,
    diet,
    cooked,
    rating,
    origin,
    cuisine,
    scope,
    sort,
    isFavorite,
    isForAll,
    tags = [],
  } = query;
  const named = { q, time: maxTime, diet, cooked, rating, from: origin, cuisine, scope, sort };
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(named))
    if (value !== undefined && value !== '') parameters.set(name, String(value));
  if (isFavorite) parameters.set('favourites', '');
  if (isForAll) parameters.set('all', '');
  for (const tag of tags) parameters.append('tag', tag);
  return parameters;
}

/** Returns the number of filters in a query. Words, order and the user's diet are no filters. */
export const filtersIn = ({ q: _q, sort: _s, isForAll: _a, tags = [], ...others }: LibraryQuery): number =>
  Object.keys(others).length + tags.length;
