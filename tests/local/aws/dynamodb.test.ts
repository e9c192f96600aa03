import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryObjects } from 'node:v8';
import {
  DeleteItemCommand,
  DynamoDBClient,
  PutItemCommand,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import { AbstractLevel, AbstractValueIterator } from 'abstract-level';
import { expect, test } from 'vitest';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { createTable } from '#local/aws/create-table.ts';
import { startDynamo } from '#local/aws/dynamodb.ts';
import { mendIndexes } from '#local/aws/mend-indexes.ts';

test('a card without its recipe, and a recipe without its card, are repaired after the process was killed', async () => {
  const level = levelThatIsKilled();
  const path = await mkdtemp(join(tmpdir(), 'munchify-dynamo-'));
  const engine = await startDynamo({ path });
  const client = new DynamoDBClient({
    endpoint: engine.url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
  });
  await createTable(engine.url, 'table');
  const recipe = (id: string, card = id) => ({
    pk: { S: 'cook' },
    sk: { S: `RECIPE#${id}` },
    card: { S: card },
    title: { S: `No. ${id}` },
    notes: { S: 'Grandma’s.' },
  });
  const put = (Item: ReturnType<typeof recipe>) =>
    client.send(new PutItemCommand({ TableName: 'table', Item }));
  const remove = ({ pk, sk }: ReturnType<typeof recipe>) =>
    client.send(new DeleteItemCommand({ TableName: 'table', Key: { pk, sk } }));
  /** Imitates a dynalite that is killed after it has written the indexes, but not the item. */
  const killed = async (write: () => Promise<unknown>) => {
    level.isKilled = true;
    await write();
    level.isKilled = false;
  };
  const cards = async () => {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: 'table',
        IndexName: 'card',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'cook' } },
      }),
    );
    return Items.map(({ card, title }) => [card?.S, title?.S]);
  };
  const itemCount = async () =>
    (await client.send(new ScanCommand({ TableName: 'table', Select: 'COUNT' }))).Count;
  for (const id of ['1', '2', '3']) await put(recipe(id));
  await killed(() => put(recipe('4')));
  await killed(() => remove(recipe('2')));
  await killed(() => put(recipe('3', '9')));
  expect((await cards()).map(([card]) => card)).toEqual(['1', '4', '9']);
  expect(await itemCount()).toBe(3);
  await mendIndexes(engine.url, 'table');
  expect(await cards()).toEqual([
    ['1', 'No. 1'],
    ['2', 'No. 2'],
    ['3', 'No. 3'],
  ]);
  const { Items = [] } = await client.send(new ScanCommand({ TableName: 'table' }));
  expect(Items).toHaveLength(3);
  expect(Items).toEqual(expect.arrayContaining(['1', '2', '3'].map((id) => recipe(id))));
  client.destroy();
  await engine.close();
  level.restore();
  await rm(path, { recursive: true });
});

/** Makes databases that are opened from now on lose writes of items, as if killed. */
function levelThatIsKilled() {
  const { prototype } = AbstractLevel;
  const { put, del } = prototype;
  const level = { isKilled: false, restore: () => Object.assign(prototype, { put, del }) };
  const unlessKilled = (write: (...given: unknown[]) => unknown) =>
    function (this: unknown, key: unknown, ...given: unknown[]) {
      const isLost = level.isKilled && String(key).startsWith('item-');
      return isLost ? Promise.resolve() : write.call(this, key, ...given);
    };
  Object.assign(prototype, { put: unlessKilled(put), del: unlessKilled(del) });
  return level;
}

test('a query leaves nothing open once it is answered', async () => {
  const path = await mkdtemp(join(tmpdir(), 'munchify-dynamo-'));
  const engine = await startDynamo({ path });
  const client = new DynamoDBClient({
    endpoint: engine.url,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
  });
  await createTable(engine.url, 'table');
  for (let number = 0; number < 50; number += 1) {
    const Item = { pk: { S: 'cook' }, sk: { S: `DAY#${number}` } };
    await client.send(new PutItemCommand({ TableName: 'table', Item }));
    await client.send(
      new QueryCommand({
        TableName: 'table',
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: 'cook' } },
        ...(number % 2 === 0 && { Limit: 1 }),
      }),
    );
  }
  // The last iterators may not be closed yet.
  expect(queryObjects(AbstractValueIterator)).toBeLessThan(5);
  client.destroy();
  await engine.close();
  await rm(path, { recursive: true });
});
