import { useLingui } from '@lingui/react';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

type HeadProps = {
  title: string;
  picture: string;
  /** Pixels of the picture. */
  width?: number;
  height?: number;
};

/** Title of a way to add recipes, beside its picture, and the way back home. */
export function Head({ title, picture, width = 240, height = 240 }: HeadProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-2">
      <ButtonLink kind="bare" to={PATHS.home} className="-ml-3 justify-self-start">
        <Icon name="back" />
        {i18n._('add.back')}
      </ButtonLink>
      <div className="flex items-center gap-4">
        <h1 className="min-w-0 grow">{title}</h1>
        <img src={picture} alt="" width={width} height={height} className="w-[min(5.5rem,20%)]" />
      </div>
    </div>
  );
}
