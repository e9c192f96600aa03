import { entriesOf, languageIn, rowsIn } from './rows.ts';

/** Language | foods of the recipe | food that its author leaves out | its reason | sentence for the cook. */
const NOT_USED = `
en | chickpeas, spinach | spaghetti | contains wheat | contains wheat
de | Kichererbsen, Spinat | spaghetti | enthält Weizen | enthält Weizen
en | salmon, rice | chicken breast | one protein is enough | one protein is enough
de | Lachs, Reis | eggs | passt nicht zum Fisch | passt nicht zum Fisch
en | gluten-free pasta, tomatoes | pasta | not gluten-free | not gluten-free
de | glutenfreies Brot, Käse | bread | enthält Gluten | enthält Gluten
en | feta, tomatoes | cheese | there is enough feta |
de | Kirschtomaten, Basilikum | tomatoes | reichen für morgen |
en | rice, tofu | bananas | see www.example.com | unsuited
de | Reis, Tofu | bananas | too sweet for the savoury dish and it is not needed | unsuited
en | oat milk, oats | milk | contains lactose | contains lactose
de | Haferdrink, Haferflocken | milk | enthält Laktose | enthält Laktose
en | beef, carrots | strawberries | eat them for dessert | eat them for dessert
de | Rindfleisch, Karotten | strawberries | besser zum Nachtisch | besser zum Nachtisch
en | vegan sausages, lentils | sausages | made of pork | made of pork
de | Brokkoli, Nudeln | kiwis | schmecken roh am besten | schmecken roh am besten
en | potatoes, leek | ice cream | stays in the freezer | stays in the freezer
de | Kartoffeln, Lauch | cola | ist ein Getränk | ist ein Getränk
en | eggs, spinach | wild mushrooms | kind unknown, unsafe | kind unknown, unsafe
de | Eier, Spinat | mushrooms | | unsuited
`;

/** Foods that an author leaves out, and the sentence that the cook reads. */
export const LEFT_OUT = rowsIn(NOT_USED).map(
  ([language = '', foods = '', food = '', reason = '', told = '']) => ({
    language: languageIn(language),
    foods: entriesOf(foods),
    notUsed: { food, reason },
    told,
  }),
);

/** Language | lines before | lines of the variation | foods that are reported as removed. */
const CHANGES = `
de | Spaghetti, Speck, Eier, Nudelwasser, Salz | Spaghetti, Eier, Salz | Speck
de | Reis, heißes Wasser, Lachs | Reis, Tofu | Lachs
en | rice, boiling water, salmon, salt | rice, tofu, salt | salmon
en | mint, ice cubes, lime, sugar | mint, lime | sugar
en | pasta, pasta water, parmesan | pasta, cheddar | parmesan
de | Mehl, lauwarmes Wasser, Trockenhefe | Mehl, Backpulver | Trockenhefe
en | chicken breast, cooking water, leek | chicken breast | leek
de | Hähnchenbrust, Kochwasser, Lauch | Hähnchenbrust | Lauch
en | lentils, cold water, bacon, carrot | lentils, carrot | bacon
de | Linsen, kaltes Wasser, Speck, Karotte | Linsen, Karotte | Speck
en | potatoes, salted water, cream | potatoes, milk | cream
de | Kartoffeln, Salzwasser, Sahne | Kartoffeln, Milch | Sahne
`;

/** Lines of a recipe and of its variation, and the removed foods. */
export const REMOVED = rowsIn(CHANGES).map(([language = '', before = '', after = '', removed = '']) => ({
  language: languageIn(language),
  before: entriesOf(before),
  after: entriesOf(after),
  removed: entriesOf(removed),
}));

