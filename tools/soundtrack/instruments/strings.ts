import type { Chance } from '../sound/chance.ts';
import { filtered, peak, type Biquad } from '../sound/filter.ts';
import { faded, RATE, silence, soundOf, type Mono } from '../sound/sound.ts';
import type { Instrument } from './instrument.ts';

type StringKind = {
  /** 0 (soft flesh) to 1 (hard pick). */
  readonly brightness: number;
  /** Seconds until an open string of 220 Hz has fallen by 60 dB. */
  readonly ringing: number;
  /** Plucking position, as a share of the string's length. */
  readonly place: number;
  /** Resonances of the body. */
  readonly body: readonly Biquad[];
};

export const nylonGuitar = plucked({
  brightness: 0.34,
  ringing: 3.6,
  place: 0.27,
  body: [peak(105, 2.2, 4), peak(215, 2, 3), peak(2_600, 0.8, -3)],
});

export const ukulele = plucked({
  brightness: 0.5,
  ringing: 1.5,
  place: 0.21,
  body: [peak(260, 1.6, 4), peak(520, 1.5, 2)],
});

export const pizzicato = plucked({
  brightness: 0.3,
  ringing: 0.9,
  place: 0.3,
  body: [peak(280, 1.2, 4), peak(1_800, 0.8, -4)],
});

export const uprightBass = plucked({
  brightness: 0.13,
  ringing: 2.2,
  place: 0.36,
  body: [peak(95, 1.2, 4), peak(700, 1, -3)],
});

/**
 * A plucked string: a burst of noise in a delay loop of one period, softened at every round.
 * Source: K. Karplus, A. Strong, "Digital Synthesis of Plucked-String and Drum Timbres", Computer Music Journal 7
 * (1983).
 */
function plucked({ brightness, ringing, place, body }: StringKind): Instrument {
  return ({ hertz, seconds, velocity }, random) => {
    // Short strings ring for a shorter time.
    const decay = ringing * Math.sqrt(220 / hertz);
    const damping = 10 ** (-3 / (hertz * decay));
    // The average of two neighbours delays by half a sample; an allpass filter adds the rest of a period.
    const period = RATE / hertz - 0.5;
    const whole = Math.floor(period - 0.3);
    const allpass = (1 - (period - whole)) / (1 + (period - whole));
    const excitation = pluck(whole, brightness * (0.5 + 0.7 * velocity), place, random);
    const length = Math.round((Math.min(seconds, decay) + RELEASE) * RATE);
    const string = silence(length);
    let [lastIn, lastOut] = [0, 0];
    for (let i = 0; i < length; i += 1) {
      const average = ((string[i - whole] ?? 0) + (string[i - whole - 1] ?? 0)) / 2;
      const input = average * damping;
      lastOut = allpass * (input - lastOut) + lastIn;
      lastIn = input;
      string[i] = lastOut + (excitation[i] ?? 0);
    }
    const sound = body.reduce(filtered, string);
    return faded(
      soundOf(length, (i) => (sound[i] ?? 0) * velocity),
      RELEASE,
    );
  };
}

/** Seconds until a finger has stopped a string. */
const RELEASE = 0.12;

/** A period of softened noise, minus its reflection from the other end of the string; equal in power at every pitch. */
function pluck(period: number, brightness: number, place: number, random: Chance): Mono {
  let soft = 0;
  const openness = Math.min(0.95, brightness);
  const noise = soundOf(period, () => (soft += openness * (random() * 2 - 1 - soft)));
  const back = Math.max(1, Math.round(period * place));
  const shaped = soundOf(period, (i) => (noise[i] ?? 0) - (noise[(i - back + period) % period] ?? 0));
  const mean = shaped.reduce((sum, each) => sum + each, 0) / period;
  const level = Math.sqrt(shaped.reduce((sum, each) => sum + (each - mean) ** 2, 0) / period);
  return soundOf(period, (i) => (((shaped[i] ?? 0) - mean) / level) * 0.3);
}
