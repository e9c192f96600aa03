import { expect, test } from 'vitest';
import { checkAll } from '#tests/infra/checks/all.ts';
import { changed, production } from '#tests/infra/support/broken.ts';
import { withBundle, without, withPolicy, withResource } from '#tests/infra/support/change.ts';
import type { Deployment } from '#tests/infra/support/deployment.ts';

// Proves that the checks find faults, by breaking one thing at a time.

const linksOf = (id: string) => production.bundles.get(id)?.links ?? {};
const sourcesOf = (id: string) => production.bundles.get(id)?.sources ?? [];

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
    'the Lambda that fetches pages gets a right',
    () =>
      withPolicy(production, 'ReadingFetch', () =>
        JSON.stringify({
          Statement: [{ actions: ['s3:GetObject'], resources: ['arn:aws:s3:::photos/one'] }],
        }),
      ),
    /^ReadingFetch may s3:GetObject, and should have no right/,
  ],
  [
    'the Lambda that fetches pages gets into a VPC',
    () =>
      changed('aws:lambda/function:Function', /^ReadingFetchFunction$/, { vpcConfig: { subnetIds: ['a'] } }),
    /^ReadingFetch is in a VPC/,
  ],
  [
    'the Lambda that fetches pages is told a secret',
    () => withBundle(production, 'ReadingFetch', { links: { StripeSecretKey: { value: 'sk' } } }),
    /^ReadingFetch is told StripeSecretKey, and should know nothing/,
  ],
  [
    'a route may invoke any Lambda',
    () =>
      withPolicy(production, 'ReadingRead', (policy) =>
        policy.replace(
          /"arn:aws:lambda[^"]+"/,
          '"arn:aws:lambda:eu-central-1:1:function:PlanWebhookFunction"',
        ),
      ),
    /^ReadingRead may invoke arn:.*PlanWebhookFunction, and should invoke nothing but ReadingFetch/,
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
    'the author is stopped while it writes',
    () => changed('aws:lambda/function:Function', /^GenerationGenerateFunction$/, { timeout: 20 }),
    /^GenerationGenerate is stopped after 20 s, and core\/generation\/run\/run.ts counts on 90 s/,
  ],
  [
    'a Lambda outlives its request',
    () => changed('aws:lambda/function:Function', /^AccountUserFunction$/, { timeout: 60 }),
    /^AccountUser may go on for 60 s, when API Gateway has long given up/,
  ],
])('the checker reports it when %s', (_, broken, sentence) => {
  expect(checkAll(broken())).toContainEqual(expect.stringMatching(sentence));
});
