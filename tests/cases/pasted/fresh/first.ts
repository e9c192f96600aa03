export const ENGLISH_FRESH = `
## whatsapp chat, british mum | 0
- [14/10/2023, 17:41:08] Beth: mum what do you put in your lemon drizzle again? x
T [14/10/2023, 17:52:30] Mum: Hello love. Lemon drizzle as follows => Lemon drizzle
I [14/10/2023, 17:53:02] Mum: 225g soft butter (or Stork)
I 225g caster sugar
I 4 eggs
I 225g self raising flour
I zest of 2 lemons
- [14/10/2023, 17:53:40] Mum: and for the top
I [14/10/2023, 17:53:59] Mum: juice of 1 1/2 lemons
I 85g granulated sugar
- [14/10/2023, 17:54:20] Beth: not icing sugar??
- [14/10/2023, 17:54:51] Mum: No granulated so it goes crunchy
S [14/10/2023, 17:56:17] Mum: Beat butter and sugar till pale, add eggs one at a time, then sift in the flour and the zest
S [14/10/2023, 17:57:03] Mum: Into a lined 2lb tin, 45-50 mins at 160 fan
S [14/10/2023, 17:58:11] Mum: Mix the juice and sugar and pour over while its still warm. Leave in the tin to cool
- [14/10/2023, 17:58:30] Beth: you're the best xx
- [14/10/2023, 17:59:02] Mum: 😘 save me a slice

## mail from an aunt in pune | 4
- From: Sunita Kulkarni
- Date: Tue, 6 Feb 2024 21:14
T Subject: Dal tadka recipe => Dal tadka

- Dear Neha,

- Hope you are settling in well and the cold is not too bad. As promised, this is how I make it at home. Enough for 4 people with rice.

I 1 cup toor dal, washed and soaked 30 mins
I 3 cups water
I 1/2 tsp haldi
I 2 tomatoes, chopped
I Salt to taste

- For the tadka:
I 2 tbsp ghee
I 1 tsp jeera
I A pinch of hing
I 5-6 cloves garlic, sliced
I 2 dry red chillies
I 1/2 tsp Kashmiri chilli powder
I Coriander leaves for garnish

S Pressure cook the dal with water, haldi and tomatoes for 3 to 4 whistles. Let the pressure go on its own, then mash lightly with the back of the ladle and add salt.

S Heat ghee in a small kadhai, put jeera, when it splutters add hing, garlic and red chillies. Once the garlic is golden switch off the gas and only then add the chilli powder, otherwise it will burn.

S Pour over the dal, cover for 2 minutes, then garnish with coriander.

- If it becomes too thick next day just add hot water.

- Lots of love,
- Sunita maushi

## forum post, no capitals | 8
- chilihead72 wrote:
- since a few of you asked in the other thread, here ya go. been making this since college, never had any leftovers
T slow cooker game day chili
I 2 lbs ground beef (80/20)
I 1 large onion diced
I 1 green bell pepper diced
I 4 cloves garlic
I 2 cans kidney beans, drained
I 1 28oz can crushed tomatoes
I 1 small can tomato paste
I 3 tbsp chili powder
I 1 tbsp cumin
I 1 bottle of beer (something cheap)
I salt n pepper
S brown the beef w the onion in a skillet and drain off most of the fat
S dump everything in the crockpot and stir
S low 8 hrs or high 4, taste and add more salt at the end
- feeds 8 easy. i top mine with fritos and shredded cheddar
- last edited by chilihead72; 01-22-2021 at 08:15 PM

## comment under a video | 2
- For anyone who doesn't want to keep pausing, I wrote it all down 😅
T 10 minute garlic chilli noodles (0:45) => 10 minute garlic chilli noodles
I 200g wheat noodles
I 4 garlic cloves, finely chopped
I 1 tbsp gochugaru
I 1 tsp sesame seeds
I 2 spring onions
I 2 tbsp soy sauce
I 1 tbsp black vinegar
I 1 tsp sugar
I 3 tbsp neutral oil
S 1:10 boil the noodles, save a bit of the water => boil the noodles, save a bit of the water
S 2:30 put garlic, gochugaru, sesame seeds and the white bits of the spring onion in a bowl => put garlic, gochugaru, sesame seeds and the white bits of the spring onion in a bowl
S 3:05 heat the oil until it shimmers and pour it over (careful it spits!) => heat the oil until it shimmers and pour it over (careful it spits!)
S 3:40 stir in soy, vinegar and sugar, toss with the noodles and a splash of the water, green bits on top => stir in soy, vinegar and sugar, toss with the noodles and a splash of the water, green bits on top
- serves 2
- Edit: wow thanks for the likes!!
- 1.2K likes   Reply

## old card from ohio | 48
- From the kitchen of:  Dorothy M.
T Soft Molasses Cookies
- Makes 4 doz.

I 1 c. shortening
I 1 c. sugar
I 1 egg
I 1 c. molasses
I 1/2 c. cold coffee
I 4 1/2 c. sifted flour
I 2 tsp. soda
I 1 tsp. ea. ginger & cinnamon
I 1/2 tsp. salt

S Cream shortening & sugar. Add egg, beat well.
S Add molasses and coffee alternately w/ sifted dry ingred.
S Chill overnight.
S Drop by tsp. on greased sheet, sprinkle w/ sugar. Bake 375° 10-12 min.
- (Bill likes them with a raisin in the center)

## scan of a parish booklet, broken lines | 6
- 34                                 Puddings
T BREAD AND BUTTER PUDDING => Bread and butter pudding
- Mrs. J. Hartley                     Serves 6
I 8 slices white bread, preferably a
+ day old
I 2 oz. butter, softened
I 3 oz. sultanas
I 2 oz. Demerara sugar
I 1 pint milk
I 3 large eggs
I 1/4 teasp. grated nut-
+ meg
S Butter the bread, remove the crusts
+ and cut each slice into 4 triangles. Arrange
+ half in a greased 2 pint dish, scatter
+ over the sultanas and cover with the
+ remaining bread.
S Whisk the eggs with the milk and strain
+ over the bread. Leave to stand for
+ half an hour.
S Sprinkle with the sugar and nutmeg.
+ Bake at Gas Mark 4 for about 45 min-
+ utes until well risen and golden.
- N.B. A spoonful of marmalade on the bread
- is a pleasant change.
- 35

## voice message from brisbane turned into text | 0
- Voice message (1:52) transcribed automatically
- Hey Jess it's me, sorry about the noise I'm in the car, so
T you wanted Nan's Anzac slice yeah => Nan's Anzac slice
- okay so grab a pen um you'll need
I one cup of rolled oats not the quick ones
I one cup of plain flour
I um three quarters of a cup of brown sugar => three quarters of a cup of brown sugar
I a cup of desiccated coconut
I a hundred and twenty five grams of butter
I and two tablespoons of golden syrup => two tablespoons of golden syrup
I oh and half a teaspoon of bicarb => half a teaspoon of bicarb
S so you mix all the dry stuff in a big bowl except the bicarb
S then you melt the butter with the golden syrup in a little pot and then chuck the bicarb in with a tablespoon of boiling water and it'll froth up
S pour that in and mix it and press it in a slice tin with baking paper
S and then it's about twenty five minutes at one sixty until it's golden and you cut it while it's still a bit warm
- anyway give us a call if it doesn't work out okay love you bye

## blog with a chatty introduction | 12
T The Fluffiest Blueberry Buttermilk Muffins
- Posted on June 3 by Carly | 41 Comments
- This post may contain affiliate links. Read our disclosure policy.

- Okay friends, can we talk about blueberry season? Every summer my two boys and I drive out to the pick-your-own farm and come home with way more than we can eat. Last year I finally got serious and tested these muffins eleven (!!) times.

- Why you'll love them
- They stay soft for three days, they need one bowl, and you don't have to get the mixer out.

- JUMP TO RECIPE | PRINT | PIN

- Prep Time: 15 minutes
- Cook Time: 20 minutes
- Yield: 12 muffins

- Ingredients

I 2 cups (250 g) all-purpose flour
I ¾ cup (150 g) granulated sugar
I 2 ½ teaspoons baking powder
I ½ teaspoon kosher salt
I 1 cup (240 ml) buttermilk, room temperature
I ⅓ cup (80 ml) vegetable oil
I 2 large eggs
I 1 ½ cups blueberries, fresh or frozen (see note)

- ADVERTISEMENT

- Instructions

S 1. Preheat oven to 400°F and line a 12-cup muffin tin with paper liners.
S 2. Whisk flour, sugar, baking powder and salt in a large bowl. Make a well in the center.
S 3. Pour in the buttermilk, oil and eggs. Stir just until you don't see dry flour, then fold in the berries.
S 4. Divide between the liners and bake 18 to 20 minutes. Cool in the pan for 5 minutes.

- Notes
- If you use frozen berries don't thaw them first.

- Nutrition: Calories: 214 | Carbs: 33g | Protein: 4g | Fat: 7g
- Did you make this? Tag me on Instagram!

## note from a phone | 0
T Sheet pan sausage dinner
I • 1 pack chicken sausage
I • baby potatoes, halved
I • broccoli
I • 1 red onion
I • olive oil
I • 1 tbsp dijon
I • 1 tsp honey
S • potatoes + oil + salt on pan, 425, 20 min
S • add sausage, onion, broccoli, another 15-20
S • mix mustard + honey, drizzle on top

## prose from county cork | 0
T Brown soda bread

I 1 lb wholemeal flour
I 4 oz plain flour
I 1 level tsp bread soda
I 1 tsp salt
I roughly a pint of buttermilk
I handful of oats for the top

S Take your biggest bowl and mix the two flours with the salt and the bread soda, and do sieve the soda or you'll find green lumps in it. Make a well in the middle, pour in most of the buttermilk and bring it round with your hand like a claw until you've a soft, wettish dough. You mightn't need it all.

S Turn it into an oiled loaf tin, scatter the oats over and cut a line down the middle with a wet knife. It wants about an hour in a hot oven, 200C, and the last ten minutes out of the tin. When you knock on the bottom it should sound hollow. Wrap it in a tea towel if you like a soft crust.

- My grandmother never weighed a thing but this is as near as I can get to hers.

## cinnamon rolls in groups | 12
T Overnight Cinnamon Rolls

- makes 12 big rolls

- DOUGH
I 1 cup warm milk (110F)
I 2 1/4 tsp active dry yeast (1 packet)
I 1/2 cup sugar
I 1/3 cup butter, melted
I 2 eggs
I 4 1/2 cups bread flour
I 1 tsp salt

- FILLING
I 1/2 cup butter, very soft
I 1 cup packed dark brown sugar
I 2 1/2 tbsp cinnamon

- ICING
I 4 oz cream cheese
I 1 1/2 cups powdered sugar
I 1 tsp vanilla

- DIRECTIONS
S 1) Stir the yeast into the milk with a spoonful of the sugar and wait till foamy, about 5 min.
S 2) Add the rest of the dough ingredients, knead 8 min in the mixer. Cover and let rise until doubled.
S 3) Roll out to about 16x20, spread with the butter, then sprinkle on the sugar and cinnamon. Roll up tight and cut in 12.
S 4) Put in a greased 9x13, cover with plastic wrap and refrigerate overnight.
S 5) Next morning leave on the counter 1 hr, bake at 350 for 25 min.
S 6) Beat the icing and spread on while warm.

- Tip: unflavored dental floss cuts them way cleaner than a knife.

## church cookbook, all capitals, two columns | 10
T HAMBURGER VEGETABLE SOUP => Hamburger vegetable soup
- LORETTA SCHULTZ, CIRCLE 4
I 1 LB. GROUND BEEF          1 ONION, CHOPPED => 1 LB. GROUND BEEF ¦ 1 ONION, CHOPPED
I 3 CARROTS, SLICED          2 STALKS CELERY => 3 CARROTS, SLICED ¦ 2 STALKS CELERY
I 1 QT. TOMATO JUICE         2 C. WATER => 1 QT. TOMATO JUICE ¦ 2 C. WATER
I 1/2 C. PEARL BARLEY        2 BEEF BOUILLON CUBES => 1/2 C. PEARL BARLEY ¦ 2 BEEF BOUILLON CUBES
I 1 BAY LEAF
S BROWN BEEF AND ONION IN LARGE KETTLE. DRAIN.
S ADD REMAINING INGREDIENTS. BRING TO BOIL, THEN SIMMER 1 HOUR
+ OR UNTIL BARLEY IS TENDER.
S REMOVE BAY LEAF BEFORE SERVING.
- SERVES 10. FREEZES WELL.

## ingredients after the steps, sydney | 4
- Hi Greg, good to see you Saturday. Here's how I did the lamb, dead easy.

T Greek-ish barbecued lamb

S Whisk up the marinade and rub it all over the lamb. Leave it in the fridge overnight if you can, two hours if you can't.

S Get the barbie good and hot. Sear it 10 mins each side with the lid up, then turn the flame down, lid closed, another 20 or so for medium.

S Rest it under foil for a good quarter of an hour before you carve.

- What you need (does 4-6):
I 1 butterflied leg of lamb, about 1.5 kg
I 4 garlic cloves, crushed
I 1 lemon, juice and zest
I 80 ml olive oil
I 1 tbs dried oregano
I A couple of sprigs of rosemary
I Sea salt

- Cheers
- Macca

- Sent from my iPhone

## facebook post with emojis, no blank lines | 7
- Y'all asked and I'm finally sharing!! 🙌🙌
T 🌮 TACO CASSEROLE 🌮 => Taco casserole
- Even my picky husband had seconds 😂
- 🛒 What you need
I ✅ 1 lb ground turkey
I ✅ 1 packet taco seasoning
I ✅ 1 can black beans, rinsed
I ✅ 1 cup salsa
I ✅ 8 oz sour cream
I ✅ 3 cups crushed tortilla chips
I ✅ 2 cups shredded mexican cheese
- 👩‍🍳 What you do
S 👉 Cook the turkey and drain, add the seasoning, beans and salsa
S 👉 Layer chips, meat, sour cream and cheese in a 9x13. Do it twice!
S 👉 Bake 350 for 25 mins til bubbly
- 🍽️ Serves 6-8
- SHARE so it saves to your wall ❤️ and follow me for more easy dinners
- #casserole #weeknightdinner

## forwarded message, hyderabad, too many blank lines | 5
- Forwarded many times


T *HYDERABADI CHICKEN BIRYANI* => Hyderabadi chicken biryani


- Serves - 5 persons

- *Ingredients*

I Chicken - 1 kg

I Basmati rice - 3 cups (soak 30 min)

I Curd - 1 cup

I Fried onions - 1 1/2 cup

I Ginger garlic paste - 2 tbsp

I Red chilli powder - 2 tsp

I Green chillies - 4 nos

I Mint and coriander leaves - 1 bunch each

I Whole garam masala - as required

I Saffron - few strands in 1/4 cup milk

I Ghee - 3 tbsp


- *Method*

S Step 1: Marinate the chicken with curd, half the fried onions, ginger garlic paste, chilli powder, green chillies and salt. Keep minimum 2 hours. => Marinate the chicken with curd, half the fried onions, ginger garlic paste, chilli powder, green chillies and salt. Keep minimum 2 hours.

S Step 2: Boil water with whole garam masala and salt, add rice and cook till 70% done only. Drain. => Boil water with whole garam masala and salt, add rice and cook till 70% done only. Drain.

S Step 3: Put chicken in heavy bottom vessel, layer rice on top, then mint, coriander, remaining onions, saffron milk and ghee. => Put chicken in heavy bottom vessel, layer rice on top, then mint, coriander, remaining onions, saffron milk and ghee.

S Step 4: Seal with atta and keep on high flame 10 mins, then dum on tawa for 30 mins on low flame. => Seal with atta and keep on high flame 10 mins, then dum on tawa for 30 mins on low flame.


- Serve hot with mirchi ka salan and raita 🙏
`;

