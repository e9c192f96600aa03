import type { CreateTableCommandInput } from '@aws-sdk/client-dynamodb';

/**
 * Attributes of a card besides the recipe's ID. DynamoDB cannot change a local index of an existing table: new fields
 * of a card have to be read from the recipe, or be part of a listed attribute.
 */
const CARD_ATTRIBUTES = [
  'title',
  'image',
  'prepTime',
  'difficulty',
  'calories',
  'originType',
  'tags',
  'isFavorite',
  'rating',
] as const;

/**
 * Keys and indexes of the table. `card` lists a user's recipes, newest first, with the fields of a card; `find` adds
 * the search words, so that lists do not read them. `changed` has the times of changes, cook marks and deletions; `day`
 * the planned meals by day. All keys are inside the user's or kitchen's partition, so that index reads can be
 * consistent.
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
    { AttributeName: 'find', AttributeType: 'S' },
    { AttributeName: 'changed', AttributeType: 'S' },
    { AttributeName: 'day', AttributeType: 'S' },
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
        NonKeyAttributes: [...CARD_ATTRIBUTES],
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
    {
      IndexName: 'find',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'find', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...CARD_ATTRIBUTES, 'searchText'] },
    },
    {
      IndexName: 'changed',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'changed', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'KEYS_ONLY' },
    },
    {
      IndexName: 'day',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'day', KeyType: 'RANGE' },
      ],
      Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: ['e'] },
    },
  ],
  BillingMode: 'PAY_PER_REQUEST',
} as const satisfies Omit<CreateTableCommandInput, 'TableName'>;

/** Attribute with an item's expiry, in seconds since 1970. */
export const TTL_ATTRIBUTE = 'ttl';
