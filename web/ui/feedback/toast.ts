import { SECOND } from '#core/time.ts';

/** Time for which a toast is shown, in ms. */
export const TOAST_TIME = 5 * SECOND;

export type ToastContent = {
  readonly title: string;
  readonly description?: string;
  /** Errors are announced at once. */
  readonly kind?: 'error';
  /** Action that is offered while the toast is shown. `leadsTo`: path of the page that it opens. */
  readonly action?: { readonly label: string; readonly act: () => void; readonly leadsTo?: string };
};

export type ShownToast = ToastContent & {
  readonly id: number;
  /** True if the user has pressed something where toasts are shown on phones: it must stay in sight. */
  readonly isHigh: boolean;
};

/** Last press, in px from the top of the window. */
let pressedAt = 0;

export function rememberPress({ clientY }: Pick<PointerEvent, 'clientY'>): void {
  pressedAt = clientY;
}

let shown: ShownToast | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

/** Shows a toast, which replaces the current one. */
export function toast(content: ToastContent): void {
  change({ ...content, id: nextId, isHigh: pressedAt > window.innerHeight / 2 });
  nextId += 1;
}

export const dismissToast = (): void => change(undefined);

/** Dismisses a toast that leads to this page: the user is there. */
export function dismissToastTo(path: string): void {
  if (shown?.action?.leadsTo === path) dismissToast();
}

export const currentToast = (): ShownToast | undefined => shown;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
