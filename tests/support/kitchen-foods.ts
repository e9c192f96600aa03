import type { FoodId } from '#core/nutrition/food.ts';

/** Foods of usual kitchens that the recogniser has to distinguish. */
export const KITCHEN_FOODS: readonly FoodId[] = `
  apple apple-juice asparagus aubergine avocado banana beetroot bell-pepper bulgur cabbage carrot
  cheese chicken chickpeas courgette cucumber egg filled-pasta garlic ginger grapefruit green-pepper
  ketchup kiwi leek lemon lime mango margarine mayonnaise melon milk minced-beef mushroom nectarine
  oat-drink oat-yoghurt olive olive-oil onion orange orange-juice papaya parsley passion-fruit pasta
  peach pear pineapple plum pomegranate potato red-lentils rice satsuma sausage sour-cream soured-milk
  soy-drink soy-yoghurt sweet-potato tomato tomato-paste watermelon yoghurt
`
  .trim()
  .split(/\s+/);
