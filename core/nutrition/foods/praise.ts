import { stemsOf } from '../fold-name.ts';
import { isHarmless } from '../name-words.ts';
import { foodByName } from './foods.ts';

/** Returns a name without words of shops and pages that name no food: "cage free", "restaurant-style", "of choice". */
export const withoutPraise = (name: string): string =>
  name.replaceAll(PRAISE, ' ').replaceAll(/(\p{L}+)[- ]style(?!\p{L})/giu, inStyle);

const PRAISE =
  /(?<!\p{L})(?:(?:bone|skin|rind|shell)-(?:in|on|off)|no[- ](?:added[- ](?:salt|sugar)|(?:salt|sugar)[- ]added)|(?:no|nr)\.?\s?\d{1,4}|cage[- ]free|free[- ]range|pasture[- ]raised|grass[- ]fed|store[- ]?bought|(?:of|nach)(?: your| deiner| eigener)? (?:choice|wahl)|nach belieben)(?![\p{L}\p{N}])/giu;

/** "Greek-style" is Greek, "restaurant-style" says nothing, and "Gruyère-style" is another food. */
const inStyle = (style: string, of: string): string => {
  if (isHarmless(stemsOf(of))) return of;
  return foodByName(of, 'en') ? style : ' ';
};
