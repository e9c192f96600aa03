import { useLingui } from '@lingui/react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import fork from '../../../ui/pictures/fork.svg';
import heroCamera from '../../../ui/pictures/hero-camera.svg';
import knife from '../../../ui/pictures/knife.svg';
import { HOVERED, PhotoButtons, type PhotoSources } from './photo-buttons.tsx';

/** A laid table with the buttons to add photos, shown while there are no photos. Very large text hides the plate. */
export function PhotoPlate({ isOver, onType, ...sources }: PhotoSources & { onType: () => void }) {
  const { i18n } = useLingui();
  return (
    <div className="@container flex w-full items-center justify-center gap-8">
      <img src={fork} alt="" width="60" height="240" className="hidden h-80 w-auto md:block" />
      <div
        className={`grid w-[min(100%,30rem)] place-content-center @min-[16rem]:plate @min-[16rem]:aspect-square @min-[16rem]:grid-cols-[minmax(0,66%)] ${isOver ? HOVERED : ''}`}
      >
        <div className="grid justify-items-center gap-2 text-center">
          <img
            src={heroCamera}
            alt=""
            width="640"
            height="560"
            className="mb-1 w-15 @min-[19rem]:w-26 md:w-44"
          />
          <PhotoButtons {...sources} isFirst className="w-[min(100%,15rem)]" />
          <p className="hidden text-sm text-muted md:block">{i18n._('home.drop_on_plate')}</p>
          {sources.isDisabled ? (
            <p className="grid min-h-12 place-content-center px-4 text-sm text-balance">
              {i18n._('home.limit.plate')}
            </p>
          ) : (
            <Button kind="bare" onClick={onType}>
              <Icon name="edit" />
              {i18n._('home.type')}
            </Button>
          )}
        </div>
      </div>
      <img src={knife} alt="" width="60" height="240" className="hidden h-80 w-auto md:block" />
    </div>
  );
}
