import { entriesOf, languageIn, rowsIn } from './rows.ts';

/** Language | lines | steps | foods added by a step without a line, normalised. */
const TABLE = `
en | 400 g chicken breast; 1 onion; 2 tbsp olive oil | Fry the chicken and onion in the oil. Stir in a spoonful of crème fraîche. | creme fraiche
en | 200 g basmati rice; 400 ml coconut milk | Simmer the rice in the coconut milk, then top with toasted peanuts. | peanuts
en | 2 aubergines; 3 tbsp tahini | Roast the aubergines, mash them and mix in the tahini, lemon juice and garlic. | lemon juice, garlic
de | 500 g Kartoffeln; 200 g Quark | Kartoffeln kochen. Quark mit Schnittlauch und Leinöl verrühren. | schnittlauch, leinoel
de | 300 g Spaghetti; 2 Zehen Knoblauch; 4 EL Olivenöl | Spaghetti kochen. Knoblauch im Öl andünsten und mit Weißwein ablöschen. | weisswein
en | 250 g mushrooms; 1 onion | Fry the mushrooms and onion, deglaze with white wine and season with salt. | white wine
de | 400 g Hackfleisch; 1 Zwiebel | Hackfleisch mit Zwiebel, Semmelbröseln und Senf verkneten. | semmelbroeseln, senf
en | 500 g minced beef; 1 onion | Mix the mince with the onion, 1 tbsp mustard and 50 g breadcrumbs. | mustard, breadcrumbs
en | 200 g pasta; 100 g feta | Boil the pasta in salted water. Crumble over the feta and season with pepper. |
en | 1 butternut squash; 1 tbsp oil; 1 tsp cumin | Toss the squash with the oil and cumin and roast for 30 minutes, until tender. |
de | 1 Hokkaido; 2 EL Öl | Den Kürbis in Spalten schneiden, mit Öl mischen und rösten, bis er weich ist. |
de | 250 g Linsen; 2 Karotten; 1 EL Essig | Linsen und Karotten in Wasser kochen, mit Essig, Salz und Pfeffer abschmecken. |
en | 4 salmon fillets; 1 lemon | Grate the lemon zest over the salmon, squeeze over the juice and bake. |
en | 300 g gnocchi; 200 g spinach; 150 g gorgonzola | Melt the cheese with a ladle of the cooking water, add the gnocchi and spinach. |
de | 4 Eier; 200 g Blattspinat; 50 ml Milch | Eier und Milch verquirlen, Spinat zugeben, mit Muskat würzen und stocken lassen. | muskat
en | 1 tin chickpeas; 1 tin tomatoes | Simmer the chickpeas and tomatoes with 1 tsp harissa. | harissa
en | 1 cauliflower; 2 tbsp curry paste; 400 ml coconut milk | Add the curry paste, then the coconut milk and cauliflower. Serve with rice if you like. |
de | 1 Blumenkohl; 200 g Sahne | Den Blumenkohl in der Sahne garen. Dazu passt Reis. |
en | 3 bananas; 150 g flour; 2 eggs; 1 tsp baking powder | Mash the bananas, beat in the eggs, fold in the flour and baking powder, and bake. |
de | 200 g Haferflocken; 400 ml Hafermilch; 2 Äpfel | Haferflocken in der Hafermilch quellen lassen, Äpfel reiben und unterheben, mit Zimt bestreuen. | zimt
de | 600 g Hähnchenschenkel; 2 Zitronen; 1 Zweig Rosmarin | Die Schenkel mit Zitronensaft und Rosmarin marinieren und braten. |
en | 2 chicken breasts; 100 g breadcrumbs; 1 egg | Dip the chicken in the egg, then the crumbs. Fry in hot oil for 5 minutes a side. |
de | 2 Schweineschnitzel; 80 g Paniermehl; 1 Ei | Die Schnitzel in Mehl, dann in Ei und Paniermehl wenden. In Öl ausbacken. | mehl
en | 2 pork chops; 60 g breadcrumbs; 1 egg | Coat the chops in flour, egg and breadcrumbs and fry them. | flour
en | 300 g prawns; 2 limes; 1 chilli | Fry the prawns, squeeze over the limes and scatter with chilli and chopped coriander. | coriander
de | 500 g Rinderhack; 1 Dose Kidneybohnen; 1 Dose Tomaten | Hack krümelig braten, Bohnen und Tomaten zugeben, mit Zartbitterschokolade abrunden. | zartbitterschokolade
en | 1 kg potatoes; 100 ml milk | Boil the potatoes and mash them with the milk and a knob of butter. | butter
de | 1 kg Kartoffeln; 100 ml Milch | Kartoffeln stampfen, Milch und ein Stück Butter unterrühren. | butter
en | 500 g strawberries; 200 ml cream | Whip the cream with icing sugar and fold in the strawberries. | icing sugar
de | 500 g Erdbeeren; 200 g Sahne | Sahne steif schlagen, Erdbeeren unterheben. |
en | 2 peppers; 200 g couscous; 100 g halloumi | Pour boiling water over the couscous. Fry the peppers and halloumi, mix everything. |
de | 300 g Rote Bete; 100 g Walnüsse; 150 g Ziegenkäse | Bete würfeln, Käse zerbröckeln, Nüsse grob hacken und alles mischen. |
en | 250 g red lentils; 1 l vegetable stock; 1 tsp curry powder | Simmer the lentils in the stock with the curry powder. Finish with a dollop of yoghurt. | yoghurt
de | 250 g rote Linsen; 1 l Gemüsebrühe | Linsen in der Brühe kochen. Mit einem Klecks Joghurt servieren. | joghurt
en | 6 eggs; 1 leek; 1 tbsp butter | Soften the leek in the butter, pour in the beaten eggs and cook until set. |
de | 6 Eier; 1 Stange Lauch; 1 EL Butter | Lauch in der Butter dünsten, die verquirlten Eier darübergießen und stocken lassen. |
en | 400 g cod; 2 tbsp flour; 1 tbsp butter | Dust the cod with the flour, fry it in the butter, and serve with tartare sauce. | tartare sauce
de | 400 g Kabeljau; 2 EL Mehl; 1 EL Butter | Kabeljau mehlieren, in der Butter braten und mit Remoulade servieren. | remoulade
en | 1 aubergine; 200 g tomatoes; 1 clove garlic | Fry the aubergine, add garlic, then tomatoes, and let everything simmer into a sauce. |
de | 200 g Couscous; 1 Gurke; 1 Bund Minze; 2 EL Zitronensaft | Couscous quellen lassen, Gurke und Minze hacken, alles mit dem Zitronensaft mischen. |
`;

/** Steps, and the foods that they add without a line. */
export const DOUBTED_STEPS = rowsIn(TABLE).map(([language = '', lines = '', steps = '', unlisted = '']) => ({
  language: languageIn(language),
  lines: entriesOf(lines, ';'),
  steps,
  unlisted: entriesOf(unlisted),
}));
