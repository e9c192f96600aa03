import { bunch, g, given, piece, tbsp, type Slots } from './dish.ts';
import type { Text } from './words.ts';

/** Foods that savoury dishes take up if the user has them: the slots `paste`, `olives` and `herb`. */
export const EXTRAS = {
  paste: given(tbsp(2, 'tomato-paste')),
  olives: given(g(60, 'olive'), g(60, 'black-olive')),
  herb: given(...['parsley', 'basil', 'coriander', 'chives', 'dill'].map((herb) => bunch(0.5, herb))),
} satisfies Slots;

/** Lemon or lime, if the user has one. */
export const HALF_A_LEMON = given(piece(0.5, 'lemon'), piece(0.5, 'lime'));

/** Sentence on the slots `onion`, `garlic` and `ginger`, in English and German. */
export const CHOPPED = [
  'Peel and finely chop the {onion garlic ginger}.',
  '{onion garlic ginger} schälen und fein hacken.',
] as const;

/** Sentence on the slot `herb`, to be put before serving. */
export const HERB_ON_TOP: Text = {
  en: 'Wash and chop the {herb} and scatter it on top.',
  de: '{herb} waschen, hacken und darüberstreuen.',
};

/** Sentence on the slots `paste` and `olives`, to be put where a sauce is cooked. */
export const PASTE_AND_OLIVES: Text = {
  en: 'Stir in the {paste olives} and cook for 1 minute.',
  de: '{paste olives} einrühren und 1 Minute mitgaren.',
};
