export const ENGLISH_FRESH = `## family group chat, Irish | 0
- 14/11/2023, 19:41 - Aoife: Mam whats the recipe for the boiled cake, need it for saturday
- 14/11/2023, 19:55 - Mam: Hang on till I find my glasses
- 14/11/2023, 20:03 - Declan: 😂😂 she'll be an hour
T 14/11/2023, 20:09 - Mam: Nana's Boiled Fruit Cake
I 1 lb mixed fruit
I 6 oz butter or Stork
I 6 oz brown sugar
I Half pint of tea, strong
I 12 oz plain flour
I 1 teasp bread soda
I 1 teasp mixed spice
I 2 eggs
- 14/11/2023, 20:10 - Declan: no whiskey???
I 14/11/2023, 20:12 - Mam: Drop of whiskey if you have it
S 14/11/2023, 20:14 - Mam: Put fruit butter sugar and tea in a big pot and bring to the boil, let it simmer 10 mins then leave it go cold. Properly cold Aoife
S 14/11/2023, 20:15 - Mam: Beat the eggs and stir them in, then sieve in the flour, soda and spice
S 14/11/2023, 20:17 - Mam: Into a lined 8 inch tin, 160 in the fan oven for an hour and a quarter. Skewer should come out clean
- 14/11/2023, 20:18 - Aoife: Thanks Mam ❤️
- 14/11/2023, 20:18 - Mam: <Media omitted>
- 14/11/2023, 20:21 - Declan: keep me a slice

## e-mail from a neighbour, British | 6
- From: Margaret Pell
- To: Sue & Graham Whitlock
- Date: 2 September 2022 10:14
T Subject: Runner bean chutney as promised => Runner bean chutney

- Hello both,

- Lovely to bump into you at the allotment show. Here is the chutney I was
- going on about, it comes from my sister-in-law in Ludlow. Makes about 6 jars.

I 2lb runner beans (weighed after stringing)
I 4 or 5 onions, about 1 1/2lb
I 1 1/2lb demerara sugar
I 1 1/2 pints malt vinegar, or half malt and half cider if
+ you don't like it too sharp
I 1 heaped tbsp turmeric
I 1 heaped tbsp English mustard powder
I 1 1/2 heaped tbsp cornflour
I Salt

S Slice the beans fairly small and cook in salted water until just tender,
+ then drain. Chop the onions and simmer them in half a pint of the vinegar.

S Mix the turmeric, mustard and cornflour to a paste with a little of the
+ remaining vinegar.

S Put the beans and onions together with the rest of the vinegar, boil for
+ ten minutes, then add the sugar and the paste and boil for another fifteen.
+ Pot into warm jars and cover.

- Do try to leave it alone until Christmas. We never manage it.

- Love to you both, and to the dog,
- Margaret x

- Sent from my iPad

## forum post with quotes, American southwest | 7
- Re: What are you doing with your Hatch chiles this year?
- by mesa_mike » Sun Sep 11, 2022 4:37 pm

- > dustydave wrote:
- > I've got 25 lbs roasted and no plan. Somebody said stew?

- Yep, stew. This is what we make every fall, my wife's uncle in Socorro showed me. Not a purist thing so don't @ me about the potatoes.

T GREEN CHILE STEW => Green chile stew
I 2 1/2 lbs pork shoulder, 1" cubes
I 1 big yellow onion
I 5 cloves garlic
I 12-15 roasted Hatch chiles, peeled + chopped (mix hot and medium)
I 3 russets
I 1 qt chicken broth
I 1 tsp cumin, maybe a little more
I salt, Mexican oregano

S Brown the pork in a Dutch oven, don't crowd it, two batches.
S Take the meat out and cook the onion in the fat. Garlic last minute.
S Everything back in except the potatoes, cover, low simmer for 1.5 hrs.
S Potatoes in, another 30-40 min until they're falling apart a little and thicken it up.

- Feeds 6-8 with tortillas. Freezes great.

- > Can you use canned?
- You can. You'll be sad though.

- _________________
- Mike
- '94 F-150, 2 dogs, 1 smoker

## comment under a video with time stamps | 2
- @noodlemaths · 8 months ago (edited)
- for everyone asking, wrote it down so you don't have to pause every 3 seconds 😅 serves 2

T Gochujang Butter Mushroom Udon

I 0:42 2 packs frozen udon => 2 packs frozen udon
I 0:48 250g oyster mushrooms => 250g oyster mushrooms
I 0:55 2 tbsp gochujang => 2 tbsp gochujang
I 0:58 1 tbsp soy sauce => 1 tbsp soy sauce
I 1:01 1 tsp sugar => 1 tsp sugar
I 1:05 30g butter (he says 20 but thats not 20 lol) => 30g butter
I 1:10 spring onion + sesame seeds => spring onion ¦ sesame seeds

S 1:35 tear the mushrooms and dry fry them until they squeak => tear the mushrooms and dry fry them until they squeak
S 2:20 mix gochujang, soy and sugar with 3 tbsp of the noodle water => mix gochujang, soy and sugar with 3 tbsp of the noodle water
S 3:04 udon into boiling water for 1 min, drain => udon into boiling water for 1 min, drain
S 3:31 sauce in the pan, noodles in, kill the heat and toss with the butter => sauce in the pan, noodles in, kill the heat and toss with the butter
S 4:10 top with spring onion and sesame => top with spring onion and sesame

- 👍 1.2K   👎   Reply
- 37 replies

## typed-off recipe card, American midwest | 8
- From the kitchen of: Mrs. Harold Lindquist
T HAM LOAF => Ham loaf
- Serves 8
I 1 1/2 lb. ground ham        1 lb. ground fresh pork => 1 1/2 lb. ground ham ¦ 1 lb. ground fresh pork
I 1 c. cracker crumbs         1 c. milk => 1 c. cracker crumbs ¦ 1 c. milk
I 2 eggs, beaten              dash pepper => 2 eggs, beaten ¦ dash pepper
- Glaze:
I 3/4 c. brown sugar          1 T. dry mustard => 3/4 c. brown sugar ¦ 1 T. dry mustard
I 1/4 c. vinegar
S Mix meats w/ crumbs, milk, eggs & pepper. Shape
+ in loaf pan. Bake 350° 1 hr.
S Boil glaze ingred. 1 min. & pour over loaf.
S Bake 30 min. more, basting once or twice.
- (over)
- Good cold for sandwiches. Orville likes horseradish with it.

## OCR scan of a book page, Canadian Maritimes | 6
- 84                                   PUDDINGS & SWEETS

T BLUEBERRY GRUNT => Blueberry grunt

- A favourite along the South Shore, so named for the
- noise the berries make as they stew beneath the dough.

- Serves six

I 4 cups blueberries
I 1/2 cup sugar, or more to
+ taste
I 1/2 cup water
I 1 tablespoon lemon juice

- Dumplings

I 2 cups all-purpose flour
I 4 teaspoons baking
+ powder
I 1/2 teaspoon salt
I 1 tablespoon butter
I Milk

S Put the berries, sugar, water and lemon juice in a wide
+ pot with a close-fitting lid and boil gently until there
+ is plenty of juice.

S Sift the flour, baking powder and salt into a bowl, rub
+ in the butter and add enough milk to make a soft dough.

- 85

S Drop by spoonfuls on the hot berries, cover tight-
+ ly and do not peek for fifteen minutes. Serve with cream.

## dictated voice message, Australian | 0
- Voice message · Deb · 2:14 · Transcript may contain errors

T hey love it's me so you were after the zucchini slice => zucchini slice
- um I'm in the car so bear with me
I okay so you need five eggs => five eggs
I one cup of self raising flour
I three zucchinis so about four hundred grams I reckon => three zucchinis so about four hundred grams
I one big onion
I two hundred grams of bacon and get the short cut one => two hundred grams of bacon
I a cup of grated cheese and half a cup of oil => a cup of grated cheese ¦ half a cup of oil
S so you grate the zucchini and you don't need to squeeze it and you chop the onion and bacon really fine
S then beat the eggs with the flour till there's no lumps and just chuck everything else in and mix it
S pour it in a lined tin like the lamington tin and bake it at one seventy for forty minutes
- oh hang on there's a truck
- yeah anyway it's good cold in the kids' lunchboxes alright give us a call bye bye bye

## food blog with a card, American | 4
- Skip to content
- HOME   RECIPES   ABOUT   SHOP

T Smoky Turkey Kofta Bowls
- By Lauren | Updated May 3 | 46 Comments

- Jump to Recipe    Print    Pin    Share

- Okay you guys. If you had told me two years ago that my picky eight-year-old would be asking for cucumber salad, I would have laughed in your face. But here we are!

- ADVERTISEMENT

- Smoky Turkey Kofta Bowls
- ★★★★★ 4.9 from 112 votes
- Prep Time: 20 mins   Cook Time: 15 mins
- Servings: 4

- Ingredients
- For the kofta
I ▢ 1 pound ground turkey (not the extra-lean kind)
I ▢ 1/3 cup panko
I ▢ 2 teaspoons smoked paprika
I ▢ 1 teaspoon kosher salt
- For the yogurt sauce
I ▢ 3/4 cup Greek yogurt
I ▢ 1 lemon, zest and juice
- For the bowls
I ▢ 2 cups cooked couscous
I ▢ 3 Persian cucumbers, sliced
I ▢ Fresh mint, for serving

- Instructions
S 1. Heat the broiler. Mix everything for the kofta with your hands and shape into 16 little logs.
S 2. Broil on a greased sheet pan for 10 to 12 minutes, turning once.
S 3. Whisk the yogurt with the lemon zest, juice and a pinch of salt.
S 4. Divide the couscous between bowls and top with cucumbers, kofta, sauce and mint.

- Nutrition: Calories: 412kcal | Carbohydrates: 33g | Protein: 35g | Fat: 14g
- Did you make this? Tag me @laurenlovesleftovers!

## phone note, no headings | 0
T black bean soup
I • 2 cans black beans, dont drain
I • red onion
I • 1 green pepper
I • celery if theres any
I • 1 tbsp cumin
I • chipotle in adobo – 1, just 1!!!
I • stock cube + 500 ml water => stock cube ¦ 500 ml water
I • lime
S • veg in oil 10 min w cumin
S • beans, chipotle, stock, 20 min lid half on
S • blend half of it, back in pot
S • lime juice + salt at the end

## letter in prose only, Scottish | 4
- Dear Fiona,

T You asked how I do my Cullen skink, and there is no secret to it. => Cullen skink

I For four of us I take a pound of undyed smoked haddock, => a pound of undyed smoked haddock
I a pint and a half of whole milk, a good-sized onion, => a pint and a half of whole milk ¦ a good-sized onion
I three floury tatties, a knob of butter => three floury tatties ¦ a knob of butter
I and a bay leaf. => a bay leaf

S Put the fish in the milk with the bay leaf and bring it slowly to a simmer, then take it off the heat and let it sit while you get on with the rest. Soften the onion in the butter, and mind it doesn't colour. Add the tatties cut up small, and strain the milk over them.

S Cook until the tatties are soft and mash a few against the side of the pot to thicken it. Flake in the fish, warm it through and be generous with the pepper.

- Your father had his with oatcakes. I had mine with a sherry.

- Yours aye,
- Auntie Jean

## forwarded message, Indian | 3
- *Forwarded many times*
T 🍅🍅 *Andhra Tomato Pappu* 🍅🍅 => Andhra Tomato Pappu
- Serves: 3 to 4

- _Ingredients_
I 👉 Toor dal - 3/4 cup
I 👉 Tomatoes - 4 nos. (ripe)
I 👉 Green chillies - 5, slit
I 👉 Turmeric - 1/4 tsp
I 👉 Tamarind - small gooseberry size
I 👉 Salt - as reqd

- _For tempering_
I 👉 Ghee - 1 tbsp
I 👉 Mustard seeds, jeera - 1/2 tsp each
I 👉 Hing - a pinch
I 👉 Curry leaves - 1 sprig

- _Method_
S ✅ Wash dal and pressure cook with tomatoes, chillies, turmeric and 2 cups water for 4 whistles.
S ✅ Once pressure releases, mash well. Add tamarind extract and salt, boil for 5 mins.
S ✅ Heat ghee, splutter mustard and jeera, add hing and curry leaves. Pour over dal and close the lid immediately.
- Serve with hot rice and avakaya 😋😋
- 🙏 Kindly share with your near and dear ones 🙏

## reddit post, Greek writing English | 4
- r/MediterraneanCooking · Posted by u/thess_panos · 3 yr. ago

T My grandmother's fasolakia (green beans) => My grandmother's fasolakia

- Hello from Thessaloniki! Many people asked me in the other thread so I write it here. Sorry for my english, is not my first language. It is for 4 persons.

- What you will need:
I green beans 1 kilo, fresh or the flat frozen ones
I 3 potatos cut in four
I 2 onions
I olive oil 150 ml (yes, all of it!!)
I tomatoes, 4 grated or one can
I parsley, half bunch
I little bit sugar

- How we do it:
S First you clean the beans from the sides and you wash them.
S In big pot you put the oil and the onions until they become soft, not brown.
S After, you put beans, potatos, the tomato, sugar, salt and pepper and one glass water.
S You close the pot and you leave it in low fire around 50 minutes. Do not mix with spoon, only shake the pot.
S In the end the parsley.

- Edit: with feta and bread of course.
- Edit 2: thank you for the award kind stranger

## spreadsheet pasted with tabs, Canadian curling club | 24
- Bonspiel Saturday lunch - KITCHEN SHEET

T Sloppy Joes
- Serves 24

- Item	Qty
I Ground beef, lean	6 lb
I Onions, diced	4
I Celery, diced	1 bunch
I Ketchup	1 L
I Brown sugar	1/2 cup
I Worcestershire	1/4 cup
I Yellow mustard	3 tbsp
I Vinegar	1/4 cup
I Kaiser buns	24

- Step	What	Who
S 1	Brown beef with onions and celery in the two roasters, drain	Brenda => Brown beef with onions and celery in the two roasters, drain
S 2	Add everything else except buns and simmer 45 min	Brenda => Add everything else except buns and simmer 45 min
S 3	Slice and butter buns, keep covered	Gord => Slice and butter buns, keep covered
S 4	Hold at 140F until 12:30	Gord => Hold at 140F until 12:30

- NB leftover buns go in the club freezer!!

## discord chat, student, ingredients after the steps | 1
- jonah — Today at 11:52 PM
- whats that rice thing u always make
- mei — Today at 11:53 PM
T ok so kimchi tuna rice => kimchi tuna rice
S chop the kimchi small n fry it in the sesame oil til the edges go brown
S throw in the rice (has to be cold or its mush) and brake it up w the spatula
S tuna + soy + a spoon of kimchi juice, stir, dont touch it for 2 min so the botom gets crispy
S fried egg on top. done
- jonah — Today at 11:55 PM
- bro what do i buy tho
- mei — Today at 11:55 PM
- lol ok for 1 person:
I 1 can tuna, drianed
I like 3/4 cup kimchi
I bowl of leftover rice
I 1 tbsp sesame oil
I splash soy sauce
I an egg
- jonah — Today at 11:56 PM
- ur a legend (edited)

## all capitals, grandfather, Pennsylvania | 12
- DEAR KATIE
- YOUR GRANDMOTHER SAYS YOU WANT THIS. I DONT KNOW HOW TO TURN OFF THE CAPITALS.



T RED BEET EGGS => Red beet eggs



- MAKES 12

I 12 EGGS
I 2 CANS SLICED BEETS WITH THE JUICE
I 1 CUP CIDER VINEGAR
I 3/4 CUP SUGAR
I 1 STICK CINNAMON
I A FEW CLOVES


S HARD BOIL THE EGGS AND PEEL THEM.

S HEAT THE BEET JUICE WITH VINEGAR SUGAR AND SPICES UNTIL SUGAR IS GONE.

S PUT EGGS AND BEETS IN THE BIG GLASS JAR AND POUR THE JUICE OVER.

S KEEP IN ICEBOX 3 DAYS BEFORE YOU TOUCH THEM.



- LOVE
- PAP
`;

