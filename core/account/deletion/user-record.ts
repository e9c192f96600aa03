import * as v from 'valibot';
import type { PhotoName } from '../../photo/photo.ts';

const KINDS = [
  'sign-in',
  'profile',
  'recipe',
  'cook mark',
  'goals',
  'badge progress',
  'usage',
  'run',
  'subscription',
  'other',
] as const;

const UserRecordKind = v.picklist(KINDS);
export type UserRecordKind = v.InferOutput<typeof UserRecordKind>;

/** Something that is held of a user, as they are given it. A recipe is as the API gives it, the rest as it is kept. */
export const Exported = v.object({
  kind: v.picklist([...KINDS, 'declaration']),
  data: v.record(v.string(), v.unknown()),
});
export type Exported = v.InferOutput<typeof Exported>;

/** The same for who has to erase it. */
export type UserRecord = Pick<Exported, 'data'> & {
  readonly kind: UserRecordKind;
  /** What it is kept under. */
  readonly key: string;
  readonly photos: readonly PhotoName[];
};
