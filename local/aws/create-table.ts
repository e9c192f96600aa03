import { CreateTableCommand, DynamoDBClient, ResourceInUseException } from '@aws-sdk/client-dynamodb';
import { TABLE_SCHEMA } from '#functions/tables/schema.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from './aws.ts';

/** Creates the table unless it exists. */
export async function createTable(url: string, name: string): Promise<void> {
  const client = new DynamoDBClient({ endpoint: url, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  try {
    await client.send(new CreateTableCommand({ TableName: name, ...TABLE_SCHEMA }));
  } catch (failure) {
    if (!(failure instanceof ResourceInUseException)) throw failure;
  } finally {
    client.destroy();
  }
}
