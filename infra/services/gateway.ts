import { LOG_RETENTION } from '../stage/stage.ts';

/** What a line of the log says of a request: nothing of who sent it. */
const LOGGED = {
  requestTime: '"$context.requestTime"',
  requestId: '"$context.requestId"',
  routeKey: '"$context.routeKey"',
  status: '$context.status',
  responseLatency: '$context.responseLatency',
  integrationStatus: '"$context.integration.status"',
  integrationLatency: '"$context.integration.latency"',
};

/** Where short requests are answered. It is asked by our CDN alone, which asks for many: so the bounds are for all. */
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
