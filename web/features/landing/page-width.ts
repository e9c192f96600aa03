export const PAGE_WIDTH = 'mx-auto w-full max-w-[calc(70rem+2*var(--gutter))] px-gutter';
