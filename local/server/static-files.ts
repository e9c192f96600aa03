import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { headersOfDocument } from '#infra/web/headers-of-document.ts';
import type { GatewayResponse, Backends } from './gateway.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.mp3': 'audio/mpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

const compress = promisify(brotliCompress);

/**
 * Serves the built app like the CDN: files as they are, a folder's document under the folder's name, and the shell for
 * other pages.
 * @param kept folder of compressed files, which saves the next start seconds of compressing
 */
export function staticFiles(dir: string, kept?: string): Backends['app'] {
  const compressed = new Map<string, Promise<Buffer>>();
  return async (path, { accept = '', 'accept-encoding': acceptEncoding = '', range }) => {
    const file =
      (await fileAt(dir, path)) ??
      (await fileAt(dir, `${path}/index.html`)) ??
      (isPage(path, accept) ? join(dir, 'app.html') : undefined);
    if (!file) return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
    const bytes = await readFile(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const headers = {
      'content-type': type,
      'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(extname(file) === '.html' && headersOfDocument(bytes.toString())),
    };
    if (!type.includes('charset') || !acceptEncoding.includes('br')) return pieceOf(bytes, range, headers);
    // Hashes the content, because a build may replace the file meanwhile.
    const text = bytes.toString();
    const known = compressed.get(text) ?? (kept ? compressedOnce(bytes, kept) : compress(bytes));
    compressed.set(text, known);
    return {
      status: 200,
      headers: { ...headers, 'content-encoding': 'br', vary: 'accept-encoding' },
      body: await known,
    };
  };
}

async function compressedOnce(bytes: Buffer, kept: string): Promise<Buffer> {
  const file = join(kept, createHash('sha256').update(bytes).digest('hex'));
  const found = await readFile(file).catch(() => undefined);
  if (found) return found;
  const made = await compress(bytes);
  // Another server must never read half a file.
  const half = `${file}.${randomUUID()}`;
  await mkdir(kept, { recursive: true });
  await writeFile(half, made);
  await rename(half, file);
  return made;
}

/** Returns the requested range of a file; without a range, the whole file. Source: RFC 9110, 14.2 */
function pieceOf(bytes: Buffer, range: string | undefined, headers: Record<string, string>): GatewayResponse {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  const first = Number(from ?? bytes.length);
  if (first >= bytes.length) return { status: 200, headers, body: bytes };
  const last = Math.min(Number(to || bytes.length - 1), bytes.length - 1);
  return {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${first}-${last}/${bytes.length}` },
    body: bytes.subarray(first, last + 1),
  };
}

/** @returns undefined if the file is missing, hidden, or outside the folder */
async function fileAt(dir: string, path: string): Promise<string | undefined> {
  const inside = relative(dir, join(dir, decodeURIComponent(path)));
  if (inside.split(sep).some((name) => name.startsWith('.'))) return undefined;
  const file = join(dir, inside);
  const found = await stat(file).catch(() => undefined);
  return found?.isFile() ? file : undefined;
}

/** Returns true for navigations, and for paths without a file's extension. A page's path may contain a dot. */
const isPage = (path: string, accept: string): boolean =>
  !path.startsWith('/assets/') && (accept.includes('text/html') || extname(path) === '');
