/**
 * Composes the cooking music and writes it to web/public/music: `npm run soundtrack [-- mood ...]`. The music is
 * reproducible. Needs LAME (https://lame.sourceforge.io, in Debian `apt-get install lame`); the app needs neither.
 */
import { spawnSync } from 'node:child_process';
import { TRACKS, trackPath } from '#core/cooking/soundtrack.ts';
import { integratedLoudness, truePeak } from './loudness.ts';
import { master } from './master.ts';
import { perform } from './perform.ts';
import { PIECES } from './pieces/pieces.ts';
import { RATE, type Stereo } from './sound/sound.ts';

const KBITS = 96;

const selected = process.argv.slice(2);
for (const track of TRACKS.filter((each) => selected.length === 0 || selected.includes(each))) {
  const loop = master(perform(PIECES[track]));
  encode(loop, `web/public${trackPath(track)}`);
  const [seconds, loudness, peak] = [loop[0].length / RATE, integratedLoudness(loop), truePeak(loop)];
  console.log(`${track}: ${seconds.toFixed(2)} s, ${loudness.toFixed(1)} LUFS, peak ${peak.toFixed(1)} dBFS`);
}

/** LAME stores the number of samples that it adds at the ends: players skip them, and the loop stays seamless. */
function encode([left, right]: Stereo, file: string): void {
  const samples = new Int16Array(left.length * 2);
  left.forEach((sample, i) => {
    samples[2 * i] = Math.round(sample * 32_767);
    samples[2 * i + 1] = Math.round((right[i] ?? 0) * 32_767);
  });
  const { error, status } = spawnSync(
    'lame',
    [
      '-r',
      ...`-s ${RATE / 1_000} --resample ${RATE / 1_000} --bitwidth 16 --quiet -b ${KBITS} -q 0`.split(' '),
      '-',
      file,
    ],
    { input: samples, stdio: ['pipe', 'inherit', 'inherit'] },
  );
  if (error || status !== 0) throw new Error('LAME could not be started, or failed', { cause: error });
}
