export const ENGLISH_FRESH = `
## sisters group chat, ohio, names on their own line | 6
- The Coven 🔮
- Tuesday 4:12 PM
- Dana
- ok who has mom's stuffed shells
- Renee
- me. hang on im at pickup
- Renee
- ok here
T stuffed shells (mom's, NOT aunt carol's) => stuffed shells
I 1 box jumbo shells
I 2 lb ricotta, whole milk
I 2 eggs
I 3 cups shredded mozz, divided
- Dana
- divided how
- Renee
- i'm getting there
I 1/2 cup parm
I 10 oz frozen spinach, thawed and SQUEEZED
I 1 jar marinara 24 oz
I nutmeg, like two shakes
- Kim
- wait is this for saturday bc Tyler won't eat spinach
- Dana
- tyler is 34
- Renee
S boil the shells 2 min less than the box says and rinse cold
S mix ricotta eggs half the mozz the parm spinach nutmeg
S half the sauce in the bottom of the 9x13, stuff the shells and line em up
S rest of sauce, rest of cheese, foil on, 375 for 30 then foil off 10
- Kim
- how many does it feed
- Renee
- 6 unless dad comes
- Dana liked "6 unless dad comes"

## forwarded mail with quote marks, county mayo | 0
- From: Brid Gallagher
- To: Niamh; Orla; Cathal
- Subject: Fwd: FW: the bread
- Sent from my iPad

- Niamh pet, I found it, it was in with the Credit Union letters. See below. B.

- > -----Original Message-----
- > From: Nuala Heneghan
- > Sent: 03 March 2016 20:41
- >
- > Brid, this is the one from the Country Market, you can't go wrong.
- >
T > Brown Soda Bread => Brown Soda Bread
- >
I > 12oz coarse wholemeal flour => 12oz coarse wholemeal flour
I > 4oz plain flour => 4oz plain flour
I > 1 heaped teasp bread soda, sieved => 1 heaped teasp bread soda, sieved
I > 1 teasp salt => 1 teasp salt
I > fistful of pinhead oatmeal => fistful of pinhead oatmeal
I > 1 egg => 1 egg
I > 3/4 pint buttermilk => 3/4 pint buttermilk
I > 1 dessertsp treacle (leave out if you like) => 1 dessertsp treacle (leave out if you like)
- >
S > Oven to 200, gas 6. Grease a 2lb loaf tin. => Oven to 200, gas 6. Grease a 2lb loaf tin.
S > Mix all the dry things. Beat the egg into the buttermilk with the treacle => Mix all the dry things. Beat the egg into the buttermilk with the treacle
+ > and pour it in. It should be like wet porridge. => and pour it in. It should be like wet porridge.
S > Into the tin, scatter more oatmeal, bake 50 min, then turn it out of the => Into the tin, scatter more oatmeal, bake 50 min, then turn it out of the
+ > tin and give it ten more upside down. => tin and give it ten more upside down.
- >
- > It freezes grand in slices.
- > God bless, Nuala

## dad texting one thing at a time, no title | 2
- hey bud
- you asked what to do w the salmon
- ok
I 2 salmon filets skin on
I miso paste, white, 2 tbsp
I 1 tbsp maple syrup
I splash of soy
I thumb of ginger
- grate it don't chop it
- you have a grater right
- the thing in the drawer with the holes
S mix everything but the fish
S paint it on the fish, let it sit 20 mins while you do your homework or whatever
S broiler on HIGH, rack second from top
S 7-8 min, til the edges go dark
- do not walk away
- i mean it
- remember the garlic bread
- rice is in the cooker just push the button
- love you home by 8

## voice note typed out by the phone, kingston grandmother | 0
- Voice message 2:47 — Transcript (beta)
- hello darling it's Grandma Pearl I hope you can hear me the phone is acting up again
T so this is how I do the stew peas you hear => stew peas
S first thing you wash the peas and put it to soak overnight with plenty water => first thing you wash the peas and put it to soak overnight with plenty water
I = two cups red peas
S now in the morning you take the same water and you put it in the pot with the pig's tail and the salt beef and a few garlic and let it boil till the peas tender => in the morning you take the same water and you put it in the pot with the pig's tail and the salt beef and a few garlic and let it boil till the peas tender
I = one pound pig's tail ¦ half pound salt beef ¦ a few garlic
- that's two cups of red peas I mean and about a pound of the pig's tail half pound salt beef boil it out first yuh nuh or it going be too salty
- hold on somebody at the gate
- alright it was just the water man
S when it tender put in a tin of coconut milk two sprig of thyme a stalk scallion pimento berries and the whole scotch bonnet don't burst it => when it tender put in a tin of coconut milk two sprig of thyme a stalk scallion pimento berries and the whole scotch bonnet don't burst it
I = a tin of coconut milk ¦ two sprig of thyme ¦ a stalk scallion ¦ pimento berries ¦ whole scotch bonnet
S make up your spinners one cup of flour and little water and salt roll it in your hand long and thin and drop them in fifteen minutes => make up your spinners one cup of flour and little water and salt roll it in your hand long and thin and drop them in fifteen minutes
I = one cup of flour ¦ little water ¦ salt
- and that's it darling eat it with rice
- your mother never learn it she was always on the road
- alright bless up call me Sunday

## magazine page photographed, two columns read across | 4
- WEEKNIGHT WINNERS
T Leek, pea & smoked
+ trout gratin
- SERVES 4 PREP 15 MIN COOK 35 MIN
- Ready in under an hour and made with
- what's left in the vegetable drawer.
I 3 leeks, trimmed         1 Heat oven to 200C/180C => 3 leeks, trimmed
I 40g butter               fan/gas 6. Slice the leeks => 40g butter
I 30g plain flour          and sweat in the butter for => 30g plain flour
I 400ml whole milk         10 min, lid on, until soft. => 400ml whole milk
I 200g frozen peas         2 Stir in the flour, cook => 200g frozen peas
I 1 tbsp wholegrain        1 min, then add the milk bit => 1 tbsp wholegrain
+   mustard                by bit. Simmer until thick- => mustard
I 240g hot-smoked trout,   ened. Add peas and mustard. => 240g hot-smoked trout,
+   flaked                 3 Fold in trout, tip into a => flaked
I 60g breadcrumbs          dish, top with crumbs and => 60g breadcrumbs
I 50g gruyère, grated      cheese. Bake 25 min. => 50g gruyère, grated
S = Heat oven to 200C/180C fan/gas 6. Slice the leeks and sweat in the butter for 10 min, lid on, until soft. ¦ Stir in the flour, cook 1 min, then add the milk bit by bit. Simmer until thickened. Add peas and mustard. ¦ Fold in trout, tip into a dish, top with crumbs and cheese. Bake 25 min.
- PER SERVING 438 kcals, fat 20g, saturates 11g,
- carbs 33g, sugars 11g, fibre 8g, protein 28g
- 62 | FEBRUARY

## index card from a tin, stained, read by the phone | 0
- Recipe from the kitchen of:  Lorrai e  H.
T MOLASSES CR NKLES => MOLASSES CRINKLES
I 3/4 c. shortning
I 1 c. brn sugar, pckd
I l egg => 1 egg
I 1/4 c. molases
I 2 l/4 c. flour => 2 1/4 c. flour
I 2 tsp. soda
I 1/4 tsp sa t => 1/4 tsp salt
I 1/2 tsp cloves
I 1 tsp cinn.
I l tsp ginger => 1 tsp ginger
S Cream shortning, sugar, egg & molases.
S Sift dry tog. & stir in. CHILL
S Roll in ba ls size of walnut. Dip tops in => Roll in balls size of walnut. Dip tops in
+ gran. sugar. Place 3" apart, sprinkle ea.
+ w/ 2 drops water
S Bake 375° 10-12 min. set not hard
- (over)
- Marge's kids lik these
- ~ . ,

## reel caption, london, fitness girl | 2
- POV: it's 6pm and you can't be bothered 😮‍💨👇
T ✨ HIGH PROTEIN MARRY ME BUTTER BEANS ✨ => HIGH PROTEIN MARRY ME BUTTER BEANS
- Save this one!! 42g protein per bowl 💪

- what you need (serves 2):
I 🫘 1 jar butter beans (the big ones, trust me) => 1 jar butter beans (the big ones, trust me)
I 🍅 80g sun dried tomatoes + 1 tbsp of the oil => 80g sun dried tomatoes ¦ 1 tbsp of the oil
I 🧄 3 cloves garlic => 3 cloves garlic
I 🥬 2 big handfuls spinach => 2 big handfuls spinach
I 🧀 150g cottage cheese, blended smooth => 150g cottage cheese, blended smooth
I 🧂 s&p, chilli flakes, oregano => s&p ¦ chilli flakes ¦ oregano

- how to:
S 1️⃣ fry garlic and tomatoes in the oil for 2 mins => fry garlic and tomatoes in the oil for 2 mins
S 2️⃣ beans in WITH their liquid, oregano + chilli, bubble 5 mins => beans in WITH their liquid, oregano + chilli, bubble 5 mins
S 3️⃣ take off the heat, stir in the cottage cheese => take off the heat, stir in the cottage cheese
S 4️⃣ wilt the spinach through & season => wilt the spinach through & season

- Comment BEANS and I'll DM you my meal plan 💌
- #highprotein #butterbeans #easydinners #gymgirl
- #ad jar gifted by @jarredupbeans

## reddit thread, recipe in a reply | 4
- r/budgetfood
- Posted by u/throwaway_spoon 9 hr. ago
- What do you make the last three days before payday?
- 412 upvotes · 187 comments
- Sort by: Best
- u/NotYourSousChef · 8h
- Rice and regret
- u/plainflourpatty · 8h · edited 6h ago
T Cabbage and egg noodles. Haluski, basically. => Cabbage and egg noodles
- I'm in Pittsburgh so it's the law here. About $4 for 4 people.
I * 1 small head cabbage
I * 1 lb egg noodles
I * 1 big onion
I * 1 stick butter (I said it was cheap, not healthy)
I * 4 slices bacon if you have it
I * Lots of black pepper
S Fry the bacon, take it out. Onion in the fat with half the butter till it's properly brown, like 20 minutes, don't rush.
S Cabbage in ribbons, rest of the butter, lid on, another 20.
S Boil noodles, toss it all together, pepper, bacon back on top.
- Reply  Share  Report  Save
- u/NotYourSousChef · 8h
- ok this is better than regret
- u/gf_in_pgh · 7h
- Caraway seed!!! My baba would haunt you
- EDIT: thanks for the gold, please donate to a food bank instead

## google doc shared by a flat, with suggestions | 5
- Flat 3 Cooking Rota — Google Docs
- File Edit View Insert Format Tools Extensions Help
- Last edit was 2 days ago by Priyanka
- Week 4: Marek
T Red lentil "bolognese"
- for all 5 of us + no leftovers because Tom
- You will need
I 300 g red lentils
I 2 x 400g tins chopped tomatoes
I 1 large carrot, grated
I 1 celery stick (optional, Jess hates it)
I 2 tbsp tomato puree
I 1 veg stock cube
I 1 tsp marmite
I 500g spaghetti
- Comment: Jess — thank you for acknowledging my suffering
- Comment: Tom — do we have marmite
- Method
S a) Fry carrot and celery in some oil until it smells nice
S b) Add puree, fry 1 min more
S c) Lentils, tomatoes, 2 tins of water, stock cube, marmite. 25 min on low, stir often because it sticks
S d) Meanwhile spaghetti
- Cost: £5.80 = £1.16 each
- Whoever doesn't cook washes the pan. The PAN, Tom.
- Resolved by Marek

## pdf leaflet of a kidney clinic copied with page furniture | 2
- Eating Well with CKD
- Riverside Renal Nutrition Service
- Page 14 of 32
- Always check with your dietitian before changing your diet.
T Lemon Herb Chicken with Couscous
- Serves: 2
- Potassium: low   Phosphate: low   Salt: low
- Ingredients
I • 2 small skinless chicken breasts (about 125 g each)
I • 1 tablespoon olive oil
I • Juice and zest of half a lemon
I • 1 teaspoon dried mixed herbs
I • 100 g dried couscous
I • 150 ml boiling water (do not use
+ stock cubes)
I • Half a red pepper, finely diced and boiled
- Riverside Renal Nutrition Service
- Page 15 of 32
- Eating Well with CKD
- Method
S 1. Mix the oil, lemon juice, zest and herbs. Coat the chicken
+ and leave in the fridge for at least 30 minutes.
S 2. Heat a griddle pan over a medium heat and cook the chicken
+ for 6–7 minutes on each side until the juices run clear.
S 3. Pour the boiling water over the couscous, cover and leave for
+ 5 minutes. Fluff with a fork and stir in the pepper.
S 4. Slice the chicken and serve on top of the couscous.
- Dietitian's tip: fresh herbs add flavour without salt.
- Review date: September 2025   Leaflet ref: RRN/041 v3

## keep note with tick boxes, new zealand builder | 0
T slow lamb shanks (smoko shed freezer ones) => slow lamb shanks
- ☑ defrost!!
I ☑ 4 lamb shanks
I ☑ onion x2
I ☐ carrots x3
I ☐ tin toms
I ☑ half bottle of the pinot nobody liked
I ☐ rosemary (nick from no. 14)
I ☐ beef stock 500ml
I ☑ flour, bit
- ☐ bin bags
- ☐ ring Gaz re scaffold
- —
S flour + brown shanks in dutch oven, take out
S onions carrots in, 10 min
S wine, let it go down by half
S all back in, 150 deg 3.5 hrs lid on
S lid off last 30
- mash. obvs
- Edited 14 Jun, 9:02 pm

## spreadsheet rows pasted with tabs, accountant in toronto | 8
- Meal Prep v7 FINAL.xlsx
T Recipe:	Turkey Taco Bowls => Turkey Taco Bowls
- Servings:	8
- Qty	Unit	Item	Aisle	Cost
I 2	lb	ground turkey	Meat	$11.98 => 2 lb ground turkey
I 1	can	black beans, rinsed	7	$1.29 => 1 can black beans, rinsed
I 2	cups	jasmine rice, uncooked	9	$1.80 => 2 cups jasmine rice, uncooked
I 3		bell peppers	Produce	$4.47 => 3 bell peppers
I 1	tbsp	chili powder	pantry	$0.00 => 1 tbsp chili powder
I 2	tsp	cumin	pantry	$0.00 => 2 tsp cumin
I 1	jar	salsa verde	6	$3.49 => 1 jar salsa verde
I 		cilantro	Produce	$0.99 => cilantro
- 			TOTAL	$24.02
- 			per bowl	$3.00
- Step	What	Min
S 1	Start rice in cooker	2 => Start rice in cooker
S 2	Brown turkey with spices, drain	12 => Brown turkey with spices, drain
S 3	Add peppers, beans, half the salsa; simmer	8 => Add peppers, beans, half the salsa; simmer
S 4	Portion rice + turkey in 8 containers, rest of salsa on top	10 => Portion rice + turkey in 8 containers, rest of salsa on top
- Freezes?	Y
- Sheet1	Sheet2	Taxes

## told in one paragraph, sheep farmer in new south wales | 0
- Gday Lyn, sorry for the slow reply we've had the shearers in.
T You were after the boiled fruit cake. => boiled fruit cake
S Righto, you put the packet of mixed fruit in a saucepan with a cup of brown sugar, 125 grams of butter, a cup of cold tea, a teaspoon of mixed spice and a teaspoon of bicarb, bring her to the boil and give it three minutes, then let it go stone cold, I leave it on the verandah. Beat two eggs in, then a cup of plain and a cup of self raising, and a good slosh of rum if the minister's not coming. Goes in a lined eight inch tin in a moderate oven for about an hour and a quarter, but my oven runs hot so have a look after an hour. => you put the packet of mixed fruit in a saucepan with a cup of brown sugar, 125 grams of butter, a cup of cold tea, a teaspoon of mixed spice and a teaspoon of bicarb, bring her to the boil and give it three minutes, then let it go stone cold ¦ Beat two eggs in, then a cup of plain and a cup of self raising, and a good slosh of rum ¦ Goes in a lined eight inch tin in a moderate oven for about an hour and a quarter
I = packet of mixed fruit ¦ a cup of brown sugar ¦ 125 grams of butter ¦ a cup of cold tea ¦ a teaspoon of mixed spice ¦ a teaspoon of bicarb ¦ two eggs ¦ a cup of plain ¦ a cup of self raising ¦ a good slosh of rum
- It's better after a week but it never gets a week here.
- Bazza fell off the quad again, he's right though.
- Hooroo, Deb
- Sent from Outlook for Android

## baking blog with its story, oregon | 0
- Skip to content
- JUMP TO RECIPE    PRINT    PIN
- The Rainy Day Oven
- There are two kinds of people in this world: people who think zucchini belongs in bread, and my husband.
- When we moved into the yellow house in 2011, the previous owner had left us three things: a rake, a cat, and a zucchini plant the size of a Buick. I made zucchini everything that summer.
- This is the loaf that finally won him over. It's the brown butter. It's always the brown butter.
- Why you'll love it
- - It's one bowl
- - No squeezing the zucchini!
- - It keeps for days
- This post contains affiliate links.
T Brown Butter Zucchini Loaf
- ★★★★★ 4.87 from 203 votes
- Prep Time: 15 mins | Cook Time: 55 mins | Yield: one loaf
- INGREDIENTS
- 1x 2x 3x
I 10 tablespoons (141g) unsalted butter
I 1 cup (200g) light brown sugar, packed
I 2 large eggs, room temperature
I 1/3 cup (80g) sour cream
I 2 cups (250g) all-purpose flour
I 1 teaspoon baking soda
I 3/4 teaspoon kosher salt
I 2 cups grated zucchini (about 1 medium, 260g)
I turbinado sugar, for the top
- INSTRUCTIONS
S Brown the butter in a light-colored pan until it smells nutty, then let it cool for 10 minutes.
S Heat the oven to 350°F and line a 9x5 pan.
S Whisk the sugar, eggs and sour cream into the butter. Fold in the dry ingredients, then the zucchini.
S Scrape into the pan, shower with turbinado and bake 50–55 minutes.
S Cool in the pan for 20 minutes before you even think of slicing.
- NOTES
- Store wrapped at room temp up to 4 days. I use this loaf pan.
- Did you make this? Tag me @therainydayoven!

## lutheran women's cookbook, texas, all caps | 10
- OUR DAILY BREAD – ST. PAUL LUTHERAN CHURCH, SERBIN
- MEATS & MAIN DISHES
T KING RANCH CASSEROLE
- MRS. WALTER (IRENE) ZOCH
I 1 FRYER, BOILED & BONED
I 1 DOZ. CORN TORTILLAS
I 1 CAN CR. OF MUSHROOM SOUP
I 1 CAN CR. OF CHICKEN SOUP
I 1 CAN RO*TEL
I 1 LG. ONION, CHOPPED
I 1/2 LB. CHEDDAR, GRATED
I CHILI POWDER & GARLIC SALT => CHILI POWDER ¦ GARLIC SALT
S TEAR TORTILLAS AND DIP IN HOT CHICKEN BROTH. LINE A GREASED 9 X 13 PAN.
S LAYER WITH CHICKEN, ONION, CHEESE. SPRINKLE WITH CHILI POWDER AND
+ GARLIC SALT. REPEAT.
S MIX SOUPS, SPREAD OVER. POUR RO*TEL ON TOP. BAKE 350 FOR 45 MIN.
- SERVES 10. GOOD FOR FUNERALS.
- "BETTER A DRY CRUST WITH PEACE AND QUIET." PROV. 17:1
- 47

## air fryer note of a night nurse | 1
- NOTES APP — Air fryer times that actually work (Ninja 3.8L)
- frozen chips 200 / 18
- fish fingers 200 / 10
- sausages 180 / 12
- ----
T halloumi + chickpea thing for before nights
- (just me)
I half tin chickpeas patted dry
I half block halloumi, cubed
I 1 pepper
I 1 tsp harissa
I 1 tsp oil
I squeeze lemon
S toss chickpeas & pepper in oil + harissa. 200C 8 min
S shake
S halloumi in, another 6-7 min. line the basket or you'll be chiselling
S lemon over, eat out of the basket like an animal
- next time try with tinned potatoes
- ----
- rota swap w Agnieszka 14th??
- cat flea stuff due

## diary-like note, student in glasgow | 0
- Sun 19 Nov. Rain, obviously.
- Made this on Sunday because Calum was away and I had the kitchen to myself and a whole neep from Morag.
T Neep & barley soup, sort of
- What went in:
I one neep, maybe 700g peeled
I a leek
I 2 carrots that had seen better days
I 100 g pearl barley
I 1.5 l stock (2 cubes)
I butter
I white pepper. LOTS
- What I did:
S Leek in butter for ages with the lid on while I watched half of Bake Off.
S Then everything else in and simmered it 45 min till the barley was fat.
S Squashed about half with the masher so it went thick.
- Too sweet? Next time a bit of vinegar or some bacon.
- 7/10. Ate three bowls. Phoned mum.
- Total £2.10

## nutrition app export | 3
- MyPlateLog — Recipe Export
- Exported 2024-05-02 07:11 UTC
- User: kev_cuts_2024
T Recipe name: Chicken Burrito Skillet (CUT) => Chicken Burrito Skillet (CUT)
- Number of servings: 3
- Item — Amount — kcal
I Chicken Breast, Raw, Generic — 450 g — 477 => 450 g Chicken Breast, Raw, Generic
I Rice, White, Long Grain, Dry — 150 g — 540 => 150 g Rice, White, Long Grain, Dry
I Sweetcorn, Canned, Drained — 165 g — 132 => 165 g Sweetcorn, Canned, Drained
I Chopped Tomatoes, Own Brand — 1 can — 88 => 1 can Chopped Tomatoes, Own Brand
I Fajita Seasoning, Old El Paso — 1 packet — 95 => 1 packet Fajita Seasoning, Old El Paso
I Light Grated Mozzarella — 60 g — 151 => 60 g Light Grated Mozzarella
I Fry Light Spray — 6 sprays — 6 => 6 sprays Fry Light Spray
- TOTAL — 1489
- Per serving: 496 kcal | P 47.2 g | C 56.0 g | F 7.1 g | Fibre 3.9 g
- Notes:
S Dice chicken and brown w/ seasoning. Rice, toms, corn and 350 ml water in, lid on, 18 min. Cheese on at the end.
- Logged 11 times. Last logged: Today, Lunch
- Upgrade to Premium to remove this line

## scraped page with menus and buttons, indian site | 4
- ☰ Menu
- Home  Veg  Non-Veg  Sweets  Festivals  Videos  Shop
- Search 5000+ recipes
- Home > Breakfast > South Indian
- Accept all cookies   Manage
T Instant Rava Idli Recipe | Rava Idli Without Eno => Instant Rava Idli
- by Lakshmi's Rasoi | Updated Mar 3, 2023 | 1.2K Comments
- Share on WhatsApp   Save   Jump to video
- Servings 4   Prep 25 mins   Cook 12 mins
- US Cups   Metric
- Ingredients
I ▢ 1 cup Bombay rava (sooji)
I ▢ 1 cup thick sour curd
I ▢ 1/2 cup water or as needed
I ▢ 1/2 tsp baking soda
- Tempering
I ▢ 1 tbsp ghee
I ▢ 1 tsp mustard seeds
I ▢ 1 tsp chana dal
I ▢ 8 cashews, broken
I ▢ 1 sprig curry leaves
- Advertisement
- Continue reading below
- Instructions
S Heat ghee, splutter mustard, add chana dal and cashews and fry golden. Add curry leaves.
S Roast the rava in the same pan on low flame for 5 mins. Cool completely.
S Mix in curd, salt and water and rest for 20 mins.
S Grease the idli moulds, stir the soda into the batter and pour at once.
S Steam 10 to 12 mins on medium flame. Serve hot with coconut chutney.
- Rate this recipe ☆☆☆☆☆
- You may also like: Oats Idli · Poha Idli · Ragi Idli
- Leave a comment. Your email address will not be published.
- © 2023 All rights reserved | Privacy | Terms

## work chat, filipino colleague, title comes late | 6
- #random
- Jomar Reyes  11:48 AM
- good morning team 👋 since the potluck got lots of requests here it goes, sorry for long post
- Good for 6 pax, or 3 if my cousins
I 1 kilo chicken, thigh and leg, bone in
I 1/2 cup soy sauce (Silver Swan if there is)
I 1/3 cup cane vinegar
I 1 whole garlic, crushed
I 3 pcs laurel leaves
I 1 tbsp whole peppercorn
I 1 tbsp brown sugar
S Marinate chicken in soy and garlic, 1 hr minimum.
S Brown the chicken first. Then pour marinade, 1 cup water, laurel, peppercorn, simmer 30 mins.
S Add vinegar and DO NOT MIX until it boils, that is the secret of my lola
S Sugar last, reduce until oily.
- 🍗 12   ❤️ 9   🙌 4
- Siobhan Kerr  11:52 AM
- this is the adobo right?? not the other thing
- Jomar Reyes  11:53 AM
T yes po, Chicken Adobo ni Lola Baby 😂 => Chicken Adobo ni Lola Baby
- Dev Patel  11:55 AM
- can we move this to #food, standup is in 5
`;

