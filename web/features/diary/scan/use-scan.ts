import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { barcodeOf, type Barcode } from '#core/product/barcode.ts';
import { openScanner, type Scanner } from '../../../scanner/open-scanner.ts';

/** Pause between two frames, in ms, which keeps the device cool. */
const PAUSE = 120;

/**
 * Scans the camera picture for a barcode.
 * @param isLooking false while a result is shown
 * @returns true if the reader could not be loaded
 */
export function useScan(
  video: RefObject<HTMLVideoElement | null>,
  isLooking: boolean,
  onFound: (barcode: Barcode) => void,
): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const [scanner, setScanner] = useState<Scanner>();
  const found = useEffectEvent(onFound);

  useEffect(() => {
    let opened: Scanner | undefined;
    let isGone = false;
    const open = async () => {
      try {
        opened = await openScanner();
        if (isGone) opened.close();
        else setScanner(opened);
      } catch (failure) {
        console.info('The scanner could not be opened.', failure);
        if (!isGone) setHasFailed(true);
      }
    };
    void open();
    return () => {
      isGone = true;
      opened?.close();
    };
  }, []);

  useEffect(() => {
    if (!scanner || !isLooking) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isGone = false;
    const look = async () => {
      const codes = await codesIn(video.current, scanner);
      if (isGone) return;
      const [barcode] = codes.flatMap((code) => barcodeOf(code) ?? []);
      if (barcode !== undefined) found(barcode);
      else timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [scanner, isLooking, video]);

  return hasFailed;
}

/** Returns the codes in a frame; none if it is unreadable, because the next frame comes soon. */
async function codesIn(video: HTMLVideoElement | null, scanner: Scanner): Promise<readonly string[]> {
  if (!video || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return [];
  try {
    return await scanner.read(video);
  } catch {
    return [];
  }
}
