import { DRAWINGS, pictureFile, WIDTHS, type Drawing, type FORMATS } from './drawings.ts';

type PictureProps = {
  drawing: Drawing;
  /** What it shows; nothing where it only decorates. */
  alt?: string;
  /** How wide it is on the screen, as `sizes` tells it. */
  sizes: string;
  className?: string;
  /** It is the first thing that is seen: nothing may hold it up. */
  isFirst?: boolean;
};

/** A drawing, in the size that the screen needs and the best coding that the browser knows. */
export function Picture({ drawing, alt = '', sizes, className = '', isFirst = false }: PictureProps) {
  const { width, height } = DRAWINGS[drawing];
  return (
    <picture className={`block ${className}`}>
      <source type="image/avif" srcSet={sourceSet(drawing, 'avif')} sizes={sizes} />
      <img
        src={addressOf(pictureFile(drawing, 768, 'webp'))}
        srcSet={sourceSet(drawing, 'webp')}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        className="w-full"
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
      />
    </picture>
  );
}

const sourceSet = (drawing: Drawing, format: (typeof FORMATS)[number]): string =>
  WIDTHS.map((width) => `${addressOf(pictureFile(drawing, width, format))} ${width}w`).join(', ');

/** Under which the build finds it, and gives it the name that it keeps. */
const addressOf = (file: string): string => `/features/landing/pictures/${file}`;
