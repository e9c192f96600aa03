import { entriesOf, rowsIn } from './rows.ts';

/** Source of the known foods | foods at hand | foods of the recipe | foods to buy. */
const TABLE = `
ticked | chicken breast, leek | chicken breast, leek, butter, flour, milk, nutmeg, salt |
ticked | salmon, potato | salmon, potatoes, fresh dill, lemon, olive oil, salt | fresh dill, lemon
ticked | aubergine, minced lamb | aubergine, minced lamb, tinned chopped tomatoes, cinnamon, breadcrumbs, feta | feta
ticked | tofu, broccoli | firm tofu, broccoli, soy sauce, cornflour, basmati rice, fresh ginger | fresh ginger
ticked | pumpkin | pumpkin, vegetable stock, coconut milk, curry powder, garlic, onion | coconut milk
ticked | cauliflower | cauliflower, tinned chickpeas, turmeric, ground cumin, rapeseed oil, red onion |
ticked | apple, oats | apples, rolled oats, brown sugar, butter, cinnamon, flour |
ticked | plum | plums, dried yeast, flour, milk, caster sugar, eggs, butter, cinnamon |
ticked | courgette, goat's cheese | courgettes, goat's cheese, spaghetti, dried thyme, black pepper, white wine vinegar |
ticked | white cabbage, bacon | white cabbage, smoked bacon, caraway seeds, vegetable oil, stock cube |
ticked | mushroom | mushrooms, gluten-free flour, lactose-free milk, parsley | gluten-free flour, lactose-free milk, parsley
ticked | egg | eggs, milk, flour, maple syrup, strawberries | maple syrup, strawberries
ticked | beetroot | beetroot, balsamic vinegar, walnuts, rocket, wholegrain mustard, honey | walnuts, rocket
ticked | cod | cod, breadcrumbs, eggs, flour, sunflower oil, tartare sauce | tartare sauce
ticked | pak choi, prawns | pak choi, prawns, rice noodles, fish sauce, lime, chilli flakes, garlic | rice noodles, fish sauce, lime
ticked | sweet potato | sweet potatoes, tinned black beans, tinned sweetcorn, smoked paprika, ground cumin, avocado | avocado
ticked | spinach | spinach, tinned lentils, tinned tomatoes, tomato purée, dried oregano, red wine vinegar |
ticked | rhubarb | rhubarb, vanilla sugar, cream, cornstarch | cream
ticked | chicken thigh | chicken thighs, chorizo, paella rice, saffron, lemon | chorizo, saffron, lemon
ticked | minced beef | minced beef, wholemeal pasta, passata, dijon mustard, chicken stock, egg yolk |
ticked | pear | pears, icing sugar, baking soda, wholemeal flour, whole milk, margarine |
ticked | canned tuna | tinned tuna, sweetcorn, brown rice, cider vinegar, mayonnaise | mayonnaise
ticked | bell pepper | red pepper, white beans, garlic powder, dried basil, cornmeal | cornmeal
seen | tomato, mozzarella | tomatoes, mozzarella, fresh basil, olive oil, balsamic vinegar | fresh basil
seen | leek, potato | leeks, potatoes, vegetable stock, crème fraîche, chives | crème fraîche, chives
seen | banana | bananas, oats, peanut butter, milk, cinnamon |
seen | minced beef, kidney beans | minced beef, kidney beans, tinned tomatoes, dark chocolate, cumin, sour cream, fresh coriander | sour cream, fresh coriander
seen | carrot | carrots, red lentils, coconut milk, curry paste, fresh ginger, lime | fresh ginger, lime
seen | cucumber, yoghurt | cucumber, yoghurt, mint, garlic, olive oil | mint
seen | white cheese, tomato | feta, tomatoes, olives, red onion, oregano |
seen | roast chicken | roast chicken, tortillas, sour cream, iceberg lettuce, kidney beans | sour cream, iceberg lettuce
seen | pasta | gluten-free pasta, tinned tomatoes, capers, anchovies, parsley | gluten-free pasta, parsley
seen | bread | bread, qurut, butter | qurut
seen | asparagus | white asparagus, cooked ham, potatoes, butter | cooked ham, potatoes
seen | duck legs | duck legs, red cabbage, cloves, bay leaf, red wine vinegar | red cabbage
seen | avocado | avocado, smoked salmon, sourdough bread, chilli flakes, lemon | smoked salmon, lemon
only | rice, eggs | rice, eggs, soy sauce, spring onions, sesame oil | spring onions
only | potato, onion | potatoes, onions, rapeseed oil, paprika powder, quark | quark
only | lentils | lentils, tinned tomatoes, celery, thyme | celery
only | frozen peas | frozen peas, mint, feta, spaghetti, olive oil | mint, feta
`;

/** Recipe, foods at hand, and the foods that the list has to name. */
export const TO_BUY = rowsIn(TABLE).map(([known = '', there = '', foods = '', bought = '']) => ({
  known,
  there: entriesOf(there),
  foods: entriesOf(foods),
  bought: entriesOf(bought),
}));
