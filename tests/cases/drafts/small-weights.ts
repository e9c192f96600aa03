import { rowsIn } from './rows.ts';

/** Food, with its note behind a semicolon | quantity and unit | grams of a model | "kept" or the grams that count. */
const TABLE = `
rapeseed oil | 750 ml | 50 | kept
rice | 300 g | 30 | 300
lard | 500 g | 40 | kept
butter | 125 g | 12 | 125
salt | 200 g | 8 | kept
rolled oats | 80 g | 8 | 80
red wine | 750 ml | 100 | kept
minced beef | 500 g | 50 | 500
vinegar | 300 ml | 60 | kept
potatoes | 1 kg | 100 | 1000
chicken | 1 piece | 700 | kept
carrots | 500 g | 50 | 500
mussels | 1 kg | 250 | kept
canned tomatoes | 1 can | 40 | 400
breadcrumbs | 150 g | 60 | kept
coconut milk | 400 ml | 40 | 400-410
pumpkin | 1 kg | 700 | kept
milk | 500 ml | 52 | 515
sweetcorn | 2 piece | 200 | kept
tofu | 200 g | 20 | 200
pineapple | 1 piece | 450 | kept
spinach | 250 g | 25 | 250
avocado | 2 piece | 220 | kept
bread | 4 slice | 16 | 140-200
spare ribs | 1.2 kg | 500 | kept
dark chocolate | 100 g | 10 | 100
water | 3 l | 0 | kept
chicken breast | 2 piece | 32 | 300-360
flour; for dusting | 50 g | 20 | kept
sausages | 4 piece | 40 | 300-480
stock; for poaching | 1 l | 250 | kept
cod fillet | 400 g | 40 | 400
duck fat | 700 g | 60 | kept
cream | 250 ml | 25 | 250
lime | 2 piece | 60 | kept
mozzarella | 125 g | 12.5 | 125
buttermilk; for the marinade | 500 ml | 80 | kept
egg noodles | 250 g | 25 | 250
parsley | 1 bunch | 20 | kept
canned chickpeas; drained | 1 can | 24 | 240
soy sauce | 150 ml | 40 | kept
double cream | 200 ml | 20 | 200
apple | 3 piece | 300 | kept
egg | 6 piece | 33 | 330
pak choi | 2 piece | 180 | kept
peanut butter | 4 tbsp | 6 | 55-70
sea bass | 2 piece | 350 | kept
quark | 250 g | 25 | 250
yoghurt | 300 g | 30 | 300
couscous | 200 g | 20 | 200
sugar | 150 g | 15 | 150
smoked salmon | 150 g | 15 | 150
onion | 3 piece | 33 | 330
garlic | 4 clove | 1.2 | 12-16
`;

/** Lines of a model with less weight than their amount, rightly or by mistake. */
export const SMALL_WEIGHTS = rowsIn(TABLE).map(([called = '', amount = '', grams = '', served = '']) => {
  const [food = '', note = null] = called.split('; ');
  const [quantity = '', unit = ''] = amount.split(' ');
  const [least = '', most = least] = (served === 'kept' ? grams : served).split('-');
  return {
    line: { food, name: food, note, quantity: Number(quantity), unit, grams: Number(grams) },
    served: [Number(least), Number(most)] as const,
  };
});
