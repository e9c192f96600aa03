import type { DishSection } from '../kitchen/dish.ts';
import { both } from '../kitchen/words.ts';

// A thin tart, folded by hand around fruit or vegetables.

export const DOUGH =
  'need 200 g flour, fat: need 100 g butter or 80 g rapeseed-oil, need 4 tbsp water, need 0.5 tsp salt';

/** The filling comes first, because ingredient lines begin with the main foods. */
export const GALETTE_SECTIONS: readonly DishSection[] = [
  { name: both('Filling / Füllung'), holds: ['mains'], from: 1 },
  { name: both('Dough / Teig'), holds: ['flour', 'fat', 'water', 'salt'], from: 0 },
];

/** Steps until a galette is sprinkled and baked. */
export const GALETTE_STEPS = `
  12: Rub the {fat} into the {flour salt} with your fingertips until it looks like breadcrumbs. Bind it with the {water}, shape it into a flat disc and wrap it up.
  / {flour salt} mischen. {fat} mit den Fingerspitzen unterarbeiten, bis die Masse krümelig ist. {water} zugeben, rasch zu einer flachen Scheibe formen und einwickeln.
  30 slices: Chill the dough for 30 minutes in all. Heat the oven to 200 °C (fan 180 °C).
  / Den Teig insgesamt 30 Minuten kalt stellen. Den Backofen auf 200 °C (Umluft 180 °C) vorheizen.
  12: Roll out the dough thinly on baking paper. Lay the {mains} on it in circles, leave 4 cm free all round and fold the edge over in pleats.
  / Den Teig auf Backpapier dünn ausrollen. {mains} kreisförmig darauflegen, ringsum 4 cm frei lassen und den Rand in Falten darüberschlagen.
`;
