import type { Language } from '#core/language.ts';
import type { Recipe } from '#core/recipe/recipe.ts';
import { newDraft, partOf } from '../../data/drafts/draft.ts';
import { DEMO_COOK } from '#web/features/cooking/data/dish-path.ts';

/** Returns the demo recipe, read and calculated like a typed one. */
export async function demoRecipe(language: Language): Promise<Recipe> {
  // Loaded late: it needs the food table.
  const { writtenRecipe } = await import('../../data/drafts/written-recipe.ts');
  const { title, description, ingredients, steps, servingTip } = TEXTS[language];
  const draft = newDraft({
    id: 1,
    language,
    origin: { type: 'own' },
    title,
    servings: '4',
    prepTime: '35',
    activeTime: '20',
    ingredients: [partOf('', ingredients)],
    steps: [partOf('', steps)],
    kept: { difficulty: 'easy', cuisine: 'mediterranean', description, servingTip },
  });
  return writtenRecipe(draft, { userId: DEMO_COOK, former: undefined, now: 0 });
}

type Texts = {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
  readonly servingTip: string;
};

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    title: 'Lemony leeks with butter beans',
    description: 'One pan, two leeks too many and the tomatoes that need using up.',
    ingredients: [
      '4 leeks',
      '600 g vine tomatoes',
      '480 g tinned butter beans, drained',
      '3 cloves of garlic',
      '1 lemon',
      '3 tbsp olive oil',
      '150 ml vegetable stock',
      '½ tsp salt',
      '1 handful of parsley',
    ],
    steps: [
      'Halve the leeks lengthways, rinse them and cut them into pieces as long as your finger.',
      'Heat the olive oil in a wide pan. Lay the leeks in, cut side down, and fry for 6 minutes without moving them.',
      'Halve the tomatoes and slice the garlic. Lay the tomatoes in, cut side down, and leave them alone for 5 minutes.',
      'Add the garlic, the butter beans and the vegetable stock. Cover and simmer for 10 minutes.',
      'Grate the zest of the lemon and squeeze its juice. Stir both in with the salt and take the pan off the heat.',
      'Chop the parsley, scatter it over and bring the pan to the table.',
    ],
    servingTip: 'Good with bread, and better with the bread toasted.',
  },
  de: {
    title: 'Zitroniger Lauch mit weißen Bohnen',
    description: 'Eine Pfanne, zwei Stangen Lauch zu viel und die Tomaten, die wegmüssen.',
    ingredients: [
      '4 Stangen Lauch',
      '600 g Strauchtomaten',
      '480 g weiße Bohnen aus der Dose, abgetropft',
      '3 Knoblauchzehen',
      '1 Zitrone',
      '3 EL Olivenöl',
      '150 ml Gemüsebrühe',
      '½ TL Salz',
      '1 Handvoll Petersilie',
    ],
    steps: [
      'Halbiere den Lauch längs, spül ihn ab und schneide ihn in fingerlange Stücke.',
      'Erhitze das Olivenöl in einer weiten Pfanne. Leg den Lauch mit der Schnittfläche nach unten hinein und brate ihn 6 Minuten, ohne ihn zu bewegen.',
      'Halbiere die Tomaten und schneide den Knoblauch in Scheiben. Leg die Tomaten mit der Schnittfläche nach unten hinein und lass sie 5 Minuten in Ruhe.',
      'Gib den Knoblauch, die weißen Bohnen und die Gemüsebrühe dazu. Lass alles zugedeckt 10 Minuten köcheln.',
      'Reib die Schale der Zitrone ab und press sie aus. Rühr beides mit dem Salz unter und nimm die Pfanne vom Herd.',
      'Hack die Petersilie, streu sie darüber und bring die Pfanne auf den Tisch.',
    ],
    servingTip: 'Dazu schmeckt Brot, und geröstet schmeckt es noch besser.',
  },
};
