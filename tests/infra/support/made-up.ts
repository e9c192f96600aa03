import { createHash } from 'node:crypto';

const ACCOUNT = '123456789012';
const REGION = 'eu-central-1';

type Inputs = Readonly<Record<string, unknown>>;
type ResourceRequest = {
  readonly type: string;
  readonly name: string;
  readonly inputs: Inputs;
  /** Only for resources that are looked up; empty for all others. */
  readonly id?: string;
};

/** Returns the state of a created resource: its inputs, an ARN, and outputs that AWS would choose. */
export function resourceMade({ type, name, inputs, id: known }: ResourceRequest): {
  id: string;
  state: Inputs;
} {
  const id = known || `${name}-id`;
  const service = type.split(':')[1]?.split('/')[0] ?? '';
  const arn = `arn:aws:${service}:${REGION}:${ACCOUNT}:${name}`;
  // A resource that is only looked up has no inputs: AWS returns everything but its ID.
  const given = known ? {} : inputs;
  return { id, state: { arn, ...given, ...KNOWN_LATER[type]?.(name, given, id) } };
}

const KNOWN_LATER: Readonly<Record<string, (name: string, inputs: Inputs, id: string) => Inputs>> = {
  'aws:lambda/functionUrl:FunctionUrl': (name) => ({
    functionUrl: `https://${name.toLowerCase()}.lambda-url.${REGION}.on.aws/`,
  }),
  'aws:lambda/function:Function': (name, inputs) => ({
    name: inputs['name'] ?? name,
    arn: `arn:aws:lambda:${REGION}:${ACCOUNT}:function:${name}`,
    invokeArn: `arn:aws:apigateway:${REGION}:lambda:path/functions/${name}/invocations`,
  }),
  'aws:apigatewayv2/api:Api': (name) => ({
    apiEndpoint: `https://${name.toLowerCase()}.execute-api.${REGION}.amazonaws.com`,
    executionArn: `arn:aws:execute-api:${REGION}:${ACCOUNT}:${name}`,
  }),
  'aws:cloudfront/distribution:Distribution': (_, inputs) => ({
    domainName: 'd111.cloudfront.net',
    hostedZoneId: 'Z2',
    tagsAll: inputs['tags'],
  }),
  'aws:s3/bucket:Bucket': (_, { bucketPrefix, bucket: given }, id) => {
    const bucket =
      typeof bucketPrefix === 'string' ? `${bucketPrefix}x` : typeof given === 'string' ? given : id;
    return {
      bucket,
      arn: `arn:aws:s3:::${bucket}`,
      bucketRegionalDomainName: `${bucket}.s3.${REGION}.amazonaws.com`,
    };
  },
  'aws:dynamodb/table:Table': (name) => ({
    name,
    arn: `arn:aws:dynamodb:${REGION}:${ACCOUNT}:table/${name}`,
  }),
  'aws:sqs/queue:Queue': (name, inputs) => ({
    name: inputs['name'] ?? name,
    arn: `arn:aws:sqs:${REGION}:${ACCOUNT}:${name}`,
    url: `https://sqs.${REGION}.amazonaws.com/${ACCOUNT}/${name}`,
  }),
  'aws:iam/role:Role': (name) => ({ arn: `arn:aws:iam::${ACCOUNT}:role/${name}` }),
  'aws:acm/certificate:Certificate': (_, inputs) => ({
    domainValidationOptions: [
      {
        domainName: inputs['domainName'],
        resourceRecordName: '_x',
        resourceRecordType: 'CNAME',
        resourceRecordValue: '_y',
      },
    ],
  }),
  'aws:sesv2/emailIdentity:EmailIdentity': (_, inputs) => ({
    arn: `arn:aws:ses:${REGION}:${ACCOUNT}:identity/${String(inputs['emailIdentity'])}`,
    dkimSigningAttributes: { tokens: ['a', 'b', 'c'] },
  }),
  'random:index/randomBytes:RandomBytes': (name) => ({
    base64: createHash('sha256').update(name).digest('base64'),
  }),
  'random:index/randomPassword:RandomPassword': () => ({ result: 'a word that nobody guesses' }),
  'command:local:Command': () => ({ stdout: '' }),
};

/** Returns the result of a lookup at AWS. */
export function callMade({ token, inputs }: { token: string; inputs: Inputs }): Inputs {
  return ANSWERS[token]?.(inputs) ?? { ...inputs };
}

const ANSWERS: Readonly<Record<string, (inputs: Inputs) => Inputs>> = {
  'aws:index/getPartition:getPartition': () => ({ partition: 'aws', dnsSuffix: 'amazonaws.com' }),
  'aws:index/getRegion:getRegion': () => ({ region: REGION, name: REGION, id: REGION }),
  'aws:index/getCallerIdentity:getCallerIdentity': () => ({ accountId: ACCOUNT }),
  'aws:iam/getPolicyDocument:getPolicyDocument': (inputs) => ({
    ...inputs,
    json: JSON.stringify({ Version: '2012-10-17', Statement: inputs['statements'] ?? [] }),
  }),
  'aws:route53/getZone:getZone': (inputs) => ({ zoneId: 'Z1', ...inputs }),
  'command:local:run': (inputs) => ({ ...inputs, stdout: '' }),
};
