import * as v from 'valibot';
import type { PhotoName } from '../photo/photo.ts';

const KINDS = [
  'sign-in',
  'profile',
  'recipe',
  'cook mark',
  'diary entry',
  'goals',
  'badge progress',
  'usage',
  'run',
  'subscription',
  'share',
  'other',
] as const;

const UserRecordKind = v.picklist(KINDS);
export type UserRecordKind = v.InferOutput<typeof UserRecordKind>;

/** Record of a data export. A recipe has the format of the API, other records have the stored format. */
export const ExportedRecord = v.object({
  kind: v.picklist([...KINDS, 'declaration', 'household', 'list item', 'meal', 'calendar', 'ring device']),
  data: v.record(v.string(), v.unknown()),
});
export type ExportedRecord = v.InferOutput<typeof ExportedRecord>;

/** Record with the key and photos that its deletion needs. */
export type UserRecord = Pick<ExportedRecord, 'data'> & {
  readonly kind: UserRecordKind;
  readonly key: string;
  readonly photos: readonly PhotoName[];
};
