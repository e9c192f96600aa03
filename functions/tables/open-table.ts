import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { Table } from './table.ts';

/** Opens the table of this name. The client finds region and credentials in the environment. */
export function openTable(name: string): Table {
  const client = new DynamoDBClient();
  // This middleware would traverse every item for a log that we do not use.
  client.middlewareStack.remove('loggerMiddleware');
  return { client, name };
}
