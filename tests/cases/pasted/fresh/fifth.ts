export const ENGLISH_FRESH = `
## WhatsApp chat UK, mum sends her cottage pie | 4
- [09/11/2025, 17:02:13] Jess: mum how do you do your cottage pie again x
- [09/11/2025, 17:05:40] Mum: Hello darling just got in from Tesco. Give me a min xx
- [09/11/2025, 17:05:58] Jess: no rush! got mince that needs using
T [09/11/2025, 17:14:02] Mum: Cottage pie for 4 => Cottage pie
I 500g beef mince (not the lean one, no flavour)
I 1 large onion
I 2 carrots chopped small
I 1 tbsp tomato puree
I 300ml beef stock (oxo is fine)
I Good splash of Lea & Perrins
I 900g potatoes, Maris Piper
I Knob of butter and some milk => Knob of butter ¦ some milk
- [09/11/2025, 17:14:50] Jess: no peas?
- [09/11/2025, 17:15:11] Mum: Peas on the side darling. Your father picks them out
S [09/11/2025, 17:19:33] Mum: Fry the onion and carrot till soft, then add the mince and brown it properly => Fry the onion and carrot till soft, then add the mince and brown it properly
S [09/11/2025, 17:20:47] Mum: Stir in puree, stock and worcester sauce and let it blip away 30 mins, lid off at the end => Stir in puree, stock and worcester sauce and let it blip away 30 mins, lid off at the end
S [09/11/2025, 17:22:05] Mum: Meanwhile boil the spuds and mash with the butter and milk => Meanwhile boil the spuds and mash with the butter and milk
S [09/11/2025, 17:23:19] Mum: Pile on top, fork it up so you get crispy bits, 200 fan for 25 mins => Pile on top, fork it up so you get crispy bits, 200 fan for 25 mins
- [09/11/2025, 17:23:40] Mum: Did you ring the dentist
- [09/11/2025, 17:25:02] Jess: ❤️ thank you!! yes tuesday
- [09/11/2025, 17:25:30] Mum: <Media omitted>

## Forwarded e-mail US, banana bread, quoted and wrapped | 10
- ---------- Forwarded message ---------
- From: Linda Kowalski <lindak1952@example.com>
- Date: Sun, Feb 11, 2024 at 8:41 AM
T Subject: Fwd: Re: Grandma Dot's banana bread!! => Grandma Dot's banana bread
- To: Megan <megan@example.com>, Tyler <ty@example.com>
-
- Hi kids,
- Found it! It was in the blue tin the whole time. Here is what Dot
- sent me in '09.
- Love, Aunt Linda
-
- > Dear Linda, here it is. One loaf, I get about 10 slices out of it
- > unless Walt is cutting.
- >
I > 3 very ripe bananas, the blacker the better => 3 very ripe bananas, the blacker the better
I > 1/3 cup melted butter => 1/3 cup melted butter
I > 3/4 c. sugar (I use a little less) => 3/4 c. sugar (I use a little less)
I > 1 egg, beaten => 1 egg, beaten
I > 1 tsp. vanilla => 1 tsp. vanilla
I > 1 tsp. baking soda => 1 tsp. baking soda
I > pinch of salt => pinch of salt
I > 1 1/2 c. all-purpose flour => 1 1/2 c. all-purpose flour
I > 1/2 c. chopped walnuts, unless Tyler is coming => 1/2 c. chopped walnuts, unless Tyler is coming
- >
S > Heat oven to 350. Mash the bananas with the melted butter in a big => Heat oven to 350. Mash the bananas with the melted butter in a big
+ > bowl. Mix in sugar, egg and vanilla. => bowl. Mix in sugar, egg and vanilla.
S > Sprinkle the soda and salt over the top and stir. Add flour last, do => Sprinkle the soda and salt over the top and stir. Add flour last, do
+ > not beat it to death. Fold in nuts. => not beat it to death. Fold in nuts.
S > Pour in a buttered 4x8 loaf pan and bake 1 hour. Cool on a rack. => Pour in a buttered 4x8 loaf pan and bake 1 hour. Cool on a rack.
- >
- > Freezes beautifully. Weather here is awful.
- > Dot
-
- Sent from my iPad

## Granny's note Ireland, brown soda bread, very short | 0
T Brown Bread (Granny Nuala)
I 1 lb coarse wholemeal, 1/4 lb plain flour, a fistful of oats => 1 lb coarse wholemeal ¦ 1/4 lb plain flour ¦ a fistful of oats
I 1 level tsp bread soda, 1 tsp salt => 1 level tsp bread soda ¦ 1 tsp salt
I 1 egg
I 1 dessertspoon treacle
I about 1 pint buttermilk
S Mix the dry things in the big basin, sieve the bread soda or you'll get green lumps. Wet things in all at once, hand like a claw. It's a wet dough.
S Greased 2 lb tin, cut down the middle to let the fairies out. Gas 6, 45 to 50 mins, then upside down out of the tin for 10. Should sound hollow.
- Best the first day. Toast after that.

## Facebook group post Australia, Anzac biscuits with comments | 24
- Slow Cooker & Baking Mums Ballarat
- Deb Hargreaves ▸ 
- 24 April at 6:12 pm · 🌐
- Few people asked after the sausage sizzle so here ya go ladies, this was my nan's from the CWA book, never fails 🇦🇺
-
T ANZAC BISCUITS (chewy not crunchy!!) => ANZAC BISCUITS
- makes 2 dozen
-
I ▪️1 cup rolled oats (not quick oats)
I ▪️1 cup plain flour
I ▪️1 cup desiccated coconut
I ▪️3/4 cup brown sugar
I ▪️125g butter
I ▪️2 tbsp golden syrup
I ▪️1/2 tsp bicarb soda
I ▪️2 tbsp boiling water
-
S Preheat oven to 160C fan forced. Line 2 trays.
S Chuck oats, flour, coconut and sugar in a bowl.
S Melt butter and golden syrup in a saucepan on low. Mix bicarb with the boiling water and tip it in, it'll froth up.
S Pour wet into dry and stir.
S Roll tablespoons into balls, flatten a bit, leave room to spread. 
S 12 min for chewy, 15 for crunchy. They'll be soft when they come out, leave them on the tray!
-
- 87 likes · 23 comments
- Kerrie Voss
- Yum!! Can you use honey instead of golden syrup?
- Deb Hargreaves
- Kerrie Voss you can but it's not an anzac then lol
- Trish M
- I add 1/2 cup of choc chips for the grandkids, shh 🤫
- See more comments

## WhatsApp forward India, rajma masala with emojis | 4
- Forwarded many times
T 🌶️🍛 *Authentic Punjabi Rajma Masala* 🍛🌶️ => Authentic Punjabi Rajma Masala
- _Just like Delhi dhaba!!_
-
- *Preparation time:* 15 mins (soaking overnight)
- *Serves:* 4
-
- *INGREDIENTS* 👇
I 👉 1 cup rajma (kidney beans), soaked 8 hrs
I 👉 2 big onions finely chopped
I 👉 3 tomatoes, pureed
I 👉 1 tbsp ginger garlic paste
I 👉 2 green chillies slit
I 👉 1 tsp jeera
I 👉 1/2 tsp haldi, 1 tsp red chilli powder, 2 tsp dhania powder => 1/2 tsp haldi ¦ 1 tsp red chilli powder ¦ 2 tsp dhania powder
I 👉 1/2 tsp garam masala
I 👉 1 tsp kasuri methi crushed
I 👉 2 tbsp oil + 1 tsp ghee => 2 tbsp oil ¦ 1 tsp ghee
I 👉 Salt as per taste
I 👉 Coriander leaves for garnish
-
- *METHOD* 👩‍🍳
S 1️⃣ Pressure cook soaked rajma with salt and 3 cups water for 5-6 whistles. Do not throw the water!
S 2️⃣ Heat oil and ghee in kadai, add jeera, let it crackle. Add onions and fry till golden brown.
S 3️⃣ Add ginger garlic paste and green chillies, saute till raw smell goes.
S 4️⃣ Add tomato puree and all dry masalas. Cook till oil separates.
S 5️⃣ Add rajma along with water, mash few beans with back of ladle. Simmer 20 min on low flame.
S 6️⃣ Finish with garam masala, kasuri methi and coriander.
-
- 🙏 Serve hot with jeera rice and onion rings 🙏
- *Tip:* if rajma is old, add pinch of soda while boiling
- Join our group for daily recipes 👉 https://chat.example.com/Gx7Kq
- Send this to 10 foodie friends 😋😋

## Newsletter US with ads, sheet pan fajitas | 5
- View in browser | Unsubscribe
- THE WEEKNIGHT SKILLET
- Issue #212 · Happy Thursday, friends!
- ADVERTISEMENT
T One-Pan Wonder: Sheet Pan Chicken Fajitas => Sheet Pan Chicken Fajitas
- ⭐⭐⭐⭐⭐ 4.9 from 1,283 reviews
- JUMP TO RECIPE   PRINT   PIN   SAVE
- This post may contain affiliate links. Read our disclosure policy.
-
- When my husband and I honeymooned in San Antonio we ate fajitas four nights in a row. I've been chasing that sizzle ever since, and honestly? A hot oven and 1 sheet pan get you 90% of the way there. Add 2 limes and a cold drink and it's a party.
-
- Prep: 10 min  Cook: 20 min  Total: 30 min
- Yield: 4 to 6 servings (1x 2x 3x)
-
- For the seasoning
I ▢ 1 Tbsp chili powder
I ▢ 1 tsp ground cumin
I ▢ 1 tsp smoked paprika ($0.12) => 1 tsp smoked paprika
I ▢ ½ tsp garlic powder
I ▢ ¾ tsp kosher salt
- For the fajitas
I ▢ 1½ lb boneless skinless chicken breasts, sliced into strips ($6.74) => 1½ lb boneless skinless chicken breasts, sliced into strips
I ▢ 3 bell peppers, any color, sliced
I ▢ 1 red onion, sliced
I ▢ 3 Tbsp olive oil
I ▢ 1 lime, juiced
I ▢ 10 small flour tortillas (see note 2) => 10 small flour tortillas
-
- ADVERTISEMENT: Save 15% on the pan I use with code SKILLET15
-
- Instructions
S 1. Preheat oven to 425°F (218°C). Stir together the seasoning in a small bowl.
S 2. Add chicken, peppers and onion to a large rimmed sheet pan. Drizzle with oil, sprinkle with seasoning and toss.
- [Video player: 0:00 / 1:12]
S 3. Spread in a single layer and roast 20 minutes, stirring halfway, until chicken reaches 165°F.
S 4. Squeeze lime over everything. Wrap tortillas in foil and warm in the oven for the last 5 minutes. Serve right away.
-
- Notes
- 1. Don't crowd the pan or things will steam.
- 2. Corn tortillas work too.
- Nutrition: Calories 382kcal | Carbs 34g | Protein 31g | Fat 13g | Sodium 702mg
- Did you make this? Tag @theweeknightskillet

## OCR of a cookbook page UK, treacle tart, broken lines | 8
- 142
- PUDDINGS & PIES
-
T Treacle Tart with
+ Ginger and Lemon
- SERVES 8
-
- There is nothing frugal about a treacle tart, though it
- was born of thrift: stale bread and a tin of syrup. My
- great-aunt Hetty made hers on Mondays.
-
- for the pastry
I 225g plain flour, plus extra
+ for dusting
I 110g cold butter, cubed
I 1 egg yolk
I 2-3 tbsp iced water
- for the filling
I 450g golden syrup
I 150g fresh white bread-
+ crumbs
I 2 balls of stem ginger,
+ finely chopped, plus 1 tbsp
+ of their syrup
I finely grated zest and juice
+ of 1 lemon
I 1 egg, beaten
-
S Rub the butter into the flour until it resembles coarse
+ crumbs. Stir in the yolk and enough water to bring it
+ together. Wrap and chill for 30 minutes.
S Roll out the pastry and line a 23cm loose-bottomed tart
+ tin. Prick the base and chill again while you heat the
+ oven to 190°C/170°C fan/gas 5.
- 
- PUDDINGS & PIES                                    143
-
S Line the case with baking paper and beans and bake
+ blind for 15 minutes. Remove the paper and beans and
+ give it 5 minutes more.
S Warm the syrup gently in a pan until runny. Take off
+ the heat and stir in the crumbs, ginger, lemon and egg.
S Pour into the case and bake for 30-35 minutes until
+ just set. Leave to cool a little before slicing.
-
- Clotted cream is not optional.
-

## Instagram caption, protein overnight oats | 1
T COOKIE DOUGH OVERNIGHT OATS 🍪💪 save this for your next meal prep!! => COOKIE DOUGH OVERNIGHT OATS
-
- 38g protein and tastes like dessert?? yes pls 😮‍💨 I've had this every single morning for 2 weeks and I'm not even sorry
- .
- .
- What you need (1 serving):
I ✨ 1/2 cup (40g) rolled oats
I ✨ 1 scoop vanilla protein (I use @gainzlab code KAYLA10 for 10% off 😘) => 1 scoop vanilla protein
I ✨ 1 tbsp chia seeds
I ✨ 3/4 cup unsweetened almond milk
I ✨ 1/4 cup greek yog
I ✨ 1 tbsp cashew butter + pinch of salt => 1 tbsp cashew butter ¦ pinch of salt
I ✨ mini choc chips bc we're not monsters => mini choc chips
- .
- .
- How to:
S ➡️ mix everything except the choc chips in a jar until no clumps
S ➡️ fold in most of the choc chips, lid on, fridge overnight (min 4 hrs)
S ➡️ stir in a splash of milk in the morning, top w the rest of the chips & enjoy 🤤 => stir in a splash of milk in the morning, top w the rest of the chips & enjoy
- .
- Macros: 452 cals | 38P | 44C | 14F
- .
- comment OATS and I'll DM you my free ebook 💌
- .
- #overnightoats #highprotein #mealprep #cookiedough #fitfood #macrofriendly #breakfastideas #whatieatinaday

## YouTube description US, brown butter cookies | 18
T The BEST Brown Butter Chocolate Chip Cookies | Crispy Edges, Gooey Middle | Sam Bakes Ep. 41 => Brown Butter Chocolate Chip Cookies
- Today I'm showing you how to make bakery style cookies at home! Subscribe and hit the bell 🔔
- 📖 Printable recipe: https://sambakes.example.com/cookies
- 🔪 My kitchen gear: https://shop.example.com/sambakes (affiliate)
-
- INGREDIENTS (18 cookies)
I - 1 cup (226g) unsalted butter
I - 1 cup (200g) dark brown sugar
I - 1/2 cup (100g) granulated sugar
I - 2 large eggs, room temp
I - 2 tsp vanilla extract
I - 2 1/4 cups (280g) AP flour
I - 1 tsp baking soda
I - 1 tsp kosher salt
I - 10 oz (285g) chopped dark chocolate
I - Flaky salt
-
- DIRECTIONS
S 1) Brown the butter over medium heat, about 6 min. Cool 20 min.
S 2) Whisk butter with both sugars. Add eggs and vanilla and whisk 1 min until glossy.
S 3) Fold in flour, baking soda and salt, then chocolate. 
S 4) Chill 1 hr (or up to 3 days).
S 5) Scoop 3 tbsp balls, bake at 350F for 11-12 min. Bang the pan, sprinkle flaky salt.
-
- TIMESTAMPS
- 0:00 Intro
- 0:48 Browning the butter
- 3:15 Mixing
- 6:02 Why you should chill dough
- 8:40 Taste test
-
- Music: Epidemic something
- Instagram: @sambakes
- #cookies #baking

## Forum thread US, chili with other people's answers | 8
- Re: Looking for a good no-bean chili
- by smokering_joe » Mon Oct 14, 2019 9:52 pm
-
- tex_mom wrote:
- > Does anybody have a real Texas chili that isn't just hamburger and a packet?
- > Last time I did 2 lbs of ground beef and 1 can of beans and got yelled at.
-
- Well you came to the right place. Took 2nd at the Lockhart cookoff with this in 2016. Feeds about 8.
-
T Joe's Bowl o' Red
-
I 3 lb chuck roast, cut in 1/2 in cubes
I 4 dried anchos and 3 dried guajillos, stemmed & seeded => 4 dried anchos, stemmed & seeded ¦ 3 dried guajillos, stemmed & seeded
I 2 chipotles in adobo
I 1 lg white onion, diced
I 5 cloves garlic
I 1 T cumin (toast it!!)
I 1 tsp mex oregano
I 3 c beef broth, low sodium
I 1 bottle Shiner, 2 if you're thirsty => 1 bottle Shiner
I 2 T masa harina
I bacon grease, S&P => bacon grease ¦ salt ¦ pepper
-
S Toast your dried chiles in a dry skillet, soak 20 min in hot water, blend smooth with the chipotles and a cup of the broth.
S Brown the beef in bacon grease in batches. DON'T crowd it. Set aside.
S Onion and garlic in the same pot till soft, cumin & oregano 1 min, then the beer and scrape.
S Everything back in incl the chile paste, low simmer 2 1/2 - 3 hrs. Stir masa into a little water & add the last 20 min.
-
- No beans. No tomato. Don't @ me.
- _________________
- 22" Weber Kettle, WSM 18, Lodge DO
-
- Re: Looking for a good no-bean chili
- by bluebonnet77 » Tue Oct 15, 2019 7:10 am
- I make Joe's but with 1 square of dark chocolate and 1 tsp cinnamon. Simmer it 4 hours.
-
- by tex_mom » Sun Oct 20, 2019 6:33 pm
- Made it. Husband cried. THANK YOU

## iMessage ramble US without title, pasta all in sentences | 2
- Today 6:48 PM
- Wait what was that pasta you made at the lake
- Omg ok so its literally nothing
- lol go on I'm at the store
I half a pound of spaghetti
I like 6 cloves garlic, sliced thin not minced!! => 6 cloves garlic, sliced thin not minced!!
I good olive oil 1/3 cup ish
I red pepper flakes
I parsley if they have a decent bunch
- they dont 😭
- fine skip it
- ok and then?
S so boil the pasta in really salty water and save a mug of the water BEFORE you drain it
S put garlic in the cold oil then turn the heat on low, like 5 min, pull it when its barely gold
S pepper flakes in, pasta in, splash the water and toss it like crazy till its creamy
- does it need cheese
- technically no. spiritually yes
- is that enough for 2
- yes for 2. for 3 if one of them is dave
- Liked "for 3 if one of them is dave"

## Recipe card US, pierogi with dough and filling | 40
T Babcia's Potato & Cheese Pierogi
- From the kitchen of: Helen Wisniewski
- Makes: approx. 40
-
- DOUGH:
I 4 c. flour
I 1 tsp. salt
I 1 egg
I 1 c. sour cream
I 1/2 c. soft butter
-
- FILLING:
I 2 lbs. russet potatoes, peeled
I 8 oz. farmer's cheese (or sharp cheddar)
I 1 onion, diced & fried in butter
I Salt, white pepper => Salt ¦ white pepper
-
- TO SERVE:
I Butter, more onions, sour cream => Butter ¦ more onions ¦ sour cream
-
S Dough: Mix flour & salt. Add egg, sour cream and butter; knead till smooth. Rest under a bowl 30 min.
S Filling: Boil and rice the potatoes. While hot mix in cheese and onion. Season well. Cool completely.
S Roll dough thin, cut 3" rounds with a glass. Spoon of filling, fold, pinch shut.
S Boil in batches until they float + 2 min. 
S Fry in butter with onions til golden.
-
- (over) Can freeze on cookie sheet, then bag. Do not thaw!
`;

