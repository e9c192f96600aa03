import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/**
 * The table's keys and indexes. `card` lists a user's recipes, newest first, with just what a card shows. Both keys lie
 * inside the user's partition, so reads of the index can be consistent.
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
        NonKeyAttributes: ['title', 'image', 'prepTime', 'difficulty', 'calories', 'originType'],
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

/** The attribute of an item's expiry, in seconds since 1970. */
export const TTL_ATTRIBUTE = 'ttl';
