import { RATE, silence, type Mono, type Stereo } from './sound/sound.ts';

/**
 * Returns the reverberation of a loop: eight comb filters and four allpass filters, each a little longer on the right.
 * Computes two rounds and keeps the second, so that the loop begins in the reverberation of its end. Source: M. R.
 * Schroeder, "Natural Sounding Artificial Reverberation", JAES 10 (1962); lengths as in Freeverb (public domain).
 * @param seconds until the room has fallen by 60 dB
 */
export const roomAround = (loop: Mono, seconds: number): Stereo => [
  reverberated(loop, seconds, 0),
  reverberated(loop, seconds, 23),
];

const ECHOES = [1116, 1188, 1277, 1356, 1422, 1491, 1557, 1617];
const BLURS = [556, 441, 341, 225];
/** Share of treble that the walls absorb at each reflection. */
const SOFTNESS = 0.35;

function reverberated(loop: Mono, seconds: number, spread: number): Mono {
  const echoes = ECHOES.map((length) => echo(length + spread, 10 ** ((-3 * (length / RATE)) / seconds)));
  const blurs = BLURS.map((length) => blur(length + spread));
  const heard = silence(loop.length);
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < loop.length; i += 1) {
      let sum = 0;
      for (const step of echoes) sum += step(loop[i] ?? 0);
      for (const step of blurs) sum = step(sum);
      heard[i] = sum * 0.125;
    }
  }
  return heard;
}

type Step = (sample: number) => number;

function echo(length: number, feedback: number): Step {
  const line = new Float64Array(length);
  let [at, soft] = [0, 0];
  return (sample) => {
    const out = line[at] ?? 0;
    soft = out * (1 - SOFTNESS) + soft * SOFTNESS;
    line[at] = sample + soft * feedback;
    at = (at + 1) % length;
    return out;
  };
}

function blur(length: number): Step {
  const line = new Float64Array(length);
  let at = 0;
  return (sample) => {
    const held = line[at] ?? 0;
    line[at] = sample + held * 0.5;
    at = (at + 1) % length;
    return held - sample * 0.5;
  };
}