export const GERMAN_FRESH = `
## kegelclub-gruppe, ruhrgebiet | 12
- [03.11.23, 18:02:11] Uschi K.: Mädels wer macht den Schichtsalat für Samstag
- [03.11.23, 18:04:45] Moni: ich nicht ich hab schon die Frikadellen
- [03.11.23, 18:05:20] Gabi: Rezept?
- [03.11.23, 18:11:57] Uschi K.: Moment brille
T [03.11.23, 18:14:02] Uschi K.: Schichtsalat a la Kegelbahn => Schichtsalat a la Kegelbahn
I 1 Glas Sellerie in Streifen
I 1 Dose Mais
I 1 Dose Ananas (Stücke)
I 6 Eier hart gekocht
I 1 Stange Lauch
I 250 g gek. Schinken
I 1 Glas Miracel Whip
I 200 g ger. Gouda
- [03.11.23, 18:14:40] Gabi: Ananas abtropfen oder mit Saft?
- [03.11.23, 18:15:03] Uschi K.: ABTROPFEN Gabi
S [03.11.23, 18:16:31] Uschi K.: Alles in der Reihenfolge in ne Glasschüssel schichten, Lauch in ganz feine Ringe => Alles in der Reihenfolge in ne Glasschüssel schichten, Lauch in ganz feine Ringe
S [03.11.23, 18:17:08] Uschi K.: oben die Miracel Whip drauf streichen und dann den Käse => oben die Miracel Whip drauf streichen und dann den Käse
S [03.11.23, 18:17:29] Uschi K.: über nacht kaltstellen => über nacht kaltstellen
- [03.11.23, 18:18:00] Uschi K.: reicht für uns 12
- [03.11.23, 18:20:14] Moni: 11, Bärbel ist auf Malle
- [03.11.23, 18:20:33] Gabi: 🎳🎳🎳

## weitergeleitete büromail, hannover | 0
- Von: Petersen, Maike (Buchhaltung)
- Gesendet: Montag, 22. Januar 2024 08:57
- An: Verteiler 3. OG
- Betreff: WG: AW: Kuchen vom Freitag

- Moin zusammen,

- da ich heute früh schon viermal angesprochen wurde, anbei das Rezept von Herrn Doktor Behrens (der backt wirklich selbst!). Bitte nicht mehr auf "Allen antworten" drücken.

- LG Maike

- -----Ursprüngliche Nachricht-----
- Von: Behrens, Dr. Thomas
- Betreff: AW: Kuchen vom Freitag

- Liebe Frau Petersen, gern doch.

T Mohn-Schmand-Kuchen vom Blech
- Teig
I 250 g Mehl
I 125 g Butter, kalt
I 100 g Zucker
I 1 Ei
I 1 gestr. TL Backpulver
- Belag
I 2 Pck. Mohnback
I 3 Becher Schmand
I 2 Pck. Vanillepuddingpulver
I 750 ml Milch
I 120 g Zucker
S Aus den Teigzutaten einen Mürbeteig kneten, eine halbe Stunde kühlen und auf das gefettete Blech drücken.
S Pudding aus Milch, Pulver und Zucker kochen, etwas abkühlen lassen, dann Schmand und Mohn unterheben.
S Auf den Teig streichen, 45 Minuten bei 175 Grad Ober-/Unterhitze.

- Mit freundlichen Grüßen
- Dr. Thomas Behrens
- Leiter Recht & Compliance
- Diese E-Mail enthält vertrauliche Informationen.

## zeile für zeile, mitbewohner in leipzig, kein titel | 3
- jo
- bist du im konsum?
- dann bring mal mit
I 500g hackfleisch (oder das vegane wenns im angebot is)
I 2 paprika rot
I 1 kidneybohnen
I passierte tomaten 2x
I reis is noch da, nehmen 1 tasse
- ne warte
I doch noch n becher schmand
- und klopapier!!!
- ok also falls ich später komm fang schonmal an
S hack scharf anbraten bis es richtig braun is
S paprika rein, kurz mit
S reis trocken dazu, umrühren
S tomaten drüber und einmal die packung mit wasser ausspülen und auch rein
S 20 min deckel drauf kleine flamme
S bohnen zum schluss
- salz is leer nimm brühe
- für uns drei reichts
- juli isst ja nie was
- bis 8 ✌️

## sprachnachricht als text, oma auf der alb | 0
- Sprachnachricht von Oma Hilde (3:12) – automatisch transkribiert
- Ja hallo Lena do isch d Oma i hoff des Ding nimmt auf
T also du hosch nach de Linsen gfragt mit Spätzle => Linsen mit Spätzle
S jetzt des isch ganz oifach du nimmsch a halbs Pfund Alblinsa und weichsch die am Abend vorher ein => du nimmsch a halbs Pfund Alblinsa und weichsch die am Abend vorher ein
I = a halbs Pfund Alblinsa
- des muss ma bei dene kloine eigentlich et aber i machs halt
S dann schwitzsch a Zwiebel und zwoi gelbe Rüben und a Stückle Sellerie im Schmalz o ond duasch en Löffel Mehl drüber bis es braun wird
I = a Zwiebel ¦ zwoi gelbe Rüben ¦ a Stückle Sellerie ¦ Schmalz ¦ en Löffel Mehl
S no leschsch des mit ma Liter Brühe ab und no kommet d Linsa nei und a Lorbeerblatt und des kocht a Dreiviertelstund => no leschsch des mit ma Liter Brühe ab und no kommet d Linsa nei und a Lorbeerblatt und des kocht a Dreiviertelstund
I = ma Liter Brühe ¦ a Lorbeerblatt
- wart dr Opa will was – ja Karl des Hörgerät liegt im Bad
S am Schluss en guata Schuss Essig nei und d Saitawürschtla drin heiß macha aber et kocha sonst platzet se
I = en guata Schuss Essig ¦ Saitawürschtla
- d Spätzle kosch von mir aus kaufa i sags niemand
- also Mädle iss gscheit und meld di amol ade

## zeitschriftenseite mit spalten, texterkennung mit trennungen | 4
- SCHNELL & GUT
- Herbst-
- küche
T Kürbis-Flammku-
+ chen mit Ziegenkäse
- Aus dem Ofen, in 40 Minuten auf dem Tisch
- ZUTATEN FÜR 4 PERSONEN
I 220 g Mehl • Salz => 220 g Mehl ¦ Salz
I 3 EL Olivenöl
I 300 g Hokkaido-
+ Kürbis
I 2 rote Zwie-
+ beln
I 200 g Crème fraî-
+ che • Pfeffer => che ¦ Pfeffer
I 150 g Ziegen-
+ käserolle
I 1 EL Honig • einige => 1 EL Honig ¦ einige
+ Zweige Thymian
- FOTOS: Studio Nord (2), Rezepte: A. Lindner
S 1 Mehl, ½ TL Salz, 2 EL Öl und 110 ml
+ Wasser verkneten. Teig 20 Minuten ru-
+ hen lassen.
S 2 Kürbis waschen, entkernen und in sehr
+ dünne Spalten hobeln. Zwiebeln schä-
+ len, in Ringe schneiden. Mit 1 EL Öl mi-
+ schen.
S 3 Ofen auf 250 Grad vorheizen. Teig dünn
+ ausrollen, mit Crème fraîche bestreichen,
+ würzen und belegen.
S 4 Käse in Scheiben darauf verteilen, 12 Mi-
+ nuten backen. Mit Honig und Thymian
+ servieren.
- PRO PORTION: 520 kcal, E 16 g, F 27 g, KH 51 g
- 38  essen & feiern 10/22

## karteikarte aus der blechdose, fettflecken | 0
- Nr. 27
T Falscher Ha e  (v. Tante Mia) => Falscher Hase
I 1 Pfd. Gehackt s, halb u. halb => 1 Pfd. Gehacktes, halb u. halb
I 2 altb. Brötchen
I l Ei, roh => 1 Ei, roh
I 3 Eier, hartgek.
I 1 Zwiebl
I l Eßl. Senf => 1 Eßl. Senf
I Salz, Pf., Muska => Salz ¦ Pf. ¦ Muskat
I 50 gr. Speck
I ¼ l Wasser od. Br he => ¼ l Wasser od. Brühe
I 1 Tasse saure Sahne
S Brötchen einweichen, gut ausdrück n. Mit
+ d. Fleisch, rohem Ei u. Gewürz. verkneten
S Laib formen, hartgek. Eier in d. Mitte legen
S Speck in d. Kasserole auslassen, Braten
+ hinein, rundum anbrat.
S Wasser zugieß., 1 Std. b. guter Mittelh.
+ schmoren, öft. begießen
S Soße m. Sahne binden.
- dazu Salzkart. + Rotkohl
- gut!  Ostern 61
- . ' ,,

## reel-caption, foodbloggerin aus köln | 0
- Stop scrolling ✋ Das ist DER Snack für deinen Filmabend 🎬
- Speichern nicht vergessen 📌
- .
- .
T 🔥 Crispy Gnocchi aus dem Ofen mit Feta-Dip 🔥 => Crispy Gnocchi aus dem Ofen mit Feta-Dip
- .
- Du brauchst 👇🏼
I ▪️ 1 Packung Gnocchi (Kühlregal) => 1 Packung Gnocchi (Kühlregal)
I ▪️ 2 EL Olivenöl => 2 EL Olivenöl
I ▪️ 1 TL Paprikapulver geräuchert => 1 TL Paprikapulver geräuchert
I ▪️ 40 g Parmesan => 40 g Parmesan
- Dip:
I ▪️ 200 g Feta => 200 g Feta
I ▪️ 150 g griechischer Joghurt => 150 g griechischer Joghurt
I ▪️ 1 Zehe Knobi + Saft einer halben Zitrone => 1 Zehe Knobi ¦ Saft einer halben Zitrone
- .
- So geht's 👩🏼‍🍳
S ➡️ Gnocchi roh mit Öl, Paprika und Parmesan vermengen und aufs Blech geben => Gnocchi roh mit Öl, Paprika und Parmesan vermengen und aufs Blech geben
S ➡️ 25 Min. bei 200° Umluft, nach der Hälfte wenden => 25 Min. bei 200° Umluft, nach der Hälfte wenden
S ➡️ Dip-Zutaten cremig mixen – fertig!! => Dip-Zutaten cremig mixen
- Wen würdest du einladen? Markier die Person 💛
- Mit CODE LISA15 sparst du 15 % auf meinen Mixer *Werbung
- #gnocchi #snackideen #schnellerezepte #feierabendküche #kölnfood

## forumsfaden, antworten durcheinander | 6
- Forum › Kochen & Backen › Resteküche
- Thema: Wohin mit 3 kg Zucchini???
- gartenzwerg_58, 07.08.2020 19:33
- Hilfe, meine Frau redet nicht mehr mit mir.
- Kräuterhexe, 07.08.2020 19:51
- Einlegen!
- hofladen_anni, 07.08.2020 20:10
- Zitat von gartenzwerg_58: "Hilfe, meine Frau redet nicht mehr mit mir."
- *lach* Bei uns gibt's dann immer das hier, für 6 hungrige Leute:
T Zucchini-Reis-Auflauf (DDR-Kantine) => Zucchini-Reis-Auflauf
I 1 kg Zucchini
I 2 Beutel Reis
I 400 g Jagdwurst
I 1 Fl. Tomatenketchup (Werder!)
I 200 ml Sahne
I 200 g Reibekäse
S Reis vorkochen, Wurst würfeln und anbraten. Zucchini grob raspeln, salzen, ausdrücken.
S Alles mischen, Ketchup und Sahne verrühren und drüber, Käse drauf, 35 min 180°.
- Liebe Grüße aus der Uckermark, Anni
- ------
- "Wer nicht genießt, wird ungenießbar"
- Kräuterhexe, 07.08.2020 20:15
- Ketchup?? Nee danke.
- gartenzwerg_58, 08.08.2020 21:02
- War super! Hab noch 2 Eier reingehauen. Frau redet wieder.
- Thema wurde geschlossen.

## google doc der kita-eltern | 25
- Sommerfest Kita Wurzelzwerge – Buffet
- Datei Bearbeiten Ansicht Einfügen Format Erweiterungen Hilfe
- Von allen mit dem Link bearbeitbar
- Bitte tragt euch ein! Keine Nüsse (Jonte), kein Schwein (Emir, Alia)
- 1. Getränke: Fam. Wolff
- 2. Besteck: ???
- 3. Salat: Mama von Frieda, siehe unten
T Nudelsalat ohne Mayo (für ca. 25 Kinder) => Nudelsalat ohne Mayo
I - 1,5 kg Nudeln (Sternchen oder Schleifen)
I - 3 Gurken
I - 1 kg Cocktailtomaten
I - 3 Dosen Mais
I - 600 g Mozzarellakügelchen
I - 150 ml Rapsöl
I - 100 ml milder Essig
I - 3 EL Senf, 2 EL Agavendicksaft => 3 EL Senf ¦ 2 EL Agavendicksaft
- Zubereitung (für alle, die mithelfen):
S - Nudeln am Vorabend kochen und mit etwas Öl mischen
S - Gemüse klein schneiden, Tomaten bitte VIERTELN wegen Verschlucken!
S - Aus Öl, Essig, Senf und Dicksaft ein Dressing schütteln und erst vor Ort drüber
- Kommentar von Papa Emir: Ich bringe große Schüsseln mit
- Kommentar von Anonymer Waschbär: Ist Mozzarella vegan?
- 4. Kuchen: bitte NICHT alle Muffins
- Zuletzt bearbeitet vor 3 Stunden

## pdf der krankenkasse, mit seitenzahlen | 2
- Gesund durchs Jahr – Ihre Rezeptbroschüre
- Seite 8
- Omega-3: Gut fürs Herz
- Zweimal pro Woche Fisch empfiehlt die Deutsche
- Gesellschaft für Ernährung.
T Ofenlachs auf Fenchel-Orangen-Gemüse
- Für 2 Portionen
- Zubereitungszeit: 35 Minuten
I 2 Lachsfilets à 125 g
I 1 große Fenchelknolle
I 1 Bio-Orange
I 1 EL Rapsöl
I 300 g Pellkartoffeln vom Vortag
I Jodsalz, Pfeffer, Dill => Jodsalz ¦ Pfeffer ¦ Dill
- Gesund durchs Jahr – Ihre Rezeptbroschüre
- Seite 9
S Den Backofen auf 180 °C (Umluft 160 °C) vorheizen. Fenchel
+ putzen und in Streifen schneiden, das Grün beiseitelegen.
S Die Orange heiß abwaschen, Schale abreiben, Frucht filetieren.
S Kartoffeln, Fenchel und Öl in einer Form mischen, 15 Minuten
+ garen. Lachs und Orangenfilets darauf verteilen, würzen und
+ weitere 12 Minuten garen.
S Mit Dill, Orangenschale und Fenchelgrün bestreuen.
- Nährwerte pro Portion: 445 kcal · 29 g Eiweiß · 20 g Fett
- Bonusprogramm: Jetzt Punkte sammeln unter Telefon 0800 000 00 00
- Bildnachweis: Titel Adobe Stock

## keep-notiz mit haken, handwerker aus nürnberg | 0
T Schäufele Kirchweih
- ☑ Grill putzen (entfällt, Ofen)
I ☑ 2 Schäufele à ca. 1 kg
I ☑ 3 Zwiebeln
I ☐ Suppengrün 1 Bund
I ☐ Kümmel ganz
I ☑ Dunkles Bier 0,5
I ☐ Salz grob, Pfeffer => Salz grob ¦ Pfeffer
- ☐ Kloßteig (fertig vom Metzger)
- ☐ Winterreifen Termin
S Schwarte rauten (Cuttermesser geht am besten)
S salzen pfeffern Kümmel, gut einreiben
S auf Gemüse in die Reine, 2 Finger Wasser, 160° 2,5 Std
S ab und zu Bier drüber, aber nicht auf die Kruste
S 220° letzte 20 min, dabeibleiben!
- Letztes mal zu dunkel → Alarm im Treppenhaus
- Label: Essen, Daheim
- Bearbeitet: 11. Okt.

## tabelle mit tabs, controllerin aus frankfurt | 4
- Wochenplan KW 36	Stand 01.09.
T Gericht	Ofengemüse mit Hähnchen und Tahin => Ofengemüse mit Hähnchen und Tahin
- Portionen	4
- Zutat	Menge	Einheit	Preis
I Hähnchenschenkel	4	Stk.	5,96 € => 4 Stk. Hähnchenschenkel
I Süßkartoffeln	800	g	2,39 € => 800 g Süßkartoffeln
I Brokkoli	1	Kopf	1,49 € => 1 Kopf Brokkoli
I Rote Zwiebeln	3	Stk.	0,60 € => 3 Stk. Rote Zwiebeln
I Tahin	4	EL	vorh. => 4 EL Tahin
I Zitrone	1	Stk.	0,55 € => 1 Stk. Zitrone
I Kreuzkümmel	1	TL	vorh. => 1 TL Kreuzkümmel
I Salz		n. B.	vorh. => Salz n. B.
- Summe			10,99 €
- Schritt	Tätigkeit	Dauer
S 1	Gemüse stückeln, mit Öl, Salz und Kreuzkümmel aufs Blech	10 => Gemüse stückeln, mit Öl, Salz und Kreuzkümmel aufs Blech
S 2	Schenkel obenauf, 200 °C Heißluft	40 => Schenkel obenauf, 200 °C Heißluft
S 3	Brokkoli nach 25 min dazu	1 => Brokkoli nach 25 min dazu
S 4	Tahin, Zitronensaft, Wasser glattrühren, drübergeben	3 => Tahin, Zitronensaft, Wasser glattrühren, drübergeben
- Bewertung Kinder	3/5
- #REF!

## in einem absatz erzählt, wiener pensionist | 0
- Servus Poldi! Hier wie versprochen, aber sag der Herta nix.
T Das Gulasch vom Café Weidinger, so wie's der alte Koch mir erklärt hat => Gulasch vom Café Weidinger
S Also: ein Kilo Wadschinken in große Würfel, und genauso viel Zwiebel, ja, wirklich ein Kilo, die schneidst fein und lässt sie in Schmalz goldbraun werden, das dauert seine halbe Stund. Dann zwei gehäufte Löffel edelsüßen Paprika hinein, sofort mit einem Stamperl Essig ablöschen, damit er nicht bitter wird. Fleisch, Majoran, ein bissl Kümmel, zwei Zehen Knoblauch und einen Löffel Tomatenmark dazu und nur so viel Wasser, dass nix anbrennt. Zweieinhalb Stund ganz langsam dünsten, am Ende mit Wasser aufgießen und noch einmal aufkochen, bis der Spiegel kommt. => ein Kilo Wadschinken in große Würfel, und genauso viel Zwiebel, die schneidst fein und lässt sie in Schmalz goldbraun werden, das dauert seine halbe Stund. ¦ Dann zwei gehäufte Löffel edelsüßen Paprika hinein, sofort mit einem Stamperl Essig ablöschen, damit er nicht bitter wird. ¦ Fleisch, Majoran, ein bissl Kümmel, zwei Zehen Knoblauch und einen Löffel Tomatenmark dazu und nur so viel Wasser, dass nix anbrennt. ¦ Zweieinhalb Stund ganz langsam dünsten, am Ende mit Wasser aufgießen und noch einmal aufkochen, bis der Spiegel kommt.
I = ein Kilo Wadschinken ¦ ein Kilo Zwiebel ¦ Schmalz ¦ zwei gehäufte Löffel edelsüßen Paprika ¦ einem Stamperl Essig ¦ Majoran ¦ ein bissl Kümmel ¦ zwei Zehen Knoblauch ¦ einen Löffel Tomatenmark
- Aufgewärmt ist es natürlich erst richtig gut.
- Wir sehen uns beim Heurigen, wenn's Knie mitmacht.
- Dein Ferdl
- Gesendet von meinem Samsung Galaxy

## backblog mit geschichte, allgäu | 0
- Startseite | Über mich | Brot | Kuchen | Kooperationen
- Mehlstaub & Morgenrot
- 12. Februar 2021 von Theresa
- Hallo ihr Lieben, heute wird es ein bisschen persönlich.
- Als mein Opa noch lebte, stand er jeden Samstag um halb fünf auf, um den Holzofen anzuheizen. Ich durfte den Teig zudecken, mit einem karierten Tuch, das nach Rauch roch.
- Das Tuch habe ich noch. Den Ofen leider nicht. Aber das Brot, das bekomme ich inzwischen auch in meiner Mietwohnung hin.
- Ihr braucht keinen Sauerteig, versprochen!
T Opas Dinkel-Joghurt-Kruste
- *enthält unbezahlte Werbung durch Markennennung
- Das kommt hinein:
I 400 g Dinkelmehl Type 630
I 100 g Dinkelvollkornmehl
I 200 g Naturjoghurt (3,5 %)
I 180 g lauwarmes Wasser
I 5 g frische Hefe
I 11 g Salz
I 1 TL Honig
- So wird's gemacht:
S Hefe und Honig im Wasser auflösen. Alles andere dazugeben und 6 Minuten auf kleiner Stufe kneten – Dinkel mag es sanft.
S Abgedeckt über Nacht bei Zimmertemperatur gehen lassen.
S Am Morgen rundwirken und mit dem Schluss nach unten 45 Minuten im Gärkorb ruhen lassen.
S Im heißen Topf bei 250 °C 30 Minuten mit Deckel, dann 15 Minuten bei 220 °C ohne Deckel backen.
- Mein Tipp: In einem Leinenbeutel bleibt es vier Tage frisch.
- Pinne es dir für später!
- Alles Liebe, eure Theresa
- 34 Kommentare
- Sabine sagt: Mir ist der Teig zerlaufen :(

## landfrauenkochbuch in großbuchstaben, ostfriesland | 8
- SO KOKEN WI – LANDFRAUENVEREIN KRUMMHÖRN
- EINTÖPFE
T UPDRÖGT BOHNEN
- (GETROCKNETE BOHNEN) VON ETTA JANSSEN, PEWSUM
- FÜR 8 PERSONEN
I 500 G GETROCKNETE BOHNEN
I 1 KG KARTOFFELN
I 500 G DURCHW. SPECK
I 4 METTWÜRSTE
I 2 GR. ZWIEBELN
I SALZ, PFEFFER => SALZ ¦ PFEFFER
S BOHNEN ÜBER NACHT IN WASSER LEGEN, DAS WASSER ZWEIMAL WECHSELN.
S IN FRISCHEM WASSER 20 MIN. KOCHEN, ABGIESSEN. MIT SPECK UND
+ 1 1/2 L WASSER 2 STUNDEN LEISE KOCHEN.
S KARTOFFELN UND ZWIEBELN WÜRFELN, MIT DEN WÜRSTEN DAZUGEBEN,
+ NOCH 30 MIN. KOCHEN.
S KARTOFFELN ETWAS ZERSTAMPFEN, ABSCHMECKEN.
- DAZU EIN KLARER.
- "ETEN UN DRINKEN HOLLT LIEV UN SEEL TOSAMEN"
- – 23 –
- ANZEIGE: LANDMASCHINEN HARMS, IHR PARTNER IN PEWSUM

## thermomix-notiz, mutter von zwillingen | 4
- TM6 meine Einstellungen (nicht löschen Jan!!)
- Brei: 100°/12 min/St. 2
T Kartoffel-Möhren-Suppe mit Würstchen TM
- 4 Port., mit Zwillingen 3
I 1 Zwiebel, halbiert
I 20 g Butter
I 500 g Kartoffeln in Stücken
I 400 g Möhren in Stücken
I 900 g Wasser
I 1 geh. TL Gewürzpaste
I 100 g Sahne
I 4 Wiener
S Zwiebel in den Mixtopf, 3 Sek./Stufe 5, runterschieben
S Butter zugeben, 3 Min./120°C/Stufe 1
S Kartoffeln, Möhren, Wasser, Paste, 20 Min./100°C/Stufe 1
S Sahne dazu, 30 Sek./Stufe 5–8 schrittweise hoch. Messbecher festhalten!
S Wiener in Scheiben rein, 3 min ziehen lassen (Linkslauf)
- Danach Vorspülen 2 min Automatik
- U-Heft Termin Do 10:20
- Varoma ist bei Mama

## tagebuch, sonntag gekocht, rentnerin aus rostock | 0
- Sonntag, 5. Mai. Wind aus Ost, 11 Grad.
- Heute das erste Mal seit Werners Tod wieder richtig gekocht.
- Die Nachbarin brachte Heringe vom Kutter, ganz frisch.
T Brathering nach Mutter
- Genommen habe ich:
I 8 grüne Heringe, ausgenommen
I Roggenmehl zum Wenden
I Öl
I 1/2 l Essig
I 1/2 l Wasser
I 3 Zwiebeln in Ringen
I 2 EL Zucker
I 1 EL Senfkörner, 5 Piment, 2 Lorbeer => 1 EL Senfkörner ¦ 5 Piment ¦ 2 Lorbeer
S Die Heringe gesalzen, gemehlt und von beiden Seiten schön kross gebraten.
S Essig, Wasser, Zucker und Gewürze aufgekocht, die Zwiebeln kurz mit hinein, abkühlen lassen.
S Über die Fische gegossen. Nun müssen sie zwei Tage stehen.
- Der ganze Flur riecht. Werner hätte gelacht.
- Abends Tatort, nicht so gut.
- Dienstag probiert: etwas mehr Zucker nehmen.

## export aus der nährwert-app | 2
- FitTagebuch – Eigenes Rezept teilen
- Erstellt von: svenja_laeuft
T Name: Skyr-Pfannkuchen mit Heidelbeeren => Skyr-Pfannkuchen mit Heidelbeeren
- Kategorie: Frühstück
- Portionen: 2
- Zutaten (6)
I Skyr Natur, Milbona | 250 g | 158 kcal => 250 g Skyr Natur, Milbona
I Haferflocken, zart | 80 g | 298 kcal => 80 g Haferflocken, zart
I Hühnerei, Größe M | 2 Stück | 163 kcal => 2 Stück Hühnerei, Größe M
I Backpulver | 3 g | 3 kcal => 3 g Backpulver
I Heidelbeeren, TK | 120 g | 52 kcal => 120 g Heidelbeeren, TK
I Kokosöl | 5 g | 44 kcal => 5 g Kokosöl
- Gesamt | 718 kcal
- Je Portion: 359 kcal, EW 27,1 g, KH 37,4 g, F 10,6 g
- Zubereitung
S Alles bis auf Beeren und Öl mixen, 10 min quellen lassen.
S Im Öl kleine Pfannkuchen backen, Beeren beim ersten Stocken draufstreuen.
- Eigene Notiz: vor langem Lauf ok, nicht vor Intervallen
- Jetzt 7 Tage Premium gratis testen
- Version 8.14.2

## gescrapte seite mit menü und knöpfen | 4
- Zum Inhalt springen
- Rezepte   Magazin   Videos   Newsletter   Login
- Wir und unsere 847 Partner verarbeiten Daten
- Alle akzeptieren   Einstellungen
- Startseite / Hauptgerichte / Vegetarisch
- Anzeige
T Käsespätzle: Das Original aus Vorarlberg
- 4,6 (1.289)   ♥ Merken   🖨 Drucken   Teilen
- Arbeitszeit 30 Min.   Schwierigkeit simpel   kcal 810
- Zutaten
- − 4 + Portionen
I 400 g
+ Spätzlemehl
I 5
+ Eier (M)
I 150 ml
+ Wasser
I 200 g
+ Bergkäse
I 100 g
+ Räßkäse
I 3
+ Zwiebeln
I 60 g
+ Butter
- Zutaten bestellen
- Zubereitung
- Schritt 1 von 4
S Mehl, Eier, Wasser und 1 TL Salz zu einem zähen Teig schlagen, bis er Blasen wirft.
- Schritt 2 von 4
S Zwiebeln in Ringe schneiden und in der Butter langsam braun rösten.
- Schritt 3 von 4
S Den Teig portionsweise in kochendes Salzwasser hobeln und abschöpfen, sobald die Spätzle oben schwimmen.
- Schritt 4 von 4
S Abwechselnd mit dem Käse in eine heiße Schüssel schichten, Zwiebeln darübergeben.
- Mehr laden
- Das könnte dich auch interessieren: Krautspätzle, Kässuppe
- Newsletter abonnieren   Impressum   Datenschutz   AGB

## signal-nachricht aus bern, titel spät, betreff daneben | 5
- Hoi zäme
- Wägem Samschtig: ich schicke euch das Rezept auf Hochdeutsch, damit Jens es auch versteht 😉
- Wir sind zu fünft, darum:
I 750 g Hörnli
I 1 kg Rindshackfleisch
I 2 Zwiebeln
I 2 Rüebli
I 2 dl Rotwein
I 5 dl Bouillon
I 2 EL Tomatenpüree
I Reibkäse
I 1 Glas Apfelmus
S Hackfleisch portionenweise anbraten, herausnehmen
S Zwiebeln und Rüebli fein hacken, andämpfen, Tomatenpüree dazu
S Mit Wein ablöschen, Bouillon und Fleisch dazu, 45 Min. zugedeckt köcheln
S Hörnli al dente kochen, mit dem Ghackets anrichten, Käse darüber
- Apfelmus gehört dazu, keine Diskussion Jens
- Jens: Apfelmus auf Fleisch???
- Reto: 🤣🤣
- Jens: Wie heisst das überhaupt
T Ghackets mit Hörnli!! => Ghackets mit Hörnli
- Reto: bringe Wein und Grosis Salatschüssel
- Verschwindende Nachrichten: 4 Wochen
`;
