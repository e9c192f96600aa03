import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/**
 * The table's keys and indexes, for whoever creates it. `card` lists a user's recipes by their newest, with just what
 * a card shows; both keys lie inside the user's partition, so reads of the index can be consistent.
 */
export const TABLE_SCHEMA = {
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  AttributeDefinitions: [
    { AttributeName: 'pk', AttributeType: 'S' },
    { AttributeName: 'sk', AttributeType: 'S' },
    { AttributeName: 'card', AttributeType: 'S' },
    { AttributeName: 'family', AttributeType: 'S' },
  ],
  LocalSecondaryIndexes: [
    {
      IndexName: 'card',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'card', KeyType: 'RANGE' },
      ],
      Projection: {
        ProjectionType: 'INCLUDE',
        NonKeyAttributes: ['title', 'image', 'prepTime', 'difficulty', 'calories'],
      },
    },
    {
      IndexName: 'family',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'family', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['title', 'image'] },
    },
  ],
  BillingMode: 'PAY_PER_REQUEST',
} as const satisfies Omit<CreateTableCommandInput, 'TableName'>;

/** Where the time stands, in seconds since 1970, from which on an item may be forgotten. */
export const TTL_ATTRIBUTE = 'ttl';
