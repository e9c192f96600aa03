import { BatchWriteItemCommand, GetItemCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import type { Recipe } from '#core/recipe/recipe.ts';
import { digitsOf } from '#functions/tables/digits.ts';
import { recipeWriterIn } from '#functions/tables/recipes/recipes.ts';
import type { Table } from '#functions/tables/table.ts';

/** Maximum of a batch. Source: DynamoDB, BatchWriteItem */
const BATCH = 25;

const AT_ONCE = 4;

/** Stores recipes: the newest through the product's code, the others as copies in batches. */
export async function addManyRecipes(table: Table, count: number, newest: Recipe): Promise<void> {
  await recipeWriterIn(table).add(newest, 'a-run-key');
  const item = await itemOf(table, newest);
  const copies = Array.from({ length: count - 1 }, (_, index) => copyOf(item, newest.id - 1 - index));
  const batches = Array.from({ length: Math.ceil(copies.length / BATCH) }, (_, index) =>
    copies.slice(index * BATCH, (index + 1) * BATCH),
  );
  const write = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) await putAll(table, batch);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, write));
}

type RawItem = Readonly<Record<string, AttributeValue>>;

async function itemOf({ client, name }: Table, { userId, id }: Recipe): Promise<RawItem> {
  const Key = { pk: { S: `USER#${userId}` }, sk: { S: `RECIPE#${digitsOf(id)}` } };
  const { Item } = await client.send(new GetItemCommand({ TableName: name, Key, ConsistentRead: true }));
  if (!Item) throw new Error('The recipe is not where recipes lie.');
  return Item;
}

const copyOf = (item: RawItem, id: number): RawItem => ({
  ...item,
  sk: { S: `RECIPE#${digitsOf(id)}` },
  card: { S: digitsOf(id) },
});

async function putAll({ client, name }: Table, items: readonly RawItem[]): Promise<void> {
  const puts = items.map((item) => ({ PutRequest: { Item: { ...item } } }));
  const { UnprocessedItems } = await client.send(
    new BatchWriteItemCommand({ RequestItems: { [name]: puts } }),
  );
  if (UnprocessedItems?.[name]) throw new Error('The engine left items of a batch out.');
}
