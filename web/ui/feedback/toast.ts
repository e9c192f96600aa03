export type ToastContent = {
  readonly title: string;
  readonly description?: string;
  /** An error is told at once, and looks like one. */
  readonly kind?: 'error';
  /** One thing that can be done about it while it is shown. */
  readonly action?: { readonly label: string; readonly act: () => void };
};

export type ShownToast = ToastContent & { readonly id: number };

let shown: ShownToast | undefined;
let nextId = 1;
const listeners = new Set<() => void>();

/** Tells the cook something in passing. There is one at a time: a new one takes the place of the last. */
export function toast(content: ToastContent): void {
  change({ ...content, id: nextId });
  nextId += 1;
}

export const dismissToast = (): void => change(undefined);

export const currentToast = (): ShownToast | undefined => shown;

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
