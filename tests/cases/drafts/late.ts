import { entriesOf, languageIn, rowsIn } from './rows.ts';

/** Language | steps | minutes that the author says | minutes that the cook has | "late" if no answer keeps them. */
const TABLE = `
en | Boil the pasta for 10 minutes. // Bake it for 25 minutes. | 20 | 30 | late
de | Die Nudeln 10 Minuten kochen. // Alles 25 Minuten backen. | 20 | 30 | late
en | Fry the tofu for 8 minutes. | 20 | 20 |
de | Den Tofu 8 Minuten braten. | 20 | 20 |
en | Marinate the chicken for 2 hours. // Grill it for 10 minutes. | 30 | 45 | late
de | Den Teig 1 Stunde gehen lassen. // 20 Minuten backen. | 40 | 60 | late
en | Leave the dough to rise overnight. // Bake for 30 minutes. | 45 | 60 | late
de | Die Bohnen über Nacht einweichen. // 60 Minuten kochen. | 70 | 90 | late
en | Simmer for 20 minutes. Meanwhile, boil the rice for 15 minutes. | 25 | 25 |
de | Die Soße 20 Minuten köcheln. // Inzwischen den Reis 15 Minuten kochen. | 25 | 25 |
en | Chill for at least 4 hours. | 15 | 30 | late
de | Mindestens 3 Stunden kalt stellen. | 15 | 30 | late
en | Roast for 30 minutes, turning after 15 minutes. | 40 | 40 |
de | 30 Minuten backen, nach 15 Minuten wenden. | 40 | 40 |
en | Soak the rice for half an hour. // Cook it for 12 minutes. | 30 | 30 | late
de | Den Reis eine halbe Stunde einweichen. // 12 Minuten kochen. | 30 | 30 | late
en | Simmer for one and a half hours. | 60 | 60 | late
de | Anderthalb Stunden schmoren. | 60 | 60 | late
en | Fry for 5 minutes, then simmer for 10–12 minutes. | 15 | 15 |
de | 5 Minuten braten, dann 10–12 Minuten köcheln. | 15 | 15 |
`;

/** Steps, and whether they fit into the cook's time. */
export const LATE = rowsIn(TABLE).map(([language = '', steps = '', said = '', most = '', late = '']) => ({
  language: languageIn(language),
  steps: entriesOf(steps, ' // '),
  prepTime: Number(said),
  maxPrepTime: Number(most),
  isLate: late === 'late',
}));
