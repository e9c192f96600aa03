import { LOG_RETENTION } from '../stage/stage.ts';

/** Fields of a line in the access log. None identifies the sender. */
const LOGGED = {
  requestTime: '"$context.requestTime"',
  requestId: '"$context.requestId"',
  routeKey: '"$context.routeKey"',
  status: '$context.status',
  responseLatency: '$context.responseLatency',
  integrationStatus: '"$context.integration.status"',
  integrationLatency: '"$context.integration.latency"',
};

/** API of the routes that do not stream. Only our CDN calls it, so its limits apply to all users together. */
export const gateway = new sst.aws.ApiGatewayV2('Api', {
  cors: false,
  accessLog: { retention: LOG_RETENTION },
  transform: {
    stage: (args) => {
      args.defaultRouteSettings = { throttlingBurstLimit: 500, throttlingRateLimit: 200 };
      args.accessLogSettings = $output(args.accessLogSettings).apply((settings) => ({
        destinationArn: settings?.destinationArn ?? '',
        format: JSON.stringify(LOGGED),
      }));
    },
  },
});
