/** Classes of an action: a tile on phones, a button on wide screens. */
export const ACT =
  'grid min-h-17 cursor-pointer place-content-center justify-items-center gap-1 rounded-md bg-sunken px-1 py-2 text-center text-sm leading-tight font-semibold wrap-anywhere no-underline hyphens-auto hover:bg-line md:min-h-12 md:grid-flow-col md:items-center md:gap-2.5 md:rounded-pill md:px-5';

export const ACT_ICON = 'size-6 md:size-5';
