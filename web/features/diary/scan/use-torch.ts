import { useState } from 'react';

/** Source: W3C, MediaStream Image Capture. Missing in TypeScript. */
type TorchTrack = MediaTrackCapabilities & { readonly torch?: boolean };

/** The camera's torch; undefined without one. It turns off with the camera. */
export function useTorch(stream: MediaStream | undefined) {
  const [lit, setLit] = useState<MediaStream>();
  const [track] = stream?.getVideoTracks() ?? [];
  const capabilities: TorchTrack | undefined = track?.getCapabilities?.();
  if (!track || !capabilities?.torch) return undefined;
  const isOn = lit === stream;
  return {
    isOn,
    async toggle() {
      // TypeScript's constraints do not have the lamp either. oxlint-disable-next-line no-unsafe-type-assertion
      await track.applyConstraints({ advanced: [{ torch: !isOn } as MediaTrackConstraintSet] });
      setLit(isOn ? undefined : stream);
    },
  };
}