export const GERMAN_FRESH = `
## WhatsApp Deutschland, Oma schickt Marmorkuchen | 0
- [14.03.25, 10:12:44] Lena: Oma wie geht nochmal dein Marmorkuchen? Will den für Papas Geburtstag machen 🎂
- [14.03.25, 10:30:02] Oma Gisela: Guten Morgen mein Schatz. Ich muss erst die Brille suchen
- [14.03.25, 10:30:15] Lena: 😂😂
T [14.03.25, 10:41:37] Oma Gisela: Also der Marmorkuchen => Marmorkuchen
I 250 gr Butter weich
I 200 gr Zucker
I 1 P. Vanillezucker
I 4 Eier
I 500 gr Mehl
I 1 P. Backpulver
I Milch nach Gefühl, so 1/8 Liter
I 3 Essl. Kakao
I Ein Schuss Rum
- [14.03.25, 10:42:10] Lena: Rum auch für die Kinder?
- [14.03.25, 10:43:51] Oma Gisela: Das verbackt sich.
S [14.03.25, 10:47:20] Oma Gisela: Butter mit Zucker und Vanillezucker schaumig rühren dann die Eier einzeln dazu => Butter mit Zucker und Vanillezucker schaumig rühren dann die Eier einzeln dazu
S [14.03.25, 10:49:03] Oma Gisela: Mehl mit Backpulver abwechselnd mit der Milch unterrühren. Der Teig muss schwer reißend vom Löffel fallen => Mehl mit Backpulver abwechselnd mit der Milch unterrühren. Der Teig muss schwer reißend vom Löffel fallen
S [14.03.25, 10:51:46] Oma Gisela: Zwei Drittel in die gefettete Gugelhupfform. In den Rest Kakao und Rum und noch bisschen Milch, obendrauf und mit der Gabel durchziehen => Zwei Drittel in die gefettete Gugelhupfform. In den Rest Kakao und Rum und noch bisschen Milch, obendrauf und mit der Gabel durchziehen
S [14.03.25, 10:53:12] Oma Gisela: 175 Grad eine Stunde. Stäbchenprobe!! => 175 Grad eine Stunde. Stäbchenprobe!!
- [14.03.25, 10:53:58] Lena: Danke Oma, du bist die Beste ❤️
- [14.03.25, 10:58:30] Oma Gisela: 🌹🌹👍 Grüß den Papa. Ruf mal an

## E-Mail Schweiz, Älplermagronen | 4
- Von: Regula Amstutz
- Gesendet: Dienstag, 5. November 2024 19:22
- An: Vreni Bucher
T Betreff: AW: Rezept Älplermagronen => Älplermagronen
-
- Liebe Vreni
-
- Wie versprochen, hier das Rezept vom Hüttenabend. Ich nehme immer den Sbrinz vom Märt.
-
- Für 4 Personen
-
I 300 g Älplermagronen (Hörnli gehen auch)
I 400 g festkochende Kartoffeln, in Würfeln
I 2 dl Vollrahm
I 1 dl Milch
I 200 g rezenter Bergkäse, gerieben
I 2 Zwiebeln, in Ringen
I 1 EL Bratbutter
I Salz, Pfeffer, Muskat => Salz ¦ Pfeffer ¦ Muskat
-
S Kartoffeln in reichlich Salzwasser 5 Minuten kochen, Magronen beigeben und zusammen al dente kochen. Abgiessen.
S Rahm und Milch aufkochen, würzen.
S Lagenweise mit dem Käse in eine vorgewärmte Form geben, Rahm darübergiessen. Bei 180 Grad ca. 10 Minuten in den Ofen.
S Zwiebelringe in der Bratbutter langsam goldbraun braten und darüber verteilen.
-
- Dazu gibts bei uns immer Apfelmus (selbstgemacht natürlich).
-
- Liebe Grüsse, auch an Ueli
- Regula
-
- Am 03.11.2024 um 08:15 schrieb Vreni Bucher:
- > Hoi Regula, darf ich dich noch um das Rezept bitten? Merci vilmal!

## Omas Zettel Österreich, Marillenknödel, Dekagramm | 12
- (Zettel aus Omas Kochbuch, abgetippt, 2 Wörter konnte ich nicht lesen)
-
T Marillenknödl v. d. Resi-Tant
-
I 50 dag Topfen, gut ausgedrückt
I 8 dag Butter
I 2 Eier
I 20 dag griffiges Mehl u. 5 dag Grieß => 20 dag griffiges Mehl ¦ 5 dag Grieß
I Prise Salz, Zitronenschale => Prise Salz ¦ Zitronenschale
I 12 Marillen (nicht zu weich!) u. 12 Stk Würfelzucker => 12 Marillen (nicht zu weich!) ¦ 12 Stk Würfelzucker
-
- Brösel:
I 15 dag Semmelbrösel
I 10 dag Butter
I Zucker, Zimt => Zucker ¦ Zimt
-
S Butter flaumig abtreiben, Eier, Topfen, Salz, Schale dazu, dann Mehl + Grieß. 1 Std. rasten lassen im Kühlen.
S Marillen entkernen, Zucker statt dem Kern hinein.
S Teig zu einer Rolle, 12 Stk. abschneiden, Marille einpacken, gut zumachen sonst rinnts aus.
S Im Salzwasser leicht wallend 10-12 Min. ziehen lassen bis sie schwimmen.
S Brösel in Butter rösten, Knödl drin wälzen. Anzuckern.
-
- gibt 12 Stk. Der Opa isst 5!
- Geht auch mit Zwetschken im Herbst

## Forum Deutschland, schwäbischer Kartoffelsalat mit Antworten | 5
- Koch-Forum > Beilagen > Kartoffelsalat OHNE Mayo gesucht
-
- Beitrag von Nordlicht_79, 12.06.2018, 14:03
- Hallo zusammen, suche ein Rezept für Kartoffelsalat ohne Mayo. Hab neulich 1 kg Kartoffeln mit 200 g Joghurt gemacht, war nix. LG Silke
-
- Antwort von Spätzlesschwob, 12.06.2018, 16:48
- Zitat von Nordlicht_79: "Kartoffelsalat ohne Mayo"
- Grüß Gott Silke,
- so isch recht. Mayo hat da au nix verlora. Bei uns gibts den so:
-
T Schwäbischer Kartoffelsalat (von meiner Schwiegermutter, Gott hab sie selig) => Schwäbischer Kartoffelsalat
-
I 1,5 kg Kartoffeln, festkochend (Sieglinde oder Annabelle)
I 1 Zwiebel, ganz fein
I 400 ml kräftige Fleischbrühe, HEISS
I 5 EL Essig
I 1 TL mittelscharfer Senf
I Salz, Pfeffer, Prise Zucker => Salz ¦ Pfeffer ¦ Prise Zucker
I 6 EL Öl (Sonnenblumen, koi Olivenöl!)
I Schnittlauch
-
S Kartoffeln in der Schale kochen, noch heiß schälen und in dünne Rädle schneiden.
S Zwiebel drüber, Brühe mit Essig, Senf, Salz, Pfeffer, Zucker verrühren und drübergießen. Mind. 30 min ziehen lassen.
S Erst ganz zum Schluss das Öl! Sonst nehmen die Kartoffeln die Brühe nicht auf. Er muss schmatzen.
-
- Reicht für 4-5 Leut, je nachdem.
- Grüßle, Karl-Heinz
-
- Antwort von Backfee_Uschi, 12.06.2018, 20:15
- Ich gebe noch 1/2 Salatgurke gehobelt rein, macht ihn frischer.
-
- Antwort von Nordlicht_79, 17.06.2018, 11:20
- @Spätzlesschwob: Gestern gemacht, alle begeistert!!! Danke *knicks*

## Newsletter Deutschland mit Werbung, One-Pot-Pasta | 2
- Wird diese E-Mail nicht richtig dargestellt? Hier klicken
-
- LÖFFELGLÜCK | Dein Feierabend-Newsletter
- Hallo Sabine,
- es ist Mittwoch, der Kühlschrank ist leer und die Laune im Keller? Kennen wir. Mit 1 Topf und 20 Minuten bist du gerettet!
-
- - Anzeige -
- Nur bis Sonntag: 20 % auf alle Pfannen mit dem Code LECKER20
-
T Blitzrezept der Woche: Cremige One-Pot-Pasta mit Spinat und Feta => Cremige One-Pot-Pasta mit Spinat und Feta
- ► Direkt zum Rezept   ► Drucken   ► Merken
- 4,7 ★ (318 Bewertungen)
-
- Das Tolle: Die Stärke der Nudeln macht die Sauce von ganz allein sämig. Ihr braucht also weder Mehl noch 200 ml Sahne.
-
- Zubereitungszeit 20 Min. | Schwierigkeit: leicht | 612 kcal p. P.
-
- Zutaten für − 2 + Portionen
I ☐ 250 g Spaghetti
I ☐ 1 Zwiebel
I ☐ 2 Zehen Knoblauch
I ☐ 200 g Kirschtomaten
I ☐ 150 g Babyspinat
I ☐ 600 ml Gemüsebrühe
I ☐ 100 g Frischkäse (z. B. von Alpentraum*) => 100 g Frischkäse
I ☐ 100 g Feta
I ☐ 1 EL Olivenöl
I ☐ Salz & Pfeffer => Salz ¦ Pfeffer
- Alle Zutaten auf die Einkaufsliste
-
- - Anzeige -
- Frisch geliefert: Jetzt 3 Kochboxen zum Preis von 2!
-
- So geht's
- Schritt 1/3
S Zwiebel und Knoblauch würfeln und in einem großen Topf im Öl glasig dünsten.
- Schritt 2/3
S Spaghetti, Tomaten und Brühe zugeben und bei mittlerer Hitze ca. 10 Min. köcheln, dabei häufig umrühren.
- Schritt 3/3
S Spinat und Frischkäse unterheben, salzen, pfeffern und mit zerbröseltem Feta bestreuen. Guten Appetit! => Spinat und Frischkäse unterheben, salzen, pfeffern und mit zerbröseltem Feta bestreuen.
-
- Unser Tipp: Schmeckt auch mit TK-Spinat (dann 5 Min. länger garen).
- *Werbung / Affiliate-Link
- Du möchtest keine Mails mehr? Abmelden | Impressum | Datenschutz

## OCR Kochbuchseite Deutschland, Rinderrouladen, Trennungen | 4
- 88                                   Fleisch
-
T RINDERROULADEN
+ NACH HAUSFRAUENART
- (für 4 Personen)
-
I 4 Rinderrouladen       2 EL Butterschmalz => 4 Rinderrouladen ¦ 2 EL Butterschmalz
I 1 TL Paprika edelsüß   1 Bund Suppengrün => 1 TL Paprika edelsüß ¦ 1 Bund Suppengrün
I 4 TL Senf              1 EL Tomatenmark => 4 TL Senf ¦ 1 EL Tomatenmark
I 8 Scheiben Speck       1/4 l Rotwein => 8 Scheiben Speck ¦ 1/4 l Rotwein
I 2 Zwiebeln             1/2 l Fleischbrühe => 2 Zwiebeln ¦ 1/2 l Fleischbrühe
I 4 Gewürzgurken         1 EL Speisestärke => 4 Gewürzgurken ¦ 1 EL Speisestärke
I Salz, Pfeffer          2 EL saure Sahne => Salz ¦ Pfeffer ¦ 2 EL saure Sahne
-
S Die Rouladen flach klopfen, salzen, pfeffern, mit Pa-
+ prika und Senf würzen. Mit Speck, Zwiebelstreifen und
+ Gurkenvierteln belegen, aufrollen und mit Küchengarn
+ binden.
S Das Butterschmalz im Bräter erhitzen und die Rouladen
+ darin rundum kräftig anbraten. Herausnehmen. Das
+ geputzte, gewürfelte Suppengrün anrösten, Tomatenmark
+ kurz mitrösten, mit dem Rotwein ablöschen.
S Die Rouladen wieder einlegen, Brühe angießen und
+ zugedeckt bei schwacher Hitze 1 1/2 Stunden schmoren.
-
-                                                  89
- Fleisch
-
S Die Sauce durch ein Sieb streichen, mit der in
+ kaltem Wasser angerührten Stärke binden und mit saurer
+ Sahne abschmecken.
-
- Beilage: Rotkohl (S. 134), Kartoffelklöße (S. 151)
- Pro Portion etwa 2340 kJ/560 kcal
-

## Instagram Deutschland, Zupfbrot mit Hashtags | 6
- WERBUNG wegen Markennennung
T 🧄🌿 Fluffiges Knoblauch-Zupfbrot 🌿🧄 => Fluffiges Knoblauch-Zupfbrot
-
- Ihr habt in meiner Story so oft danach gefragt, also here we goooo 🙈 DAS Brot für jeden Grillabend, reicht locker für 6 Leute!
- -
- Du brauchst für den Teig:
I 🔸500 g Mehl Typ 550
I 🔸1 Pck. Trockenhefe
I 🔸1 TL Zucker, 2 TL Salz => 1 TL Zucker ¦ 2 TL Salz
I 🔸300 ml lauwarmes Wasser
I 🔸3 EL Olivenöl
- -
- Für die Kräuterbutter:
I 🔸125 g weiche Butter
I 🔸3 Knoblauchzehen (oder 5, bin nicht deine Mama 😅) => 3 Knoblauchzehen
I 🔸1 Handvoll gehackte Kräuter
I 🔸etwas Salz
- -
- Und so einfach geht’s:
S 👉🏼 Alle Teigzutaten 8 Min. kneten und abgedeckt 1 Std. gehen lassen.
S 👉🏼 Butter mit gepresstem Knoblauch, Kräutern und Salz verrühren.
S 👉🏼 Teig ausrollen (ca. 40x50 cm), mit Butter bestreichen, in Streifen schneiden, ziehharmonikamäßig falten und in eine gefettete Kastenform stellen.
S 👉🏼 Nochmal 20 Min. gehen lassen, dann bei 180 Grad Umluft 30 Min. backen.
- -
- Mit wem würdest du das teilen? Markier sie 👇🏼💛
- Speichern nicht vergessen 📌
- -
- #zupfbrot #grillen #knoblauchbrot #backenmachtglücklich #rezeptideen #foodblogger_de #einfacherezepte

## YouTube-Beschreibung Deutschland, Pizzateig neapolitanisch | 4
T Neapolitanischer Pizzateig wie beim Italiener 🍕 48h Gare | Teig Tobi => Neapolitanischer Pizzateig
-
- In diesem Video zeige ich euch meinen Pizzateig mit nur 4 Zutaten. Viel Spaß beim Nachmachen!
- ▶ Kanal abonnieren: https://yt.example.com/teigtobi
- ▶ Mein Pizzastein*: https://link.example.com/3xY
-
- Zutaten für 4 Pizzen à 250 g:
I 610 g Mehl Tipo 00
I 375 g kaltes Wasser
I 18 g Salz
I 0,6 g frische Hefe (ja, wirklich so wenig!)
-
- Anleitung:
S 1. Hefe im Wasser auflösen, Mehl nach und nach zugeben, nach 3 Min. das Salz.
S 2. 15 Min. auf kleiner Stufe kneten, Teigtemperatur max. 24 °C.
S 3. 2 Std. Raumtemperatur, dann 24 Std. in den Kühlschrank (Stockgare).
S 4. 4 Kugeln schleifen, nochmals 24 Std. kalt. 4 Std. vorher rausholen.
S 5. Ausbreiten, belegen, bei 450 °C ca. 90 Sek. backen. Im Haushaltsofen 250 °C, 7-8 Min. auf dem Stein.
-
- Kapitel:
- 00:00 Begrüßung
- 01:10 Welches Mehl?
- 04:32 Kneten
- 09:05 Stückgare
- 12:48 Backen
-
- Die mit * gekennzeichneten Links sind Affiliate-Links.
- #pizza #pizzateig #neapolitanisch

## Notiz-App Deutschland, Pfannkuchen, ganz kurz in Fließtext | 3
T Pfannkuchen Grundrezept
- für 3 Personen
I Zutaten: 250 g Mehl, 3 Eier, 500 ml Milch, 1 Prise Salz, 1 EL Zucker (nur für süße), Butter zum Ausbacken => 250 g Mehl ¦ 3 Eier ¦ 500 ml Milch ¦ 1 Prise Salz ¦ 1 EL Zucker (nur für süße) ¦ Butter zum Ausbacken
S Zubereitung: 1. Mehl, Salz und Zucker mischen, Milch langsam einrühren, dann die Eier. 2. 20 Minuten quellen lassen. 3. In Butter von beiden Seiten goldgelb backen. => Mehl, Salz und Zucker mischen, Milch langsam einrühren, dann die Eier. ¦ 20 Minuten quellen lassen. ¦ In Butter von beiden Seiten goldgelb backen.
- Dazu Apfelmus oder Zimtzucker.

## Österreich, Vanillekipferl aus der Familien-WhatsApp-Gruppe | 60
- Familie Hofer 🎄
- Mama: Tina fragt wieder wegen den Kipferln 😉
- Tina: Jaaa bitte, meine zerfallen immer
T Mama: VANILLEKIPFERL (ca. 60 Stk.) => VANILLEKIPFERL
I 280 g glattes Mehl
I 210 g kalte Butter
I 100 g geriebene Mandeln
I 80 g Staubzucker
I 1 Dotter
- zum Wälzen:
I 100 g Staubzucker + 2 Pkg. Vanillezucker => 100 g Staubzucker ¦ 2 Pkg. Vanillezucker
- Bernhard: bitte heuer die doppelte menge
S Mama: Alles rasch verkneten, in Folie mind. 1 Std. kalt stellen => Alles rasch verkneten, in Folie mind. 1 Std. kalt stellen
S Mama: Kleine Kipferl formen und bei 165° Heißluft 10-12 min backen, sie dürfen NICHT braun werden!! => Kleine Kipferl formen und bei 165° Heißluft 10-12 min backen, sie dürfen NICHT braun werden!!
S Mama: 2 min auskühlen lassen und noch warm im Zuckergemisch wälzen => 2 min auskühlen lassen und noch warm im Zuckergemisch wälzen
- Tina: aha warm wälzen, das wars
- Oma: Meine sind mit Walnüssen besser. Bussi
- Bernhard: 🍿

## Signal Deutschland ohne Titel, Eintopf fast nur Sätze | 0
- Jonas
- ey was war das für ein Eintopf gestern
- Mira
- haha der ist mega easy, warte
- Mira
I 250g Tellerlinsen, ne Dose passt auch
I 2 Möhren, 1 Stück Sellerie, 1 Stange Lauch => 2 Möhren ¦ 1 Stück Sellerie ¦ 1 Stange Lauch
I 3-4 Kartoffeln
I Räuchertofu (bei Lidl grad im Angebot) oder halt Würstchen => Räuchertofu oder halt Würstchen
I Lorbeerblatt
I ordentlich Essig!
- Jonas
- und dann einfach alles rein?
- Mira
S fast. Tofu knusprig anbraten und beiseite, dann im selben Topf das Gemüse anschwitzen => Tofu knusprig anbraten und beiseite, dann im selben Topf das Gemüse anschwitzen
S Linsen, Lorbeer und so 1,5 L Brühe drauf, halbe Stunde köcheln, nach 15 Min die Kartoffeln dazu
S am Ende Essig, Salz, Pfeffer, Prise Zucker, Tofu wieder rein. fertig
- Jonas
- nice. salzen erst am schluss?
- Mira
- jap sonst werden die linsen nicht weich, sagt meine mutter. keine ahnung ob das stimmt
- Jonas
- 🙏🙏

## Facebook Schweiz, Aargauer Rüeblitorte mit Glasur | 12
- Landfrauen Seetal
- 2. April um 09:40 · 
- Weil am Zmorge so viele gefragt haben 🥕 Bitteschön:
-
T Aargauer Rüeblitorte
- Springform 24 cm, gibt 12 Stück
-
- Teig
I 5 Eigelb
I 250 g Zucker
I 1 Bio-Zitrone, abgeriebene Schale und 2 EL Saft
I 250 g Rüebli, fein gerieben
I 250 g gemahlene Mandeln
I 60 g Mehl
I 1 TL Backpulver
I 5 Eiweiss
I 1 Prise Salz
-
- Glasur
I 200 g Puderzucker
I 2 EL Zitronensaft oder Kirsch
I 12 Marzipanrüebli
-
S Ofen auf 180 Grad vorheizen, Form mit Backpapier belegen.
S Eigelb und Zucker schaumig rühren, bis die Masse hell ist. Zitronenschale, Saft, Rüebli und Mandeln daruntermischen.
S Mehl und Backpulver mischen, Eiweiss mit Salz steif schlagen, beides sorgfältig darunterziehen.
S Ca. 55 Minuten in der unteren Ofenhälfte backen, auskühlen.
S Für die Glasur alles verrühren, über die Torte giessen, mit den Marzipanrüebli verzieren.
-
- ❗️Am besten 1-2 Tage vorher backen, dann ist sie schön feucht.
-
- 45 Kommentare
- Heidi Wernli: Mmmh merci! Geht auch Haselnuss?
- Landfrauen Seetal: Ja klar Heidi, 250 g Haselnüsse statt Mandeln 👍
- Beat K.: Wo chan ich die chaufe? 😄
`;
