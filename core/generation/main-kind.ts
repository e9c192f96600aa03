import type { FoodId } from '../nutrition/food.ts';
import { foodById } from '../nutrition/foods/foods.ts';

/** Part that a food plays on a plate: what makes a meal of it, or what fills. */
export type MainKind = 'protein' | 'staple';

const STAPLES: ReadonlySet<FoodId> = new Set(
  `rice risotto-rice brown-rice wild-rice cooked-rice cooked-brown-rice pasta cooked-pasta wholemeal-pasta
  gluten-free-pasta fresh-pasta filled-pasta egg-noodles spaetzle lasagne-sheets gnocchi schupfnudeln rice-noodles
  glass-noodles ramen soba couscous cooked-couscous bulgur quinoa cooked-quinoa millet pearl-barley green-spelt
  potato sweet-potato bread rye-bread white-bread baguette toast roll pita naan tortilla turkish-bread`.split(
    /\s+/,
  ),
);

/** Foods of the shelf of meat and fish that season. */
const SEASONING: ReadonlySet<FoodId> = new Set(['anchovy', 'caviar', 'back-fat']);

const PLANT_PROTEIN =
  /lentils$|beans$|chickpeas$|^split-peas$|tofu$|^tempeh$|^seitan$|^falafel$|^veggie-burger$/;

/** @returns undefined for a food that goes beside the main ones */
export function mainKindOf(id: FoodId): MainKind | undefined {
  if (STAPLES.has(id)) return 'staple';
  const group = foodById(id)?.group;
  const isMeat = group === 'meat and fish' && !SEASONING.has(id);
  const isPlant = group === 'pulses, nuts and seeds' && PLANT_PROTEIN.test(id);
  return isMeat || isPlant || id === 'egg' ? 'protein' : undefined;
}
