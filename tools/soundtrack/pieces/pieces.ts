import type { Track } from '#core/cooking/soundtrack.ts';
import type { Piece } from '../score/score.ts';
import { energetic } from './energetic.ts';
import { festive } from './festive.ts';
import { focused } from './focused.ts';
import { relaxed } from './relaxed.ts';

/** The music for each mood. */
export const PIECES: Record<Track, Piece> = { relaxed, energetic, focused, festive };
