import { listen, readBytes, serverOf, type Running } from '#local/server/http.ts';

const MAX_BODY = 64 * 1024 * 1024;

/** The part of AWS that the `sst` binary itself calls: the place of its state, which is still empty. */
export function startFakeAws(stage: string): Promise<Running> {
  const parameters = new Map([
    [
      '/sst/bootstrap',
      JSON.stringify({
        version: 99,
        asset: 'assets',
        state: 'state',
        assetEcrRegistryId: '0',
        assetEcrUrl: 'x',
      }),
    ],
    [`/sst/passphrase/munchify/${stage}`, Buffer.alloc(32, 1).toString('base64')],
  ]);
  const objects = new Map<string, Buffer>([
    [`/state/app/munchify/${stage}.json`, Buffer.from(JSON.stringify(emptyState(stage)))],
  ]);
  return listen(
    serverOf('The fake AWS', async (request, response) => {
      const body = (await readBytes(request, MAX_BODY)) ?? Buffer.alloc(0);
      if (request.headers['x-amz-target'] !== undefined) {
        const { Name = '' }: { Name?: string } = JSON.parse(body.toString());
        const Value = parameters.get(Name);
        response.statusCode = Value === undefined ? 400 : 200;
        response.setHeader('content-type', 'application/x-amz-json-1.1');
        response.end(
          JSON.stringify(
            Value === undefined
              ? { __type: 'ParameterNotFound' }
              : { Parameter: { Name, Value, Type: 'String' } },
          ),
        );
        return;
      }
      const { pathname } = new URL(request.url ?? '/', 'http://aws');
      if (request.method === 'PUT') objects.set(pathname, body);
      if (request.method === 'DELETE') objects.delete(pathname);
      if (request.method !== 'GET') return void response.end();
      const object = objects.get(pathname);
      response.statusCode = object ? 200 : 404;
      response.end(object ?? '<?xml version="1.0"?><Error><Code>NoSuchKey</Code></Error>');
    }),
  );
}

const emptyState = (stage: string) => ({
  version: 3,
  checkpoint: {
    stack: `organization/munchify/${stage}`,
    latest: {
      manifest: { time: '2026-01-01T00:00:00Z', magic: '', version: '' },
      metadata: {},
      resources: [],
    },
  },
});
