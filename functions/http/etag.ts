import { createHash } from 'node:crypto';

/** Returns a tag that changes with any of its parts. */
export const etagOf = (...parts: readonly string[]): string =>
  `"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22)}"`;

/**
 * Tells whether the client has the answer with this tag. Weak and strong tags compare alike here. Source: RFC 9110,
 * 13.1.2
 */
export const isHeld = (etag: string, ifNoneMatch = ''): boolean =>
  ifNoneMatch.trim() === '*' ||
  [...ifNoneMatch.matchAll(/(?:W\/)?("[^"]*")/g)].some(([, tag]) => tag === etag);
