import { useEffect, useState } from 'react';
import type { QrPath } from './qr-path.ts';

type QrCodeProps = {
  /** Encoded text. */
  text: string;
  label: string;
  className?: string;
};

/**
 * QR code. Dark on light in both themes, because not every camera can read the inverse. The script that draws it is
 * loaded with the first QR code; the space is reserved.
 */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const [{ path, size }, setDrawn] = useState<QrPath>({ path: '', size: 1 });
  useEffect(() => {
    let isShown = true;
    void import('./qr-path.ts').then(({ qrPath }) => isShown && setDrawn(qrPath(text)));
    return () => void (isShown = false);
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`aspect-square rounded-sm ${className}`}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
