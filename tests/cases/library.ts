import type { Language } from '#core/language.ts';

/** Recipes of a library: language, title, foods, and what the cook has added (tags after "#", notes after "//"). */
const WRITTEN = `
de|Tomatensuppe|tomato onion
de|Kürbissuppe mit Ingwer|pumpkin ginger cream
de|Kartoffelpuffer mit Apfelmus|potato egg apple
de|Käsespätzle|flour egg onion
de|Linsensuppe mit Würstchen|lentils carrot
de|Rinderrouladen|beef onion mustard|#Sonntag
de|Sauerbraten mit Rotkohl|beef red-cabbage|#Sonntag
de|Apfelstrudel|apple flour butter|#Backen
de|Zwetschgendatschi|plum flour butter|#Backen
de|Schwarzwälder Kirschtorte|cherry cream flour|#Backen //Für Omas Geburtstag
de|Spargel mit Sauce Hollandaise|asparagus butter egg
de|Zucchinipuffer|courgette egg flour
de|Auberginenauflauf|aubergine tomato mozzarella
de|Gefüllte Paprika|bell-pepper rice minced-beef
de|Grünkohl mit Pinkel|kale potato
de|Rosenkohlpfanne|brussels-sprouts bacon
de|Möhren-Ingwer-Suppe|carrot ginger
de|Blumenkohlcurry|cauliflower coconut-milk|#Schnell
de|Rote-Bete-Salat mit Feta|beetroot feta
de|Feldsalat mit Speck|lambs-lettuce bacon
de|Bratkartoffeln|potato onion bacon|#Schnell
de|Kaiserschmarrn|egg milk flour
de|Milchreis mit Zimt|milk rice cinnamon
de|Rhabarberkuchen mit Baiser|rhubarb egg flour|#Backen
de|Quarkbällchen|quark flour egg
de|Flammkuchen|flour bacon onion
de|Zwiebelkuchen|onion cream bacon
de|Pilzragout mit Knödeln|mushroom cream
de|Hähnchen in Zitronensauce|chicken lemon
de|Lachs mit Blattspinat|salmon spinach|#Schnell
de|Forelle Müllerin|trout butter almond
de|Kichererbsensalat|chickpeas cucumber
de|Couscous mit Ofengemüse|couscous courgette bell-pepper
de|Nudelsalat mit Erbsen|pasta peas mayonnaise
de|Frikadellen|minced-beef onion
de|Königsberger Klopse|minced-beef capers
de|Hefezopf|flour dried-yeast milk|#Backen
de|Vanillekipferl|flour butter vanilla-extract|#Weihnachten
de|Lebkuchen vom Blech|flour honey|#Weihnachten
de|Erdbeermarmelade|strawberry sugar
en|Leek and potato soup|leek potato cream
en|Roast chicken with garlic|chicken garlic|#Sunday
en|Courgette fritters|courgette egg flour|#Weeknight
en|Aubergine parmigiana|aubergine tomato parmesan
en|Shepherd’s pie|lamb potato peas
en|Cottage pie|minced-beef potato carrot
en|Fish and chips|cod potato
en|Mushroom risotto|mushroom rice parmesan
en|Lemon drizzle cake|lemon flour butter|#Baking
en|Banana bread|banana flour|#Baking //Use the brown ones
en|Carrot cake|carrot flour walnut|#Baking
en|Apple crumble|apple flour butter|#Baking
en|Blueberry muffins|blueberry flour|#Baking
en|Chocolate brownies|dark-chocolate butter egg|#Baking
en|Pancakes|flour milk egg
en|Porridge with pear|oats pear
en|Chilli con carne|minced-beef kidney-beans tomato
en|Beef stew with ale|beef carrot onion
en|Chicken tikka masala|chicken yoghurt tomato
en|Dal with spinach|lentils spinach
en|Chickpea curry|chickpeas coconut-milk|#Weeknight
en|Pad thai|rice-noodles prawn peanut
en|Prawn linguine|prawn pasta
en|Spaghetti carbonara|pasta egg bacon|#Weeknight
en|Penne arrabbiata|pasta tomato chilli|#Weeknight
en|Pesto with basil|basil pine-nut parmesan
en|Caesar salad|romaine chicken parmesan
en|Greek salad|cucumber tomato feta
en|Coleslaw|cabbage carrot mayonnaise
en|Beetroot salad with walnuts|beetroot walnut
en|Tuna salad|canned-tuna sweetcorn
en|Omelette with herbs|egg parsley|#Weeknight
en|Shakshuka|egg tomato bell-pepper
en|Halloumi burgers|halloumi burger-bun
en|Bean burritos|black-beans tortilla
en|Sweet potato fries|sweet-potato
en|Mashed potatoes|potato butter milk
en|Yorkshire pudding|flour egg milk|#Sunday
en|Gravy for roasts|beef onion|#Sunday
en|Crème brûlée|cream egg vanilla-extract|//Torch it at the last moment
en|Panna cotta with raspberries|cream raspberry
en|Rhubarb fool|rhubarb cream
en|Gazpacho|tomato cucumber bell-pepper
en|Hummus|chickpeas tahini
en|Guacamole|avocado lime
en|Granola|oats honey almond
en|Overnight oats|oats milk
en|Salmon teriyaki|salmon soy-sauce|#Weeknight
en|Duck with orange|duck orange
en|Lamb tagine with apricots|lamb apricot`;

