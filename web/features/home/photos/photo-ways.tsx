import { useLingui } from '@lingui/react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhotoInput } from './photo-input.tsx';

/** How photos come onto the table. */
export type PhotoWays = {
  /** Something hovers over the page. */
  isOver: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  onCamera: () => void;
};

/** The two buttons: take photos, or choose them. The first is the one thing to do while there are none. */
export function PhotoButtons({
  isFirst,
  isDisabled,
  onFiles,
  onCamera,
  className,
}: Omit<PhotoWays, 'isOver'> & { isFirst: boolean; className: string }) {
  const { i18n } = useLingui();
  return (
    <>
      <Button kind={isFirst ? 'main' : 'line'} className={className} disabled={isDisabled} onClick={onCamera}>
        <Icon name="camera" />
        {i18n._('home.open_camera')}
      </Button>
      <PhotoInput kind="line" className={className} disabled={isDisabled} onFiles={onFiles}>
        <Icon name="upload" />
        {i18n._('home.upload')}
      </PhotoInput>
    </>
  );
}

export const HOVERED = 'outline-3 outline-offset-6 outline-tomato outline-dashed';
