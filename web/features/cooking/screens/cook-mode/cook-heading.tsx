import { useEffect, useRef } from 'react';

/** Takes the focus when it appears, so that screen readers announce it and Tab continues from there. */
export function CookHeading({ className, children }: { className: string; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('dialog > div')?.scrollTo(0, 0);
  }, []);
  return (
    <h2 ref={heading} tabIndex={-1} className={`font-semibold outline-none ${className}`}>
      {children}
    </h2>
  );
}
