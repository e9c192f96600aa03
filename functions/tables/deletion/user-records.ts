import type { UserRecordReader, UserRecordWriter } from '#core/deletion/ports.ts';
import type { UserId } from '#core/user-id.ts';
import * as v from 'valibot';
import { ListedAccessToken } from '#core/account/access-token.ts';
import type { UserRecord, UserRecordKind } from '#core/deletion/user-record.ts';
import { entryKeyFacts, isEntryKey } from '../diary/diary.ts';
import { recipeFromItem } from '../recipes/recipe-item.ts';
import { deleteItem, getItem, queryPage, type Table, type Values } from '../table.ts';
import { readEach } from '../unreadable.ts';

export const userRecordReaderIn = (table: Table): UserRecordReader => ({
  async list(userId, { limit, cursor }) {
    const pk = partitionOf(userId);
    const after = cursor === undefined ? undefined : { pk, sk: keyIn(cursor) };
    const { items, last } = await queryPage(table, { pk, limit, after });
    return {
      items: items.map((item) => userRecordFrom(userId, item)),
      ...(last && { cursor: cursorOf(String(last['sk'])) }),
    };
  },

  async customerOf(userId) {
    const profile = await getItem(table, { pk: partitionOf(userId), sk: 'PROFILE' });
    return v.parse(v.optional(v.object({ customerId: v.optional(v.string()) })), profile)?.customerId;
  },
});

export const userRecordsIn = (table: Table): UserRecordReader & UserRecordWriter => ({
  ...userRecordReaderIn(table),

  async remove(userId, userRecords) {
    const pk = partitionOf(userId);
    await Promise.all(userRecords.map(({ key }) => deleteItem(table, { pk, sk: key })));
  },
});

const partitionOf = (userId: UserId) => `USER#${userId}`;

const cursorOf = (key: string) => Buffer.from(key).toString('base64url');
const keyIn = (cursor: string) => Buffer.from(cursor, 'base64url').toString();

/** Kinds of records by key prefix. */
const KINDS: Readonly<Record<string, UserRecordKind>> = {
  AUTH: 'sign-in',
  PROFILE: 'profile',
  RECIPE: 'recipe',
  DAY: 'cook mark',
  GOALS: 'goals',
  PROGRESS: 'badge progress',
  USAGE: 'usage',
  RUN: 'run',
  SUBSCRIPTION: 'subscription',
  SHARE: 'share',
};

const kindOf = (key: string): UserRecordKind =>
  isEntryKey(key) ? 'diary entry' : (KINDS[key.split('#')[0] ?? ''] ?? 'other');

const Names = v.optional(v.array(v.string()), []);

function userRecordFrom(userId: UserId, { pk: _, sk, ...data }: Values): UserRecord {
  const key = String(sk);
  const kind = kindOf(key);
  const photos = v.parse(Names, data['photos']);
  return { kind, key, photos, data: { ...factsIn(key), ...factsOf(userId, kind, data) } };
}

/** Returns the exported data of a record. An unreadable recipe is exported as it is stored. */
function factsOf(userId: UserId, kind: UserRecordKind, data: Values): Values {
  if (kind === 'sign-in') return withoutSecrets(data);
  if (kind !== 'recipe') return data;
  return readEach('recipe', [data], (item) => recipeFromItem(userId, item))[0] ?? data;
}

/**
 * Returns fields that only the key contains: the month of a usage, day and recipe of a cook mark, the day of a diary
 * entry.
 */
function factsIn(key: string): Values {
  const [name, first, second] = key.split('#');
  if (name === 'USAGE') return { month: first };
  if (name === 'SHARE') return { recipeId: Number(first) };
  if (isEntryKey(key)) return entryKeyFacts(key);
  return name === 'DAY' ? { day: first, recipeId: Number(second) } : {};
}

const SignIn = v.object({
  verified: v.boolean(),
  googleSubject: v.optional(v.string()),
  sessions: v.record(
    v.string(),
    v.object({ device: v.string(), startedAt: v.number(), lastUsedAt: v.number() }),
  ),
  tokens: v.optional(v.record(v.string(), v.omit(ListedAccessToken, ['id']))),
});

/** Returns a sign-in without hashes, which no export needs. */
function withoutSecrets(data: Values): Values {
  const { sessions, tokens, ...signIn } = v.parse(SignIn, data);
  return {
    ...signIn,
    sessions: Object.values(sessions),
    ...(tokens && { tokens: Object.values(tokens) }),
  };
}
