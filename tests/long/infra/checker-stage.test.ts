import { expect, test } from 'vitest';
import { checkAll } from '#tests/infra/checks/all.ts';
import { changed, production } from '#tests/infra/support/broken.ts';
import { without, withResource } from '#tests/infra/support/change.ts';
import type { Deployment } from '#tests/infra/support/deployment.ts';

// Proves that the checks find faults, by breaking one thing at a time.

const distribution = (change: (json: string) => string): Deployment =>
  withResource(production, 'aws:cloudfront/distribution:Distribution', /./, (inputs) =>
    JSON.parse(change(JSON.stringify(inputs))),
  );

test.each<[what: string, broken: () => Deployment, sentence: RegExp]>([
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
    () => distribution((json) => json.replaceAll('WasmWorkerHeaders-id', 'EveryHeaders-id')),
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
    /^A worker in dist\/ that compiles WebAssembly has another name/,
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
    'a hidden file is published',
    () => withFile(/^service-worker\.js$/, { key: '.git/config' }),
    /^\.git\/config is published, and nobody should see it/,
  ],
  [
    'old versions of TLS are spoken',
    () => distribution((json) => json.replace('TLSv1.2_2021', 'TLSv1')),
    /^The domain is answered with versions of TLS that are outdated/,
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
    'hostile pages may take every Lambda of the account',
    () =>
      changed('aws:lambda/function:Function', /^ReadingFetchFunction$/, {
        reservedConcurrentExecutions: undefined,
      }),
    /^ReadingFetch reads what strangers name, and has no concurrency of its own/,
  ],
])('the checker reports it when %s', (_, broken, sentence) => {
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