/** Queries and the intended title. Written before the search was tuned. */
const ASKED = `
tomatensuppe|Tomatensuppe
tomato soup german|
kürbis|Kürbissuppe mit Ingwer
kuerbis|Kürbissuppe mit Ingwer
kurbis|Kürbissuppe mit Ingwer
pumpkin|Kürbissuppe mit Ingwer
kasespatzle|Käsespätzle
kaesespaetzle|Käsespätzle
spätzle|Käsespätzle
rouladen|Rinderrouladen
sauerbr|Sauerbraten mit Rotkohl
rotkohl|Sauerbraten mit Rotkohl
red cabbage|Sauerbraten mit Rotkohl
strudel|Apfelstrudel
pflaumen|Zwetschgendatschi
plum|Zwetschgendatschi
kirschtorte|Schwarzwälder Kirschtorte
omas geburtstag|Schwarzwälder Kirschtorte
asparagus|Spargel mit Sauce Hollandaise
hollandaise|Spargel mit Sauce Hollandaise
zuchini puffer|
zucchinipufer|Zucchinipuffer
grünkohl|Grünkohl mit Pinkel
kale|Grünkohl mit Pinkel
rosenkohl|Rosenkohlpfanne
brussels|Rosenkohlpfanne
möhren ingwer|Möhren-Ingwer-Suppe
cauliflower|Blumenkohlcurry
rote bete feta|Rote-Bete-Salat mit Feta
beetroot feta|Rote-Bete-Salat mit Feta
kaiserschmarn|Kaiserschmarrn
milchreis|Milchreis mit Zimt
cinnamon|Milchreis mit Zimt
quark|Quarkbällchen
flammkuchen|Flammkuchen
lachs spinat|Lachs mit Blattspinat
trout|Forelle Müllerin
forelle|Forelle Müllerin
klopse|Königsberger Klopse
hefe|Hefezopf
lebkuchen|Lebkuchen vom Blech
weihnachten kipferl|Vanillekipferl
marmelade|Erdbeermarmelade
strawberry|Erdbeermarmelade
lauch|Leek and potato soup
leek|Leek and potato soup
roast chicken|Roast chicken with garlic
knoblauch hähnchen|Roast chicken with garlic
courgette|Courgette fritters
parmigiana|Aubergine parmigiana
shepherds pie|Shepherd’s pie
cottage|Cottage pie
kabeljau|Fish and chips
risotto|Mushroom risotto
lemon cake|Lemon drizzle cake
brown ones|Banana bread
bananna bread|Banana bread
carrot cake|Carrot cake
heidelbeer|Blueberry muffins
brownie|Chocolate brownies
porridge|Porridge with pear
birne|Porridge with pear
chili con carne|Chilli con carne
tikka|Chicken tikka masala
erdnuss|Pad thai
carbonara|Spaghetti carbonara
arabiata|Penne arrabbiata
basilikum|Pesto with basil
caesar|Caesar salad
coleslaw|Coleslaw
thunfisch|Tuna salad
halloumi|Halloumi burgers
süßkartoffel|Sweet potato fries
creme brulee|Crème brûlée
torch|Crème brûlée
himbeeren|Panna cotta with raspberries
gazpacho|Gazpacho
humus|Hummus
avocado|Guacamole
duck|Duck with orange
aprikosen|Lamb tagine with apricots
sunday yorkshire|Yorkshire pudding`;

type Written = {
  readonly language: Language;
  readonly title: string;
  readonly foods: readonly string[];
  readonly tags: string[];
  readonly notes: string;
};

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.split('|'));

export const LIBRARY: readonly Written[] = rowsOf(WRITTEN).map(
  ([language, title = '', foods = '', more = '']) => {
    const [tags = '', notes = ''] = more.split('//');
    return {
      language: language === 'de' ? 'de' : 'en',
      title,
      foods: foods.split(' '),
      tags: [...tags.matchAll(/#(\S+)/g)].map(([, tag = '']) => tag),
      notes,
    };
  },
);

export const QUESTIONS: readonly { readonly asked: string; readonly title: string }[] = rowsOf(ASKED).flatMap(
  ([asked = '', title = '']) => (title === '' ? [] : { asked, title }),
);
