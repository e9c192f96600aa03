/** Time for which a toast is visible, in ms. */
export const TOAST_TIME = 5_000;

export type ToastContent = {
  readonly title: string;
  readonly description?: string;
  /** Errors are announced at once. */
  readonly kind?: 'error';
  /** Action offered while the toast is visible. `leadsTo`: path of the page that it opens. */
  readonly action?: { readonly label: string; readonly act: () => void; readonly leadsTo?: string };
};

export type ShownToast = ToastContent & {
  readonly id: number;
  /**
   * True if the user has pressed at the place of toasts on phones. The toast is then higher, so that the pressed
   * element stays visible.
   */
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

/** Shows a toast instead of the current one. */
export function toast(content: ToastContent): void {
  change({ ...content, id: nextId, isHigh: pressedAt > window.innerHeight / 2 });
  nextId += 1;
}

export const dismissToast = (): void => change(undefined);

/** Dismisses a toast that leads to this page, because the user is already there. */
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
