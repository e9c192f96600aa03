import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { listen, readBytes, serverOf, type Running } from '../server/http.ts';
import { answerAll, type Intercept } from './intercept.ts';
import { isSigned } from './sigv4.ts';

/**
 * Stands in for S3: puts, gets and deletes objects of any bucket, each as a file with a JSON sidecar. Verifies
 * signatures as S3 does.
 */
export async function startS3(dir: string, intercept: Intercept = answerAll): Promise<Running> {
  await mkdir(dir, { recursive: true });
  await removeUnfinished(dir);
  return listen(
    serverOf('S3', async (request, response) => {
      const { status, headers = {}, body = '' } = await answer(dir, request, intercept);
      response.writeHead(status, headers).end(body);
    }),
  );
}

type S3Response = { status: number; headers?: Record<string, string>; body?: string | Buffer };

type S3Request = {
  operation: Operation;
  objects: ObjectStore;
  key: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
};

type Operation = keyof typeof OPERATIONS;

async function answer(dir: string, request: IncomingMessage, intercept: Intercept): Promise<S3Response> {
  const body = (await readBytes(request)) ?? Buffer.alloc(0);
  const { method = '', headers } = request;
  const url = new URL(request.url ?? '/', 'http://s3');
  if (!isSigned({ method, url, headers, body })) return failure(403, 'SignatureDoesNotMatch');
  const [, bucket = '', ...rest] = decodeURIComponent(url.pathname).split('/');
  const operation = operationOf(method, url);
  if (!operation) return failure(501, 'NotImplemented');
  const verdict = await intercept({ service: 's3', operation });
  if (verdict === 'fail before') return failure(500, 'InternalError');
  const objects = objectsIn(join(dir, bucket));
  const answered = await OPERATIONS[operation]({ operation, objects, key: rest.join('/'), headers, body });
  return verdict === 'fail after' ? failure(500, 'InternalError') : answered;
}

function operationOf(method: string, url: URL): Operation | undefined {
  if (method === 'PUT') return 'PutObject';
  if (method === 'GET') return 'GetObject';
  return method === 'POST' && url.searchParams.has('delete') ? 'DeleteObjects' : undefined;
}

const OPERATIONS = {
  async PutObject({ objects, key, headers, body }: S3Request): Promise<S3Response> {
    const kept = Object.fromEntries(
      ['content-type', 'cache-control'].map((name) => [name, String(headers[name] ?? '')]),
    );
    const etag = `"${createHash('md5').update(body).digest('hex')}"`;
    await objects.put(key, body, { ...kept, etag });
    return { status: 200, headers: { etag } };
  },

  async GetObject({ objects, key }: S3Request): Promise<S3Response> {
    const object = await objects.get(key);
    return object ? { status: 200, ...object } : failure(404, 'NoSuchKey');
  },

  async DeleteObjects({ objects, body }: S3Request): Promise<S3Response> {
    const keys = [...String(body).matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key ?? '');
    await Promise.all(keys.map((key) => objects.remove(key)));
    return xml(200, '<DeleteResult></DeleteResult>');
  },
};

const failure = (status: number, code: string): S3Response =>
  xml(status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

const xml = (status: number, body: string): S3Response => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body,
});

type ObjectStore = ReturnType<typeof objectsIn>;

/** Stores a bucket's objects as files. Writes are atomic even if the process is killed. */
function objectsIn(dir: string) {
  const fileOf = (key: string) => join(dir, createHash('sha256').update(key).digest('hex'));
  return {
    async put(key: string, body: Buffer, headers: Record<string, string>): Promise<void> {
      await writeWhole(fileOf(key), body);
      await writeWhole(`${fileOf(key)}.json`, JSON.stringify({ key, headers }));
    },

    async get(key: string): Promise<{ headers: Record<string, string>; body: Buffer } | undefined> {
      try {
        const { headers } = JSON.parse(await readFile(`${fileOf(key)}.json`, 'utf8'));
        return { headers, body: await readFile(fileOf(key)) };
      } catch (failed) {
        if (failed instanceof Error && 'code' in failed && failed.code === 'ENOENT') return undefined;
        throw failed;
      }
    },

    async remove(key: string): Promise<void> {
      await rm(`${fileOf(key)}.json`, { force: true });
      await rm(fileOf(key), { force: true });
    },
  };
}

/** Removes files that a killed process has half written or half removed. An object exists only with its sidecar. */
async function removeUnfinished(dir: string): Promise<void> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name)),
  );
  for (const file of files)
    if (!files.has(file.endsWith('.json') ? file : `${file}.json`)) await rm(file, { force: true });
}

async function writeWhole(file: string, data: Buffer | string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.part`;
  await writeFile(part, data);
  await rename(part, file);
}
