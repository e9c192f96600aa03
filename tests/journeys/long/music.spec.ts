import type { Page } from '@playwright/test';
import { TRACKS, trackPath } from '#core/cooking/soundtrack.ts';
import { integratedLoudness, power, truePeak } from '#tools/soundtrack/loudness.ts';
import { PIECES } from '#tools/soundtrack/pieces/pieces.ts';
import { lengthOf } from '#tools/soundtrack/score/score.ts';
import { RATE, soundOf, type Mono, type Stereo } from '#tools/soundtrack/sound/sound.ts';
import { expect, test } from '../support/test.ts';

for (const track of TRACKS) {
  test(`the ${track} music loops seamlessly, as loud as the others`, async ({ page }) => {
    await page.goto('/auth');
    const { bars } = PIECES[track];
    const { bytes, channels } = await decoded(page, trackPath(track));
    expect(bytes).toBeLessThanOrEqual(1_000_000);

    // Exactly as many samples as composed: the encoder's padding would be a gap in each loop.
    const [left] = channels;
    expect(left.length).toBe(Math.round(lengthOf(PIECES[track]) * RATE));
    expect(left.length / RATE).toBeGreaterThanOrEqual(60);

    expect(Math.abs(integratedLoudness(channels) + 16)).toBeLessThan(0.5);
    expect(truePeak(channels)).toBeLessThan(-1);

    for (const channel of channels) {
      expect(longestSilence(channel)).toBeLessThan(0.5);
      expect(Math.abs((channel[0] ?? 0) - (channel.at(-1) ?? 0))).toBeLessThan(0.01);
    }
    // The end of the loop and its beginning are as loud as those at the other bar lines.
    for (const moment of [-0.04 * RATE, 0]) {
      const [seam = 0, ...barLines] = Array.from({ length: bars }, (_, bar) =>
        powerFrom(channels, (bar / bars) * left.length + moment),
      );
      expect(seam).toBeGreaterThanOrEqual(Math.min(...barLines));
      expect(seam).toBeLessThanOrEqual(Math.max(...barLines));
    }
  });
}

/** Decodes a file as the browser does. */
async function decoded(page: Page, path: string): Promise<{ bytes: number; channels: Stereo }> {
  const { bytes, base64 } = await page.evaluate(
    async ({ address, rate }) => {
      const file = await (await fetch(address)).arrayBuffer();
      const size = file.byteLength;
      const sound = await new OfflineAudioContext(2, 1, rate).decodeAudioData(file);
      const samples = new Blob([sound.getChannelData(0), sound.getChannelData(1)]);
      const url = await new Promise((resolve) => {
        const reader = new FileReader();
        reader.addEventListener('load', () => resolve(reader.result));
        reader.readAsDataURL(samples);
      });
      return { bytes: size, base64: `${url}`.replace(/^.*,/, '') };
    },
    { address: path, rate: RATE },
  );
  const { buffer } = Uint8Array.from(Buffer.from(base64, 'base64'));
  const both = new Float32Array(buffer);
  return { bytes, channels: [both.slice(0, both.length / 2), both.slice(both.length / 2)] };
}

/** Returns the power of both channels in the 40 ms from a sample on. The loop is circular. */
function powerFrom(channels: Stereo, sample: number): number {
  const [left, right] = channels.map((channel) =>
    power(soundOf(0.04 * RATE, (i) => channel.at(Math.round(sample) + i) ?? 0)),
  );
  return (left ?? 0) + (right ?? 0);
}

/** Returns the longest time below −60 dBFS, in seconds, in steps of a hundredth. */
function longestSilence(channel: Mono): number {
  const step = RATE / 100;
  let [run, longest] = [0, 0];
  for (let start = 0; start + step <= channel.length; start += step) {
    run = power(channel.subarray(start, start + step)) < 1e-6 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / 100;
}
