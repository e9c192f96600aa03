import { useLingui } from '@lingui/react';
import { useState, type RefObject } from 'react';
import type { Barcode } from '#core/product/barcode.ts';
import { CameraDialog } from '../../../camera/camera-dialog.tsx';
import { useCamera, useLiveVideo, type CameraProblem } from '../../../camera/use-camera.ts';
import { Icon, IconButton } from '../../../ui/icon.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { DiaryPlace } from '../entries/use-log.ts';
import { NumberSheet } from './number-sheet.tsx';
import { ProductSheet } from './product-sheet.tsx';
import { useScan } from './use-scan.ts';
import { useTorch } from './use-torch.ts';

/** Overlay on the camera picture. */
type Over = { readonly barcode: Barcode } | 'number' | undefined;

/** Barcode scanner. The user can always type the number instead. */
export function Scanner({ place, onClose }: { place: DiaryPlace; onClose: () => void }) {
  const { stream, problem } = useCamera();
  const video = useLiveVideo(stream);
  const torch = useTorch(stream);
  const [over, setOver] = useState<Over>();
  const hasFailed = useScan(video, over === undefined && problem === undefined, (barcode) =>
    setOver({ barcode }),
  );
  return (
    <CameraDialog aria-labelledby="scanner" onClose={onClose} className="grid-rows-[auto_1fr_auto]">
      <Head torch={torch} onClose={onClose} />
      <Picture video={video} stream={stream} hasCamera={problem === undefined} />
      <Foot words={wordsFor(problem, hasFailed)} onType={() => setOver('number')} />
      {over === 'number' && (
        <NumberSheet onClose={() => setOver(undefined)} onBarcode={(barcode) => setOver({ barcode })} />
      )}
      {typeof over === 'object' && (
        <ProductSheet
          key={over.barcode}
          barcode={over.barcode}
          place={place}
          onAgain={() => setOver(undefined)}
          onDone={onClose}
        />
      )}
    </CameraDialog>
  );
}

type HeadProps = { torch: ReturnType<typeof useTorch>; onClose: () => void };

function Head({ torch, onClose }: HeadProps) {
  const { i18n } = useLingui();
  return (
    <header className="grid grid-cols-[2.75rem_1fr_2.75rem] items-center px-gutter py-3">
      <IconButton label={i18n._('scan.close')} icon="close" onClick={onClose} className={ON_NIGHT} />
      <h2 id="scanner" className="text-center text-lg">
        {i18n._('scan.title')}
      </h2>
      {torch && (
        <IconButton
          label={i18n._('scan.torch')}
          icon="torch"
          aria-pressed={torch.isOn}
          onClick={() => void torch.toggle()}
          className={`${ON_NIGHT} aria-pressed:bg-print-edge aria-pressed:text-night`}
        />
      )}
    </header>
  );
}

type PictureProps = {
  video: RefObject<HTMLVideoElement | null>;
  stream: MediaStream | undefined;
  hasCamera: boolean;
};

function Picture({ video, stream, hasCamera }: PictureProps) {
  const { i18n } = useLingui();
  return (
    <div className="relative grid min-h-0 place-items-center overflow-hidden">
      {hasCamera && (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          aria-label={i18n._('scan.picture')}
          className="absolute inset-0 size-full object-cover"
        />
      )}
      {hasCamera && !stream && (
        <span className="absolute text-2xl">
          <Spinner />
        </span>
      )}
      <span
        aria-hidden="true"
        className="relative aspect-8/5 w-[min(78%,24rem)] rounded-md border-4 border-print-edge outline-[100vmax] outline-scrim outline-solid"
      />
    </div>
  );
}

/** @param words message ID of the instruction */
function Foot({ words, onType }: { words: string; onType: () => void }) {
  const { i18n } = useLingui();
  return (
    <footer className="grid justify-items-center gap-3 px-gutter pt-4 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-center">
      <p role="status" className="font-medium">
        {i18n._(words)}
      </p>
      <button
        type="button"
        onClick={onType}
        className="inline-flex min-h-12 items-center gap-2 rounded-pill border-[1.5px] border-print-edge px-pad font-semibold focus-visible:rounded-pill focus-visible:shadow-none focus-visible:outline-print-edge"
      >
        <Icon name="keys" />
        {i18n._('scan.type')}
      </button>
    </footer>
  );
}

const ON_NIGHT = 'focus-visible:shadow-none focus-visible:outline-print-edge';

const PROBLEMS: Record<CameraProblem, string> = {
  refused: /*i18n*/ 'scan.refused',
  none: /*i18n*/ 'scan.no_camera',
  busy: /*i18n*/ 'scan.busy',
};

function wordsFor(problem: CameraProblem | undefined, hasFailed: boolean): string {
  if (problem) return PROBLEMS[problem];
  return hasFailed ? /*i18n*/ 'scan.not_loaded' : /*i18n*/ 'scan.hold';
}
