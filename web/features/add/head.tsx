import { PATHS } from '../../paths.ts';
import { BackLink } from '../../shell/navigation/back-link.tsx';

type HeadProps = {
  title: string;
  picture: string;
  /** Size of the picture in px. */
  width?: number;
  height?: number;
};

export function Head({ title, picture, width = 240, height = 240 }: HeadProps) {
  return (
    <div className="grid gap-2">
      <BackLink to={PATHS.home} />
      <div className="flex items-center gap-4">
        <h1 className="min-w-0 grow">{title}</h1>
        <img src={picture} alt="" width={width} height={height} className="w-[min(5.5rem,20%)]" />
      </div>
    </div>
  );
}
