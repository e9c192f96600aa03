import { TABLE_SCHEMA, TTL_ATTRIBUTE } from '#functions/tables/schema.ts';
import { isProduction } from '../stage/stage.ts';

// A link contains the table's name and grants nothing: rights are granted one by one.
sst.Linkable.wrap(sst.aws.Dynamo, (table) => ({ properties: { name: table.name } }));

const [hash, range] = TABLE_SCHEMA.KeySchema;

/** The only table: on demand, like all of SST's, and restorable to any second of the last 35 days. */
export const table = new sst.aws.Dynamo('Table', {
  fields: Object.fromEntries(
    TABLE_SCHEMA.AttributeDefinitions.map(({ AttributeName }) => [AttributeName, 'string']),
  ),
  primaryIndex: { hashKey: hash.AttributeName, rangeKey: range.AttributeName },
  localIndexes: Object.fromEntries(
    TABLE_SCHEMA.LocalSecondaryIndexes.map(({ IndexName, KeySchema: [, key], Projection }) => [
      IndexName,
      {
        rangeKey: key.AttributeName,
        projection:
          Projection.ProjectionType === 'KEYS_ONLY' ? 'keys-only' : [...Projection.NonKeyAttributes],
      },
    ]),
  ),
  ttl: TTL_ATTRIBUTE,
  deletionProtection: isProduction,
});

export const indexArns = TABLE_SCHEMA.LocalSecondaryIndexes.map(
  ({ IndexName }) => $interpolate`${table.arn}/index/${IndexName}`,
);
