/**
 * Icons of the first page, which loads no others. Drawn on a grid of 24, with strokes of 1.9, round ends and no fills.
 */
export const BASIC_PATHS = {
  back: 'M19 12H5M11 6l-6 6 6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  hide: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4.5 4.5l15 15',
  show: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  warning: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7.5v5.5M12 16.3v0',
} as const;

/** Decorative icon, as in `icon.tsx`. */
export const BasicIcon = ({ name, className }: { name: keyof typeof BASIC_PATHS; className?: string }) => (
  <PathIcon path={BASIC_PATHS[name]} {...(className && { className })} />
);

export const PathIcon = ({ path, className = '' }: { path: string; className?: string }) => (
  <svg
    className={`size-[1.375em] shrink-0 fill-none stroke-current stroke-[1.9] ${className}`}
    viewBox="0 0 24 24"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={path} />
  </svg>
);
