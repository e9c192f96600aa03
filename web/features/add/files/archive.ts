import { gunzipSync, unzipSync, type UnzipFileInfo } from 'fflate';
import type { FileProblem } from '#core/reading/files/file-recipe.ts';
import { isReadable } from '#core/reading/files/text-recipes.ts';

/** Limits for files that unpack to more than a device can hold. */
export const ARCHIVE_LIMITS = {
  /** Chosen file, in bytes. */
  file: 400_000_000,
  /** Files in an archive. */
  entries: 50_000,
  /** One unpacked file: Mealie's whole database, or one recipe with its photos. */
  entry: 100_000_000,
  /** Data unpacked at the same time. */
  window: 32_000_000,
};

const MAX_RATIO = 1_032;

/** Files in an archive, or one file. */
export type Archive = {
  readonly paths: readonly string[];
  /** Paths of nested archives. */
  readonly archives: readonly string[];
  readonly bytesAt: (path: string) => Uint8Array<ArrayBuffer> | FileProblem;
};

const ARCHIVE = /\.(?:zip|paprikarecipes|melarecipes|rtk)$/i;

/** Opens a zip; treats any other file as an archive of one. */
export function openArchive(name: string, bytes: Uint8Array<ArrayBuffer>): Archive | FileProblem {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 9) < 8;
  if (!isZip) return { paths: [name], archives: [], bytesAt: () => gunzipped(bytes) };
  const infos: UnzipFileInfo[] = [];
  try {
    unzipSync(bytes, { filter: (info) => !(infos.push(info) > ARCHIVE_LIMITS.entries) && false });
  } catch {
    return 'damaged';
  }
  if (infos.length > ARCHIVE_LIMITS.entries) return 'too-large';
  const files = ofOneName(infos.filter((info) => !info.name.endsWith('/')));
  const paths = files.map((info) => info.name);
  const archives = paths.filter((path) => ARCHIVE.test(path));
  return { paths, archives, bytesAt: windowed(bytes, files) };
}

/** Returns the first of several entries with the same name: together they may exceed the window. */
const ofOneName = (infos: readonly UnzipFileInfo[]): readonly UnzipFileInfo[] =>
  [...new Map(infos.toReversed().map((info) => [info.name, info])).values()].toReversed();

/** Unpacks a file together with the next files of its kind, because each unpacking scans the whole archive. */
function windowed(bytes: Uint8Array, files: readonly UnzipFileInfo[]): Archive['bytesAt'] {
  const byPath = new Map(files.map((info, at) => [info.name, { info, at }]));
  let unpacked: Record<string, Uint8Array<ArrayBuffer>> = {};
  return (path) => {
    const entry = byPath.get(path);
    if (!entry) return 'damaged';
    if (entry.info.originalSize > ARCHIVE_LIMITS.entry) return 'too-large';
    if (!(path in unpacked))
      unpacked = unpack(bytes, windowFrom(files, entry.at)) ?? unpack(bytes, [entry.info]) ?? {};
    const found = unpacked[path];
    return found === undefined ? 'damaged' : gunzipped(found);
  };
}

function windowFrom(files: readonly UnzipFileInfo[], from: number): readonly UnzipFileInfo[] {
  const first = files[from];
  const window: UnzipFileInfo[] = first ? [first] : [];
  let size = first?.originalSize ?? 0;
  for (const info of files.slice(from + 1, from + 500)) {
    size += info.originalSize;
    if (size > ARCHIVE_LIMITS.window) break;
    if (isReadable(info.name) === isReadable(first?.name ?? '')) window.push(info);
  }
  return window;
}

/** @returns undefined if one of the files is damaged */
function unpack(
  bytes: Uint8Array,
  files: readonly UnzipFileInfo[],
): Record<string, Uint8Array<ArrayBuffer>> | undefined {
  const names = new Set(files.map((info) => info.name));
  try {
    return unzipSync(bytes, {
      filter: (info) => names.delete(info.name) && info.originalSize <= ARCHIVE_LIMITS.entry,
    });
  } catch {
    return undefined;
  }
}

/** Unpacks a gzip file; returns other files as they are. */
function gunzipped(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | FileProblem {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b)
    return bytes.length > ARCHIVE_LIMITS.entry ? 'too-large' : bytes;
  if (bytes.length < 18) return 'damaged';
  // The last four bytes are the size, unless the file is truncated.
  const size = new DataView(bytes.buffer, bytes.byteOffset + bytes.length - 4).getUint32(0, true);
  if (size > bytes.length * MAX_RATIO) return 'damaged';
  if (size > ARCHIVE_LIMITS.entry) return 'too-large';
  try {
    return gunzipSync(bytes, { out: new Uint8Array(size) });
  } catch {
    return 'damaged';
  }
}

/** Returns the text of a file in UTF-8, UTF-16, or else Windows-1252. */
export function textOf(bytes: Uint8Array): string {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isWide) return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
