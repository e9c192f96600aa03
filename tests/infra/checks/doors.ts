import * as v from 'valibot';
import { ORIGIN_CHECK } from '#functions/routes.ts';
import { inputsOf, type Graph } from '../support/graph.ts';
import type { Check } from '../support/deployment.ts';
import { ORIGIN_CHECK_ID } from './routes.ts';

const ApiRoute = v.object({
  routeKey: v.string(),
  authorizationType: v.string(),
  authorizerId: v.optional(v.string()),
});
const Authorizer = v.object({
  authorizerUri: v.string(),
  identitySources: v.array(v.string()),
  enableSimpleResponses: v.boolean(),
  authorizerPayloadFormatVersion: v.string(),
});
const Url = v.object({ authorizationType: v.string(), cors: v.optional(v.unknown()) });
const Permission = v.object({ principal: v.string(), sourceArn: v.optional(v.string()), action: v.string() });
const Stage = v.object({
  defaultRouteSettings: v.object({ throttlingRateLimit: v.number(), throttlingBurstLimit: v.number() }),
  accessLogSettings: v.object({ format: v.string() }),
});
const Distribution = v.object({
  origins: v.array(
    v.object({
      originId: v.string(),
      domainName: v.string(),
      customHeaders: v.optional(v.array(v.object({ name: v.string(), value: v.string() })), []),
      originAccessControlId: v.optional(v.string()),
      customOriginConfig: v.optional(v.object({ originProtocolPolicy: v.string() })),
    }),
  ),
});

/** Checks that requests which bypass the distribution, and its firewall, are refused everywhere. */
export const checkDoors: Check = (deployment) => [
  ...checkGate(deployment),
  ...checkUrls(deployment.graph),
  ...checkCallers(deployment.graph),
  ...checkOrigins(deployment),
  ...checkGatewayStage(deployment.graph),
];

const checkGate: Check = ({ graph }) => {
  const gates = new Map(
    inputsOf(graph, 'aws:apigatewayv2/authorizer:Authorizer', Authorizer).map(({ name, inputs }) => [
      `${name}-id`,
      inputs,
    ]),
  );
  return inputsOf(graph, 'aws:apigatewayv2/route:Route', ApiRoute)
    .filter(({ inputs: { authorizationType, authorizerId = '' } }) => {
      const gate = gates.get(authorizerId);
      const asks = gate?.authorizerUri.includes(`:${ORIGIN_CHECK_ID}Function/`) && gate.enableSimpleResponses;
      return !(
        authorizationType === 'CUSTOM' &&
        asks &&
        gate?.identitySources[0] === `$request.header.${ORIGIN_CHECK.header}`
      );
    })
    .map(
      ({ inputs }) =>
        `${inputs.routeKey} is answered to whoever calls API Gateway by its own address: the gate is not asked.`,
    );
};

const checkUrls = (graph: Graph): string[] =>
  inputsOf(graph, 'aws:lambda/functionUrl:FunctionUrl', Url).flatMap(({ name, inputs }) => [
    ...(inputs.authorizationType === 'AWS_IAM'
      ? []
      : [`${name} answers everybody: it has to ask for a signature.`]),
    ...(inputs.cors === undefined ? [] : [`${name} lets other sites ask.`]),
  ]);

/** Checks that only our API Gateway and our distribution may call Lambdas. */
const checkCallers = (graph: Graph): string[] =>
  inputsOf(graph, 'aws:lambda/permission:Permission', Permission)
    .filter(({ inputs: { principal, sourceArn } }) => !isOurs(principal, sourceArn))
    .map(({ name, inputs }) => `${name} lets ${inputs.principal} call, whosever it is.`);

const isOurs = (principal: string, sourceArn = ''): boolean =>
  (principal === 'cloudfront.amazonaws.com' && sourceArn.includes(':RouterCdnDistribution')) ||
  (principal === 'apigateway.amazonaws.com' && /:execute-api:.*:ApiApi\//.test(sourceArn));

const checkOrigins: Check = ({ graph, bundles }) => {
  const [distribution] = inputsOf(graph, 'aws:cloudfront/distribution:Distribution', Distribution);
  const origins = distribution?.inputs.origins ?? [];
  const said = origins
    .flatMap(({ customHeaders }) => customHeaders)
    .find(({ name }) => name === ORIGIN_CHECK.header);
  const awaited = v.safeParse(
    v.object({ value: v.string() }),
    bundles.get(ORIGIN_CHECK_ID)?.links['OriginSecret'],
  );
  return [
    ...(awaited.success && said?.value === awaited.output.value
      ? []
      : [`CloudFront does not say the word in ${ORIGIN_CHECK.header} that ${ORIGIN_CHECK_ID} waits for.`]),
    ...origins
      .filter(
        ({ domainName, originAccessControlId }) => domainName.includes('.s3.') && !originAccessControlId,
      )
      .map(({ originId }) => `CloudFront reads the bucket behind ${originId} without a signature.`),
    ...origins
      .filter(
        ({ customOriginConfig }) =>
          customOriginConfig && customOriginConfig.originProtocolPolicy !== 'https-only',
      )
      .map(({ originId }) => `CloudFront speaks to ${originId} without TLS.`),
    ...origins
      .filter(({ domainName }) => !/\.amazonaws\.com$|\.invalid$/.test(domainName))
      .map(
        ({ domainName }) =>
          `CloudFront may send requests, cookies and all, to ${domainName}, which is not ours.`,
      ),
  ];
};

/** Data that a log line of API Gateway must not contain. */
const PERSONAL = /identity|userAgent|\$context\.path|authorizer/;

const checkGatewayStage = (graph: Graph): string[] =>
  inputsOf(graph, 'aws:apigatewayv2/stage:Stage', Stage).flatMap(({ inputs }) => [
    ...(inputs.defaultRouteSettings.throttlingRateLimit > 0
      ? []
      : ['API Gateway answers any number of requests.']),
    ...(PERSONAL.test(inputs.accessLogSettings.format) ? ['The log of API Gateway says who has asked.'] : []),
  ]);