/** Note of more than 120 letters | its remaining part. */
const NOTES = `
cut into half-moons about half a centimetre thick, keeping the ends for the stock that you may want to make on the next day of the week | cut into half-moons about half a centimetre thick, keeping the ends for the stock
rinsed under cold water until it runs clear and left to drain in a fine sieve for at least a quarter of an hour before it is used | rinsed under cold water until it runs clear
in feine Streifen geschnitten, das Grün beiseitegelegt und erst ganz am Ende zusammen mit den Kräutern über das fertige Gericht gestreut | in feine Streifen geschnitten, das Grün beiseitegelegt
roughly torn by hand (the stalks are good as well, so chop them finely and use them together with the onion at the very beginning) | roughly torn by hand
abgetropft und grob zerpflückt, wobei das Öl aus der Dose aufgehoben wird, damit die Zwiebeln später darin gebraten werden können | abgetropft und grob zerpflückt, wobei das Öl aus der Dose aufgehoben wird
peeled and cut into two-centimetre cubes so that they all cook evenly in the oven without any of them turning to mush before the others | peeled and cut into two-centimetre cubes
halbiert und entkernt; die Kerne können gewaschen, getrocknet und mit etwas Salz geröstet werden, wenn der Ofen ohnehin noch heiß ist | halbiert und entkernt; die Kerne können gewaschen, getrocknet und mit etwas Salz geröstet werden
at room temperature – take it out of the fridge about an hour before you begin, because cold butter will not cream with the sugar at all | at room temperature – take it out of the fridge about an hour before you begin
check the label because some brands thicken it with wheat flour or add malt from barley which people with coeliac disease cannot eat at all | check the label because some brands thicken it with wheat flour or add malt from barley
in Scheiben geschnitten, die nicht dicker als ein kleiner Finger sein sollten, weil sie sonst in der Mitte noch roh und außen schon dunkel sind | in Scheiben geschnitten, die nicht dicker als ein kleiner Finger sein sollten
`;

/** Notes that are too long, and where a cook would cut them. */
export const LONG_NOTES = rowsIn(NOTES).map(([note = '', left = '']) => ({ note, left }));

/** Language | foods | steps | "told" if the cook has to see the 75 °C sentence. */
const HEAT = `
en | minced beef, onion | Fry the mince until crumbly and no longer pink. |
de | Rinderhack, Zwiebel | Das Hack krümelig braten, bis es grau ist. |
en | minced pork, egg | Shape into meatballs and fry them for 10 minutes. | told
de | gemischtes Hackfleisch, Ei | Zu Frikadellen formen und 8 Minuten braten. | told
en | turkey breast, rice | Fry the turkey for 6 minutes. | told
de | Putenbrust, Reis | Die Pute 6 Minuten braten. | told
en | chicken thighs, lemon | Roast for 45 minutes, until 75 °C inside. |
de | Hähnchenkeulen, Zitrone | 45 Minuten braten, bis sie innen 75 °C haben. |
en | beef steak, butter | Fry for 3 minutes a side. |
de | Rindersteak, Butter | 3 Minuten von jeder Seite braten. |
en | minced lamb, chicken breast | Brown the mince, breaking it up. Fry the chicken for 8 minutes. | told
de | Hackfleisch, Paprika | Die Paprika mit dem Hackfleisch füllen und 40 Minuten backen. | told
en | salmon, dill | Bake for 15 minutes. |
de | Entenbrust, Orange | Die Entenbrust auf der Haut 12 Minuten braten. | told
en | vegan mince, beans | Fry the mince for 5 minutes. |
de | Sojahack, Tomaten | Das Hack anbraten und 20 Minuten köcheln. |
en | minced turkey, courgettes | Break the mince up in the pan and fry until it is cooked through. |
de | Lammhack, Auberginen | Das Lammhack feinkrümelig anbraten, bis es gebräunt ist. |
en | cooked chicken, noodles | Toss the chicken with the noodles. |
de | Hackbraten: Hackfleisch, Ei | Zu einem Laib formen und 50 Minuten backen. | told
`;

/** Recipes of meat and fish, and whether the cook has to see the 75 °C sentence. */
export const CORE_HEAT = rowsIn(HEAT).map(([language = '', foods = '', steps = '', told = '']) => ({
  language: languageIn(language),
  foods: entriesOf(foods.split(': ').at(-1)),
  steps,
  isTold: told === 'told',
}));
