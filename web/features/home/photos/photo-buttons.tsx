import { useLingui } from '@lingui/react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PhotoInput } from './photo-input.tsx';

/** Ways to add photos. */
export type PhotoSources = {
  /** True while files are dragged over the page. */
  isOver: boolean;
  isDisabled: boolean;
  onFiles: (files: File[]) => void;
  onCamera: () => void;
};

/** Buttons to take or choose photos. `isFirst` makes the camera the main action. */
export function PhotoButtons({
  isFirst,
  isDisabled,
  onFiles,
  onCamera,
  className,
}: Omit<PhotoSources, 'isOver'> & { isFirst: boolean; className: string }) {
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
