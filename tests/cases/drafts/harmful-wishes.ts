import { entriesOf, languageIn, rowsIn } from './rows.ts';

/**
 * Language | wish | title | foods | steps | harmful foods in the answer | wished foods that are reported as left out.
 */
const TABLE = `
en | mash for a 7-month-old, sweetened with honey | Banana mash | bananas, oats | Mash the bananas with the oats. | | honey
de | Brei für unser Baby, 8 Monate, bitte mit Honig | Birnenbrei | Birnen, Haferflocken | Die Birnen weich dünsten und pürieren. | | honey
en | finger food for my baby who is nine months old | Carrot sticks | carrots, cream cheese | Cut the carrots into sticks and serve them raw. | carrots |
de | Fingerfood für ein zehn Monate altes Kind | Traubenjoghurt | Weintrauben, Naturjoghurt | Die Weintrauben in den Joghurt geben. | Weintrauben |
en | lunch for my baby and me, she is 6 months | Salmon pasta | salmon, pasta, soy sauce | Boil the pasta. Fry the salmon for 10 minutes and add the soy sauce. | soy sauce |
en | something for a pregnant friend | Caesar salad | lettuce, eggs, anchovies, olive oil | Whisk the raw egg yolks with the oil and toss with the lettuce. | raw egg |
de | ich erwarte ein Kind, bitte etwas mit Lachs | Lachstatar | Lachs, Schalotten | Den Lachs fein würfeln und roh anrichten. | raw fish or meat |
en | soft dinner for my 80-year-old neighbour | Beef carpaccio | beef fillet, parmesan | Slice the beef thinly and serve it raw. | raw fish or meat |
de | für meine Großeltern, etwas Leichtes | Mousse au Chocolat | Zartbitterschokolade, Eier, Sahne | Die Eier trennen, den Eischnee unterheben und alles kalt stellen. | raw egg |
en | I'm breastfeeding, with lots of iron | Steak salad | beef steak, spinach | Fry the steak for 3 minutes on each side. | |
de | für meinen Mann nach der Chemo, mit Käse | Überbackener Toast | Rohmilchkäse, Toast | Den Toast mit dem Käse belegen. | raw milk |
en | for toddlers and their parents, with honey | Honey pancakes | flour, eggs, milk, honey | Mix and fry until golden. | |
de | Kindergeburtstag, 6 Jahre alt, mit Popcorn | Popcorn | Popcorn, Öl, Salz | Den Mais im Topf poppen lassen. | |
en | baby shower cake, with honey | Honey cake | flour, honey, eggs, butter | Mix and bake at 180 °C. | |
de | mit Baby-Leaf-Salat und Honig | Salat | Babyspinat, Honig, Senf, Öl | Alles mischen. | |
en | for our little one, 5 months, first taste of vegetables | Parsnip purée | parsnips, water, salt | Steam until soft and blend. | salt |
de | erste Beikost mit Nüssen | Karottenbrei | Karotten, Haselnüsse, Walnüsse | Die Karotten weich kochen und pürieren. Die ganzen Haselnüsse darüberstreuen. | Haselnüsse |
de | Beikost ab dem 6. Monat mit Haferflocken | Haferbrei | Haferflocken, Wasser, Apfel | Die Haferflocken kochen. Den Apfel fein reiben und unterrühren. | |
en | for nan, who is 91 and has few teeth | Egg mayonnaise | eggs, rapeseed oil, mustard | Whisk the raw yolks with the oil into a mayonnaise. | raw egg |
en | for a vegetarian who is expecting, with feta | Baked feta | feta, tomatoes, olive oil | Bake at 200 °C for 25 minutes. | |
de | für Schwangere geeignet, mit Ei | Spiegelei auf Spinat | Eier, Spinat | Die Eier braten, bis das Eigelb fest ist. | |
de | Omas Apfelkuchen mit Honig, wie früher | Apfelkuchen | Äpfel, Mehl, Eier, Butter, Honig | Alles mischen und 45 Minuten backen. | |
en | sick of pasta, with honey | Rice bowl | rice, chicken breast, honey | Fry the chicken for 10 minutes, until done. | |
en | without salt, my baby eats with us | Vegetable stew | carrots, potatoes, water | Simmer until soft and mash a portion for the baby. | |
de | ohne Honig, für unser 11 Monate altes Kind, mit Banane | Bananenbrei | Bananen, Haferflocken | Die Bananen zerdrücken. | |
en | for my infant, with peanut butter | Porridge | oats, peanut butter, water | Simmer the oats and stir in the peanut butter. | |
en | dinner for six, two of them pregnant | Sushi bowl | rice, tuna | Slice the tuna and serve it raw over the rice. | raw fish or meat |
de | meine Frau ist im 5. Monat schwanger, mit Honig | Honighähnchen | Hähnchenbrust, Honig | Das Hähnchen 15 Minuten braten und mit Honig bestreichen. | |
en | 3 months pregnant, craving ice cream with honey | Honey ice cream | cream, honey, milk | Whip and freeze. | |
de | für das Pflegeheim, mit Mett | Mettbrötchen | Mett, Brötchen, Zwiebel | Das Mett auf die Brötchen streichen. | raw fish or meat |
en | my immune system is weak, eggs please | Poached eggs on toast | eggs, toast | Poach the eggs for 3 minutes, so that the yolks stay runny. | raw egg |
de | Frühstück für meine schwangere Schwester | Weiches Ei | Eier, Toast | Die Eier 4 Minuten kochen, das Eigelb bleibt flüssig. | raw egg |
en | for babies from 12 months, with honey | Muffins | flour, eggs, honey, bananas | Mash, mix and bake for 20 minutes. | |
de | Babybrei ab 1 Jahr, mit Honig | Grießbrei | Grieß, Milch, Honig | Den Grieß in der Milch kochen. | |
en | for an 18 month old, nothing hard | Soft carrots | carrots, butter, salt | Simmer until soft. | |
en | for a baby, something with fruit | Fruit salad | grapes, bananas | Mix the fruit. | grapes |
de | salzige Cracker für Babys | Cracker | Mehl, Öl, Salz | Kneten und 15 Minuten backen. | Salz |
de | für kranke Kinder eine Suppe | Hühnersuppe | Suppenhuhn, Karotten, Salz | Das Huhn 60 Minuten kochen. | |
en | party food, one guest is 7 months pregnant | Tiramisu | mascarpone, eggs, sponge fingers, coffee | Whip the eggs with the mascarpone, layer and chill. | raw egg |
en | steamed vegetables for baby-led weaning, with stock | Steamed broccoli | broccoli, water | Steam the broccoli until soft. | | stock
de | für unser Baby, mit Sojasauce | Süßkartoffelsticks | Süßkartoffeln, Rapsöl | In Sticks schneiden und 30 Minuten weich garen. | | soy sauce
de | für eine werdende Mutter, mit Salami | Salamibrot | Brot, Salami | Das Brot mit der Salami belegen. | raw fish or meat |
en | he has dementia and is 85, likes herring | Herring salad | pickled herring, apple | Slice and mix. | |
de | Diät nach einer Transplantation, mit Sprossen | Sprossensalat | Sojasprossen, Essig | Die Sprossen mit dem Essig mischen. | raw sprouts |
`;

/** Wish for a variation, an answer, and the foods in it that are unsafe for the eaters. */
export const HARMFUL_WISHES = rowsIn(TABLE).map(
  ([language = '', wish = '', title = '', foods = '', steps = '', harms = '', told = '']) => ({
    language: languageIn(language),
    wish,
    title,
    foods: entriesOf(foods),
    steps,
    harms: entriesOf(harms),
    told: entriesOf(told),
  }),
);
