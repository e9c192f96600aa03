import { useEffect, useRef, useState, type RefObject } from 'react';

/** `refused`: by the user or a policy. `busy`: another program uses the camera. */
export type CameraProblem = 'refused' | 'none' | 'busy';

type Side = 'environment' | 'user';

/** Opens the camera, preferably the rear one, and stops it with the component. */
export function useCamera() {
  const [side, setSide] = useState<Side>('environment');
  const [stream, setStream] = useState<MediaStream>();
  const [canSwitch, setCanSwitch] = useState(false);
  const [problem, setProblem] = useState<CameraProblem>();

  useEffect(() => {
    let opened: MediaStream | undefined;
    let isGone = false;
    const open = async () => {
      try {
        opened = await openCamera(side);
        if (isGone) return stop(opened);
        setStream(opened);
        setCanSwitch((await countCameras()) > 1);
      } catch (failure) {
        if (!isGone) setProblem(problemOf(failure));
      }
    };
    void open();
    return () => {
      isGone = true;
      setStream(undefined);
      stop(opened);
    };
  }, [side]);

  return {
    stream,
    canSwitch,
    problem,
    switchSide: () => setSide(side === 'environment' ? 'user' : 'environment'),
  };
}

/** Returns a reference to the video that shows a stream. */
export function useLiveVideo(stream: MediaStream | undefined): RefObject<HTMLVideoElement | null> {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null;
  }, [stream]);
  return video;
}

/** Opens a camera. The resolution is limited for speed, because photos are downscaled anyway. */
async function openCamera(side: Side): Promise<MediaStream> {
  // Undefined outside of a secure context.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!devices) throw new DOMException('No camera here.', 'NotFoundError');
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: side }, width: { ideal: 1920 }, height: { ideal: 1440 } },
  });
}

const stop = (stream: MediaStream | undefined) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

async function countCameras(): Promise<number> {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices.filter(({ kind }) => kind === 'videoinput').length;
}

function problemOf(failure: unknown): CameraProblem {
  const name = failure instanceof DOMException ? failure.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'none' : 'busy';
}

/** Returns the current frame of a video as a JPEG. */
export function stillOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
}
