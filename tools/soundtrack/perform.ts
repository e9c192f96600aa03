import { chance, wobble, type Chance } from './sound/chance.ts';
import { hertzOf } from './score/harmony.ts';
import { roomAround } from './room.ts';
import { lengthOf, type Note, type Part, type Piece } from './score/score.ts';
import { layInto, RATE, silence, soundOf, type Stereo } from './sound/sound.ts';

/** Seconds from the seam to the first beat. The seam lies at the quietest place of the last bar. */
const LEAD = 0.05;

/** Renders a piece as a loop of whole samples, with human timing and a room. */
export function perform(piece: Piece): Stereo {
  const length = Math.round(lengthOf(piece) * RATE);
  const [left, right, sent] = [silence(length), silence(length), silence(length)];
  piece.parts.forEach((part, index) => {
    const random = chance(piece.seed * 101 + index);
    for (const { place, gain } of seats(part)) {
      const angle = ((place + 1) * Math.PI) / 4;
      for (const note of part.notes) {
        const sound = stroke(part, note, piece, random);
        const stray = ((part.looseness ?? 5) / 1000) * wobble(random);
        const at = placeOf(note.at, piece) + (LEAD + stray) * RATE;
        layInto(left, sound, at, gain * Math.cos(angle));
        layInto(right, sound, at, gain * Math.sin(angle));
        // The room's sound is delayed.
        layInto(sent, sound, at + 0.018 * RATE, gain * part.room);
      }
    }
  });
  const [roomLeft, roomRight] = roomAround(sent, piece.roomSize);
  return [
    soundOf(length, (i) => (left[i] ?? 0) + (roomLeft[i] ?? 0)),
    soundOf(length, (i) => (right[i] ?? 0) + (roomRight[i] ?? 0)),
  ];
}

/** Returns one position for a player, or two for a wide part. */
function seats({ place, level, width = 0 }: Part) {
  const gain = 10 ** (level / 20);
  if (width === 0) return [{ place, gain }];
  return [place - width, place + width].map((each) => ({ place: each, gain: gain * Math.SQRT1_2 }));
}

const stroke = ({ instrument }: Part, note: Note, { tempo }: Piece, random: Chance) =>
  instrument(
    {
      hertz: hertzOf(note.pitch),
      seconds: (note.beats * 60) / tempo,
      velocity: Math.min(1, Math.max(0.05, note.velocity * (1 + 0.09 * wobble(random)))),
    },
    random,
  );

/** Returns the sample of a beat; half beats swing. */
function placeOf(at: number, { tempo, swing }: Piece): number {
  const [whole, rest] = [Math.floor(at), at % 1];
  const swung = rest < 0.5 ? rest * 2 * swing : swing + (rest - 0.5) * 2 * (1 - swing);
  return ((whole + swung) * 60 * RATE) / tempo;
}
