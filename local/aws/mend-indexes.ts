import {
  DeleteItemCommand,
  DynamoDBClient,
  paginateScan,
  PutItemCommand,
  type AttributeValue,
} from '@aws-sdk/client-dynamodb';
import { isDeepStrictEqual } from 'node:util';
import { TABLE_SCHEMA } from '#functions/tables/schema.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './aws.ts';

type Item = Record<string, AttributeValue>;

/** The connection to dynalite, and the name of the table. */
type Place = { readonly client: DynamoDBClient; readonly name: string };

/**
 * Makes the indexes agree with the items by writing the items again. DynamoDB changes both at once, but dynalite writes
 * the indexes first: a process killed in between leaves a card without its recipe, or a recipe without its card.
 */
export async function mendIndexes(url: string, name: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint: url, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  const place = { client, name };
  try {
    for (const index of TABLE_SCHEMA.LocalSecondaryIndexes) await mendIndex(place, index.IndexName);
  } finally {
    client.destroy();
  }
}

/** @param index name of the index and of its sort key */
async function mendIndex(place: Place, index: string): Promise<void> {
  const entries = new Map((await scanned(place, index)).map((entry) => [idOf(entry), entry]));
  for (const item of await scanned(place)) {
    const entry = entries.get(idOf(item));
    entries.delete(idOf(item));
    if (isDeepStrictEqual(entry?.[index], item[index])) continue;
    if (entry) await put(place, { ...item, ...entry });
    await put(place, item);
  }
  // The remaining entries belong to no item.
  for (const entry of entries.values()) {
    await put(place, entry);
    await remove(place, entry);
  }
}

const idOf = ({ pk, sk }: Item): string => JSON.stringify([pk, sk]);

async function scanned({ client, name: TableName }: Place, IndexName?: string): Promise<Item[]> {
  const items: Item[] = [];
  const pages = paginateScan({ client }, { TableName, ...(IndexName && { IndexName }) });
  for await (const { Items = [] } of pages) items.push(...Items);
  return items;
}

const put = ({ client, name }: Place, item: Item) =>
  client.send(new PutItemCommand({ TableName: name, Item: item }));

const remove = ({ client, name }: Place, { pk, sk }: Item) =>
  client.send(new DeleteItemCommand({ TableName: name, Key: { pk: pk ?? { S: '' }, sk: sk ?? { S: '' } } }));
