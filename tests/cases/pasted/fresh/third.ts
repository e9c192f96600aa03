export const ENGLISH_FRESH = `## iPhone WhatsApp export, Indian family | 0
- [12/03/24, 6:02:11 PM] Cousins & Co 🥳: ‎Messages and calls are end-to-end encrypted.
- [12/03/24, 6:02:11 PM] Ritika: Buaji pls pls send the rajma one. Hostel ka khana is killing me
- [12/03/24, 6:10:47 PM] Neelu Bua: Arre beta call me no
- [12/03/24, 6:11:02 PM] Ritika: In library 🙈 type na
T [12/03/24, 6:15:30 PM] Neelu Bua: Ok. Rajma for Ritika => Rajma
I [12/03/24, 6:16:08 PM] Neelu Bua: 1 katori rajma soaked overnight
I 2 onions chopped fine
I 3 tomatoes pureed
I Ginger garlic paste 1 big spoon
I Jeera 1 tsp
I Haldi 1/2 tsp, red chilli 1 tsp, dhania powder 2 tsp => Haldi 1/2 tsp ¦ red chilli 1 tsp ¦ dhania powder 2 tsp
I Garam masala in the end
I Salt to taste and ghee
- [12/03/24, 6:16:40 PM] Ankit: hing bhi??
- [12/03/24, 6:17:01 PM] Neelu Bua: Ankit you dont even cook
S [12/03/24, 6:19:22 PM] Neelu Bua: Pressure cook rajma with salt, 6-7 whistles. Should mash between fingers
S [12/03/24, 6:20:05 PM] Neelu Bua: In kadai heat ghee, put jeera, then onions till proper brown. Not pink. Brown
S [12/03/24, 6:20:51 PM] Neelu Bua: Then g-g paste, tomatoes and all masalas, bhuno till oil leaves the side
S [12/03/24, 6:22:13 PM] Neelu Bua: Put rajma with its water, slow gas for 20 min. Mash few with the karchi. Garam masala and close the lid
- [12/03/24, 6:22:40 PM] Ritika: love youuuu 😘😘
- [12/03/24, 6:23:15 PM] Neelu Bua: And eat on time
- [12/03/24, 6:40:00 PM] Ankit: ‎image omitted

## Facebook group, crock pot fans, comments copied along | 6
- Slow Cooker Sundays 🍲 | Private group · 214.3K members
- Tammy Jo Breckenridge
- Rising contributor · 3d ·

- Y'all my husband does NOT like chicken and had thirds. Don't scroll past this one!!

T ✨ Crack Chicken Tortellini ✨ => Crack Chicken Tortellini

I 3 chicken breasts (I used frozen, don't come for me)
I 1 block cream cheese
I 1 packet ranch
I 2 cans cream of chicken
I 1 c milk
I 1 bag frozen cheese tortellini
I 2 c. shredded cheddar
I bacon bits

S Put everything except the tortellini, cheddar and bacon in the crock pot.
S Low 6 hrs or high 4.
S Shred the chicken right in the pot. Dump in the tortellini & cheddar, 30 more mins on high.
S Top w/ bacon.

- Feeds my family of 6 with lunch for the next day.

- See translation
- 👍❤️ 1.9K      482 comments · 3.1K shares
- Like   Comment   Share
- Most relevant
- Donna Kessler
- Can I sub the ranch? My son can't have msg
- 2d  Like  Reply
- Tammy Jo Breckenridge
- Author
- Donna Kessler I bet garlic powder and dill would do it hun
- 2d  Like  Reply
- Bob Aldana
- following

## scan of a church cookbook, columns broken | 60
- 44                    Breads & Muffins

T REFRIGERATOR BRAN MUFFINS => Refrigerator bran muffins
- Mrs. Verna Stolz

I 2 c. boiling water
I 2 c. 100% Bran cereal
I 1 c. shortening
I 2 1/2 c. sugar
I 4 eggs, beaten
I 1 qt. butter-
+ milk
I 5 c. flour
I 5 tsp. soda
I 1 Tbsp. salt
I 4 c. All-Bran
+ cereal (the little sticks)

S Pour boiling water over the 100% Bran and let stand un-
+ til cool. Cream shortening and sugar, add eggs and but-
+ termilk. Sift flour, soda and salt together and add. Stir
+ in the soaked bran and the All-Bran. Store in a tightly cov-
+ ered container in refrigerator; will keep six weeks. When
+ ready to use fill greased muffin tins 2/3 full and bake at
+ 400° for 20 minutes. Do not stir the batter again.

- Makes about 5 dozen; I bake a dozen at a time.

- "A kind word is never wasted."

- St. Paul's Ladies Aid                    45

## dictated into the phone, Australian | 0
- ok darl it's me I'm just driving back from bowls so I'll say it while I remember
T this is the zucchini slice the one Pauline brought => zucchini slice
I so you want about three zucchinis grated and one big onion => about three zucchinis grated ¦ one big onion
I three rashers of bacon chopped up with the rind off
I a cup of tasty cheese
I a cup of self raising flour
I half a cup of oil and five eggs => half a cup of oil ¦ five eggs
- and that's it I think no hang on
I salt and pepper
S and then you just mix the lot together in one bowl don't even bother frying the bacon
S tip it into a lamington tin that you've greased
S and bake it at one eighty for about forty minutes till it's brown on top and doesn't wobble
- it's good cold too your father has it in his lunch
- anyway there's a bloke here trying to merge I'll ring you tonight love you bye
- how do I stop this thing

## notes app, ticked boxes | 4
- Mon meal prep
- Edited 22 Jan at 21:18

T peanut noodles (the good ones) => peanut noodles

- need
I ☑ rice noodles, 1 pack => rice noodles, 1 pack
I ☑ peanut butter 4 tbsp crunchy => peanut butter 4 tbsp crunchy
I ☑ soy 3 tbsp => soy 3 tbsp
I ☐ limes x2 => limes x2
I ☑ maple syrup 1 tbsp => maple syrup 1 tbsp
I ☐ sriracha!! we're out => sriracha
I ☐ cucumber => cucumber
I ☐ carrots 2 => carrots 2
I ☑ tofu, the smoked one => tofu, the smoked one

- do
S ☐ soak noodles in hot water 8 min, rinse cold => soak noodles in hot water 8 min, rinse cold
S ☐ whisk pb, soy, lime, maple, sriracha + splash hot water => whisk pb, soy, lime, maple, sriracha + splash hot water
S ☐ veg into matchsticks, tofu cubes => veg into matchsticks, tofu cubes
S ☐ toss all of it and split into 4 boxes => toss all of it and split into 4 boxes

- keeps till thurs. lime on top only on the day
- ALSO: ring dentist
- bin day changed to weds

## e-mail, the recipe sits in the quoted reply, American | 9
- From: Karen Voss <kvoss@…>
- Date: Wed, Nov 15, 2023 at 8:42 AM
T Subject: Re: Re: sweet potato casserole??? => sweet potato casserole

- Found it! See below, I had sent it to you in 2019 so it was in your inbox all along you know. Aunt Lois says hi.

- K

- On Mon, Nov 25, 2019 at 7:13 PM Karen Voss wrote:
- > Here you go. Double it if Rick's boys are coming.
- >
I > 3 cups mashed sweet potatoes (about 4 medium) => 3 cups mashed sweet potatoes (about 4 medium)
I > 1/2 cup sugar => 1/2 cup sugar
I > 2 eggs => 2 eggs
I > 1/2 stick butter, melted => 1/2 stick butter, melted
I > 1/3 cup evaporated milk => 1/3 cup evaporated milk
I > 1 tsp vanilla => 1 tsp vanilla
- >
- > Topping:
I > 1 cup brown sugar => 1 cup brown sugar
I > 1/3 cup flour => 1/3 cup flour
I > 1/2 stick butter => 1/2 stick butter
I > 1 cup pecans => 1 cup pecans
- >
S > Mix the first six things and put in a buttered casserole. => Mix the first six things and put in a buttered casserole.
S > Cut the butter into the sugar and flour, add pecans, sprinkle over. => Cut the butter into the sugar and flour, add pecans, sprinkle over.
S > Bake 350 about 35 minutes. => Bake 350 about 35 minutes.
- >
- > Serves 8 to 10. NO marshmallows, I don't care what Rick says.
- >
- > On Mon, Nov 25, 2019 at 5:50 PM Beth H. wrote:
- >> do you have the sweet potato thing

- --
- Karen Voss
- Realtor, Greater Dayton Area
- "Your home is my business"
- CONFIDENTIALITY NOTICE: This e-mail may contain privileged information.

## Instagram caption | 2
- plantbasedpip
- Brighton, United Kingdom

- the WAY this has been my lunch 5 days in a row 🥲 save this for when your fridge is looking sad 👇

T CRISPY GNOCCHI + PESTO BEANS 🌿 => Crispy gnocchi + pesto beans
- serves 2 (or 1 if it's been a week)

I 🥔 500g shop-bought gnocchi => 500g shop-bought gnocchi
I 🫘 1 tin butter beans, drained => 1 tin butter beans, drained
I 🌿 3 heaped tbsp vegan pesto => 3 heaped tbsp vegan pesto
I 🍅 handful cherry toms => handful cherry toms
I 🥬 2 big handfuls of spinach => 2 big handfuls of spinach
I 🍋 juice of half a lemon => juice of half a lemon
I olive oil, chilli flakes, salt => olive oil ¦ chilli flakes ¦ salt

S 1️⃣ Fry the gnocchi straight from the packet in plenty of oil, 8 mins, leave them ALONE so they crisp => Fry the gnocchi straight from the packet in plenty of oil, 8 mins, leave them ALONE so they crisp
S 2️⃣ Toms and beans in till they start to burst => Toms and beans in till they start to burst
S 3️⃣ Off the heat, stir through pesto, spinach + lemon => Off the heat, stir through pesto, spinach + lemon
S 4️⃣ Chilli flakes on top, eat from the pan => Chilli flakes on top, eat from the pan

- 610 kcal · 19g protein per portion
- Tag someone who thinks vegans only eat lettuce 🙄
- .
- .
- .
- #veganuk #easylunch #gnocchi #plantbased #whatveganseat #15minutemeals
- View all 143 comments
- 4 March

## reddit post with edits | 0
- r/Cooking
- Posted by u/brothfiend 6 years ago 🏅
T My ex's grandmother's pierogi. I got the recipe in the breakup. => pierogi

- Throwaway-ish. Her babcia gave it to me herself at Easter so I consider it mine, fight me. No measurements for the filling, she goes by feel and now so do I.

- **Dough**

I * 3 cups AP flour
I * 1 tsp salt
I * 1 cup sour cream
I * 1 egg
I * 2 tbsp soft butter

- **Filling**

I * russet potatoes, boiled and riced, *dry*
I * farmer's cheese
I * onion, cooked way down in butter
I * a lot of black pepper

S 1. Mix the dough by hand until it's just smooth, wrap it, leave it alone 45 min.
S 2. Mash the filling together, roll into walnut sized balls.
S 3. Roll dough to about 1/8", cut with a drinking glass.
S 4. Fill, fold, pinch. Pinch again. You didn't pinch enough.
S 5. Boil in salted water till they float + 2 min. Then fry in butter if you're a person of culture.

- EDIT: wow this blew up, RIP my inbox
- EDIT 2: yes you can freeze them, uncooked, on a sheet pan
- EDIT 3: no we are not getting back together

- level 1
- dumpling_truther · 6 yr. ago
- cottage cheese works if you drain it
- Reply  Share  Report

## card all in capitals, grandmother | 0
- HERE'S WHAT'S COOKIN'
T RECIPE FOR: SOUR CREAM RAISIN PIE => Sour cream raisin pie
- FROM: GRANDMA IRENE

I 1 C RAISINS
I 1 C SOUR CREAM
I 3/4 C SUGAR
I 3 EGG YOLKS (SAVE WHITES)
I 2 TBLS FLOUR
I 1/2 TSP CINNAMON
I PINCH CLOVES
I 1 BAKED PIE SHELL

S COVER RAISINS W/ WATER, SIMMER TILL PLUMP, DRAIN.
S MIX SUGAR, FLOUR, SPICE. ADD CREAM AND YOLKS. COOK TILL THICK, KEEP STIRRING, IT SCORCHES.
S ADD RAISINS. POUR IN SHELL.
S BEAT WHITES W/ 6 TBLS SUGAR, SPREAD TO THE EDGE, BROWN AT 350.
I = 6 TBLS SUGAR

- (OVER)

- MADE FOR ED'S RETIREMENT 6-12-81. ALL GONE.
- DO NOT LEND TO PHYLLIS

## newspaper column in prose, British | 4
- Weekend | Food
- The lazy cook
- Felicity Garth

- There are evenings in February when one cannot face a chopping board, and on
- those evenings I turn to eggs. My editor wanted kale. My editor may whistle.

T Eggs in purgatory, more or less

S Warm three tablespoons of olive oil in your widest pan and let two fat
+ cloves of garlic, sliced, turn gold in it with half a teaspoon of chilli
+ flakes. Tip in two tins of plum tomatoes, crushing them in your fist as they
+ go, and a good pinch of salt. Let it blip for a quarter of an hour.
I = three tablespoons of olive oil ¦ two fat cloves of garlic, sliced ¦ half a teaspoon of chilli flakes ¦ two tins of plum tomatoes ¦ a good pinch of salt

S Make eight hollows with the back of a spoon and break eight eggs into them.
+ Put the lid on and give it five minutes, no more. Scatter over a handful of
+ grated parmesan and some torn basil if you can get basil worth the name.
I = eight eggs ¦ a handful of grated parmesan ¦ some torn basil

- It does four, with bread, or two who have had a trying day. A glass of
- something rough and red does no harm.

- Next week: what to do with a swede.

- Follow Felicity on Twitter @lazygarth

## group chat copied without stamps | 0
- Jonno
- whos bringing what sat

- Meg
- I'll do the dip

- Jonno
- THE dip??

- Meg
- the dip yeah

- Sarah W
- ok can you finally send us it I've asked like 4 times

- Meg
- fineee its not even hard

T buffalo chicken dip
I 2 cooked chicken breasts shredded
I 1 tub philly (the big one)
I half a bottle Franks
I few spoons of sour cream
I bag of grated mozz

- Jonno
- thats it? thats a heart attack

- Meg
- shut up you ate half of it last time
S mix it all together but keep some cheese back
S put it in a oven dish rest of the cheese on top
S 190 for like 25 mins till its bubbling

- Sarah W
- what do you dip

- Meg
- doritos. celery if ur sad

- Jonno
- bringing 6 bags

## YouTube description | 8
- I Made My Nonna's Focaccia And She Rated It 🇮🇹 (brutal)
- 412,887 views  Premiered Oct 8, 2022

- Nonna flew in from Bari and I had ONE chance. Let me know in the comments if you think the score was fair!

- ► Get 20% off your first knife with code NONNA20: https://bit.ly/xxxx
- ► My cookbook: https://…

- CHAPTERS
- 0:00 Nonna arrives
- 2:14 The dough
- 7:40 Dimples
- 11:05 The verdict

- 📝 RECIPE
T Focaccia Barese
- (one 30 cm pan, about 8 pieces)

I 400 g bread flour
I 100 g semola rimacinata
I 1 small boiled potato (about 120 g), mashed
I 350 g water
I 5 g instant yeast
I 10 g salt
I 60 g olive oil, plus more. No, more.
I 250 g cherry tomatoes
I Black olives, oregano, flaky salt => Black olives ¦ oregano ¦ flaky salt

S Mix both flours, potato, water and yeast. Rest 20 minutes, add salt and fold 4 times over 2 hours.
S Pour half the oil in the pan, lay the dough in, stretch gently, and rest for another hour.
S Crush the tomatoes over the dough with your hands, push in olives, oregano, salt, the rest of the oil.
S Bake at 250°C / 480°F on the lowest rack for 20-25 minutes until the bottom is fried.

- GEAR I USE (affiliate links)
- Pan: https://amzn.to/xxxx
- Scale: https://amzn.to/xxxx

- Music by Epidemic Sound
- #focaccia #nonna #italianfood
- Business inquiries: hello@…

## Word document with several parts | 10
- RECIPES FOR THE KIDS – version 3 – compiled by Dad, Christmas 2016

- 7.
T Banoffee Pie (the proper one) => Banoffee Pie
- Serves:	10
- Source:	your mother, who got it from a pub in Sussex

- Note: Read it through once before you start. Yes, you, Thomas.

- A) Base
I 250 g	digestive biscuits
I 125 g	butter, melted

- B) Toffee
I 1 tin (397 g)	condensed milk
I 100 g	butter
I 100 g	dark muscovado sugar
I ¼ tsp	sea salt

- C) Top
I 4	bananas, ripe but not spotty
I 300 ml	double cream
I 1 tsp	instant coffee
I a little	dark chocolate, grated

- Method
S a)	Crush the biscuits in a bag with the rolling pin. Mix with the butter, press into a 23 cm loose-bottomed tin and chill for one hour.
S b)	Melt the butter and sugar for the toffee over a low heat. Add the condensed milk and bring slowly to the boil, stirring ALL the time. As soon as it thickens, take it off, add the salt and pour over the base.
S c)	Chill for at least an hour.
S d)	Slice the bananas over the toffee. Whip the cream with the coffee to soft peaks and spoon it on. Grate over the chocolate.

- Comment: The old method of boiling the unopened tin is NOT to be used in my kitchen again. We still have the mark on the ceiling.

- Page 9 of 31

## handwritten Irish card, OCR with errors | 0
- R ecipe from  Bridie  Mc G.
- Clonakilty   '74

T Brown  Soda  Bread => Brown Soda Bread

I 12 ozs wholemeal flowr
I 4 ozs white flour
I l level tsp bread soda
I 1 tsp salt
I 1 fist of oat flakes
I ¾ pint butter milk (more if
+ flour is dry)
I 1 dessertsp treacle

S Mix all the dry things well, rub the
+ bread soda through yr fingers so no lumps.
S Make a well & pour in milk & treacle.
+ Mix with one hand like a claw, should be
+ s1oppy.
S Put in greased tin, wet a knife & draw
+ down the middle to let the fairies out.
S Hot oven 20 mins then mod. for 40.
+ Should sound hollow when knocked.

- Wrap in a cloth.
- ~~~~ .
- Fr. Tim had 4 cuts of it!!
- P.T.O. for  Porter Cake

## shopping list with a short method | 2
- aldi
- bin bags
- cat litter
- oat milk (barista one)
- birthday card for Jan

T fri - chorizo & chickpea stew => chorizo & chickpea stew
I chorizo ring
I tin chickpeas
I tin toms
I red pepper
I onion - got
I smoked paprika - got
I spinach if its not manky
I crusty loaf

S fry chorizo, onion + pepper till oils out, paprika in, toms & chickpeas, 20 min
S spinach last

- does us 2 w/ leftovers
- NB loo roll!!!

## comment under a blog post, American | 4
- 27 thoughts on "The Best Turkey Chili You'll Ever Make"

- Leave a Reply

- Marlene P. says:
- January 6, 2018 at 11:52 am
- This was good but I changed a few things. I didn't have turkey so used beef, left out the beans because of my husband's diverticulitis, and we don't do spicy. Five stars!
- Reply

- old_navy_cook says:
- January 7, 2018 at 6:30 pm
- With respect Marlene that is a different dish. Since we're all sharing, here is what we served on the USS Forrestal, cut down for four people.
T Navy chili.
I One pound ground beef, one onion chopped, one green pepper chopped, two tablespoons chili powder, one teaspoon cumin, one can tomatoes, one can kidney beans with the liquid, one tablespoon vinegar. => One pound ground beef ¦ one onion chopped ¦ one green pepper chopped ¦ two tablespoons chili powder ¦ one teaspoon cumin ¦ one can tomatoes ¦ one can kidney beans with the liquid ¦ one tablespoon vinegar
S Brown the beef and pour off the fat. Cook onion and pepper in the same pan until limp. Add spices and stir a minute. Add everything else and simmer one hour, uncovered. It ought to hold up a spoon.
- No sugar. No chocolate. No cinnamon.
- Reply

- Jess @ ForkAndFable says:
- January 8, 2018 at 9:04 am
- Thank you for your service and for the recipe! 💛 I'd love to try it!
- Reply

- cheap ugg boots says:
- January 9, 2018 at 3:17 am
- Very nice post, I certainly love this website, keep on it
- Reply

## work channel, pasted from Slack | 12
- #random

- Dev Patel  9:12 AM
- whoever left the cookies in the 3rd floor kitchen, marry me

- Lauren Okafor (she/her)  9:14 AM
- 🙋🏾‍♀️ already taken but thanks
- 14 replies

- Dev Patel  9:15 AM
- recipe or it didn't happen

- Lauren Okafor (she/her)  9:31 AM
- ok ok. makes 12 giant ones
T *Miso Brown Butter Choc Chip Cookies* => Miso Brown Butter Choc Chip Cookies
I • 225g butter
I • 200g light brown sugar
I • 100g caster sugar
I • 2 tbsp white miso
I • 1 egg + 1 yolk
I • 280g plain flour
I • 1 tsp bicarb
I • 250g dark choc, chopped
S > brown the butter & let it cool to room temp (don't skip!!) => brown the butter & let it cool to room temp (don't skip!!)
S > beat in sugars and miso, then the eggs => beat in sugars and miso, then the eggs
S > fold in flour, bicarb, choc => fold in flour, bicarb, choc
S > fridge overnight if you've any self control => fridge overnight if you've any self control
S > 12 balls, 180 fan, 11 min => 12 balls, 180 fan, 11 min
- :cookie: 23  :heart_eyes: 17  :this: 4

- Tomasz  9:40 AM
- is it gluten free

- Lauren Okafor (she/her)  9:41 AM
- it is not

- Dev Patel  9:41 AM
- also standup was 10 min ago

## parish booklet, amounts behind the food | 6
- ST. ANTHONY'S PARISH, BANDRA – GOLDEN JUBILEE SOUVENIR 1989
- Ladies' Sodality Recipe Pages

T Pork Vindaloo
- (Mrs. Philomena D'Souza, 14th Road)

- Ingredients			For 6 persons
I Pork with some fat ........ 1 kg
I Kashmiri chillies ......... 15 nos.
I Cummin seed ............... 1½ tsp.
I Peppercorns ............... 12
I Cloves .................... 6
I Cinnamon .................. 2" stick
I Garlic .................... 1 whole pod
I Ginger .................... 2" piece
I Turmeric .................. ½ tsp.
I Goa vinegar ............... ½ cup
I Onions .................... 4 big
I Jaggery ................... small lump
I Salt ...................... to taste

- Mode of preparation:
S Cut pork into cubes, wash and apply salt. Grind all the masala in the vinegar, not a drop of water is to be used.
S Apply ground masala to the pork and keep 4 hours or overnight.
S Slice onions and brown them in oil. Add the pork and fry well till the masala gives a good smell.
S Add one cup hot water, cover and cook on slow fire till tender. Lastly add jaggery.

- N.B. Improves by keeping. Make on Friday and eat on Sunday after Mass.

- With best compliments from: M/s Fernandes & Sons, Tailors & Outfitters, Hill Road.

## newspaper clipping, readers' requests | 36
- RECIPE EXCHANGE

- Dear Readers: Mrs. W.T. of Altoona writes that
- she lost a cookie recipe in the flood of '77 and
- has been looking for it ever since. Eleven of you
- answered! We print the one from Dorothy Krajnik,
- Johnstown.

T Lost and Found Apricot Drops

I 1 cup dried apricots, snipped
I ½ cup oleo
I ¾ cup sugar
I 1 egg
I 1 small pkg. cream cheese (3 oz.),
+ softened
I 1¼ cups sifted flour
I 1½ teaspoons baking powder
I ½ cup flaked coconut

S Cream together oleo, cheese and sugar. Blend in
+ egg. Add flour sifted with baking powder, then
+ apricots and coconut, mixing thor-
+ oughly.

S Drop from teaspoon on ungreased baking sheet. Bake at
+ 350 degrees 12 to 14 minutes. Cool on rack. If de-
+ sired, frost with powdered sugar thinned with
+ lemon juice. Makes 3 dozen.

- REQUESTED: Can anyone help S.L. of Windber find
- a relish with green tomatoes like the one served at
- the old Penn Traffic lunch counter?

- Send to Recipe Exchange, c/o this newspaper.
- Continued on Page C-6, Col. 1

## text messages, student, no title | 1
- Today 19:22
- mum how do u do the tuna thing

- The bake or the mayo?

- the one with the pasta. i have a microwave and 1 ring

- You've an oven in that flat, I've seen it
- Alright for one then

I Pasta a mugful
I 1 tin tuna drained
I Sweetcorn small tin
I Half tin condensed mushroom soup
I Cheese

- ive got cheese strings

- God give me strength. They'll do

S Boil the pasta 10 mins and drain it (lid on, tip, careful of the steam)
S Put the tuna, corn and soup in with it and stir
S Into a dish, cheese on top, under the grill til brown

- what dish
- will plastic do

- NO

- Delivered
- jk ❤️
- Ring me when you've eaten x
- Read 19:41
`;

