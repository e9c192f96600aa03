import * as v from 'valibot';
import { TABLE_SCHEMA, TTL_ATTRIBUTE } from '#functions/tables/schema.ts';
import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import type { Check } from '../support/deployment.ts';
import { inputsOf, type Graph } from '../support/graph.ts';
import { statementsIn } from '../support/lambdas.ts';

const Table = v.object({
  billingMode: v.string(),
  hashKey: v.string(),
  rangeKey: v.string(),
  attributes: v.array(v.object({ name: v.string(), type: v.string() })),
  localSecondaryIndexes: v.array(
    v.object({
      name: v.string(),
      rangeKey: v.string(),
      projectionType: v.string(),
      nonKeyAttributes: v.optional(v.array(v.string())),
    }),
  ),
  pointInTimeRecovery: v.optional(v.object({ enabled: v.boolean() })),
  ttl: v.optional(v.object({ attributeName: v.string(), enabled: v.boolean() })),
  deletionProtectionEnabled: v.optional(v.boolean()),
});
const Bucket = v.object({ forceDestroy: v.optional(v.boolean(), false), bucketPrefix: v.string() });
const Block = v.record(v.string(), v.unknown());
const BucketPolicy = v.object({ bucket: v.string(), policy: v.string() });
const LogGroup = v.object({ retentionInDays: v.optional(v.number(), 0) });

const MOST_DAYS_OF_LOGS = 90;

/** Checks that the table and the buckets are protected and private. */
export const checkStorage: Check = (deployment) => [
  ...checkTable(deployment),
  ...checkBuckets(deployment),
  ...checkLogs(deployment.graph),
];

const checkTable: Check = ({ stage, graph }) => {
  const tables = inputsOf(graph, 'aws:dynamodb/table:Table', Table);
  if (tables.length !== 1) return [`There should be one table, and there are ${tables.length}.`];
  return tables.flatMap(({ inputs: table }) => [
    ...(table.billingMode === 'PAY_PER_REQUEST' ? [] : ['The table is not on demand.']),
    ...(table.pointInTimeRecovery?.enabled
      ? []
      : ['The table cannot be brought back to an earlier point in time.']),
    ...(table.ttl?.enabled && table.ttl.attributeName === TTL_ATTRIBUTE
      ? []
      : [`The table forgets nothing: its TTL is not ${TTL_ATTRIBUTE}.`]),
    ...(stage === PRODUCTION && !table.deletionProtectionEnabled
      ? ['The table of production can be deleted.']
      : []),
    ...(JSON.stringify(keysOf(table)) === JSON.stringify(LOCAL_KEYS)
      ? []
      : ['The keys or indexes of the table are others than functions/tables/schema.ts says.']),
  ]);
};

const keysOf = ({ hashKey, rangeKey, attributes, localSecondaryIndexes }: v.InferOutput<typeof Table>) => ({
  hashKey,
  rangeKey,
  attributes,
  localSecondaryIndexes,
});

const LOCAL_KEYS: ReturnType<typeof keysOf> = {
  hashKey: TABLE_SCHEMA.KeySchema[0].AttributeName,
  rangeKey: TABLE_SCHEMA.KeySchema[1].AttributeName,
  attributes: TABLE_SCHEMA.AttributeDefinitions.map(({ AttributeName, AttributeType }) => ({
    name: AttributeName,
    type: AttributeType,
  })),
  localSecondaryIndexes: TABLE_SCHEMA.LocalSecondaryIndexes.map(({ IndexName, KeySchema, Projection }) => ({
    name: IndexName,
    rangeKey: KeySchema[1].AttributeName,
    projectionType: Projection.ProjectionType,
    ...('NonKeyAttributes' in Projection && { nonKeyAttributes: [...Projection.NonKeyAttributes] }),
  })),
};

const BLOCKED = ['blockPublicAcls', 'blockPublicPolicy', 'ignorePublicAcls', 'restrictPublicBuckets'];

const checkBuckets: Check = ({ stage, graph }) => {
  const blocks = inputsOf(graph, 'aws:s3/bucketPublicAccessBlock:BucketPublicAccessBlock', Block);
  const policies = inputsOf(graph, 'aws:s3/bucketPolicy:BucketPolicy', BucketPolicy);
  return inputsOf(graph, 'aws:s3/bucket:Bucket', Bucket).flatMap(({ name, inputs }) => {
    const bucket = `${inputs.bucketPrefix}x`;
    const block = blocks.find((each) => each.inputs['bucket'] === bucket);
    const policy = policies.find((each) => each.inputs.bucket === bucket);
    return [
      ...(BLOCKED.every((flag) => block?.inputs[flag] === true)
        ? []
        : [`The bucket ${name} could be opened to the public.`]),
      ...(stage === PRODUCTION && inputs.forceDestroy
        ? [`The bucket ${name} of production is emptied by a removal.`]
        : []),
      ...(policy ? checkPolicy(name, policy.inputs.policy) : [`The bucket ${name} has no policy.`]),
    ];
  });
};

/** Only one distribution may read, and only TLS is allowed; the policy has no other statements. */
function checkPolicy(name: string, policy: string): string[] {
  const statements = statementsIn(policy);
  const conditions = ({ conditions: all = [] }: (typeof statements)[number]) =>
    all.map(({ variable, values }) => `${variable}=${[values].flat().join()}`).join();
  const allowing = statements.filter(({ effect }) => effect === 'Allow');
  const denies = statements.filter(({ effect }) => effect === 'Deny');
  return [
    ...allowing
      .filter(
        (each) =>
          each.actions.join() !== 's3:GetObject' ||
          !/^aws:SourceArn=arn:aws:cloudfront:[\w:-]*:RouterCdnDistribution$/.test(conditions(each)),
      )
      .map(() => `The bucket ${name} lets in more than our own distribution, or lets it do more than read.`),
    ...(denies.some((each) => conditions(each) === 'aws:SecureTransport=false')
      ? []
      : [`The bucket ${name} answers without TLS.`]),
  ];
}

const checkLogs = (graph: Graph): string[] =>
  inputsOf(graph, 'aws:cloudwatch/logGroup:LogGroup', LogGroup)
    .filter(({ inputs: { retentionInDays: days } }) => days === 0 || days > MOST_DAYS_OF_LOGS)
    .map(({ name }) => `The log ${name} is kept longer than ${MOST_DAYS_OF_LOGS} days.`);