export const GERMAN_FRESH = `## Familiengruppe im Messenger, Norddeutschland | 4
- [03.09.23, 17:12] Wiebke: Moin, wer hat das Rezept für Birnen Bohnen und Speck?
- [03.09.23, 17:15] Hauke: Mama
- [03.09.23, 17:15] Hauke: aber die kann ja nix tippen 😄
- [03.09.23, 17:31] Mama: Das habe ich gelesen Hauke.
T [03.09.23, 17:40] Mama: Birnen, Bohnen und Speck
- Für 4 Personen
I 750 g grüne Bohnen
I 500 g durchwachsener Speck am Stück
I 8 kleine Kochbirnen
I 1 Bund Bohnenkraut
I Kartoffeln dazu
S [03.09.23, 17:44] Mama: Den Speck in gut 1 Liter Wasser 30 Minuten kochen.
S [03.09.23, 17:45] Mama: Bohnen putzen, durchbrechen und mit dem Bohnenkraut zum Speck geben.
- [03.09.23, 17:46] Wiebke: Birnen schälen???
- [03.09.23, 17:47] Mama: Nein
S [03.09.23, 17:49] Mama: Birnen im Ganzen obendrauf setzen, nur die Blüte rausschneiden. Nochmal 25 Minuten, dann den Speck in Scheiben schneiden.
S [03.09.23, 17:50] Mama: Mit Pfeffer abschmecken, Salz ist meist genug drin
- [03.09.23, 17:52] Hauke: 👏👏
- [03.09.23, 17:58] Wiebke: Danke Mama, Sonntag um 12 bei uns

## E-Mail mit Gruß, Schwaben | 5
- Von: Gerlinde Mayer
- An: Claudia
- Gesendet: Mittwoch, 8. Februar 2023 09:20
T Betreff: AW: Ofenschlupfer => Ofenschlupfer

- Liebe Claudia,

- schön, dass es euch geschmeckt hat! Ich schreib Dir auf, wie ich ihn mache.
- Die Menge reicht für 4 bis 5 Leute, wenn's vorher eine Suppe gibt.

I 5 altbackene Wecken (oder Hefezopf, noch besser)
I 4 mürbe Äpfel, am liebsten
+ Boskoop
I 1/2 l Milch
I 3 Eier
I 80 g Zucker
I 1 Hand voll Rosinen, wer's mag
I etwas Zimt
I Butterflöckle

S Die Wecken in dünne Scheiben schneiden, die Äpfel schälen und ebenfalls
+ in Scheiben schneiden. Beides abwechselnd in eine gebutterte Auflaufform
+ schichten, dazwischen die Rosinen und den Zimt.

S Milch, Eier und Zucker verquirlen und darübergießen. Eine Viertelstunde
+ stehen lassen, damit sich alles vollsaugt.

S Butterflöckle drauf und bei 180 Grad ungefähr 40 Minuten backen.

- Bei uns gibt's Vanillesoße dazu, der Karl nimmt lieber Most.

- Herzliche Grüße, auch an Deine Mutter
- Gerlinde

## Forenbeitrag mit Zitat, Österreich | 4
- Re: Was kocht ihr heute?
- von sissi_63 am Di 17. Okt 2023, 11:08

- Zitat von burgenlaender:
- "Bitte das Rezept für die Krautfleckerl, aber die süßlichen, ned die mit Speck!"

- Gerne! Hab ich von meiner Schwiegermutter aus Mistelbach.

T Krautfleckerl

- Zutaten (4 Portionen)
I 1 kleiner Krautkopf (ca. 80 dag)
I 25 dag Fleckerl
I 1 große Zwiebel
I 2 EL Kristallzucker
I 3 EL Schmalz, Öl geht auch
I 1 TL Kümmel ganz
I 1 Schuss Essig
I Salz und viel Pfeffer

- Zubereitung
S Kraut in Fleckerl schneiden, einsalzen und eine halbe Stunde stehen lassen.
S Zucker im heißen Schmalz karamellisieren, Zwiebel dazu, mit Essig ablöschen.
S Kraut gut ausdrücken und mit dem Kümmel dazugeben. Langsam dünsten, bis es schön braun ist, das dauert schon 40 Minuten.
S Fleckerl kochen, abseihen und untermischen. Kräftig pfeffern.

- lg sissi
- --
- Wer nichts wird, wird Wirt.

- 3 Mitgliedern gefällt das.

## Kommentar unter einem Video mit Zeitmarken | 0
- @ninabackt_gern vor 1 Jahr
- Hab mal alles mitgeschrieben, in der Infobox stehts ja leider nicht 🙈

T Kräuter-Zupfbrot
- Zutaten ab 0:25
I 500 g Mehl Type 550
I 1 Würfel Hefe
I 280 ml lauwarmes Wasser
I 1 TL Zucker, 2 TL Salz => 1 TL Zucker ¦ 2 TL Salz
I 125 g weiche Butter
I 3 Zehen Knoblauch
I Petersilie, Schnittlauch => Petersilie ¦ Schnittlauch

S 1:10 Hefe mit dem Zucker im Wasser auflösen, mit Mehl und Salz 8 min kneten => Hefe mit dem Zucker im Wasser auflösen, mit Mehl und Salz 8 min kneten
S 2:45 1 Stunde gehen lassen => 1 Stunde gehen lassen
S 3:02 Butter mit Knoblauch und Kräutern verrühren => Butter mit Knoblauch und Kräutern verrühren
S 3:50 Teig ausrollen, bestreichen, in Quadrate schneiden und hochkant in die Kastenform stapeln => Teig ausrollen, bestreichen, in Quadrate schneiden und hochkant in die Kastenform stapeln
S 5:15 bei 190° O/U ca. 35 min backen => bei 190° O/U ca. 35 min backen

- Bei mir war es nach 30 min schon dunkel, also lieber schauen!
- 👍 438   Antworten

## abgetippte alte Karte, Sachsen | 0
- (Handschrift Tante Hilde, ca. 1958)
T Quarkkeulchen
I 1 Pfd. Pellkartoffeln v. Vortag      1/2 Pfd. trockener Quark => 1 Pfd. Pellkartoffeln v. Vortag ¦ 1/2 Pfd. trockener Quark
I 100 gr. Mehl      1 Ei => 100 gr. Mehl ¦ 1 Ei
I 2 Eßl. Zucker
I 1 Pr. Salz
I abger. Zitronenschale
I Korinthen n. Belieben
I Fett z. Braten
S Kartoffeln reiben, m. Quark u. d. übrigen
+ Zutaten zu einem Teig verkneten.
S Kleine flache Keulchen formen, in Mehl wenden
+ u. im heißen Fett goldbraun braten.
S M. Zucker u. Zimt bestreuen.
- Apfelmus dazu! (Von Lehmanns Frieda)

## Scan einer Buchseite | 4
- Fleischgerichte                                        117

T Gefüllte Gurken

- Für 4 Personen

I 4 kräftige Schmorgurken
I 350 g gemischtes Hack-
+ fleisch
I 1 eingeweichtes Brötchen
I 1 Ei
I 1 Zwiebel
I 60 g Räucherspeck
I 3/8 l Fleischbrühe
I 1 Becher saure Sahne
I Dill, Salz, Paprika

S Die Gurken schälen, der Länge nach halbieren und
+ die Kerne mit einem Löffel herausschaben. Leicht
+ salzen.
S Aus Hackfleisch, dem ausgedrückten Brötchen, Ei und
+ der feingehackten Zwiebel einen Fleischteig bereiten,
+ würzen und in die Gurkenhälften füllen.

- 118                                        Fleischgerichte

S Den Speck würfeln und auslassen. Die Gurken hinein-
+ setzen, mit der Brühe auffüllen und zugedeckt etwa
+ 35 Minuten schmoren.
S Die Soße mit saurer Sahne und Dill verfeinern.

- Beilage: Salzkartoffeln oder Reis

## Sprachnachricht als Text, Schweiz | 4
- Sprachnachricht von Regula, 1:52 (automatisch transkribiert)

- Hoi zäme also ich sage es jetzt auf Hochdeutsch sonst versteht es das Handy nicht
T es geht um die Älplermagronen => Älplermagronen
- das ist jetzt für vier Personen
I also ihr braucht vierhundert Gramm Magronen => vierhundert Gramm Magronen
I vierhundert Gramm festkochende Kartoffeln
I zwei Deziliter Rahm
I dann zweihundert Gramm rezenten Bergkäse gerieben => zweihundert Gramm rezenten Bergkäse gerieben
I drei Zwiebeln und ein bisschen Bratbutter => drei Zwiebeln ¦ ein bisschen Bratbutter
S zuerst die Kartoffeln in kleine Würfel schneiden und im Salzwasser fünf Minuten kochen und dann die Magronen dazu bis beides lind ist
S abgiessen und lagenweise mit dem Käse in eine Schüssel geben und dann den heissen Rahm darüber
S die Zwiebeln in Ringe schneiden und in der Bratbutter richtig braun braten und oben drauf
- ähm ja Apfelmus nicht vergessen gell
- also tschüss zäme bis am Samstag

## Blog mit Einleitung und Werbung | 6
- Startseite | Rezepte von A–Z | Über mich | Newsletter

T Kürbis-Lasagne mit Salbei
- 12. Oktober 2022 · Kategorie: Herbst · 18 Kommentare
- Teilen   Merken   Drucken   E-Mail

- *Werbung, da Markennennung*

- Hallo ihr Lieben! Bei uns stapeln sich gerade die Kürbisse auf der Treppe, weil mein Mann im Frühjahr „nur drei Pflänzchen“ gesetzt hat. Suppe kann hier niemand mehr sehen. Deshalb gibt es heute etwas vom Blech, äh, aus der Form.

- Das braucht ihr (für 6 Portionen):

- Für die Kürbisschicht
I - 1 Hokkaido (ca. 1,2 kg)
I - 2 rote Zwiebeln
I - 3 EL Olivenöl
I - 10 Blättchen Salbei
- Für die Béchamel
I - 50 g Butter
I - 50 g Mehl
I - 750 ml Milch
I - Muskat
- Außerdem
I - 12 Lasagneplatten
I - 150 g Bergkäse, gerieben

- So geht's:
S 1. Kürbis entkernen, in Spalten schneiden und mit Zwiebeln, Öl und Salbei bei 200 Grad 25 Minuten rösten.
S 2. Butter schmelzen, Mehl einrühren, nach und nach die Milch dazugießen. Fünf Minuten köcheln lassen und mit Muskat abschmecken.
S 3. Alles abwechselnd in die Form schichten, mit Béchamel und Käse abschließen.
S 4. 35 Minuten bei 180 Grad backen und vor dem Anschneiden 10 Minuten ruhen lassen.

- Nährwerte pro Portion: 486 kcal, 19 g Eiweiß, 22 g Fett, 51 g Kohlenhydrate

- Das könnte dir auch gefallen: Kürbiswaffeln | Schnelles Pesto
- Eure Katrin 🧡

## Handynotiz ohne Überschriften | 0
T linsensalat büro
I - 200 g berglinsen
I - 1 apfel
I - 2 möhren
I - frühlingszwiebeln
I - feta (halbe packung)
I - 2 EL walnussöl
I - 2 EL weißer balsamico
I - senf, honig => senf ¦ honig
S - linsen 25 min kochen, abschrecken
S - möhren + apfel klein würfeln
S - dressing rühren, drüber, 1 std ziehen lassen
S - feta erst morgens drauf!!

## Brief, nur Fließtext, Bayern | 0
- Servus Max,

T also die Dampfnudeln von der Oma gehen so. => Dampfnudeln von der Oma

I Du nimmst ein Pfund Mehl, einen halben Würfel Hefe, => ein Pfund Mehl ¦ einen halben Würfel Hefe
I einen Viertelliter lauwarme Milch, zwei Eier, => einen Viertelliter lauwarme Milch ¦ zwei Eier
I fünf Esslöffel Zucker, ein Stück Butter => fünf Esslöffel Zucker ¦ ein Stück Butter
I und eine Prise Salz. => eine Prise Salz

S Aus dem Mehl, der Hefe, den Eiern, dem Salz, der halben Milch und zwei Löffeln Zucker schlägst einen Teig, bis er Blasen wirft, und lässt ihn an einem warmen Platz zugedeckt gehen. Dann formst du Kugeln daraus, so groß wie eine Kinderfaust, und lässt sie noch einmal gehen.

S In der schweren Reine lässt du die Butter mit dem restlichen Zucker und der übrigen Milch heiß werden und setzt die Nudeln nebeneinander hinein. Deckel drauf, und jetzt kommt's: eine halbe Stunde nicht hinschauen, sonst fallen sie zusammen. Wenn's unten kracht, sind sie fertig.

- Die Oma hat immer ein nasses Tuch um den Deckel gelegt. Wenn sie dir misslingen, ruf halt an.

- Pfiat di
- Dei Papa

## Nachricht an die Kollegin, Muttersprache Türkisch | 30
- Hallo Frau Berger 🙂 Sie haben gefragt wegen die Linsen Köfte von Freitag. Ich schreibe Ihnen:

T Mercimek Köftesi
- (wird ca 30 Stück)

I 1 Glas rote Linsen
I 1 Glas feine Bulgur (köftelik, gibt im türkischen Laden)
I 2 Zwiebel
I 1 Löffel Tomatenmark und 1 Löffel Paprikamark => 1 Löffel Tomatenmark ¦ 1 Löffel Paprikamark
I halbe Glas Öl
I 1 Bund Frühlingszwiebel
I 1 Bund Petersilie
I Zitrone, Salz, Kreuzkümmel, Pul Biber => Zitrone ¦ Salz ¦ Kreuzkümmel ¦ Pul Biber

S Linsen waschen und mit 3 Glas Wasser kochen bis ganz weich.
S Herd aus machen, Bulgur rein, Deckel zu und 20 Minute warten.
S Zwiebel klein schneiden in Öl braten, dann Mark dazu, bisschen zusammen braten.
S Alles mischen mit Hand und Gewürze. Wenn kalt ist kommt die Petersilie und Frühlingszwiebel.
S Mit Hand kleine Köfte drücken und auf Salatblatt legen.

- Mein Mann isst mit viel Zitrone. Afiyet olsun!
- LG Sevgi

## Tabelle mit Tabulatoren, Pfadfinderlager | 30
- Pfingstlager Küche Tag 2 (Stand 14.5.)
T Chili sin Carne
- 30 Personen

- Menge	Einheit	Zutat
I 3	kg	Kidneybohnen (Dose, abgetropft)
I 1,5	kg	Mais
I 4	kg	passierte Tomaten
I 1	kg	Sojagranulat
I 2	kg	Zwiebeln
I 12		Paprika, bunt
I 3	EL	Kreuzkümmel
I 200	ml	Öl
I 		Salz, Chili (Wölflinge!! wenig) => Salz ¦ Chili

- Ablauf
S 1.	Sojagranulat in heißer Gemüsebrühe einweichen
S 2.	Zwiebeln im Hockerkocher mit Öl anschwitzen, Paprika dazu
S 3.	Tomaten, Soja, Kreuzkümmel rein, 30 min köcheln, RÜHREN sonst brennt's an
S 4.	Bohnen und Mais 10 min vor Schluss
- Spüldienst: Sippe Luchs

## Mengen hinter den Namen, Österreich | 24
T Linzer Schnitten von der Mitzi-Tant
- ergibt 24 Stück

- Teig
I Mehl glatt 30 dag
I Butter 25 dag
I Staubzucker 20 dag
I Haselnüsse gerieben 20 dag
I Eier 2
I Zimt 1 KL
I Nelkenpulver 1 Msp.
- Fülle
I Ribiselmarmelade 1 großes Glas
I Rum 1 Stamperl
- Zum Bestreichen
I Dotter 1
S Die Butter mit dem Mehl abbröseln, mit den übrigen Teigzutaten rasch zu einem Teig verarbeiten und eine Stunde kalt rasten lassen. Zwei Drittel davon auf ein Blech drücken.
S Die Marmelade mit dem Rum glattrühren und aufstreichen. Aus dem Rest Rollen formen und ein Gitter legen, mit Dotter bestreichen.
S Bei 170° ca. 40 min backen, überkühlt in Schnitten teilen.
- Tipp: in der Blechdose halten sie locker drei Wochen, falls wer so viel Geduld hat.

## Kleinschreibung mit Tippfehlern, Zutaten hinten | 2
- hey lena, sorry das es so lang gedauert hat, war beim sport
T hier das ofendings mit den gnocchi und feta => gnocchi und feta aus dem ofen
S ofen auf 200 umluft
S tomaten halbiern, zuchini in scheiben, feta in die mitte von der form und alles andre aussen rum
S öl und oregano drüber, 25 min rein
S dann feta mit ner gabel zerdrücken und alles verrürhen, fertig
- reicht für 2 (oder 1x nach dem training haha)
- du brauchst:
I 1 pck gnocchi ausm kühlregal
I 1 feta
I 300 g kirschtomten
I ne kleine zuchini
I 3 el olivenöl
I oregano
I chiliflocken wenn du magst
- sag bescheid obs geklappt hat 😘

## Großbuchstaben und viele Leerzeilen, Facebook-Gruppe | 12
- Renate Kowalski ▸ Backen wie früher – Rezepte aus aller Welt
- Gestern um 20:14 · 🌐


T EIERLIKÖRKUCHEN OHNE BUTTER!!! => Eierlikörkuchen ohne Butter

- Für ca. 12 Stücke



- ZUTATEN:

I 🥚 5 Eier

I 🍚 200 g Puderzucker

I 1 Pck. Vanillezucker

I 250 ml Eierlikör (selbstgemacht ist am besten)

I 250 ml Sonnenblumenöl

I 250 g Mehl

I 1 Pck. Backpulver



- SO WIRDS GEMACHT:

S ➡️ Eier mit Puderzucker und Vanillezucker richtig schaumig schlagen, mindestens 5 Minuten

S ➡️ Öl und Eierlikör langsam dazulaufen lassen

S ➡️ Mehl und Backpulver sieben und nur kurz unterheben, in eine gefettete Gugelhupfform füllen



S ➡️ 60 Minuten bei 175 Grad Ober-/Unterhitze backen



- Gutes Gelingen wünscht euch die Renate 🌷
- Gefällt mir   Kommentieren   Teilen
- 214 Kommentare
`;