export const GERMAN_FRESH = `## Familiengruppe, WhatsApp-Export | 0
- 03.05.21, 17:12 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.
- 03.05.21, 17:12 - Steffi: Mutti kannst du mir mal den Kartoffelsalat schicken, den mit Brühe, nicht den von Tante Gerda
- 03.05.21, 17:30 - Mutti: Ich bin beim Friseur
- 03.05.21, 17:31 - Olli: der von Gerda ist besser
- 03.05.21, 17:31 - Steffi: raus aus der Gruppe
- 03.05.21, 19:04 - Mutti: So jetzt.
T 03.05.21, 19:05 - Mutti: Kartoffelsalat schwäbisch
I 03.05.21, 19:07 - Mutti: 1,5 kg Kartoffeln festkochend
I 1 große Zwiebel
I 1/2 l Fleischbrühe, heiß
I 5 EL Essig
I 1 EL Senf mittelscharf
I Öl
I Salz Pfeffer => Salz ¦ Pfeffer
I Schnittlauch
S 03.05.21, 19:10 - Mutti: Kartoffeln mit Schale kochen, heiß pellen (Olli hat da immer geheult) und dünn reinrädeln
S 03.05.21, 19:11 - Mutti: Zwiebel ganz fein, mit Brühe Essig Senf Salz Pfeffer drüber und ziehen lassen, mindestens eine Stunde
S 03.05.21, 19:13 - Mutti: Öl erst ganz zum Schluß!!! Dann muß er schmatzen. Schnittlauch drauf
- 03.05.21, 19:13 - Olli: 🥔🥔🥔
- 03.05.21, 19:15 - Steffi: Danke Mutti, wie sind die Haare?
- 03.05.21, 19:16 - Mutti: <Medien ausgeschlossen>
- 03.05.21, 19:18 - Olli: kurz
- 03.05.21, 19:19 - Mutti: Diese Nachricht wurde gelöscht

## E-Mail aus Österreich | 4
- Von: Herta Brandstätter
- An: Evi
- Gesendet: Sonntag, 17. Juli 2016 20:48
T Betreff: AW: Deine Marillenknödel => Marillenknödel

- Servus Evi,

- du warst ja so begeistert, drum schreib ich dir das gleich auf, bevor ich's
- wieder vergess. Die Marillen waren von der Nachbarin aus Krems, die sind
- heuer ein Traum. Für 4 Leut, wenn's a Hauptspeis is.

I 50 dag Topfen (der bröselige, 20 %)
I 8 dag Butter
I 1 Ei und 1 Dotter => 1 Ei ¦ 1 Dotter
I 20 dag griffiges Mehl
I Prise Salz
I 12 kleine Marillen
I 12 Stück Würfelzucker

- Brösel:
I 15 dag Semmelbrösel
I 10 dag Butter
I Staubzucker, Zimt => Staubzucker ¦ Zimt

S Butter flaumig rühren, Ei und Dotter dazu, dann Topfen, Mehl und Salz.
+ Zu einem Teig verkneten und eine halbe Stunde im Kühlschrank rasten lassen.
S Marillen entkernen und statt dem Kern ein Stück Würfelzucker hineinstecken.
S Teig zu einer Rolle formen, zwölf Stücke abschneiden, jede Marille
+ einpacken und gut zumachen.
S In leicht wallendem Salzwasser 12 Minuten ziehen lassen, nicht kochen!
S Brösel in der Butter goldbraun rösten, die Knödel darin wälzen und zuckern.

- Der Franz isst immer sieben, also rechne lieber großzügig.

- Bussi und liebe Grüße auch an den Poldi,
- Herta

- -----Ursprüngliche Nachricht-----
- Von: Evi
- Betreff: Deine Marillenknödel
- Liebe Herta, das war so ein schöner Nachmittag! Verrätst du mir das Rezept?

## Schweizer Word-Dokument | 2
- Landfrauenverein Oberdiessbach
- Kursunterlagen «Backen wie früher», Herbst 2011
- Kursleitung: Käthi Gerber

- Rezept Nr. 3

T Butterzopf
- Ergibt 2 Zöpfe

I 1 kg	Zopfmehl
I 1 EL	Salz
I 1 Würfel	Hefe (42 g)
I 1 KL	Zucker
I 150 g	Butter
I 6 dl	Milch
I 1	Ei, zum Bestreichen

- Zubereitung

S 1.	Mehl und Salz in eine grosse Schüssel geben, in der Mitte eine Mulde eindrücken.
S 2.	Hefe mit dem Zucker flüssig rühren, in die Mulde giessen.
S 3.	Butter in der lauwarmen Milch schmelzen, zum Mehl geben und zu einem Teig kneten. Mindestens 10 Min., bis er Blasen hat.
S 4.	Zugedeckt ums Doppelte aufgehen lassen.
S 5.	Teig teilen, Stränge rollen, flechten. Auf dem Blech nochmals 20 Min. gehen lassen, mit Ei bestreichen.
S 6.	Im vorgeheizten Ofen bei 200 °C 40 Min. backen.

- Tipp: Wer den Zopf am Samstagabend bäckt, hat am Sonntag mehr vom Zmorge.

- Kosten pro Zopf ca. Fr. 3.20
- Bitte Schürze und Tupperware mitbringen!

## altes Kochbuch, gescannt | 6
- — 112 —

- Fleischspeisen.

T 247. Falscher Hase. => Falscher Hase

- Für 6 Personen.

I ½ kg Rindfleisch
I ½ kg Schweinefleisch, beides ge-
+ wiegt
I 2 altbackene Semmeln
I 2 Eier
I 1 Zwiebel
I 60 g Speck zum Spik-
+ ken
I 60 g Fett
I ⅛ l saure Sahne
I 1 Eßlöffel Mehl
I Salz, Pfeffer, Muskat => Salz ¦ Pfeffer ¦ Muskat

S Die Semmeln werden eingeweicht und gut aus-
+ gedrückt, die Zwiebel fein gewiegt. Man ver-
+ mengt alles mit dem Fleisch, den Eiern und den Ge-
+ würzen, formt einen länglichen Laib und spickt
+ ihn mit Speckstreifen.

S Nun legt man ihn in das heiße Fett, brät ihn im
+ Rohr unter häufigem Begießen etwa 1 Stunde,
+ verrührt das Mehl mit der sauren Sahne und
+ bindet damit die Soße.

- Beigabe: Kartoffelbrei und Rotkraut (s. Nr. 391).

- Bemerkung. Reste schmecken kalt als Brotbelag.

- 248. Hackbraten auf andere Art. Siehe Nr. 246.

## Sprachnachricht, vom Telefon mitgeschrieben | 0
- hallo mein Schatz hier ist die Oma du ich sprech dir das jetzt drauf weil schreiben kann ich mit dem Ding nicht
T also die Quarkkeulchen => Quarkkeulchen
I da nimmst du ein Pfund Kartoffeln vom Vortag gekocht => ein Pfund Kartoffeln vom Vortag gekocht
I und ein Pfund Quark aber den mageren => ein Pfund Quark aber den mageren
I ein Ei und so hundert Gramm Mehl => ein Ei ¦ so hundert Gramm Mehl
I drei Löffel Zucker und bissel Salz und Zitrone => drei Löffel Zucker ¦ bissel Salz ¦ Zitrone
I Rosinen wenn du magst dein Vater mag ja keine => Rosinen
S die Kartoffeln reibst du und dann alles zusammenmengen
S und wenn es zu sehr klebt noch Mehl dran
S dann machst du so kleine flache Dinger und brätst die in der Pfanne in Butterschmalz von beiden Seiten schön braun
- und dann Apfelmus dazu aber den selbergemachten du hast doch noch zwei Gläser von mir im Keller oder
- jetzt klingelts das ist bestimmt die Frau Henze wegen dem Schlüssel
- also mach's gut mein Schatz und zieh dich warm an
- wo macht man das denn jetzt aus

## Notizen vom Handy, mit Häkchen | 3
- 14. November 2022 um 22:07
- WG Sonntag!!!

T Rote-Linsen-Curry (Meal Prep)
- 3 Portionen, Lasse isst auswärts

- [x] Küche putzen
- [ ] Miete Jonas anhauen

- Einkauf
I [x] 250 g rote Linsen => 250 g rote Linsen
I [x] 1 Dose Kokosmilch => 1 Dose Kokosmilch
I [ ] 1 Dose stückige Tomaten => 1 Dose stückige Tomaten
I [ ] Ingwer (daumengroß) => Ingwer (daumengroß)
I [x] 2 Knobi => 2 Knobi
I [x] rote Currypaste, 1 EL => rote Currypaste, 1 EL
I [ ] Babyspinat => Babyspinat
I [ ] Limette => Limette
I [x] Gemüsebrühe 400 ml => Gemüsebrühe 400 ml

- Ablauf
S – Ingwer + Knobi klein, mit Paste in Öl anschwitzen
S – Linsen, Brühe, Tomaten, Kokosmilch rein, 15 min köcheln
S – Spinat unterheben, Limette drüber, salzen

- Reis macht Mira
- nächstes Mal weniger Paste, Jonas hat geweint

## Instagram | 12
- lottas.kleine.kueche ✔️
- Bezahlte Partnerschaft mit @haferliebe

- WERBUNG | Ihr habt in der Umfrage abgestimmt und 87 % wollten es haben, also here we go 🫶

T 🫐 Blaubeer-Hafer-Muffins ohne Zuckerzusatz 🫐 => Blaubeer-Hafer-Muffins ohne Zuckerzusatz
- 👶 ab ca. 10 Monaten | 12 Stück

- Das brauchst du:
I ▫️ 200 g zarte Haferflocken => 200 g zarte Haferflocken
I ▫️ 2 sehr reife Bananen => 2 sehr reife Bananen
I ▫️ 2 Eier => 2 Eier
I ▫️ 150 g Naturjoghurt => 150 g Naturjoghurt
I ▫️ 1 TL Backpulver => 1 TL Backpulver
I ▫️ 125 g Blaubeeren (TK geht auch) => 125 g Blaubeeren (TK geht auch)

- So geht's:
S ➡️ Alles außer den Blaubeeren in den Mixer, 1 Minute => Alles außer den Blaubeeren in den Mixer, 1 Minute
S ➡️ Beeren unterheben, in Förmchen füllen => Beeren unterheben, in Förmchen füllen
S ➡️ 180 Grad O/U, 22 Minuten => 180 Grad O/U, 22 Minuten

- Kein Mixer? Dann nimm Hafermehl und zerdrück die Banane mit der Gabel 🍌
- Speichern nicht vergessen 📌 und markier eine Mama, die das braucht!

- #blwrezepte #fingerfood #muffinsfürkinder #breifrei #mamablog #ohnezucker
- Gefällt 4.318 Mal
- vor 2 Tagen

## Kochforum mit Antworten | 4
- Forum > Plauderecke > Resteverwertung
- Thema: HILFE 2 Kilo Zucchini, wer noch?

- Gartenzwerg77 schrieb am 08.08.2009 um 13:22 Uhr
- Ich kann sie nicht mehr sehen. Die Nachbarn machen schon nicht mehr auf, wenn ich klingel.

- Kochmuffel schrieb am 08.08.2009 um 14:05 Uhr
- *lol* kenn ich

- sabinchen_h schrieb am 08.08.2009 um 15:41 Uhr
- Huhu,
- bei uns gibt es dann immer
T Zucchinipuffer mit Feta
- reicht für 4, bei uns für 3 *g*
I 800 gr. Zucchini
I 1 Pck. Feta
I 2 Eier
I 5 Eßl. Mehl
I 1 Bund Dill
I 2 Zehen Knoblauch
I S+P
S Zucchini grob raspeln, salzen und 15 min. stehen lassen, dann ausdrücken (kräftig!!).
S Restliche Zutaten dazu, Feta zerbröseln.
S Esslöffelweise in heißem Öl ausbacken.
- Dazu Tsatsiki. *schmatz*
- LG Sabinchen
- ------------------
- Man ist, was man isst.

- Gartenzwerg77 schrieb am 08.08.2009 um 18:10 Uhr
- > kräftig!!
- Ja das hab ich gemerkt, Tuch gerissen. Aber seeehr lecker, danke!

- Mod_Ulf schrieb am 09.08.2009 um 08:00 Uhr
- Bitte Rezepte nur im Rezeptforum. *verschoben*

## Facebook-Gruppe | 0
- DDR-Rezepte & Erinnerungen
- Öffentliche Gruppe · 61.204 Mitglieder
- Ramona Ziegenhals
- 12. März um 19:37 ·

- Hallo ihr Lieben, wer kennt das noch aus der Schulspeisung? Meine Enkel lieben es, meine Schwiegertochter rümpft die Nase 😂 Danke für die Aufnahme!

T „Tote Oma“ 😄 => Tote Oma

I 500 g Grützwurst
I 2 Zwiebeln
I 100 g Speckwürfel
I etwas Brühe
I Majoran
I Salz, Pfeffer => Salz ¦ Pfeffer

S Speck auslassen, Zwiebeln darin glasig werden lassen.
S Wurst aus der Pelle drücken und mit dazu. Brühe angießen, Majoran ran und rühren, bis alles schön weich ist.

- Bei uns mit Sauerkraut und Salzkartoffeln.

- 👍❤️😮 843      297 Kommentare
- Gefällt mir · Kommentieren
- Jörg Pohle
- Hieß bei uns im Betrieb Verkehrsunfall
- Gefällt mir  Antworten  5 T.
- Heidrun S.
- Rosinen fehlen!!!
- Gefällt mir  Antworten  5 T.
- Ramona Ziegenhals
- Heidrun S. Rosinen kommen mir da nicht rein
- Admin hat die Kommentarfunktion deaktiviert.

## Karteikarte in Großbuchstaben, Schreibmaschine | 0
- KUCHEN / 14
T ROTWEINKUCHEN (V. IRMGARD) => Rotweinkuchen

I 250 G BUTTER
I 250 G ZUCKER
I 4 EIER
I 250 G MEHL
I 1 P. BACKPULVER
I 1 P. VAN.ZUCKER
I 1 TL ZIMT
I 1 EL KAKAO
I 125 G SCHOKOSTREUSEL
I 1/8 L ROTWEIN

S BUTTER, ZUCKER, EIER SCHAUMIG RUEHREN.
S MEHL MIT BACKPULVER, ZIMT, KAKAO ABWECHSELND MIT DEM WEIN DAZU. STREUSEL ZULETZT.
S KASTENFORM, 175 GRAD, 60 MIN.
S GUSS: 150 G PUDERZUCKER MIT ROTWEIN ANRUEHREN.
I = 150 G PUDERZUCKER

- HAELT SICH IN ALUFOLIE 2 WOCHEN.
- 1x OHNE WEIN FUER DIE KINDER PROBIERT – NICHT GUT.
- KONFIRMATION ANDREAS: 3 STUECK GEBACKEN

## Telegram-Gruppe, ohne Uhrzeiten kopiert | 0
- Yusuf:
- Leute wer war das mit den Börek beim Elternabend

- Bea (Mama Finn):
- Das war Aylins Mama oder?

- Aylins Mama:
- Ja das war ich 😊

- Yusuf:
- Bitte Rezept. Ich hab 9 Stück gegessen

- Aylins Mama:
- Ist ganz einfach. Moment bin in Bahn

- Aylins Mama:
T Sigara Böreği
I 1 Packung Yufka (die dreieckigen!)
I 200 gr Schafskäse
I 1 Bund Petersilie
I 1 Ei
I Öl zum braten

- Bea (Mama Finn):
- wo kriegt man die dreieckigen

- Aylins Mama:
- Beim Türken in der Karlstraße Kühlregal

- Aylins Mama:
S Käse zerdrücken mit Petersilie und Eigelb mischen
S Auf die breite Seite bisschen Füllung legen, Seiten einklappen, rollen wie Zigarre
S Spitze mit Eiweiß kleben
S In viel Öl braten bis goldgelb, auf Küchenpapier legen

- Yusuf:
- Du bist die Beste 🙏

- Bea (Mama Finn):
- Mal was anderes, wer hat Finns linken Turnschuh??

## Zeitung, Leserin schickt ihr Rezept | 20
- Aus Nachbars Küche
- Leserinnen und Leser verraten ihre Lieblingsrezepte

- HEUTE: Elfriede Tiemann (78) aus Bad Zwischen-
- ahn. Das Rezept hat sie von ihrer Schwieger-
- mutter, die auf einem Hof im Ammerland kochte.
- „Bei uns gab es den zu jedem Geburtstag, und bei
- fünf Kindern war immer einer dran“, lacht sie.

T Butterkuchen vom Blech

- Zutaten (für ca. 20 Stücke):
I 500 g Mehl, 1 Würfel Hefe, 250 ml lauwarme Milch, => 500 g Mehl ¦ 1 Würfel Hefe ¦ 250 ml lauwarme Milch
I 80 g Zucker, 100 g weiche Butter, 1 Ei, 1 Prise Salz. => 80 g Zucker ¦ 100 g weiche Butter ¦ 1 Ei ¦ 1 Prise Salz
- Für den Belag:
I 200 g kalte Butter, 150 g Zucker, => 200 g kalte Butter ¦ 150 g Zucker
I 100 g Mandelblättchen. => 100 g Mandelblättchen

- So wird's gemacht:
S Aus den Teigzutaten einen Hefeteig kneten und
+ zugedeckt 45 Minuten gehen lassen. Auf ein ge-
+ fettetes Blech drücken, nochmals 20 Minuten ge-
+ hen lassen.
S Mit den Fingern Mulden eindrücken, die kalte But-
+ ter in Flöckchen hineinsetzen. Zucker und Man-
+ deln darüberstreuen.
S Bei 200 Grad etwa 20 Minuten backen.

- Haben auch Sie ein Lieblingsrezept? Schreiben Sie
- uns! Jede Veröffentlichung wird mit einem Koch-
- löffel-Set belohnt. Foto: privat

## Videobeschreibung | 6
- Gulasch wie in BUDAPEST! 🇭🇺 Das Geheimnis ist die ZEIT
- 89.112 Aufrufe · vor 3 Jahren

- Moin moin und willkommen am Feuer! Heute wird's deftig. Wenn euch das Video gefällt, lasst gern einen Daumen nach oben da und aktiviert die Glocke 🔔

- 🔥 Mein Dutch Oven*: https://amzn.to/xxxx
- 🔥 Rabattcode KESSELKALLE10

- ⬇️⬇️ REZEPT ⬇️⬇️
T Kesselgulasch für 6 hungrige Leute => Kesselgulasch

I - 1,5 Kilo Rinderwade
I - 1 Kilo Zwiebeln (ja, wirklich!)
I - 3 rote Spitzpaprika
I - 4 EL Paprikapulver edelsüß
I - 1 TL Kümmel, gemahlen
I - 2 EL Tomatenmark
I - 3 EL Schweineschmalz
I - 1 Flasche Schwarzbier
I - Wasser, Salz => Wasser ¦ Salz

S 1) Zwiebeln im Schmalz bei wenig Hitze eine halbe Stunde schmoren.
S 2) Topf vom Feuer, Paprikapulver einrühren, sonst wird's bitter!
S 3) Fleisch, Kümmel, Tomatenmark dazu, mit dem Bier ablöschen.
S 4) 3 Stunden schmurgeln lassen und ab und zu Wasser nachgießen.
S 5) Spitzpaprika in Streifen die letzte halbe Stunde mitgaren.

- Am zweiten Tag noch besser!

- KAPITEL
- 00:00 Begrüßung
- 01:48 Zwiebeln schneiden (ich heul)
- 09:30 Anfeuern
- 17:22 Probieren mit Schwager Ronny

- *Affiliate-Link, für euch wird's nicht teurer.
- Impressum: https://…
- #gulasch #dutchoven #outdoorcooking

## abgetippte Handschrift, mehrere Teile, Sachsen | 0
- Abschrift aus dem Rezeptheft von Urgroßmutter Liddy (Freiberg, um 1935)
- Unleserliches mit [?] markiert. Rechtschreibung so gelassen. – M.

T Eierschecke

- Hefenteig
I 1 Pfd. Mehl
I 20 gr Hefe
I ¼ Ltr. Milch
I 80 gr Butter
I 60 gr Zucker
I 1 Priese Salz

- Quark
I 2 Pfd. trockner Quark
I 150 gr Zucker
I 2 Eier
I 1 Eßl. Kartoffelmehl
I Citronenschale

- Schecke
I 200 gr gute Butter
I 200 gr Zucker
I 6 Eier
I ½ Ltr. Milch
I 2 Löffel Mehl [?]

S Hefenteig bereiten u. ausgerollt aufs Blech thun, gehn lassen.
S Quark durchs Sieb streichen, mit den andern Sachen rühren u. aufstreichen.
S Von der Milch u. Mehl einen Pudding kochen, kalt rühren. Butter m. Zucker u. Eigelb sahnig rühren, löffelweis den Pudding hinein, zuletzt den Schnee.
S Über den Quark streichen u. in guter Hitze ¾ Std. backen. Nicht zu dunkel!

- beim Bäcker Löwe abbacken lassen kostet 30 Pfg.

- [Rückseite: Waschzettel, 4 Laken, 6 Handtücher, 2 Oberhemden Paul]

## Einkaufszettel mit zwei Zeilen Anleitung | 2
- DM: Zahnpasta, Windeln Gr. 4
- Paket abholen (Ausweis!!)

- REWE
- Toast
- Hafermilch 2x
- Klopapier

T Do: Spinat-Lachs-Lasagne => Spinat-Lachs-Lasagne
I TK Blattspinat 450
I Räucherlachs 200
I Lasagneplatten (noch da?)
I 1 Becher Sahne
I 1 Frischkäse Kräuter
I Reibekäse
I Muskat da

S Sahne + Frischkäse erwärmen, Muskat, mit Spinat/Lachs/Platten schichten, Käse drauf
S 180° Umluft 35 min

- für 2x essen, Rest Fr Büro
- Fr: Pizza bestellen 🤷
- Oma anrufen wg. Ostern

## Brief der Tante, Rezept in Prosa | 0
- Husum, den 4. Advent

- Mein lieber Henning,

- nun bist du also in Freiburg und es gibt dort keine vernünftige Grütze, das
- hätte ich dir vorher sagen können. Hier ist alles beim Alten, der Deich steht
- noch und Onkel Uwe hat es wieder im Knie.

- Du fragst nach meiner
T roten Grütze. => rote Grütze
- Das ist keine Hexerei.

S Nimm ein Pfund Johannisbeeren, ein halbes Pfund Himbeeren und eine Handvoll
+ entsteinte Sauerkirschen, im Winter eben aus der Truhe, und koche sie mit
+ einem halben Liter Kirschsaft und 150 Gramm Zucker einmal auf.
I = ein Pfund Johannisbeeren ¦ ein halbes Pfund Himbeeren ¦ eine Handvoll entsteinte Sauerkirschen ¦ einem halben Liter Kirschsaft ¦ 150 Gramm Zucker
S Dann rührst du 60 Gramm Speisestärke mit etwas kaltem Saft an, gibst sie unter
+ Rühren hinein und lässt es noch zwei Minuten kochen, bis es klar ist. In eine
+ Glasschüssel füllen und Zucker darüberstreuen, damit es keine Haut gibt.
I = 60 Gramm Speisestärke

- Flüssige Sahne dazu, keine Vanillesoße, das ist etwas für Hamburger.

- Schreib mal wieder, und nicht immer nur auf dem Handy.

- Es grüßt dich herzlich
- deine Tante Wiebke

- P.S. Im Umschlag sind zwanzig Euro für die Bahn.

## Kommentar unter einem Blog | 4
- 3 Kommentare zu „Ofengemüse – mein Geling-Rezept“

- Katrin
- 2. Februar 2020 um 09:14
- Liebe Jule, wieder so schöne Fotos! Wo ist denn die Schüssel her?
- Antworten

- Jule von Löffelweise
- 2. Februar 2020 um 10:40
- Danke dir! Die ist vom Flohmarkt 😊
- Antworten

- Rentner Heinz
- 3. Februar 2020 um 16:58
- Sehr geehrte Frau Jule, meine Frau ist verstorben und ich lerne jetzt kochen. Ihr Gemüse ist mir gelungen. Ich möchte mich mit dem einzigen Gericht bedanken, das ich vorher schon konnte, aus der Bundeswehrzeit, umgerechnet auf 4 Mann:
T Graupensuppe
I 200 g Graupen, 300 g Kasseler, 1 Bund Suppengrün, 3 Kartoffeln, 1,5 l Brühe, 1 Lorbeerblatt, Petersilie => 200 g Graupen ¦ 300 g Kasseler ¦ 1 Bund Suppengrün ¦ 3 Kartoffeln ¦ 1,5 l Brühe ¦ 1 Lorbeerblatt ¦ Petersilie
S Graupen in einem Sieb spülen, bis das Wasser klar bleibt. Mit Brühe und Lorbeerblatt 30 Minuten kochen. Gemüse, Kartoffeln und Fleisch würfeln, dazugeben und weitere 25 Minuten kochen. Mit Petersilie bestreuen.
- Mit freundlichen Grüßen, Heinz W., Oberstabsfeldwebel a. D.
- Antworten

- Jule von Löffelweise
- 3. Februar 2020 um 18:21
- Lieber Heinz, jetzt sitze ich hier mit Tränen in den Augen. Die koche ich diese Woche noch!
- Antworten

- Kommentar verfassen
- Deine E-Mail-Adresse wird nicht veröffentlicht. Erforderliche Felder sind mit * markiert

## Vereinsheft, Mengen hinter der Zutat | 50
- TSV Grün-Weiß Obernzell e.V.        Vereinsnachrichten 2/2014

- Aus der Vereinsküche

- Nach dem Sommerfest haben uns viele gefragt, und unser
- Platzwart Sepp hat sich endlich erweichen lassen.

T Sepps Obatzda
- für ca. 50 Brote

I Camembert, gut reif	2 kg
I Butter, weich	500 g
I Frischkäse	600 g
I Zwiebeln, fein gehackt	6 Stück
I Paprika edelsüß	5 EL
I Kümmel	2 TL
I Weißbier	0,3 l
I Salz und Pfeffer	n. B. => Salz ¦ Pfeffer

S Käse am Vorabend aus der Kühlung nehmen.
S Mit der Gabel zerdrücken, auf keinen Fall mixen, und mit Butter und Frischkäse vermengen.
S Gewürze und Bier unterarbeiten.
S Die Zwiebeln erst kurz vor der Ausgabe dazu, sonst wird er bitter.

- (Vom Weißbier bleiben 0,2 l für den Koch. Anm. d. Red.)

- Termine:
- 12.07. Arbeitsdienst Zaun, 9 Uhr, Werkzeug mitbringen
- 19.07. AH-Turnier
- Wer hat noch Trikots der F-Jugend zu Hause? Bitte bei Gabi abgeben.

## Schweizer Chat in Mundart | 4
- [02.02.23, 18:44:10] Reto: sali zäme wär chocht am samschtig i de hütte
- [02.02.23, 18:46:55] Nadja: nöd ich
- [02.02.23, 18:47:20] Ursi: I mach Älplermagrone, aber öpper mues ichaufe
- [02.02.23, 18:47:51] Reto: ich gang eh is coop, schick liste
T [02.02.23, 18:53:02] Ursi: Älplermagronen für 4 => Älplermagronen
I [02.02.23, 18:53:40] Ursi: 400 g Magrone
I 300 g Härdöpfel
I 2 Zwible
I 250 g Gruyère, ribe
I 2 dl Rahm
I 1 dl Milch
I chli Muskat
- [02.02.23, 18:54:12] Nadja: ohni speck?
- [02.02.23, 18:54:30] Ursi: Reto isch vegi
I [02.02.23, 18:54:58] Nadja: ok denn no öpfelmues, 1 glas
S [02.02.23, 18:58:13] Ursi: Härdöpfel i Würfeli schniide, 5 min im Salzwasser choche, denn d Magrone dezue bis beides lind isch
S [02.02.23, 18:59:01] Ursi: Abschütte, lagewiis mit em Chäs i d Form
S [02.02.23, 18:59:45] Ursi: Rahm, Milch und Muskat ufchoche und drüber
S [02.02.23, 19:00:20] Ursi: Zwible i Ringli im Anke bruun brate, obedruf. Fertig
- [02.02.23, 19:01:07] Reto: 🤤
- [02.02.23, 19:01:15] Reto: und wii?
- [02.02.23, 19:02:33] Nadja: das fragsch du immer zerscht
- [02.02.23, 19:02:40] Nadja: ‎Bild weggelassen

## weitergeleitete Büro-Mail, Titel nur im Betreff | 8
- Von: Kramer, Silke (Buchhaltung)
- An: Verteiler 2. OG
- Datum: Mi, 18.12.2019 11:26
T Betreff: WG: WG: Eierlikör-Torte von der Weihnachtsfeier => Eierlikör-Torte

- Hallo zusammen,

- auf vielfachen Wunsch anbei, Frau Dombrowski hat es freundlicherweise abgetippt.
- Bitte denkt auch an die Urlaubsübergaben!

- VG Silke

- ---------- Weitergeleitete Nachricht ----------
- Von: Dombrowski, Petra

- Liebe Silke, gern doch. 26er Form, ergibt 8 ordentliche Stücke.

- Boden:
I 100 g Zartbitterraspel
I 200 g gem. Haselnüsse
I 5 Eier
I 100 g Zucker
I 80 g Butter
I 1 TL Backpulver

- Belag:
I 2 Becher Sahne
I 2 Pck. Sahnesteif
I Eierlikör (reichlich, ca. 150 ml)

S Butter, Zucker und Eigelb schaumig schlagen, Nüsse, Raspel und Backpulver dazu. Eischnee unterheben. 175 °C, ca. 35 Min.
S Auskühlen lassen, am besten über Nacht.
S Sahne mit Sahnesteif schlagen, auf den Boden streichen, außen einen Rand spritzen.
S Eierlikör in die Mitte gießen und verlaufen lassen.

- Wer noch fahren muss, lässt sich bitte nur ein kleines Stück geben ;-)

- Petra Dombrowski
- Sekretariat Technik
- Durchwahl -214

- Bitte prüfen Sie der Umwelt zuliebe, ob diese E-Mail gedruckt werden muss.
`;
