import * as v from 'valibot';
import { Aim } from '#core/generation/aim.ts';
import { UnavailableReason } from '#core/generation/model/errors.ts';
import { Wish } from '#core/generation/wishes.ts';
import { UnreachableReason } from '#core/reading/errors.ts';
import { Recipe } from '#core/recipe/recipe.ts';
import { EpochMs } from '#core/time.ts';
import { STATUS, type ApiError } from '#functions/http/errors.ts';
import type { Described, Schema } from '#functions/http/operation.ts';
import type { Route } from '#functions/routes.ts';

export type ErrorType = ApiError['type'];

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Retry = { retryAfterSeconds: Count };

/** Properties of an error besides its sentence and type. */
const FACTS: { readonly [Type in ErrorType]?: v.ObjectEntries } = {
  InvalidInput: {
    issues: v.array(v.object({ field: v.string(), message: v.string(), key: v.exactOptional(v.string()) })),
  },
  PhotoInvalid: { photo: Count },
  QuotaExceeded: { limit: Count, resetsAt: EpochMs },
  TooManyAttempts: Retry,
  TriesUsed: Retry,
  RunInProgress: Retry,
  AuthorUnavailable: { ...Retry, reason: v.exactOptional(UnavailableReason) },
  BudgetSpent: Retry,
  TranslationUnavailable: Retry,
  ReadingsUsed: { ...Retry, limit: Count },
  TooManyRecipes: { most: Count },
  TooManyTokens: { most: Count },
  HouseholdFull: { most: Count },
  WishUnmet: { aim: v.exactOptional(Aim) },
  WishesClash: { wish: Wish, wishes: v.array(Wish) },
  PageUnreachable: { reason: UnreachableReason },
  Changed: { recipe: Recipe },
};

/** Returns the schema of an error: a sentence in the preferred language, and properties for programs. */
const errorSchema = (type: ErrorType): Schema =>
  v.object({ error: v.string(), type: v.literal(type), ...FACTS[type] });

/** Schemas of all errors by their names in the document. */
export const ERROR_SCHEMAS: Readonly<Record<string, Schema>> = Object.fromEntries(
  // `Object.keys` widens the names to strings.
  (Object.keys(STATUS) as ErrorType[]).map((type) => [errorName(type), errorSchema(type)]),
);

export function errorName(type: ErrorType): string {
  return `${type}Error`;
}

export const waitsForRetry = (type: ErrorType): boolean => 'retryAfterSeconds' in (FACTS[type] ?? {});

/** Returns the errors of a request: those that follow from what the route takes, and those of its use case. */
export function errorsOf(
  { method }: Pick<Route, 'method'>,
  { takes: { params, body }, access, isLimited }: Described,
  ofUseCase: readonly ErrorType[] = [],
): readonly ErrorType[] {
  const isOpen = access.session === 'none';
  const found: (ErrorType | false)[] = [
    !isOpen && 'NotSignedIn',
    !isOpen && 'AnotherUser',
    access.takesTokens === true && 'TokenInvalid',
    !isOpen && 'TokenRefused',
    method !== 'GET' && access.from !== 'anywhere' && 'ForeignOrigin',
    // Every route refuses an invalid key.
    'InvalidInput',
    body !== undefined && 'BodyTooLarge',
    body !== undefined && 'WrongContentType',
    params !== undefined && 'NotFound',
    (isLimited || access.takesTokens === true || (!isOpen && method !== 'GET')) && 'TooManyAttempts',
    'Internal',
  ];
  return [...new Set([...found.filter((type) => type !== false), ...ofUseCase])];
}

/** Groups errors by their HTTP status. */
export const byStatus = (types: readonly ErrorType[]): ReadonlyMap<number, readonly ErrorType[]> =>
  Map.groupBy(types, (type) => STATUS[type]);
