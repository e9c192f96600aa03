import { DRAWINGS, pictureFile, WIDTHS, type Drawing, type FORMATS } from './drawings.ts';

type PictureProps = {
  drawing: Drawing;
  /** Empty for a decorative picture. */
  alt?: string;
  sizes: string;
  className?: string;
  /** Loads the picture with priority, because it is on the first screen. */
  isFirst?: boolean;
};

/** A drawing in the size that the screen needs and the best format that the browser supports. */
export function Picture({ drawing, alt = '', sizes, className = '', isFirst = false }: PictureProps) {
  const { width, height } = DRAWINGS[drawing];
  return (
    <picture className={`block ${className}`}>
      <source type="image/avif" srcSet={sourceSet(drawing, 'avif')} sizes={sizes} />
      <img
        src={pathOf(pictureFile(drawing, 768, 'webp'))}
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
  WIDTHS.map((width) => `${pathOf(pictureFile(drawing, width, format))} ${width}w`).join(', ');

/** Returns the source path, which the build replaces by the path of the hashed file. */
const pathOf = (file: string): string => `/features/landing/pictures/${file}`;
