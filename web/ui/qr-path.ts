import { encode } from 'uqr';

/** Drawing of a QR code, in units of its dark squares. */
export type QrPath = { readonly path: string; readonly size: number };

export function qrPath(text: string): QrPath {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, size };
}
