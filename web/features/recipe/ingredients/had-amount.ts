import type { Line } from '#core/recipe/lines/line.ts';
import { scaleLine, servedAmount, type Serving } from '#core/recipe/scaling/scale.ts';

/** Returns the amount of a line that the user has; empty for none. */
export const hadAmount = (line: Line, share: number, serving: Serving): string =>
  share === 0 ? '' : servedAmount(scaleLine(line, share), serving);
