/** Classes for the width of a page. */
export const WIDE = 'mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter';
