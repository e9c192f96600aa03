import * as v from 'valibot';
import { LineOfText } from '../text/line-of-text.ts';
import { PrintableText } from '../text/printable-text.ts';
import { EpochMs } from '../time.ts';

export const MAX_TAGS = 20;

export const Tags = v.pipe(
  v.array(v.pipe(LineOfText, v.minLength(1), v.maxLength(50))),
  v.maxLength(MAX_TAGS),
);

export const Notes = v.pipe(PrintableText, v.maxLength(5_000));

export const Rating = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5));

/** The user's own fields of a recipe. Changing them is no edit: the version stays, and there are no conflicts. */
const Personal = v.object({
  tags: v.exactOptional(Tags),
  /** Tags to add or remove. They combine with other changes, in any order. */
  addTags: v.exactOptional(Tags),
  removeTags: v.exactOptional(Tags),
  isFavorite: v.exactOptional(v.boolean()),
  /** Null removes the rating. */
  rating: v.exactOptional(v.nullable(Rating)),
  /** An empty text removes the notes. */
  notes: v.exactOptional(Notes),
});

/** Body of `PATCH /api/recipes/{id}`. Per field, the change with the later `at` wins. */
export const PersonalChange = v.object({
  ...Personal.entries,
  /** Time of the change on the device; the server's time if absent or in the future. */
  at: v.exactOptional(EpochMs),
});
export type PersonalChange = v.InferOutput<typeof PersonalChange>;

const FIELDS = ['tags', 'isFavorite', 'rating', 'notes'] as const;

/** The user's own fields, each with the time of its last change. */
export type StoredPersonal = {
  readonly tags?: readonly string[];
  readonly isFavorite?: boolean;
  readonly rating?: number;
  readonly notes?: string;
  readonly changedAt?: { readonly [Field in (typeof FIELDS)[number]]?: EpochMs };
  /** Number of changes, which detects concurrent ones. */
  readonly changes?: number;
};

/**
 * Applies a change to the user's own fields. Per field the later change wins; at equal times, the second one. So
 * devices may send changes in any order and repeatedly.
 * @param now the server's time: no change counts as later
 */
export function afterChange(held: StoredPersonal, change: PersonalChange, now: EpochMs): StoredPersonal {
  const at = Math.min(change.at ?? now, now);
  const isLater = (field: (typeof FIELDS)[number]) =>
    change[field] !== undefined && at >= (held.changedAt?.[field] ?? 0);
  const nextTags = withTags((isLater('tags') ? change.tags : held.tags) ?? [], change);
  const changesTags = nextTags.join('\n') !== (held.tags ?? []).join('\n');
  const changed = FIELDS.filter((field) => isLater(field) || (field === 'tags' && changesTags));
  if (changed.length === 0) return held;
  const { isFavorite, rating, notes } = held;
  return withoutEmpty({
    tags: nextTags,
    isFavorite: isLater('isFavorite') ? change.isFavorite : isFavorite,
    rating: isLater('rating') ? (change.rating ?? undefined) : rating,
    notes: isLater('notes') ? change.notes : notes,
    changedAt: {
      ...held.changedAt,
      ...Object.fromEntries(changed.map((field) => [field, Math.max(at, held.changedAt?.[field] ?? 0)])),
    },
    changes: (held.changes ?? 0) + 1,
  });
}

/** Removes tags from a list and adds others. A renamed tag keeps its position. */
export function withTags(
  tags: readonly string[],
  { addTags = [], removeTags = [] }: Pick<PersonalChange, 'addTags' | 'removeTags'>,
): string[] {
  const gone = new Set(removeTags.map((tag) => tag.toLowerCase()));
  const isGone = (tag: string) => gone.has(tag.toLowerCase());
  const place = tags.findIndex(isGone);
  const next = tags.toSpliced(place < 0 ? tags.length : place, 0, ...addTags);
  return differentTags(next.filter((tag) => addTags.includes(tag) || !isGone(tag)));
}

const withoutEmpty = ({
  tags = [],
  isFavorite,
  rating,
  notes,
  changedAt,
  changes,
}: { readonly [Field in keyof StoredPersonal]: StoredPersonal[Field] | undefined }): StoredPersonal => ({
  ...(tags.length > 0 && { tags }),
  ...(isFavorite && { isFavorite }),
  ...(rating !== undefined && { rating }),
  ...(notes && { notes }),
  ...(changedAt && { changedAt }),
  ...(changes !== undefined && { changes }),
});

/** Removes tags that differ from an earlier one in case only. */
export function differentTags(tags: readonly string[]): string[] {
  const byName = new Map(tags.toReversed().map((tag) => [tag.toLowerCase(), tag]));
  return [...byName.values()].toReversed();
}

/** Answer of `PATCH /api/recipes/{id}`: the fields after the change. */
export const ShownPersonal = v.object({
  tags: v.exactOptional(v.array(v.string())),
  isFavorite: v.exactOptional(v.boolean()),
  rating: v.exactOptional(v.number()),
  notes: v.exactOptional(v.string()),
});
export type ShownPersonal = Omit<StoredPersonal, 'changedAt' | 'changes'>;

export const shownPersonal = ({ changedAt: _, changes: _c, ...shown }: StoredPersonal): ShownPersonal =>
  shown;
