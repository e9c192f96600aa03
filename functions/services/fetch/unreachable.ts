import type { UnreachableReason } from '#core/reading/errors.ts';

/** Thrown if an address cannot be fetched, with the reason shown to the user. */
export class Unreachable extends Error {
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Returns the reason of a failed fetch.
 * @throws the failure itself if neither the network nor the server has caused it
 */
export function reasonOf(failure: unknown, signal: AbortSignal): UnreachableReason {
  if (failure instanceof Unreachable) return failure.reason;
  if (signal.aborted) return 'timeout';
  const code = failure instanceof Error && 'code' in failure ? String(failure.code) : undefined;
  if (code === undefined) throw failure;
  if (/^(?:Z_|ERR__ERROR_|ERR_BROTLI|ERR_ZLIB|ERR_PADDING|BROTLI)/.test(code)) return 'not-html';
  // DNS failure, refused connection, invalid certificate or lost connection.
  return 'timeout';
}
