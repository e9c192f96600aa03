import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import { TABLE_SCHEMA } from '#functions/tables/schema.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './aws.ts';

/** Creates the table unless it exists, and waits until it can be written to. */
export async function createTable(url: string, name: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint: url, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  const statusOf = async () =>
    (await client.send(new DescribeTableCommand({ TableName: name }))).Table?.TableStatus;
  try {
    await client
      .send(new CreateTableCommand({ TableName: name, ...TABLE_SCHEMA }))
      .catch((failure: unknown) => {
        if (!(failure instanceof ResourceInUseException)) throw failure;
      });
    while ((await statusOf()) !== 'ACTIVE');
  } finally {
    client.destroy();
  }
}