export const GERMAN_FRESH = `
## whatsapp mit oma | 0
- [02.12.23, 18:02:11] Lena: Oma kannst du mir das Rezept von den Vanillekipferln schicken? 🙏
- [02.12.23, 18:15:40] Oma: Ja mein Schatz, ich muss nur die Brille suchen
T [02.12.23, 18:31:05] Oma: Vanillekipferl
I [02.12.23, 18:31:48] Oma: 280 gr. Mehl
I [02.12.23, 18:32:10] Oma: 210 gr. Butter, kalt
I [02.12.23, 18:32:39] Oma: 70 gr. Zucker
I [02.12.23, 18:33:15] Oma: 100 gr. gemahlene Mandeln
- [02.12.23, 18:33:30] Lena: gehen auch Haselnüsse?
- [02.12.23, 18:34:02] Oma: Ja geht auch, aber Mandeln sind feiner
I [02.12.23, 18:34:51] Oma: Vanillezucker und Puderzucker zum Wälzen
S [02.12.23, 18:37:20] Oma: Alles rasch verkneten und 1 Stunde kalt stellen
S [02.12.23, 18:39:03] Oma: Dann Rollen machen, Stücke abschneiden und Kipferl formen. Bei 175 Grad 12 Min. backen, sie dürfen nicht braun werden
S [02.12.23, 18:40:44] Oma: Noch warm ganz vorsichtig im Zucker wälzen
- [02.12.23, 18:41:00] Lena: Danke!!! ❤️
- [02.12.23, 18:42:17] Oma: Gerne. Grüß die Mama

## mail aus dem aargau | 12
- Von: Vreni Hunziker
- An: Sandra
T Betreff: Rüeblitorte => Rüeblitorte

- Liebe Sandra

- Wie versprochen das Rezept von meiner Mutter. Es gibt ca. 12 Stücke.

I 5 Eier, getrennt
I 250 g Zucker
I 1 Bio-Zitrone, abgeriebene Schale und 1 EL Saft
I 250 g Rüebli, fein gerieben
I 250 g gemahlene Mandeln
I 80 g Weissmehl
I 1 TL Backpulver
I 1 Prise Salz

- Glasur
I 200 g Puderzucker
I 2-3 EL Zitronensaft
I Marzipanrüebli zum Verzieren

S Eigelb und Zucker schaumig rühren, bis die Masse hell ist. Zitronenschale, Saft, Rüebli und Mandeln dazugeben. Mehl und Backpulver mischen, daruntermischen.

S Eiweiss mit dem Salz steif schlagen und sorgfältig unter die Masse ziehen. In die gefettete Springform (24 cm) füllen.

S Ca. 55 Minuten auf der untersten Rille bei 180 Grad backen, auskühlen lassen.

S Für die Glasur Puderzucker und Zitronensaft verrühren, die Torte damit überziehen und verzieren.

- Am besten schmeckt sie erst am zweiten Tag!

- Herzliche Grüsse und e Guete
- Vreni

## forum aus österreich | 4
- Verfasst von: mehlspeistiger am 14. Juli 2019, 09:22
- Griaß euch, weil grad Marillenzeit ist, stell ich unser Familienrezept rein. Mit Topfenteig, nicht mit Erdäpfelteig!

T Marillenknödel

- Zutaten für 4 Personen:
I 25 dag Topfen
I 5 dag Butter
I 1 Ei
I 15 dag griffiges Mehl
I 1 Prise Salz
I 10-12 Marillen
I Würfelzucker
I 10 dag Semmelbrösel
I 6 dag Butter für die Brösel
I Staubzucker, Zimt => Staubzucker ¦ Zimt

- Zubereitung:
S Butter mit Ei flaumig rühren, Topfen, Mehl und Salz dazu, zu einem Teig verarbeiten und eine halbe Stunde rasten lassen.
S Marillen entkernen und statt dem Kern einen Würfelzucker hineingeben.
S Aus dem Teig eine Rolle formen, Scheiben abschneiden, jede Marille damit einhüllen.
S In leicht wallendem Salzwasser ca. 12 Min. ziehen lassen. Derweil die Brösel in der Butter goldgelb rösten.
S Knödel herausheben, in den Bröseln wälzen und anzuckern.

- lg aus der Wachau
- Zitat: "Ohne Mehlspeis bin i ned satt"

## kommentar unter einem video | 4
- @herbert_k vor 3 Monaten
- Super Video, danke! Hab mal mitgeschrieben für alle, die es ausdrucken wollen:
T Kartoffelsuppe mit Wiener
I 1 kg mehligkochende Kartoffeln
I 2 Möhren
I 1 Stange Lauch
I ¼ Sellerie
I 1,2 l Gemüsebrühe
I 100 ml Sahne
I 4 Wiener Würstchen
I Majoran, Muskat => Majoran ¦ Muskat
S 1. Gemüse würfeln und in etwas Butter anschwitzen
S 2. mit Brühe aufgießen, Majoran rein, 25 min köcheln
S 3. halb pürieren, Sahne dazu und mit Muskat abschmecken
S 4. Würstchen in Scheiben schneiden und nur noch warm werden lassen
- Reicht für 4 Leute. Bei mir kommt noch ein Löffel Senf rein 👍
- 87 Mag ich   Antworten

## alte karte, abgetippt | 0
T Streuselkuchen vom Blech (Tante Hilde)
I Mehl 500 g
I Hefe 1 Würfel
I Milch 1/4 l
I Zucker 80 g
I Butter 80 g
I Ei 1 St.
I Salz 1 Pr.
- Streusel:
I Mehl 350 g
I Zucker 200 g
I Butter 200 g
I Zimt 1 Teel.
S Hefeteig bereiten, gut schlagen, bis er Blasen wirft. Zugedeckt gehen lassen.
S Auf gefettetem Blech ausrollen, mit Milch bestreichen.
S Streusel mit den Händen reiben und darüber geben. Nochmals 20 Min. gehen lassen.
S Bei guter Mittelhitze ca. 25 Min. backen.

## eingescannte seite mit umbrüchen | 6
- Fleischgerichte                                    87
T Rheinischer Sauerbraten
- Für 6 Personen
I 1,5 kg Rindfleisch aus der Schulter
I 3/8 l Weinessig
I 3/8 l Wasser
I 2 Zwiebeln, in Ringe ge-
+ schnitten
I 1 Bund Suppengrün
I 2 Lorbeerblätter
I 6 Wacholder-
+ beeren, zerdrückt
I 40 g Schweineschmalz
I 75 g Rosinen
I 100 g Soßenkuchen
S Essig und Wasser mit Zwiebeln, Suppen-
+ grün und Gewürzen aufkochen und er-
+ kalten lassen. Das Fleisch darin zuge-
+ deckt 4 Tage an einem kühlen Ort
+ ziehen lassen, täglich wenden.
S Fleisch abtrocknen, salzen und im hei-
+ ßen Schmalz von allen Seiten kräftig
+ anbraten. Mit der durchgeseihten Beize
+ ablöschen und 2 Stunden schmoren.
S Soßenkuchen zerbröckeln, mit den Ro-
+ sinen in die Soße geben und weitere
+ 15 Minuten kochen. Abschmecken.
- Dazu: Kartoffelklöße und Apfelmus
- 88

## sprachnachricht als text | 0
- Sprachnachricht 2:14 (automatisch transkribiert)
- ja hallo Sabine ich bins nochmal du wolltest doch wissen wie ich
T den Nudelsalat mache den vom Geburtstag => Nudelsalat
- also pass auf du brauchst
I ein Päckchen Nudeln 500 Gramm so Spiralen
I dann ein Glas Gewürzgurken => ein Glas Gewürzgurken
I ein Ring Fleischwurst
I eine Dose Erbsen mit Möhren
I ähm drei gekochte Eier => drei gekochte Eier
I und ein kleines Glas Miracel Whip => ein kleines Glas Miracel Whip
I und einen Becher Joghurt => einen Becher Joghurt
S die Nudeln kochst du ganz normal und lässt sie richtig kalt werden
S dann schneidest du die Wurst und die Gurken und die Eier klein und tust alles in eine große Schüssel
S die Soße rührst du aus dem Miracel Whip und dem Joghurt und einem Schuss Gurkenwasser und dann Salz Pfeffer und kippst das drüber
S und dann muss das über Nacht im Kühlschrank stehen sonst schmeckt es nach nix
- ja das wars eigentlich meld dich wenn was ist tschüss

## blog mit einleitung und werbung | 4
- Startseite > Rezepte > Vegetarisch
T Cremige Kürbis-Gnocchi-Pfanne mit Salbei
- von Julia | 12. Oktober | 23 Kommentare
- Enthält Werbung

- Hallo ihr Lieben! Endlich ist wieder Kürbiszeit und bei uns auf dem Hof stapeln sich die Hokkaidos. Heute zeige ich euch mein liebstes Feierabendessen: In 25 Minuten steht alles auf dem Tisch, und sogar mein Kleiner isst seinen Teller leer.

- Welcher Kürbis eignet sich?
- Ich nehme immer Hokkaido, weil man die Schale mitessen kann.

- Anzeige

- Das Rezept
- Portionen: 4
- Arbeitszeit: 25 Minuten

- Zutaten

I 800 g Gnocchi aus dem Kühlregal
I 500 g Hokkaido-Kürbis
I 1 rote Zwiebel
I 2 Knoblauchzehen
I 10 Blätter Salbei
I 200 g Frischkäse
I 150 ml Gemüsebrühe
I 2 EL Olivenöl
I 50 g Parmesan, frisch gerieben

- Zubereitung

S 1. Kürbis entkernen und in kleine Würfel schneiden. Zwiebel und Knoblauch fein hacken.
S 2. Öl in einer großen Pfanne erhitzen und die Gnocchi darin 5 Minuten goldbraun braten, herausnehmen.
S 3. Kürbis, Zwiebel und Salbei in die Pfanne geben und 8 Minuten braten. Knoblauch kurz mitbraten.
S 4. Brühe und Frischkäse einrühren, Gnocchi wieder dazugeben und mit Parmesan bestreuen.

- Nährwerte pro Portion: 540 kcal, 17 g Eiweiß, 19 g Fett, 72 g Kohlenhydrate

- Lasst es euch schmecken! Eure Julia
- Das könnte dir auch gefallen: Kürbissuppe mit Kokosmilch

## notiz vom handy | 0
T Linsencurry schnell
I - 250 g rote Linsen
I - 1 Dose Kokosmilch
I - 1 Dose stückige Tomaten
I - 1 Zwiebel
I - Ingwer (daumengroß)
I - 2 TL Currypulver
I - Limette
I - Koriander wenn da
S - Zwiebel + Ingwer anbraten, Curry kurz mitrösten
S - Linsen, Kokosmilch, Tomaten + 1 Dose Wasser rein
S - 20 min köcheln, öfter rühren!
S - Limettensaft + Salz

## kaiserschmarrn in prosa | 2
T So mach ich den Kaiserschmarrn => Kaiserschmarrn
- (reicht für 2 hungrige oder 3 normale Esser)

I 4 Eier
I 130 g Mehl
I 250 ml Milch
I 1 EL Zucker
I Rosinen (in Rum eingeweicht, wer mag)
I reichlich Butter
I Puderzucker

S Man nehme die Eier und trenne sie. Die Dotter kommen mit Milch, Mehl, Zucker und einer Prise Salz in eine Schüssel und werden glatt gerührt, dann darf der Teig zehn Minuten quellen, während man das Eiweiß steif schlägt. Den Schnee hebt man mit dem Schneebesen locker unter, ein paar weiße Flocken dürfen ruhig noch zu sehen sein.

S Jetzt die Butter in der größten Pfanne aufschäumen lassen, den Teig hineingießen, Rosinen darüber streuen und bei mittlerer Hitze mit Deckel backen, bis die Unterseite braun ist. Vierteln, wenden, noch ein Stück Butter dazu und nach weiteren drei Minuten mit zwei Gabeln in Stücke reißen. Mit etwas Zucker karamellisieren lassen und mit Puderzucker zu Tisch bringen.

- Bei uns gibt es immer Zwetschgenröster dazu, Apfelmus geht natürlich auch.

## zwiebelkuchen in zwei gruppen | 0
T Schwäbischer Zwiebelkuchen
- für eine Springform 28 cm Ø

- Für den Teig:
I 250 g Mehl
I 1/2 Würfel frische Hefe
I 125 ml lauwarme Milch
I 50 g weiche Butter
I 1/2 TL Salz

- Für den Belag:
I 1 kg Zwiebeln
I 100 g durchwachsener Speck, gewürfelt
I 2 EL Butterschmalz
I 200 g saure Sahne
I 3 Eier
I 1 EL Mehl
I 1 TL Kümmel
I Salz und Pfeffer

S 1. Schritt: Hefe in der Milch auflösen und mit den übrigen Teigzutaten verkneten. 45 Minuten an einem warmen Ort gehen lassen. => Hefe in der Milch auflösen und mit den übrigen Teigzutaten verkneten. 45 Minuten an einem warmen Ort gehen lassen.

S 2. Schritt: Zwiebeln in halbe Ringe schneiden und im Butterschmalz glasig dünsten (nicht braun werden lassen!). Speck dazugeben. Abkühlen lassen. => Zwiebeln in halbe Ringe schneiden und im Butterschmalz glasig dünsten (nicht braun werden lassen!). Speck dazugeben. Abkühlen lassen.

S 3. Schritt: Saure Sahne, Eier und Mehl verquirlen, würzen und unter die Zwiebeln mischen. => Saure Sahne, Eier und Mehl verquirlen, würzen und unter die Zwiebeln mischen.

S 4. Schritt: Form mit dem Teig auslegen, Rand hochziehen, Belag darauf verteilen und mit Kümmel bestreuen. Bei 200 °C Ober-/Unterhitze 40-45 Minuten backen. => Form mit dem Teig auslegen, Rand hochziehen, Belag darauf verteilen und mit Kümmel bestreuen. Bei 200 °C Ober-/Unterhitze 40-45 Minuten backen.

- Tipp: Lauwarm mit neuem Wein servieren.
- Lässt sich auch prima einfrieren.

## feuerwehrfest, alles gross | 50
T GULASCHSUPPE FEUERWEHRFEST => Gulaschsuppe Feuerwehrfest
- FÜR 50 PORTIONEN
I 6 KG RINDFLEISCH (VOM METZGER SCHNEIDEN LASSEN)
I 5 KG ZWIEBELN
I 3 KG KARTOFFELN
I 15 PAPRIKA ROT
I 500 G TOMATENMARK
I 250 G PAPRIKAPULVER EDELSÜSS
I 12 L BRÜHE
I KÜMMEL, MAJORAN, KNOBLAUCH => KÜMMEL ¦ MAJORAN ¦ KNOBLAUCH
S FLEISCH PORTIONSWEISE SCHARF ANBRATEN. ZWIEBELN DAZU UND MITRÖSTEN.
S TOMATENMARK UND PAPRIKAPULVER EINRÜHREN, SOFORT MIT BRÜHE ABLÖSCHEN.
S 2 STD. KÖCHELN LASSEN, DANN KARTOFFELN UND PAPRIKA DAZU, NOCH 30 MIN.
S ABSCHMECKEN UND WARM HALTEN
- BRÖTCHEN BESTELLT GERD!!!
- KESSEL STEHT IM GERÄTEHAUS

## zutaten nach den schritten | 6
- Hallo Thomas,
- anbei wie gewünscht die Anleitung für die Lasagne. Hat ja allen geschmeckt.
T Spinatlasagne mit Lachs

S Den Spinat auftauen lassen und gut ausdrücken. Zwiebel und Knoblauch andünsten, Spinat dazu, mit Salz, Pfeffer und Muskat würzen.

S Aus Butter, Mehl und Milch eine Béchamel kochen, 5 min leise köcheln lassen.

S In einer gefetteten Form abwechselnd Soße, Lasagneplatten, Spinat und Lachs schichten. Mit Soße abschließen und den Käse drüber.

S 40 min bei 180 Grad Umluft, danach 10 min stehen lassen, sonst läuft alles auseinander.

- Einkaufsliste (6 Personen):
I 600 g TK-Blattspinat
I 400 g Lachsfilet ohne Haut
I 1 Pck. Lasagneplatten
I 60 g Butter
I 60 g Mehl
I 800 ml Milch
I 1 Zwiebel
I 2 Zehen Knoblauch
I 150 g ger. Gouda

- Viele Grüße und bis Donnerstag beim Training
- Jörg

- --
- Jörg Petersen | Tel. 0431 / 55 55 12

## alles klein, mit tippfehlern | 3
- hi caro hier das rezpt von gestern abend
T hähnchen süß sauer
- (für 3)
I 500g hähnchenbrust
I 1 rote paprka
I 1 kl dose ananas mit saft
I 1 zwiebel
I 3 el ketchup
I 2 el essig
I 2 el sojasoße
I 1 el speisestärke
I reis
S fleisch in würfel schneiden und scharf anbraten, wieder rausnehemn
S paprika u zwiebel grob schneiden und in der selben pfanne anbraten
S ketchup essig sojasoße und den ananassaft verühren mit der stärke und rein damit, kurz aufkochn
S fleisch und ananas dazu, 5 min ziehn lassen. fertig => fleisch und ananas dazu, 5 min ziehn lassen.
- kannst auch noch chili rein wenn du magst
- glg steffi

## küchenmaschine, emojis, zu viele leerzeilen | 12
- 🎃🍂 Werbung da Markennennung 🍂🎃


T 🍎 Apfel-Zimt-Schnecken 🍎 => Apfel-Zimt-Schnecken


- ergibt 12 Stück


- ⭐ ZUTATEN ⭐

I 🔸 200 g Milch

I 🔸 1 Pck. Trockenhefe

I 🔸 60 g Zucker

I 🔸 450 g Mehl Type 550

I 🔸 70 g Butter

I 🔸 1 Prise Salz

- ⭐ FÜLLUNG ⭐

I 🔸 3 Äpfel (z.B. Boskoop)

I 🔸 50 g brauner Zucker

I 🔸 2 TL Zimt


- ⭐ SO GEHT'S ⭐

S ▶️ Milch, Hefe und Zucker in den Mixtopf geben, 2 Min./37 °C/Stufe 1

S ▶️ Mehl, Butter und Salz dazu, 3 Min./Teigstufe. 1 Stunde gehen lassen 😴

S ▶️ Äpfel in Stücken 4 Sek./Stufe 5 zerkleinern, mit Zucker und Zimt mischen

S ▶️ Teig ausrollen, Füllung drauf, aufrollen und in 12 Scheiben schneiden. Bei 180 °C ca. 25 Min. backen


- Speichert euch den Beitrag ab 💾 und markiert wen, der euch die backen soll 😋
- #thermomix #apfelschnecken #herbstliebe
`;
