import * as v from 'valibot';
import { allHandlers, methodsOf, ORIGIN_CHECK, JOBS, ROUTES } from '#functions/routes.ts';
import { inputsOf } from '../support/graph.ts';
import { nameOf } from '#infra/api/name-of.ts';
import { lambdasIn } from '../support/lambdas.ts';
import type { Check } from '../support/deployment.ts';

const ApiRoute = v.object({ routeKey: v.string(), target: v.string() });
const Integration = v.object({ integrationUri: v.string(), payloadFormatVersion: v.literal('2.0') });
const FunctionUrl = v.object({ functionName: v.string(), invokeMode: v.string() });
const Schedule = v.object({
  scheduleExpression: v.string(),
  state: v.literal('ENABLED'),
  target: v.object({ arn: v.string(), deadLetterConfig: v.object({ arn: v.string() }) }),
});

/** Checks that every route and job of `functions/routes.ts` is deployed, and nothing else. */
export const checkRoutes: Check = (deployment) => [
  ...checkLambdas(deployment),
  ...checkGateway(deployment),
  ...checkStreams(deployment),
  ...checkJobs(deployment),
];

const checkLambdas: Check = ({ graph }) => {
  const deployed = new Set(lambdasIn(graph).map(({ id }) => id));
  const wanted = new Set([...allHandlers()].map(nameOf));
  return [
    ...[...allHandlers()]
      .filter((handler) => !deployed.has(nameOf(handler)))
      .map((handler) => `functions/routes.ts names ${handler}, and no Lambda is deployed for it.`),
    ...[...deployed]
      .filter((id) => !wanted.has(id))
      .map((id) => `The Lambda ${id} is in no row of functions/routes.ts.`),
  ];
};

const checkGateway: Check = ({ graph }) => {
  const integrations = new Map(
    inputsOf(graph, 'aws:apigatewayv2/integration:Integration', Integration).map(({ name, inputs }) => [
      `integrations/${name}-id`,
      inputs.integrationUri,
    ]),
  );
  const targets = new Map(
    inputsOf(graph, 'aws:apigatewayv2/route:Route', ApiRoute).map(({ inputs }) => [
      inputs.routeKey,
      integrations.get(inputs.target) ?? '',
    ]),
  );
  const gatewayRoutes = ROUTES.filter(({ streams }) => !streams).flatMap((route) =>
    methodsOf(route).map((method) => ({ ...route, key: `${method} ${route.path}` })),
  );
  const keys = new Set<string>(gatewayRoutes.map(({ key }) => key));
  return [
    ...gatewayRoutes
      .filter(({ key, handler }) => !targets.get(key)?.endsWith(`:${nameOf(handler)}Function`))
      .map(
        ({ key, handler }) =>
          `${key} is in functions/routes.ts, and API Gateway does not have ${handler} answer it.`,
      ),
    ...[...targets.keys()]
      .filter((key) => !keys.has(key))
      .map((key) => `API Gateway answers ${key}, which is in no row of functions/routes.ts.`),
  ];
};

const checkStreams: Check = ({ graph }) => {
  const streaming = inputsOf(graph, 'aws:lambda/functionUrl:FunctionUrl', FunctionUrl).map(
    ({ name, inputs }) => ({
      id: name.replace(/Url$/, ''),
      ...inputs,
    }),
  );
  const wanted = new Set(ROUTES.filter(({ streams }) => streams).map(({ handler }) => nameOf(handler)));
  return [
    ...[...wanted]
      .filter((id) => !streaming.some((url) => url.id === id && url.invokeMode === 'RESPONSE_STREAM'))
      .map((id) => `${id} should stream its answers, and has no streaming Function URL.`),
    ...streaming
      .filter(({ id }) => !wanted.has(id))
      .map(({ id }) => `${id} has a Function URL that no row of functions/routes.ts asks for.`),
  ];
};

const checkJobs: Check = ({ graph }) => {
  const schedules = inputsOf(graph, 'aws:scheduler/schedule:Schedule', Schedule).map(({ inputs }) => inputs);
  return JOBS.filter(
    ({ handler, every }) =>
      !schedules.some(
        ({ target, scheduleExpression }) =>
          target.arn.endsWith(`:${nameOf(handler)}Function`) && scheduleExpression === `rate(1 ${every})`,
      ),
  ).map(({ handler, every }) => `The job ${handler} is not started every ${every}.`);
};

export const ORIGIN_CHECK_ID = nameOf(ORIGIN_CHECK.handler);
