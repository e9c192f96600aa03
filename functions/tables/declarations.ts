import type { DeclarationReader, DeclarationWriter } from '#core/contract/ports.ts';
import * as v from 'valibot';
import type { Email } from '#core/email.ts';
import { Declaration } from '#core/contract/declaration.ts';
import { DAY, EpochMs, SECOND } from '#core/time.ts';
import { getItem, putItem, queryAll, queryPage, updateItem, type Item, type Table } from './table.ts';
import { readEach } from './unreadable.ts';

/**
 * Retention of declarations: evidence until all claims are time-barred, three years from the end of the year. Source:
 * §§ 195 and 199 BGB
 */
const KEPT = 4 * 366 * DAY;

export const declarationReaderIn = (table: Table): DeclarationReader => ({
  async find(reference) {
    const item = await getItem(table, keyOf(reference));
    return item && v.parse(Declaration, item);
  },

  async waiting(now) {
    const months = await Promise.all(
      [monthBefore(now), monthOf(now)].map((month) => queryAll(table, { pk: partitionOf(month) })),
    );
    const declarations = readEach('declaration', months.flat(), (item) => v.parse(Declaration, item));
    return declarations.filter(({ state }) => state === 'received' || state === 'unconfirmed');
  },

  async declaredFor(email, since) {
    const { items } = await queryPage(table, { pk: referencesOf(email), limit: MOST_DECLARED });
    const references = v.parse(v.array(Reference), items).filter(({ receivedAt }) => receivedAt >= since);
    const found = await Promise.all(references.map((each) => getItem(table, keyOf(each))));
    return found.flatMap((item) => (item ? [v.parse(Declaration, item)] : []));
  },
});

export const declarationWriterIn = (table: Table): DeclarationWriter => ({
  async add(declaration) {
    // Stores the reference by address first: a reference without a declaration is ignored.
    await putItem(table, toReference(declaration));
    await putItem(table, toItem(declaration), { if: 'attribute_not_exists(pk)' });
  },

  renewLink: (declaration, linkHash) =>
    updateItem(table, keyOf(declaration), {
      set: 'SET linkHash = :hash',
      if: '#state IN (:received, :unconfirmed)',
      names: { '#state': 'state' },
      values: { ':hash': linkHash, ':received': 'received', ':unconfirmed': 'unconfirmed' },
    }),

  close: (declaration, state) =>
    updateItem(table, keyOf(declaration), {
      set: 'SET #state = :state',
      if: '#state IN (:received, :mailed, :unconfirmed)',
      names: { '#state': 'state' },
      values: {
        ':state': state,
        ':received': 'received',
        ':mailed': 'mailed',
        ':unconfirmed': 'unconfirmed',
      },
    }),

  async undo(declaration) {
    await updateItem(table, keyOf(declaration), {
      set: 'SET #state = :undone',
      if: 'attribute_exists(pk)',
      names: { '#state': 'state' },
      values: { ':undone': 'undone' },
    });
  },
});

export const declarationsIn = (table: Table): DeclarationReader & DeclarationWriter => ({
  ...declarationReaderIn(table),
  ...declarationWriterIn(table),
});

/** Returns the month in UTC, which keeps partitions small. */
const monthOf = (at: EpochMs) => new Date(at).toISOString().slice(0, 7);

function monthBefore(at: EpochMs): string {
  const date = new Date(at);
  return monthOf(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - 1));
}

const partitionOf = (month: string) => `TODO#${month}`;

const keyOf = ({ receivedAt, id }: Pick<Declaration, 'receivedAt' | 'id'>) => ({
  pk: partitionOf(monthOf(receivedAt)),
  sk: `${new Date(receivedAt).toISOString()}#${id}`,
});

const toItem = (declaration: Declaration): Item => ({
  ...keyOf(declaration),
  ...declaration,
  ttl: forgottenAt(declaration),
});

const forgottenAt = ({ receivedAt }: Declaration): number => Math.ceil((receivedAt + KEPT) / SECOND);

/** Returns the partition of the references to an address's declarations. */
const referencesOf = (email: Email) => `DECLARED#${email}`;

const toReference = (declaration: Declaration): Item => ({
  pk: referencesOf(declaration.email),
  sk: keyOf(declaration).sk,
  receivedAt: declaration.receivedAt,
  id: declaration.id,
  ttl: forgottenAt(declaration),
});

const Reference = v.object({ receivedAt: EpochMs, id: v.string() });

const MOST_DECLARED = 100;
