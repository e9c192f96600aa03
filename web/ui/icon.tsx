import { BASIC_PATHS, PathIcon } from './basic-icon.tsx';

const PATHS = {
  ...BASIC_PATHS,
  camera:
    'M4 8h3l1.5-2.5h7L17 8h3a1.5 1.5 0 0 1 1.5 1.5v8A1.5 1.5 0 0 1 20 19H4a1.5 1.5 0 0 1-1.5-1.5v-8A1.5 1.5 0 0 1 4 8ZM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  close: 'M6 6l12 12M18 6 6 18',
  add: 'M12 5v14M5 12h14',
  mute: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  next: 'M5 12h14M13 6l6 6-6 6',
  edit: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19Z',
  question:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM9.7 9.5a2.4 2.4 0 1 1 3.5 2.2c-.8.4-1.2 1-1.2 1.9M12 16.6v0',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l11-6.5Z',
  timer: 'M12 21a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM12 9v4l2.5 2.5M10 2.5h4',
  speak: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5ZM16 9.5l5 5M21 9.5l-5 5',
  moon: 'M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5Z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v0M4.5 12v0M4.5 17.5v0',
  minus: 'M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  delete: 'M4 7h16M9.5 7V4.5h5V7M6 7l1 13h10l1-13M10 11v5M14 11v5',
  down: 'M6 9.5l6 6 6-6',
  up: 'M6 14.5l6-6 6 6',
  grip: 'M9 6v0M9 12v0M9 18v0M15 6v0M15 12v0M15 18v0',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 1 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 1 0 5.7 5.7l1-1',
  paste: 'M9 9h10v11H9ZM15 9V4H5v11h4',
  open: 'M9.5 6l6 6-6 6',
  settings:
    'M4 8h9M17 8h3M4 16h3M11 16h9M15 10.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4ZM9 18.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4Z',
  switch: 'M4 12a8 8 0 0 1 14-5.3L20 9M20 4.5V9h-4.5M20 12a8 8 0 0 1-14 5.3L4 15M4 19.5V15h4.5',
  upload: 'M12 15V4M7.5 8.5 12 4l4.5 4.5M4 15v4a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-4',
} as const;

export type IconName = keyof typeof PATHS;

/** Decorative icon. A control without text needs a label of its own. */
export const Icon = ({ name, className = '' }: { name: IconName; className?: string }) => (
  <PathIcon path={PATHS[name]} className={className} />
);
