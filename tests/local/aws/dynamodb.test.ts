import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queryObjects } from 'node:v8';
import { DynamoDBClient, PutItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb';
import { AbstractValueIterator } from 'abstract-level';
import { expect, test } from 'vitest';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '#local/aws/aws.ts';
import { createTable } from '#local/aws/create-table.ts';
import { startDynamo } from '#local/aws/dynamodb.ts';

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
