import { entriesOf, languageIn, rowsIn } from './rows.ts';

/** Language | diet that an author claims | title | foods | steps | whether it stays. */
const TABLE = `
en | vegan | Creamy cauliflower soup | cauliflower, onion, coconut milk, vegetable stock | Simmer and blend until creamy. | kept
en | vegan | Honey carrots | carrots, honey, olive oil | Roast until glazed. | lost
en | vegan | Cashew cream pasta | pasta, cashews, garlic, nutritional yeast | Blend the cashews into a cream and toss. | kept
en | vegetarian | Caesar salad | romaine lettuce, parmesan, anchovies | Toss. | lost
en | lactose-free | Butter bean mash | butter beans, olive oil, garlic | Mash the butter beans. | kept
en | vegetarian | Risotto | risotto rice, parmesan, vegetable stock | Stir for 18 minutes. | lost
en | vegan | Coconut yoghurt bowl | coconut yoghurt, mango, oats | Spoon the yoghurt into bowls. | kept
en | gluten-free | Tofu in soy sauce | tofu, soy sauce, rice | Fry the tofu. | lost
en | gluten-free | Rice noodle salad | rice noodles, carrot, tamari, peanuts | Soak the noodles and toss. | kept
en | gluten-free | Couscous salad | couscous, cucumber | Mix. | lost
en | gluten-free | Polenta with mushroom gravy | polenta, mushrooms, cornflour, vegetable stock | Thicken the gravy with the cornflour. | kept
en | gluten-free | Barley soup | pearl barley, carrots | Simmer. | lost
en | gluten-free | Buckwheat pancakes | buckwheat flour, eggs, milk | Fry the pancakes. | kept
en | lactose-free | Tzatziki | cucumber, yoghurt | Stir. | lost
en | vegetarian | Mushroom steaks with mash | mushrooms, potatoes, butter | Sear the mushroom steaks. | kept
en | no-alcohol | Coq au vin | chicken, red wine | Braise. | lost
en | vegetarian | Cauliflower wings | cauliflower, rice flour, honey | Bake the wings. | kept
en | no-alcohol | Tiramisu | mascarpone, marsala, sponge fingers | Layer. | lost
en | no-pork | Turkey bacon burgers | turkey bacon, burger buns, minced beef | Fry the bacon and the burgers. | kept
en | no-pork | Carbonara | spaghetti, guanciale, eggs | Toss. | lost
en | no-pork | Beef sausage stew | beef sausages, lentils | Simmer the sausages. | kept
en | vegetarian | Marshmallow bars | marshmallows, puffed rice | Melt. | lost
en | no-alcohol | Vinegar chicken | chicken breast, white wine vinegar | Deglaze with the white wine vinegar. | kept
en | vegan | Stir-fried egg noodles | egg noodles, pak choi | Fry. | lost
en | no-alcohol | Apple slaw | cabbage, cider vinegar, apple | Toss. | kept
en | vegan | Pesto pasta | pasta, basil pesto | Toss. | lost
en | vegan | Porridge | oats, oat milk, banana | Simmer the oats in the milk. | kept
en | lactose-free | White chocolate mousse | white chocolate, coconut cream | Melt. | lost
en | vegan | Pulled jackfruit tacos | jackfruit, corn tortillas, lime | Shred the jackfruit like pulled pork. | kept
en | gluten-free | Seitan stew | seitan, carrots | Simmer. | lost
de | vegan | Rahmige Kürbissuppe | Kürbis, Kokosmilch, Zwiebel | Cremig pürieren. | kept
de | vegetarian | Falscher Hase aus Linsen | Linsen, Haferflocken, Zwiebel | Formen und backen. | kept
de | gluten-free | Reispfannkuchen | Reismehl, Eier, Wasser | In der Pfanne backen. | kept
de | gluten-free | Maultaschen in Brühe | Maultaschen, Gemüsebrühe | Erhitzen. | lost
de | lactose-free | Pasta mit Erdnussbutter | Nudeln, Erdnussbutter, Sojasauce | Die Erdnussbutter einrühren. | kept
de | vegan | Geschnetzeltes aus Seitan | Seitan, Sojasahne, Champignons | Die Sahne angießen. | kept
de | vegan | Tofu mit Honigglasur | Tofu, Honig | Braten. | lost
de | no-alcohol | Kirschen mit Weinschaum | Kirschen, Weißwein, Eier | Schaumig schlagen. | lost
de | vegetarian | Mozzarella mit Tomaten | Mozzarella, Tomaten, Basilikum | Schichten. | kept
de | no-pork | Linsen mit Mettenden | Linsen, Mettenden | Kochen. | lost
`;

/** A diet that an author claims for a dish, and whether the dish keeps it. */
export const LABELS = rowsIn(TABLE).map(
  ([language = '', diet = '', title = '', foods = '', steps = '', kept = '']) => ({
    language: languageIn(language),
    diet,
    title,
    foods: entriesOf(foods),
    steps,
    isKept: kept === 'kept',
  }),
);
