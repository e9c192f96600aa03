import type { RingToSend } from './send-ring.ts';

type RingOperation = RingToSend & { readonly type: 'ring' };

export const RING_RULES = {
  lane: ({ ringId }: RingToSend) => `ring ${ringId}`,
  send: (ring: RingToSend, headers: Readonly<Record<string, string>>) =>
    import('./send-ring.ts').then((sending) => sending.sendRing(ring, headers)),
  changes: () => [],
  // Only the latest state counts.
  joined: (operation: RingOperation): RingOperation => operation,
  affects: [],
  refused: { title: /*i18n*/ 'ring.failed', description: /*i18n*/ 'please_try_again' },
};
