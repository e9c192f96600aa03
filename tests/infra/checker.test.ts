import { expect, test } from 'vitest';
import { PRODUCTION } from '#infra/stage/stage-secrets.ts';
import { checkAll } from './checks/all.ts';
import { withBundle, without, withPolicy, withResource } from './support/change.ts';
import { deploymentOf, type Deployment } from './support/deployment.ts';
import type { Inputs } from './support/graph.ts';

// A check that finds no fault proves nothing until it finds one: so here everything is broken, one thing at a time.

const production = deploymentOf(PRODUCTION);

const linksOf = (id: string) => production.bundles.get(id)?.links ?? {};
const sourcesOf = (id: string) => production.bundles.get(id)?.sources ?? [];

const changed = (type: string, name: RegExp, change: Inputs): Deployment =>
  withResource(production, type, name, (inputs) => ({ ...inputs, ...change }));

const distribution = (change: (json: string) => string): Deployment =>
  withResource(production, 'aws:cloudfront/distribution:Distribution', /./, (inputs) =>
    JSON.parse(change(JSON.stringify(inputs))),
  );

test.each<[what: string, broken: () => Deployment, sentence: RegExp]>([
  [
    'a right that a handler uses is taken away',
    () => withPolicy(production, 'RecipeList', (policy) => policy.replace(',"dynamodb:Query"', '')),
    /^RecipeList uses dynamodb:Query and may not/,
  ],
  [
    'a right is given that no handler uses',
    () =>
      withPolicy(production, 'AccountUser', (policy) =>
        policy.replace('"dynamodb:GetItem"', '"dynamodb:GetItem","dynamodb:Scan"'),
      ),
    /^AccountUser may dynamodb:Scan and never does/,
  ],
  [
    'a Lambda may do everything to the table',
    () =>
      withPolicy(production, 'AccountUser', (policy) => policy.replace('"dynamodb:GetItem"', '"dynamodb:*"')),
    /^AccountUser may dynamodb:\*: a right has a name and no wildcard/,
  ],
  [
    'a Lambda has its rights to every table',
    () => withPolicy(production, 'AccountUser', (policy) => policy.replace(/"arn:aws:dynamodb[^"]+"/, '"*"')),
    /^AccountUser has a right to \*: that wildcard is not in the short list/,
  ],
  [
    'a Lambda lists the table and not its indexes',
    () =>
      withPolicy(production, 'RecipeList', (policy) =>
        policy.replace(/,"arn:aws:dynamodb[^"]+\/index\/\w+"/g, ''),
      ),
    /^RecipeList may list the table and not its indexes/,
  ],
  [
    'a Lambda has a managed policy',
    () =>
      changed('aws:iam/role:Role', /^AccountUserRole$/, {
        managedPolicyArns: ['arn:aws:iam::aws:policy/PowerUserAccess'],
      }),
    /^AccountUser has the rights of arn:aws:iam::aws:policy\/PowerUserAccess/,
  ],
  [
    'the account may step into the role of a Lambda',
    () =>
      changed('aws:iam/role:Role', /^AccountUserRole$/, { assumeRolePolicy: { Principal: { AWS: 'root' } } }),
    /^Others than Lambda may step into the role of AccountUser/,
  ],
  [
    'a handler begins to send something',
    () =>
      withBundle(production, 'RecipeList', {
        sources: [
          ...sourcesOf('RecipeList'),
          'node_modules/@aws-sdk/client-dynamodb/dist-es/commands/ScanCommand.js',
        ],
      }),
    /^RecipeList sends dynamodb\/Scan, and .* does not know which right that takes/,
  ],
  [
    'a Lambda is forgotten',
    () => without(production, 'aws:lambda/function:Function', /^RecipeListFunction$/),
    /names recipe\/list, and no Lambda is deployed for it/,
  ],
  [
    'a route is forgotten',
    () => without(production, 'aws:apigatewayv2/route:Route', /RecipeListRoute$/),
    /^GET \/api\/recipes is in functions\/routes.ts, and API Gateway does not have recipe\/list answer it/,
  ],
  [
    'a route is answered by another Lambda',
    () =>
      changed('aws:apigatewayv2/integration:Integration', /RecipeListIntegration$/, {
        integrationUri: 'arn:aws:lambda:eu-central-1:123456789012:function:RecipeFindFunction',
      }),
    /API Gateway does not have recipe\/list answer it/,
  ],
  [
    'a route that nobody wants is left',
    () => changed('aws:apigatewayv2/route:Route', /RecipeListRoute$/, { routeKey: 'GET /api/old' }),
    /^API Gateway answers GET \/api\/old, which is in no row/,
  ],
  [
    'the author no longer streams',
    () =>
      changed('aws:lambda/functionUrl:FunctionUrl', /^GenerationGenerateUrl$/, { invokeMode: 'BUFFERED' }),
    /^GenerationGenerate should stream its answers/,
  ],
  [
    'a job is not started',
    () => without(production, 'aws:scheduler/schedule:Schedule', /^ContractProcessDeclarations/),
    /^The job contract\/process-declarations is not started every minute/,
  ],
  [
    'nothing is left of a job that fails',
    () =>
      without(
        production,
        'aws:lambda/functionEventInvokeConfig:FunctionEventInvokeConfig',
        /^ContractProcessDeclarations/,
      ),
    /^When the job contract\/process-declarations fails, nothing is left of it/,
  ],
  [
    'a link is forgotten',
    () => withBundle(production, 'AccountUser', { links: {} }),
    /^AccountUser asks for Table, which it is not linked to/,
  ],
  [
    'a link has another name',
    () => {
      const { PhotoBucket, ...links } = linksOf('RecipeDelete');
      return withBundle(production, 'RecipeDelete', { links: { ...links, Photos: PhotoBucket } });
    },
    /^RecipeDelete is told Photos, which it never asks for/,
  ],
  [
    'a link says the same under another key',
    () =>
      withBundle(production, 'AccountUser', {
        links: { ...linksOf('AccountUser'), Table: { table: 'munchify' } },
      }),
    /^AccountUser is told Table in another form than functions\/config.ts reads/,
  ],
  [
    'a Lambda is told a secret that it does not use',
    () =>
      withBundle(production, 'AccountUser', {
        links: { ...linksOf('AccountUser'), StripeSecretKey: { value: 'sk' } },
      }),
    /^AccountUser is told StripeSecretKey, which it never asks for/,
  ],
  [
    'an SDK slips into a bundle',
    () =>
      withBundle(production, 'PlanPlans', {
        sources: [
          ...sourcesOf('PlanPlans'),
          'node_modules/@aws-sdk/client-dynamodb/dist-es/DynamoDBClient.js',
        ],
      }),
    /^PlanPlans carries @aws-sdk\/client-dynamodb, and no port/,
  ],
  [
    'a port says that it needs more than it uses',
    () =>
      withBundle(production, 'RecipeDelete', {
        sources: sourcesOf('RecipeDelete').filter((source) => !source.includes('client-s3')),
      }),
    /^RecipeDelete has ports that need @aws-sdk\/client-s3, and does not carry it/,
  ],
  [
    'a bundle outgrows its budget',
    () => ({
      ...production,
      bundles: new Map(
        [...production.bundles].map(([id, bundle]) => [id, { ...bundle, bytes: bundle.bytes + 200_000 }]),
      ),
    }),
    /^AccountUser weighs \d+ KB, and its budget is 430 KB/,
  ],
  [
    'a deployed function looks for AWS on a laptop',
    () =>
      withResource(production, 'aws:lambda/function:Function', /^AccountUserFunction$/, (inputs) => ({
        ...inputs,
        environment: { variables: { AWS_ENDPOINT_URL_DYNAMODB: 'http://127.0.0.1:8000' } },
      })),
    /^AccountUser knows AWS_ENDPOINT_URL_DYNAMODB/,
  ],
  [
    'a deployed function is told of the local stage',
    () =>
      withBundle(production, 'AccountUser', {
        links: { ...linksOf('AccountUser'), Site: { origin: 'http://localhost:4321' } },
      }),
    /^AccountUser is told a place of the local stage/,
  ],
  [
    'a deployed function serves a page of the local stage',
    () =>
      withBundle(production, 'AccountUser', {
        text: `${production.bundles.get('AccountUser')?.text}"/local/mail"`,
      }),
    /^AccountUser serves or names a page of the local stage/,
  ],
  [
    'a deployed function carries a stand-in',
    () =>
      withBundle(production, 'AccountUser', { sources: ['local/aws/s3.ts', ...sourcesOf('AccountUser')] }),
    /^AccountUser carries code of the local stage/,
  ],
  [
    'API Gateway answers whoever asks',
    () => changed('aws:apigatewayv2/route:Route', /AccountUserRoute$/, { authorizationType: 'NONE' }),
    /^GET \/api\/user is answered to whoever calls API Gateway by its own address/,
  ],
  [
    'a Function URL answers everybody',
    () =>
      changed('aws:lambda/functionUrl:FunctionUrl', /^GenerationGenerateUrl$/, { authorizationType: 'NONE' }),
    /^GenerationGenerateUrl answers everybody/,
  ],
  [
    "somebody else's distribution may call a Lambda",
    () =>
      changed('aws:lambda/permission:Permission', /^GenerationGenerateCloudFrontFunctionUrlAccess$/, {
        sourceArn: 'arn:aws:cloudfront::1:distribution/*',
      }),
    /^GenerationGenerateCloudFrontFunctionUrlAccess lets cloudfront.amazonaws.com call, whosever it is/,
  ],
  [
    'CloudFront says another word at the gate',
    () => distribution((json) => json.replace('a word that nobody guesses', 'open sesame')),
    /^CloudFront does not say the word in x-origin-secret/,
  ],
  [
    'CloudFront may hand cookies to a stranger',
    () => distribution((json) => json.replace('nowhere.invalid', 'placeholder.sst.dev')),
    /may send requests, cookies and all, to placeholder.sst.dev/,
  ],
  [
    'CloudFront speaks to API Gateway without TLS',
    () =>
      distribution((json) =>
        json.replaceAll('"originProtocolPolicy":"https-only"', '"originProtocolPolicy":"http-only"'),
      ),
    /^CloudFront speaks to api without TLS/,
  ],
  [
    'the log of API Gateway says who asked',
    () =>
      changed('aws:apigatewayv2/stage:Stage', /./, {
        accessLogSettings: { format: '{"ip":"$context.identity.sourceIp"}' },
      }),
    /^The log of API Gateway says who has asked/,
  ],
  [
    'the table cannot be brought back',
    () => changed('aws:dynamodb/table:Table', /./, { pointInTimeRecovery: { enabled: false } }),
    /^The table cannot be brought back/,
  ],
  [
    'the table of production can be deleted',
    () => changed('aws:dynamodb/table:Table', /./, { deletionProtectionEnabled: false }),
    /^The table of production can be deleted/,
  ],
  [
    'the table forgets nothing',
    () => changed('aws:dynamodb/table:Table', /./, { ttl: { attributeName: 'expires', enabled: true } }),
    /^The table forgets nothing/,
  ],
  [
    'a key of the table has another name',
    () => changed('aws:dynamodb/table:Table', /./, { rangeKey: 'sort' }),
    /^The keys or indexes of the table are others/,
  ],
  [
    'an index holds less than a card shows',
    () =>
      withResource(production, 'aws:dynamodb/table:Table', /./, (inputs) =>
        JSON.parse(JSON.stringify(inputs).replace('"prepTime",', '')),
      ),
    /^The keys or indexes of the table are others/,
  ],
  [
    'any distribution may read the photos',
    () =>
      withResource(production, 'aws:s3/bucketPolicy:BucketPolicy', /^PhotosPolicy$/, (inputs) => ({
        ...inputs,
        policy: String(inputs['policy']).replace('aws:SourceArn', 'aws:SourceAccount'),
      })),
    /^The bucket Photos lets in more than our own distribution/,
  ],
  [
    'the photos could be made public',
    () =>
      changed('aws:s3/bucketPublicAccessBlock:BucketPublicAccessBlock', /^PhotosBlock$/, {
        blockPublicPolicy: false,
      }),
    /^The bucket Photos could be opened to the public/,
  ],
  [
    'a removal empties the photos of production',
    () => changed('aws:s3/bucket:Bucket', /^Photos$/, { forceDestroy: true }),
    /^The bucket Photos of production is emptied/,
  ],
  [
    'a log is kept for ever',
    () => changed('aws:cloudwatch/logGroup:LogGroup', /^AccountUserLogGroup$/, { retentionInDays: 0 }),
    /^The log AccountUserLogGroup is kept longer than 90 days/,
  ],
  [
    'pages lose their policy',
    () => distribution((json) => json.replace('DocumentHeaders-id', 'EveryHeaders-id')),
    /^\/home is answered with other headers/,
  ],
  [
    "Google's popup may not know its opener",
    () => distribution((json) => json.replace('PopupHeaders-id', 'DocumentHeaders-id')),
    /^\/auth\/google is answered with other headers/,
  ],
  [
    'the worker that looks at photos may not compile',
    () => distribution((json) => json.replace('RecogniserHeaders-id', 'EveryHeaders-id')),
    /^\/assets\/recogniser\.worker-[\w-]+\.js is answered with other headers/,
  ],
  [
    'every script may compile',
    () => distribution((json) => json.replace('/assets/recogniser.worker-*.js', '/assets/*.js')),
    /^\/assets\/app-[\w-]+\.js is answered with other headers/,
  ],
  [
    'the worker that looks at photos has another name',
    () => withFile(/recogniser\.worker/, { key: 'assets/looker-abcdefgh.js' }),
    /^No file in dist\/ has the name of the worker that looks at photos/,
  ],
  [
    'answers of the API are kept at the edge',
    () =>
      distribution((json) =>
        json.replaceAll('4135ea2d-6df8-44a3-9df3-4b5a84be39ad', '658327ea-f89d-4fab-a63d-7e88639e58f6'),
      ),
    /^Answers under \/api\/recipes are kept at the edge/,
  ],
  [
    'the service worker is kept for ever',
    () => withFile(/^service-worker\.js$/, { cacheControl: 'public, max-age=31536000, immutable' }),
    /^service-worker.js is published as "public, max-age=31536000, immutable", and should be "no-cache"/,
  ],
  [
    'a hashed file is asked after each time',
    () => withFile(/^assets\/.*\.js$/, { cacheControl: 'no-cache' }),
    /^assets\/.* is published as "no-cache", and should be "public, max-age=31536000, immutable"/,
  ],
  [
    'a folder of files is not known to CloudFront',
    () => distribution((json) => json.replace('"/icons/*"', '"/pictures/*"')),
    /^icons\/.* is in dist\/, and CloudFront would answer the app's shell in its place/,
  ],
  [
    'the edge function grows',
    () => changed('aws:cloudfront/function:Function', /./, { code: 'x'.repeat(10_241) }),
    /^The edge function is larger than the 10 KB/,
  ],
  [
    'nobody watches what the models cost',
    () => without(production, 'aws:cloudwatch/metricAlarm:MetricAlarm', /^BudgetHalfAlarm$/),
    /^Nobody is told about Munchify BudgetUsed/,
  ],
  [
    'an alarm tells nobody',
    () => changed('aws:cloudwatch/metricAlarm:MetricAlarm', /^ApiErrorsAlarm$/, { alarmActions: [] }),
    /^ApiErrorsAlarm tells nobody/,
  ],
  [
    'nobody is told what to do about an alarm',
    () => ({
      ...production,
      graph: production.graph.map((each) =>
        each.name === 'ApiErrorsAlarm' ? { ...each, name: 'ApiOddAlarm' } : each,
      ),
    }),
    /^Whoever is told of ApiOdd is sent to docs\/operations.md, which does not speak of it/,
  ],
  [
    'a day may cost anything',
    () => without(production, 'aws:budgets/budget:Budget', /./),
    /^A day may cost anything/,
  ],
  [
    'there is nothing to look at',
    () => without(production, 'aws:cloudwatch/dashboard:Dashboard', /./),
    /^There is no dashboard/,
  ],
  [
    'production is open to a flood',
    () => without(production, 'aws:wafv2/webAcl:WebAcl', /./),
    /^One address may ask production any number of times/,
  ],
  [
    'the author is stopped while it writes',
    () => changed('aws:lambda/function:Function', /^GenerationGenerateFunction$/, { timeout: 20 }),
    /^GenerationGenerate is stopped after 20 s, and core\/generation\/run\/run.ts counts on 90 s/,
  ],
  [
    'a Lambda outlives its request',
    () => changed('aws:lambda/function:Function', /^AccountUserFunction$/, { timeout: 60 }),
    /^AccountUser may go on for 60 s, when API Gateway has long given up/,
  ],
])('it is said when %s', (_, broken, sentence) => {
  expect(checkAll(broken())).toContainEqual(expect.stringMatching(sentence));
});

function withFile(name: RegExp, change: { key: string } | { cacheControl: string }): Deployment {
  return withResource(production, 'pulumi-nodejs:dynamic:Resource', /BucketFiles$/, (inputs) => ({
    ...inputs,
    files: (inputs['files'] as readonly { key: string }[]).map((file) =>
      name.test(file.key) ? { ...file, ...change } : file,
    ),
  }));
}
