import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon, IconButton } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/feedback/note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { PhotoInput } from './photo-input.tsx';
import { CameraDialog } from '../../../camera/camera-dialog.tsx';
import { stillOf, useCamera, useLiveVideo, type CameraProblem } from '../../../camera/use-camera.ts';

type CameraViewProps = {
  /** Maximum number of additional photos. */
  room: number;
  onPhoto: (photo: Blob) => void;
  onFiles: (files: File[]) => void;
  onDone: () => void;
};

/** Full-screen camera that takes several photos. */
export function CameraView({ room, onPhoto, onFiles, onDone }: CameraViewProps) {
  const { i18n } = useLingui();
  const { stream, canSwitch, problem, switchSide } = useCamera();
  const video = useLiveVideo(stream);
  const [playing, setPlaying] = useState<MediaStream>();
  const isReady = stream !== undefined && playing === stream;
  const [taken, setTaken] = useState(0);

  const capture = async () => {
    const photo = video.current && (await stillOf(video.current));
    if (!photo) return;
    onPhoto(photo);
    setTaken(taken + 1);
  };

  return (
    <CameraDialog aria-label={i18n._('camera.title')} onClose={onDone} className="grid-rows-[1fr_auto]">
      <div className="relative grid min-h-0 place-items-center overflow-hidden">
        {problem ? (
          <NoCamera problem={problem} onFiles={onFiles} />
        ) : (
          <video
            ref={video}
            onPlaying={() => setPlaying(stream)}
            autoPlay
            playsInline
            muted
            className="absolute inset-0 size-full object-contain"
          />
        )}
        {!problem && !isReady && <Starting />}
        <p aria-live="polite" className="absolute top-4 rounded-pill bg-scrim px-4 py-1 text-sm empty:hidden">
          {taken > 0 && i18n._('camera.taken', { taken })}
        </p>
      </div>
      <Controls
        canCapture={isReady && taken < room}
        onCapture={() => void capture()}
        onSwitch={canSwitch ? switchSide : undefined}
        onDone={onDone}
      />
    </CameraDialog>
  );
}

function Starting() {
  const { i18n } = useLingui();
  return (
    <span role="status" className="absolute text-2xl">
      <Spinner />
      <span className="sr-only">{i18n._('camera.starting')}</span>
    </span>
  );
}

type ControlsProps = {
  canCapture: boolean;
  onCapture: () => void;
  onSwitch: (() => void) | undefined;
  onDone: () => void;
};

function Controls({ canCapture, onCapture, onSwitch, onDone }: ControlsProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 px-gutter pt-4 pb-[calc(1.25rem+env(safe-area-inset-bottom))]">
      <span>
        {onSwitch && (
          <IconButton
            label={i18n._('camera.switch')}
            icon="switch"
            iconClass="size-4.75"
            look="small"
            className="relative"
            onClick={onSwitch}
          />
        )}
      </span>
      <button
        type="button"
        aria-label={i18n._('camera.capture')}
        disabled={!canCapture}
        onClick={onCapture}
        className="size-[min(4.5rem,22vw)] rounded-pill border-4 border-print-edge bg-tomato focus-visible:rounded-pill focus-visible:outline-print-edge disabled:opacity-40"
      />
      <Button kind="line" className="justify-self-end text-ink" onClick={onDone}>
        {i18n._('camera.done')}
      </Button>
    </div>
  );
}

function NoCamera({ problem, onFiles }: { problem: CameraProblem; onFiles: (files: File[]) => void }) {
  const { i18n } = useLingui();
  const messages = {
    refused: i18n._('camera.refused'),
    none: i18n._('camera.none'),
    busy: i18n._('camera.busy'),
  };
  return (
    <div className="max-w-md px-gutter">
      <Note
        kind="attention"
        title={messages[problem]}
        action={
          <PhotoInput kind="line" className="text-ink" onFiles={onFiles}>
            <Icon name="upload" />
            {i18n._('home.upload')}
          </PhotoInput>
        }
      />
    </div>
  );
}
