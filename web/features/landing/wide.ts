/** As wide as a page is. */
export const WIDE = 'mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter';
