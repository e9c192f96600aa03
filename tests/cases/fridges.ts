import type { FoodId } from '#core/nutrition/food.ts';

/** Typical combinations of foods that a cook ticks, collected before the dishes for them were written. */
export const FRIDGES: readonly (readonly FoodId[])[] = `
  cucumber tomato chicken rice, cucumber feta tomato olive onion, cucumber yoghurt potato bratwurst,
  cucumber carrot minced-beef pasta, avocado egg rice soy-sauce spring-onion, avocado bread egg tomato,
  potato onion egg bacon, rice egg carrot peas, chickpeas spinach coconut-milk rice,
  red-lentils carrot onion coconut-milk, salmon broccoli potato, salmon cucumber dill potato,
  cod tomato potato fennel, minced-beef kidney-beans bell-pepper canned-tomatoes,
  minced-beef tortilla avocado tomato, chicken-breast tortilla bell-pepper cheddar, mozzarella tomato basil,
  mozzarella tomato pasta basil, courgette aubergine bell-pepper feta, pumpkin carrot ginger cream,
  mushroom cream onion pasta, mushroom leek potato cheese, tofu broccoli rice soy-sauce,
  prawn garlic lemon pasta, beef potato carrot onion, pork cabbage apple potato, sausage lentils carrot,
  egg flour milk apple, banana oats milk, strawberry yoghurt honey, lettuce tomato cucumber canned-tuna,
  lettuce chicken-breast parmesan bread, beetroot feta walnut apple, sweet-potato chickpeas spinach,
  bread cheese tomato cooked-ham, couscous courgette feta lemon, cauliflower potato curry-powder peas,
  kohlrabi carrot potato bratwurst, asparagus potato cooked-ham butter, broccoli cheddar pasta cucumber,
  cooked-rice egg peas spring-onion soy-sauce, gnocchi cherry-tomato mozzarella basil,
  puff-pastry mushroom spinach ricotta, potato quark chives, bratwurst sauerkraut potato,
  beetroot goat-cheese walnut rocket, potato egg cucumber gherkin mayonnaise,
  sweet-potato black-beans avocado lime, tofu pak-choi mushroom ginger, chard white-beans tomato garlic,
  cooked-ham pineapple cheddar toast, smoked-salmon egg cucumber bread, spaetzle onion emmental,
  pear blue-cheese walnut lettuce, red-cabbage apple duck-breast, brown-rice broccoli cashew soy-sauce,
  chicken rice bell-pepper cheese, chicken-breast courgette tomato mozzarella,
  minced-beef rice tomato cheddar, egg potato cheese onion, pasta bacon egg parmesan,
  pasta canned-tuna tomato olive, salmon rice avocado cucumber, rice black-beans sweetcorn cheddar,
  bread egg mushroom cheese, turkey broccoli cream rice, minced-beef potato carrot peas,
  sausage potato cabbage mustard, lentils potato carrot leek, chickpeas tomato spinach feta,
  cauliflower cheddar milk, courgette egg feta mint, bell-pepper minced-beef rice feta,
  tofu carrot egg-noodles peanut, tofu bell-pepper coconut-milk rice, prawn rice peas lemon,
  cod broccoli carrot butter, leek bacon cream potato, cabbage minced-pork potato sour-cream,
  tortilla egg black-beans cheddar, aubergine tomato parmesan basil, pumpkin feta spinach egg,
  carrot apple celery walnut, red-lentils tomato onion bread, mushroom egg spinach bread,
  quark potato cucumber dill, kale sausage potato, broccoli egg cheddar potato,
  yoghurt cucumber chickpeas couscous, tomato mozzarella bread basil, cooked-ham peas cream pasta,
  apple oats cinnamon yoghurt, banana egg flour milk, chicken carrot potato leek,
  camembert potato apple lettuce, gouda tomato rice egg
`
  .split(',')
  .map((foods) => foods.trim().split(/\s+/));
