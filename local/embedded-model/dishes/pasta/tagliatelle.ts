import { seasoning } from '../../kitchen/seasoning.ts';
import {
  cheeses,
  clove,
  g,
  given,
  longest,
  maybe,
  need,
  piece,
  pinch,
  prepare,
  step,
  tbsp,
  type DishForm,
} from '../../kitchen/dish.ts';
import { EXTRAS, HALF_A_LEMON, HERB_ON_TOP, PASTE_AND_OLIVES } from '../../kitchen/extras.ts';
import { titled, VEGETABLE } from '../../kitchen/title.ts';
import { DICE } from '../../kitchen/cuts.ts';
import { isForPasta } from './pasta.ts';

/** Ribbon noodles made by hand. */
export const tagliatelle: DishForm = {
  name: 'tagliatelle',
  difficulty: 'hard',
  servings: 2,
  cuisines: ['Italian'],
  knownIn: ['Italian'],
  takes: isForPasta,
  isGoodPlain: true,

  plan(kitchen) {
    const fry = Math.max(6, Math.round(longest(kitchen.mains, (facts) => facts.simmer) * 0.7));
    const { slots, flavour } = seasoning(kitchen);
    return {
      title: titled(
        kitchen,
        // A plural, whose adjectives end as those of a feminine.
        { en: 'tagliatelle', de: 'Tagliatelle', gender: 'f', mixed: VEGETABLE },
        {
          adjective: { en: 'handmade', de: 'hausgemacht' },
          plainly: ['lemon', 'lime', 'garlic'],
          with: flavour,
        },
      ),
      share: 0.8,
      slots: {
        flour: need(g(220, 'flour')),
        eggs: need(piece(2, 'egg')),
        garlic: maybe(clove(2, 'garlic')),
        onion: given(piece(0.5, 'onion')),
        lemon: HALF_A_LEMON,
        ...slots,
        fat: need(tbsp(3, 'olive-oil')),
        ...EXTRAS,
        cheese: maybe(g(40, 'parmesan'), ...cheeses(40)),
        salt: need(pinch(4, 'salt')),
        pepper: maybe(pinch(1, 'black-pepper')),
      },
      steps: [
        step(
          15,
          'Heap the {flour} on a board, make a well and break the {eggs} into it. Add a little of the {salt}, work everything into a dough from the middle outwards and knead for 10 minutes, until smooth and elastic.',
          '{flour} auf ein Brett häufen, eine Mulde hineindrücken und {eggs} hineinschlagen. Ein wenig {salt} zugeben, alles von der Mitte aus zu einem Teig verarbeiten und 10 Minuten kneten, bis er glatt und elastisch ist.',
        ),
        prepare(
          30,
          DICE,
          'Cover the dough and let it rest for 30 minutes. Peel and finely chop the {garlic onion}.',
          'Den Teig abgedeckt 30 Minuten ruhen lassen. {garlic onion} schälen und fein hacken.',
        ),
        step(
          20,
          'Roll out the dough on a floured surface, so thin that your hand shows through. Roll it up loosely, cut it into 1 cm ribbons and shake them out.',
          'Den Teig auf einer bemehlten Fläche so dünn ausrollen, dass die Hand durchscheint. Locker aufrollen, in 1 cm breite Bänder schneiden und auflockern.',
        ),
        step(
          fry + 3,
          `Heat the {fat} in a large pan over a medium heat. Soften the {garlic onion spice spice2} in it for 1 minute. Add the {mains} and fry for ${fry} minutes, until soft. ${PASTE_AND_OLIVES.en}`,
          `{fat} in einer großen Pfanne bei mittlerer Hitze erwärmen. {garlic onion spice spice2} darin 1 Minute andünsten. {mains} zugeben und ${fry} Minuten weich braten. ${PASTE_AND_OLIVES.de}`,
        ),
        step(
          5,
          `Boil the ribbons in plenty of salted water for 3 minutes, lift them dripping into the pan and toss. Squeeze in the {lemon}. Season with the rest of the salt and the {pepper}. ${HERB_ON_TOP.en} Serve with the {cheese}, freshly grated.`,
          `Die Nudeln in reichlich Salzwasser 3 Minuten kochen, tropfnass in die Pfanne heben und schwenken. {lemon} darüber auspressen. Mit dem restlichen Salz und {pepper} abschmecken. ${HERB_ON_TOP.de} {cheese} frisch darüberreiben.`,
        ),
      ],
    };
  },
};
