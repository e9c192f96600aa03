import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { BASIC_PATHS, PathIcon } from './basic-icon.tsx';
import { Spinner } from './spinner.tsx';

const PATHS = {
  ...BASIC_PATHS,
  camera:
    'M4 8h3l1.5-2.5h7L17 8h3a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 4 8ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  close: 'M6 6l12 12M18 6 6 18',
  add: 'M12 5v14M5 12h14',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  heart: 'M12 20C6 15.5 3.5 12.5 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 3.5-2.5 6.5-8.5 11Z',
  next: 'M5 12h14M13 6l6 6-6 6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20.5 20.5',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19Z',
  question:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.7 9.5a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.2 1-1.2 1.9M12 16.6v0',
  microphone: 'M12 14.5a3 3 0 0 0 3-3v-5a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3ZM6 11.5a6 6 0 0 0 12 0M12 17.5V21',
  microphone_off:
    'M9 9v2.5a3 3 0 0 0 4.5 2.6M15 11V6.5a3 3 0 0 0-5.7-1.3M6 11.5a6 6 0 0 0 9.5 4.9M18 11.5a6 6 0 0 1-.4 2.2M12 17.5V21M4 4l16 16',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5Z',
  timer: 'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 9v4l2.5 2.5M10 2.5h4',
  speak: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  bell: 'M6.5 10a5.5 5.5 0 0 1 11 0c0 4.5 1.5 6 2.5 7H4c1-1 2.5-2.5 2.5-7ZM10 20a2.2 2.2 0 0 0 4 0M12 4.5V3',
  silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  more: 'M5.5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM12 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM18.5 13a1 1 0 1 0 0-2 1 1 0 0 0 0 2Z',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z',
  plate: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 16.2a4.2 4.2 0 1 0 0-8.4 4.2 4.2 0 0 0 0 8.4Z',
  book: 'M5 5.5A1.5 1.5 0 0 1 6.5 4H19v13H6.5A1.5 1.5 0 0 0 5 18.5ZM5 18.5A1.5 1.5 0 0 0 6.5 20H19v-3M9 8h6M9 11.5h4',
  basket: 'M4 6.5l1.5 1.5L8 5M11 6.5h9M4 12.5l1.5 1.5L8 11M11 12.5h9M4 18.5l1.5 1.5L8 17M11 18.5h9',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v0M4.5 12v0M4.5 17.5v0',
  minus: 'M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  delete: 'M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5M14 11v5',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  grip: 'M9 6v0M9 12v0M9 18v0M15 6v0M15 12v0M15 18v0',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1ZM4 10.5h16M8.5 3.5V7M15.5 3.5V7',
  day: 'M5 6h14v14H5ZM5 10.5h14M8.5 3.5V7M15.5 3.5V7M12 13v4M10 15h4',
  tray: 'M12 4v11M7.5 11.5 12 16l4.5-4.5M4 20h16',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 4.7a3.5 3.5 0 0 1 0 6.6M18 14.5c2 .7 3.2 2.4 3.5 5',
  leftovers: 'M4 9h11a4.5 4.5 0 0 1 0 9H9M4 9l4-4M4 9l4 4',
  pot: 'M4 10h16M6 10v7a2.5 2.5 0 0 0 2.5 2.5h7A2.5 2.5 0 0 0 18 17v-7M2.5 12.5H4M20 12.5h1.5M9 6.5h6',
  bowl: 'M3.5 12h17a8.5 8.5 0 0 1-6 8h-5a8.5 8.5 0 0 1-6-8ZM9 8.5c0-1.5 1.5-1.5 1.5-3M13.5 8.5c0-1.5 1.5-1.5 1.5-3',
  leaf: 'M5 19C5 10 10 5 19.5 4.5 19.5 14 14 19 7 17M5 20c1.5-5 4.5-8 8.5-10',
  barcode: 'M4 6v12M7 6v12M10 6v12M14 6v12M16.5 6v12M20 6v12',
  torch: 'M8 3h8v4l-2 3v11h-4V10L8 7ZM8 7h8M12 13v2',
  previous: 'M14.5 6l-6 6 6 6',
  keys: 'M4 6h16v12H4ZM7.5 10v0M12 10v0M16.5 10v0M8 14h8',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1',
  print: 'M7 9V4h10v5M7 17H5a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1h14a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2M7 14h10v6H7Z',
  paste: 'M9 9h10v11H9ZM15 9V4H5v11h4',
  open: 'M9.5 6l6 6-6 6',
  settings:
    'M4 8h9M17 8h3M4 16h3M11 16h9M15 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 18.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  star: 'M12 4l2.5 5.2 5.6.7-4.1 3.9 1.1 5.7L12 16.7l-5.1 2.8L8 13.8 3.9 9.9l5.6-.7Z',
  switch: 'M4 12a8 8 0 0 1 14-5.3L20 9M20 4.5V9h-4.5M20 12a8 8 0 0 1-14 5.3L4 15M4 19.5V15h4.5',
  upload: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative icon. A control without text needs its own label. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <PathIcon path={PATHS[name]} className={className} />
);

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-pill focus-visible:rounded-pill disabled:bg-transparent disabled:text-muted aria-disabled:text-muted';

const LOOKS = {
  bare: 'hover:bg-line',
  line: 'border-[1.5px] border-edge bg-surface hover:bg-sunken',
  quiet: 'bg-sunken hover:bg-line',
  /** For photos. */
  paper: 'bg-surface text-ink shadow-print hover:bg-sunken',
  /** For small photos: looks 34 px wide, but its target is as large as the others. */
  small:
    'isolate text-ink before:absolute before:inset-[5px] before:-z-10 before:rounded-pill before:bg-surface before:shadow-print hover:before:bg-sunken',
} as const;

type IconStyle = {
  /** Name of the control for screen readers. */
  label: string;
  icon: IconName;
  iconClass?: string;
  look?: keyof typeof LOOKS;
  className?: string;
};

/** Round button that shows only an icon. While `busy` it shows a spinner. */
export const IconButton = ({
  label,
  icon,
  iconClass,
  look = 'bare',
  className = '',
  busy = false,
  ...rest
}: IconStyle & ComponentProps<'button'> & { busy?: boolean }) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    disabled={busy || rest.disabled}
    className={`${ROUND} ${LOOKS[look]} ${className}`}
  >
    {busy ? <Spinner /> : <Icon name={icon} {...(iconClass && { className: iconClass })} />}
  </button>
);

export const IconLink = ({
  label,
  icon,
  iconClass,
  look = 'bare',
  className = '',
  ...rest
}: IconStyle & LinkProps) => (
  <Link {...rest} aria-label={label} className={`text-ink ${ROUND} ${LOOKS[look]} ${className}`}>
    <Icon name={icon} {...(iconClass && { className: iconClass })} />
  </Link>
);
