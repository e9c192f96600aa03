/** A person's reading is written out below each text: amounts before foods, without asides and part names. */
export const ENGLISH_FRESH = `
## Banana bread | 10
- [14/03/2025, 18:02:11] Hannah: Mum can you send me the banana bread again pls xx
- [14/03/2025, 18:02:40] Hannah: got 3 sad black bananas looking at me
- [14/03/2025, 18:05:37] Mum: Course love, just getting the book
- [14/03/2025, 18:06:02] Tom: ooh make one for me
- [14/03/2025, 18:09:15] Mum: Banana bread
- 3 very ripe bananas
- 225g self raising flour
- 100g butter, soft
- 150g caster sugar (I do 120)
- 2 eggs
- 1 tsp mixed spice
- pinch of salt
- handful of walnuts if you have them
- [14/03/2025, 18:09:48] Hannah: only got plain flour??
- [14/03/2025, 18:10:20] Mum: Put 2 tsp baking powder in with it then
- [14/03/2025, 18:12:51] Mum: Oven on 180 (160 fan). Grease and line a 2lb loaf tin.
- [14/03/2025, 18:13:30] Mum: Cream the butter and sugar till pale then beat in the eggs one at a time.
- [14/03/2025, 18:13:52] Mum: Mash the bananas and stir in.
- [14/03/2025, 18:14:05] Tom: is this the one with the chocolate chips
- [14/03/2025, 18:14:22] Mum: No thats Auntie Sues
- [14/03/2025, 18:15:40] Mum: Fold in the flour, spice, salt and walnuts. Into the tin and bake for 50 mins to an hour till a skewer comes out clean.
- [14/03/2025, 18:16:10] Mum: Leave in the tin 10 mins then turn out on a rack. Cuts into about 10 slices
- [14/03/2025, 18:16:33] Hannah: 😍 thank youuu
- [14/03/2025, 18:17:02] Tom: <Media omitted>
T = Banana bread
I = 3 very ripe bananas ¦ 225 g self raising flour ¦ 100 g butter, soft ¦ 150 g caster sugar ¦ 2 eggs ¦ 1 tsp mixed spice ¦ pinch of salt ¦ handful of walnuts
S = Oven on 180 (160 fan). Grease and line a 2lb loaf tin. ¦ Cream the butter and sugar till pale then beat in the eggs one at a time. ¦ Mash the bananas and stir in. ¦ Fold in the flour, spice, salt and walnuts. ¦ Into the tin and bake for 50 mins to an hour till a skewer comes out clean. ¦ Leave in the tin 10 mins then turn out on a rack.

## Slow Cooker Turkey Chili | 8
- From: Linda Kowalski
- To: Greg
- Subject: Re: Re: chili for Saturday
-
- Hi Greg,
-
- So glad you and the boys can make it! Here is the chili you asked about, it's the one I brought to the block party two summers ago. I never measure the cayenne so start low.
-
- Slow Cooker Turkey Chili
- (feeds 8 hungry people, or 6 of your boys, ha)
-
- 2 lbs ground turkey
- 1 large onion, chopped
- 1 green bell pepper, diced
- 3 cloves garlic, minced
- 2 (15 oz) cans kidney beans, drained and rinsed
- 1 (28 oz) can crushed tomatoes - I like the Muir Glen fire roasted
- 1 (6 oz) can tomato paste
- 1 cup chicken broth
- 2 Tbsp chili powder
- 1 Tbsp ground cumin
- 1 1/2 tsp salt
- 1/4 tsp cayenne
- shredded cheddar and sour cream, for serving
-
- 1. Brown the turkey in a large skillet over medium-high heat, breaking it up as it cooks, about 8 minutes. Drain.
- 2. Put the turkey and everything else except the cheese and sour cream into a 6-quart slow cooker and stir well.
- 3. Cover and cook on LOW for 6 to 8 hours or on HIGH for 4 hours.
- 4. Taste for salt. Serve with the cheddar and sour cream.
-
- It freezes great. Can you bring the cornbread? Tell Patty I said hi.
-
- Love,
- Linda
-
- Sent from my iPad
-
- > On Tue, Oct 7, 2025 at 4:12 PM Greg Kowalski wrote:
- > Hey Aunt Linda, we're in for Saturday. Any chance I could get
- > the recipe for that chili with the turkey? Mine always comes
- > out watery. 2 cans of tomatoes is too much right?
- > Greg
T = Slow Cooker Turkey Chili
I = 2 lbs ground turkey ¦ 1 large onion, chopped ¦ 1 green bell pepper, diced ¦ 3 cloves garlic, minced ¦ 2 (15 oz) cans kidney beans, drained and rinsed ¦ 1 (28 oz) can crushed tomatoes ¦ 1 (6 oz) can tomato paste ¦ 1 cup chicken broth ¦ 2 Tbsp chili powder ¦ 1 Tbsp ground cumin ¦ 1 1/2 tsp salt ¦ 1/4 tsp cayenne ¦ shredded cheddar and sour cream, for serving
S = Brown the turkey in a large skillet over medium-high heat, breaking it up as it cooks, about 8 minutes. Drain. ¦ Put the turkey and everything else except the cheese and sour cream into a 6-quart slow cooker and stir well. ¦ Cover and cook on LOW for 6 to 8 hours or on HIGH for 4 hours. ¦ Taste for salt. Serve with the cheddar and sour cream.

## Red lentil soup | 4
- Red lentil soup
- Tuesday 21:47
-
- lentils red 200g
- carrots 2
- onion 1 big
- garlic 2
- ginger - thumb size bit
- cumin 2tsp
- turmeric 1/2 tsp
- coconut milk 1 tin (400ml)
- veg stock 800ml
- lemon 1/2
- oil
-
- chop onion carrots, fry in oil 8-10 min
- add garlic ginger spices 1 min
- lentils + stock in, simmer 20 min
- coconut milk, 5 more min
- blend half so its chunky
- squeeze of lemon
-
- 4 bowls, next day better
- buy: coriander, bin bags, stamps
T = Red lentil soup
I = 200 g red lentils ¦ 2 carrots ¦ 1 big onion ¦ 2 garlic ¦ thumb size bit of ginger ¦ 2 tsp cumin ¦ 1/2 tsp turmeric ¦ 1 tin (400 ml) coconut milk ¦ 800 ml veg stock ¦ 1/2 lemon ¦ oil
S = chop onion carrots, fry in oil 8-10 min ¦ add garlic ginger spices 1 min ¦ lentils + stock in, simmer 20 min ¦ coconut milk, 5 more min ¦ blend half so its chunky ¦ squeeze of lemon

## Lemon Chicken Orzo Bowls | 4
- Home » Recipes » Dinner » Chicken
- Lemon Chicken Orzo Bowls
- Published: Apr 2, 2024 · Modified: Jan 11, 2025 by Cassie · This post may contain affiliate links.
- Jump to Recipe   Print Recipe
-
- You guys. If there is ONE dinner that saved my sanity during soccer season, it's these Lemon Chicken Orzo Bowls. My husband, who "doesn't like feta", had seconds. I make a double batch of the dressing every Sunday and put it on literally everything.
-
- Advertisement - Continue Reading Below
-
- Why you'll love it
- Ready in about 35 minutes
- Bright, fresh and family friendly
- Great for meal prep!
-
- Lemon Chicken Orzo Bowls
- ★★★★★ 4.9 from 212 votes
- Prep Time: 15 minutes   Cook Time: 20 minutes   Total Time: 35 minutes
- Servings: 4   Calories: 560 kcal   Author: Cassie
-
- Ingredients
- 1x 2x 3x
- For the chicken
- ▢ 1 ½ pounds boneless skinless chicken thighs
- ▢ 2 tablespoons olive oil
- ▢ 1 teaspoon dried oregano
- ▢ 1 teaspoon kosher salt
- ▢ ½ teaspoon garlic powder
- For the dressing
- ▢ ¼ cup lemon juice (about 2 lemons)
- ▢ ⅓ cup extra virgin olive oil
- ▢ 1 teaspoon Dijon mustard
- ▢ 1 teaspoon honey
- ▢ 1 small clove garlic, grated
- For the bowls
- ▢ 8 ounces orzo
- ▢ 1 English cucumber, diced
- ▢ 1 pint cherry tomatoes, halved
- ▢ 4 ounces feta, crumbled
- ▢ ¼ cup chopped fresh dill
-
- Instructions
- 1. Toss the chicken with the olive oil, oregano, salt and garlic powder. Let it sit while you heat a large skillet over medium-high heat.
- 2. Cook the chicken for 5 to 6 minutes per side, until it reaches 165°F. Rest for 5 minutes, then slice.
- 3. Meanwhile, cook the orzo in salted water according to the package directions. Drain and rinse briefly with cold water.
- 4. Shake all of the dressing ingredients together in a jar.
- 5. Toss the orzo with the cucumber, tomatoes, dill and half of the dressing. Divide between bowls, top with the chicken and feta and drizzle with the remaining dressing.
-
- Notes
- Storage: Keeps in the fridge for up to 4 days.
- Swap: Use chickpeas instead of chicken for a vegetarian version.
-
- Did you make this recipe? Tag @cassiecooksitall on Instagram!
-
- Reader Interactions
- Comments
- Brenda says: March 3, 2025 at 8:14 am
- Delicious! I used 1 pound of shrimp and cooked it for 3 minutes.
- Reply
T = Lemon Chicken Orzo Bowls
I = 1 ½ pounds boneless skinless chicken thighs ¦ 2 tablespoons olive oil ¦ 1 teaspoon dried oregano ¦ 1 teaspoon kosher salt ¦ ½ teaspoon garlic powder ¦ ¼ cup lemon juice (about 2 lemons) ¦ ⅓ cup extra virgin olive oil ¦ 1 teaspoon Dijon mustard ¦ 1 teaspoon honey ¦ 1 small clove garlic, grated ¦ 8 ounces orzo ¦ 1 English cucumber, diced ¦ 1 pint cherry tomatoes, halved ¦ 4 ounces feta, crumbled ¦ ¼ cup fresh dill, chopped
S = Toss the chicken with the olive oil, oregano, salt and garlic powder. Let it sit while you heat a large skillet over medium-high heat. ¦ Cook the chicken for 5 to 6 minutes per side, until it reaches 165°F. Rest for 5 minutes, then slice. ¦ Meanwhile, cook the orzo in salted water according to the package directions. Drain and rinse briefly with cold water. ¦ Shake all of the dressing ingredients together in a jar. ¦ Toss the orzo with the cucumber, tomatoes, dill and half of the dressing. Divide between bowls, top with the chicken and feta and drizzle with the remaining dressing.

## Oatmeal Raisin Cookies | 48
- From the kitchen of   Dorothy Hale                 
-
- OATMEAL RAISIN COOK1ES
-
- l cup butter or oleo
- 1 c. brown sugar, packed
- l/2 c. white sugar
- 2 eggs
- 1 tsp. vanilIa
- 1 l/2 c. flour
- 1 tsp, soda
- 1 tsp. cinnamon
- ½ tsp. saIt
- 3 c. quick oats
- 1 c. raisins                                  
-
- Cream butter and sugars. Add eggs and vani11a and beat
- weIl. Sift together f1our, soda, cinnamon and salt; add
- to creamed mix-
- ture. Stir in oats and raisins. Drop by rounded
- tablespoons onto ungreased sheet. Bake at 350º for
- 10-12 min. until golden. Cool 1 minute on sheet before
- removing.
-
- Makes 4 doz.                 |
-  (over)
T = Oatmeal Raisin Cookies
I = 1 cup butter or oleo ¦ 1 c. brown sugar, packed ¦ 1/2 c. white sugar ¦ 2 eggs ¦ 1 tsp. vanilla ¦ 1 1/2 c. flour ¦ 1 tsp. soda ¦ 1 tsp. cinnamon ¦ ½ tsp. salt ¦ 3 c. quick oats ¦ 1 c. raisins
S = Cream butter and sugars. ¦ Add eggs and vanilla and beat well. ¦ Sift together flour, soda, cinnamon and salt; add to creamed mixture. ¦ Stir in oats and raisins. ¦ Drop by rounded tablespoons onto ungreased sheet. ¦ Bake at 350º for 10-12 min. until golden. ¦ Cool 1 minute on sheet before removing.

## Brown bread | 0
- Recording 4, Nana Maureen, kitchen, 12 February
-
- NANA: Is it on? Right. So. Brown bread. My mother made it every day of her life and never weighed a thing, but I'll give it to you in grams since you're so modern.
-
- You want three hundred grams of wholemeal flour, the coarse one mind you, and a hundred and fifty grams of plain flour. Then a level teaspoon of bread soda and a teaspoon of salt. And a fistful of oats, that's my own addition.
-
- AOIFE: And the buttermilk?
-
- NANA: I'm coming to the buttermilk. Four hundred mils of buttermilk, and a tablespoon of treacle. There was no treacle in the war, she left it out.
-
- So you put the oven on at two hundred. And you grease a loaf tin with a bit of butter.
-
- You mix all the dry things together in a big bowl, and get your hand in there so there's no lumps of soda, because that's a horror, a lump of soda.
-
- Then make a well in the middle and pour in the buttermilk and the treacle. Mix it with your hand like a claw, quick, it should be sloppy, like porridge.
-
- AOIFE: No kneading?
-
- NANA: God no. You put it in the tin and cut a line down the middle with a wet knife. Then it goes in for forty-five to fifty minutes. You take it out of the tin and knock on the bottom, and if it sounds hollow it's done. Wrap it in a tea towel so the crust stays soft.
-
- AOIFE: How many does it do?
-
- NANA: It does a day in this house.
T = Brown bread
I = 300 g wholemeal flour, coarse ¦ 150 g plain flour ¦ 1 level teaspoon bread soda ¦ 1 teaspoon salt ¦ 1 fistful oats ¦ 400 ml buttermilk ¦ 1 tablespoon treacle ¦ a bit of butter
S = So you put the oven on at two hundred. And you grease a loaf tin with a bit of butter. ¦ You mix all the dry things together in a big bowl, and get your hand in there so there's no lumps of soda. ¦ Then make a well in the middle and pour in the buttermilk and the treacle. ¦ Mix it with your hand like a claw, quick, it should be sloppy, like porridge. ¦ You put it in the tin and cut a line down the middle with a wet knife. ¦ Then it goes in for forty-five to fifty minutes. ¦ You take it out of the tin and knock on the bottom, and if it sounds hollow it's done. ¦ Wrap it in a tea towel so the crust stays soft.

## Shakshuka | 2
- hey so sorry for the voice note I'm walking the dog um okay so the shakshuka for two people you need one onion one red pepper two cloves of garlic a tin of chopped tomatoes um a teaspoon of cumin a teaspoon of smoked paprika and a pinch of chilli flakes and then four eggs and some feta like fifty grams and oh olive oil two tablespoons obviously. Biscuit leave it! sorry. okay so you slice the onion and the pepper and fry them in the olive oil on a medium heat for like ten minutes till they're really soft. then you add the garlic and the spices and give it a minute. then the tomatoes go in and you simmer it for about ten minutes till it's thick um season it with salt. then you make four little holes with a spoon and crack the eggs in and put a lid on for five to six minutes so the whites are set but the yolks are runny. and then crumble the feta over the top and that's it basically. we have it with pitta but whatever bread you've got. okay speak later bye bye
T = Shakshuka
I = 1 onion ¦ 1 red pepper ¦ 2 cloves of garlic ¦ 1 tin of chopped tomatoes ¦ 1 teaspoon cumin ¦ 1 teaspoon smoked paprika ¦ pinch of chilli flakes ¦ 4 eggs ¦ 50 g feta ¦ 2 tablespoons olive oil ¦ salt
S = Slice the onion and the pepper and fry them in the olive oil on a medium heat for like ten minutes till they're really soft. ¦ Then you add the garlic and the spices and give it a minute. ¦ Then the tomatoes go in and you simmer it for about ten minutes till it's thick. Season it with salt. ¦ Then you make four little holes with a spoon and crack the eggs in and put a lid on for five to six minutes so the whites are set but the yolks are runny. ¦ Then crumble the feta over the top.

## Sticky gochujang tofu | 0
- r/veganrecipes • Posted by u/tofutuesday_ 5 months ago
-
- Sticky gochujang tofu that finally converted my roommate
-
- ↑ 1.4k ↓   💬 96   Share
-
- Since people asked in the comments, here's the recipe! Sorry for the potato quality pic.
-
- **Tofu:**
-
- * 1 block (14 oz) extra firm tofu, pressed
- * 3 tbsp cornstarch
- * 1/2 tsp salt
- * 2-3 tbsp neutral oil
-
- **Sauce:**
-
- * 2 tbsp gochujang (I use the Chung Jung One one in the red tub)
- * 1.5 tbsp soy sauce
- * 1.5 tbsp maple syrup
- * 1 tbsp rice vinegar
- * 2 cloves garlic, minced
- * 3 tbsp water
-
- Green onions + sesame seeds to finish
-
- **Method:** Tear the tofu into bite sized chunks (tearing > cutting, fight me). Toss with the cornstarch and salt until coated.
-
- Heat the oil in a nonstick pan over medium-high and fry the tofu until crispy on all sides, about 10 min. Take it out.
-
- Whisk all the sauce stuff together, pour it in the same pan and let it bubble for 1-2 min until it thickens.
-
- Tofu back in, toss to coat, top with green onions and sesame. Eat immediately over rice.
-
- EDIT: yes you can air fry it, 400F for 15 min
-
- EDIT 2: thanks for the award kind stranger!!
-
- u/saltlord99 · 5 mo. ago
- Made this w/ 1 tbsp gochujang bc I'm weak. 10/10
T = Sticky gochujang tofu
I = 1 block (14 oz) extra firm tofu, pressed ¦ 3 tbsp cornstarch ¦ 1/2 tsp salt ¦ 2-3 tbsp neutral oil ¦ 2 tbsp gochujang ¦ 1.5 tbsp soy sauce ¦ 1.5 tbsp maple syrup ¦ 1 tbsp rice vinegar ¦ 2 cloves garlic, minced ¦ 3 tbsp water ¦ green onions and sesame seeds, to finish
S = Tear the tofu into bite sized chunks. Toss with the cornstarch and salt until coated. ¦ Heat the oil in a nonstick pan over medium-high and fry the tofu until crispy on all sides, about 10 min. Take it out. ¦ Whisk all the sauce stuff together, pour it in the same pan and let it bubble for 1-2 min until it thickens. ¦ Tofu back in, toss to coat, top with green onions and sesame. Eat immediately over rice.

## Cottage Cheese Flatbread | 1
- COTTAGE CHEESE FLATBREAD 🔥 32g of protein and only 3 ingredients!! Save this for later 📌
-
- I was SO skeptical but this one is actually worth the hype 😭 comment FLAT and I'll send you my free high protein ebook 💌
-
- What you need (makes 1 big one):
- 🧀 1 cup cottage cheese (I used Good Culture 2%)
- 🥚 2 eggs
- 🧄 1/2 tsp garlic powder
- 🧂 salt + pepper
-
- How to:
- 1️⃣ Preheat oven to 350°F and line a sheet pan with parchment 2️⃣ Blend everything until totally smooth 3️⃣ Pour onto the pan and spread into a thin rectangle 4️⃣ Bake 35-40 min until golden and set 5️⃣ Let it cool 10 min before peeling it off or it WILL stick
-
- Fill it w turkey, avo, lettuce & roll it up 🌯
-
- Follow @liftwithjess for more easy protein meals 💪
-
- #cottagecheese #flatbread #highprotein #lowcarb #viralrecipe #mealprep #fyp
T = Cottage Cheese Flatbread
I = 1 cup cottage cheese ¦ 2 eggs ¦ 1/2 tsp garlic powder ¦ salt and pepper
S = Preheat oven to 350°F and line a sheet pan with parchment ¦ Blend everything until totally smooth ¦ Pour onto the pan and spread into a thin rectangle ¦ Bake 35-40 min until golden and set ¦ Let it cool 10 min before peeling it off or it WILL stick

## Sausage, Squash & Red Onion Traybake | 4
- FEED YOUR FAMILY FOR UNDER £7
- Sausage, Squash & Red Onion Traybake
- Serves 4 | £1.65 per serving | Prep 15 mins | Cook 45 mins
-
- Shopping list
- 8 British Pork Sausages 454g ........ £2.25
- 1 Butternut Squash (approx. 1kg), peeled and cut into 3cm chunks ........ £1.20
- 2 Red Onions, cut into wedges ........ 38p
- 1 Bulb Garlic, cloves separated ........ 27p
- 1 tin Essentials Cannellini Beans 400g, drained ........ 49p
- 200g Baby Spinach ........ £1.15 
- 1 tbsp Wholegrain Mustard* 
- 2 tbsp Olive Oil* 
- 1 tsp Dried Sage ........ 85p
- * Store cupboard. Prices correct at time of print, may vary in store. £6.59 total excludes store cupboard items.
-
- Method
- STEP 1 Preheat the oven to 200°C/180°C fan/gas 6. Toss the squash, onions and garlic with the oil and sage in a large roasting tin and season.
- STEP 2 Nestle the sausages among the vegetables and roast for 35 minutes, turning once.
- STEP 3 Stir through the mustard and beans and return to the oven for 8 minutes.
- STEP 4 Add the spinach and stir until wilted. Squeeze the garlic out of its skins and serve.
-
- Cook's tip: Swap the pork sausages for veggie ones and cook for 25 minutes at Step 2.
- Each serving contains: Energy 2190kJ 524kcal 26% | Fat 29g | Saturates 9.1g | Sugars 14g | Salt 1.7g
- Scan here for more recipes. Please recycle this card.
T = Sausage, Squash & Red Onion Traybake
I = 8 British pork sausages (454 g) ¦ 1 butternut squash (approx. 1 kg), peeled and cut into 3 cm chunks ¦ 2 red onions, cut into wedges ¦ 1 bulb garlic, cloves separated ¦ 1 tin cannellini beans (400 g), drained ¦ 200 g baby spinach ¦ 1 tbsp wholegrain mustard ¦ 2 tbsp olive oil ¦ 1 tsp dried sage
S = Preheat the oven to 200°C/180°C fan/gas 6. Toss the squash, onions and garlic with the oil and sage in a large roasting tin and season. ¦ Nestle the sausages among the vegetables and roast for 35 minutes, turning once. ¦ Stir through the mustard and beans and return to the oven for 8 minutes. ¦ Add the spinach and stir until wilted. Squeeze the garlic out of its skins and serve.

## Leek and potato soup | 4
- Leek and potato soup, for a wet Thursday
-
- There are evenings when nothing but a bowl of something pale and hot will do, and this is what I make on them. It will see four of you right, with a little left for the next day's lunch.
-
- Melt 40g of butter in a heavy pan with a splash of olive oil. Trim and slice three medium leeks, wash them thoroughly, for they hold on to their grit like a grudge, and let them soften in the butter, covered, over a low heat for a good fifteen minutes. They must not colour.
-
- Peel 400g of floury potatoes, Maris Piper for preference, and cut them into small dice. Add them to the leeks with a bay leaf and 900ml of chicken or vegetable stock. Bring to the boil, then turn down the heat and simmer for 20 minutes, until the potatoes are on the point of collapse.
-
- Fish out the bay leaf and blend the soup until it is as smooth as you like it. Stir in 100ml of double cream, warm it through gently and season with salt, white pepper and a scrape of nutmeg. I eat mine with buttered toast, standing up, listening to the gutters.
T = Leek and potato soup
I = 40 g butter ¦ splash of olive oil ¦ 3 medium leeks, trimmed and sliced ¦ 400 g floury potatoes, peeled and cut into small dice ¦ 1 bay leaf ¦ 900 ml chicken or vegetable stock ¦ 100 ml double cream ¦ salt ¦ white pepper ¦ scrape of nutmeg
S = Melt 40g of butter in a heavy pan with a splash of olive oil. ¦ Trim and slice three medium leeks, wash them thoroughly, and let them soften in the butter, covered, over a low heat for a good fifteen minutes. They must not colour. ¦ Peel 400g of floury potatoes and cut them into small dice. ¦ Add them to the leeks with a bay leaf and 900ml of chicken or vegetable stock. ¦ Bring to the boil, then turn down the heat and simmer for 20 minutes, until the potatoes are on the point of collapse. ¦ Fish out the bay leaf and blend the soup until it is as smooth as you like it. ¦ Stir in 100ml of double cream, warm it through gently and season with salt, white pepper and a scrape of nutmeg.

## Apple crisp | 8
- Becca
- Ok whats in your apple crisp everyone at work keeps asking me
-
- Jo
- lol tell them its a family secret
- ok so filling is
- 6 granny smith apples peeled and sliced
- 1/3 c sugar
- 1 tbsp flour
- 1 tsp cinnamon
- juice of half a lemon
-
- Becca
- wait do I need a pie crust
-
- Jo
- no thats a pie 😂
- topping:
- 1 cup old fashioned oats
- 3/4 cup brown sugar
- 3/4 cup flour
- 1 stick cold butter cubed
- 1/4 tsp salt
- pecans if ur feeling fancy, like 1/2 cup chopped
-
- Becca
- Got it. what size dish
-
- Jo
- 9x13
- ok so oven 350, butter the dish
- mix all the filling stuff and dump it in
- rub the topping together w your fingers till its crumbly, spread over the apples
- 45 to 50 min till brown and bubbly
- let it sit 15 min or you'll burn your face off
-
- Becca
- Is that enough for 10?
-
- Jo
- 8 for sure. 10 if theres ice cream
T = Apple crisp
I = 6 granny smith apples, peeled and sliced ¦ 1/3 c sugar ¦ 1 tbsp flour ¦ 1 tsp cinnamon ¦ juice of half a lemon ¦ 1 cup old fashioned oats ¦ 3/4 cup brown sugar ¦ 3/4 cup flour ¦ 1 stick cold butter, cubed ¦ 1/4 tsp salt ¦ 1/2 cup pecans, chopped
S = oven 350, butter the dish ¦ mix all the filling stuff and dump it in ¦ rub the topping together w your fingers till its crumbly, spread over the apples ¦ 45 to 50 min till brown and bubbly ¦ let it sit 15 min
`;

export const GERMAN_FRESH = `
## Käsekuchen ohne Boden | 12
- 02.11.24, 16:21 - Sandra: Mama wie ging nochmal der Käsekuchen ohne Boden? Am Sonntag kommen Jörgs Eltern 🙈
- 02.11.24, 16:30 - Mama: Moment ich hol die Brille
- 02.11.24, 16:31 - Papa: Für mich bitte mit Rosinen
- 02.11.24, 16:38 - Mama: 1 kg Magerquark
- 4 Eier
- 200 g Zucker
- 125 g weiche Butter
- 1 Päckchen Vanillepuddingpulver
- 3 EL Grieß
- 1/2 P. Backpulver
- Saft von 1 Zitrone
- 02.11.24, 16:39 - Sandra: Weichweizengrieß?
- 02.11.24, 16:39 - Mama: Ja
- 02.11.24, 16:44 - Mama: Eier trennen und Eiweiß steif schlagen.
- 02.11.24, 16:45 - Mama: Butter, Zucker und Eigelb schaumig rühren, dann Quark, Puddingpulver, Grieß, Backpulver und Zitronensaft dazu.
- 02.11.24, 16:45 - Papa: Und Rosinen
- 02.11.24, 16:46 - Mama: Nein Helmut. Eischnee vorsichtig unterheben und alles in eine gefettete 26er Springform.
- 02.11.24, 16:48 - Mama: Bei 170 Grad Ober-/Unterhitze 60 Minuten backen. Dann im ausgeschalteten Ofen bei offener Tür abkühlen lassen, sonst fällt er zusammen
- 02.11.24, 16:50 - Sandra: Danke 😘 reicht das für 6 Leute?
- 02.11.24, 16:52 - Mama: Das sind 12 Stücke, das reicht auch für den Jörg
- 02.11.24, 16:52 - Papa: <Medien ausgeschlossen>
T = Käsekuchen ohne Boden
I = 1 kg Magerquark ¦ 4 Eier ¦ 200 g Zucker ¦ 125 g Butter, weich ¦ 1 Päckchen Vanillepuddingpulver ¦ 3 EL Weichweizengrieß ¦ 1/2 P. Backpulver ¦ Saft von 1 Zitrone
S = Eier trennen und Eiweiß steif schlagen. ¦ Butter, Zucker und Eigelb schaumig rühren, dann Quark, Puddingpulver, Grieß, Backpulver und Zitronensaft dazu. ¦ Eischnee vorsichtig unterheben und alles in eine gefettete 26er Springform. ¦ Bei 170 Grad Ober-/Unterhitze 60 Minuten backen. ¦ Dann im ausgeschalteten Ofen bei offener Tür abkühlen lassen, sonst fällt er zusammen

## Rindergulasch | 6
- Betreff: AW: Dein Gulasch
- Von: Renate Böhm
- An: Katrin Seifert
-
- Liebe Katrin,
-
- vielen Dank für Deine lieben Zeilen und die Fotos vom Enkelchen, zum Anbeißen! Uns geht es soweit gut, Dieter hat es wieder im Knie. Hier nun das versprochene Gulasch, wie wir es Silvester hatten. Wir waren damals zu sechst und es ist nichts übrig geblieben.
-
- Rindergulasch
-
- Zutaten:
- 1,2 kg Rindfleisch aus der Wade
- 800 g Zwiebeln
- 3 EL Butterschmalz
- 2 EL Tomatenmark
- 3 EL Paprikapulver edelsüß
- 1 TL Paprikapulver rosenscharf
- 1 TL Kümmel, gemahlen
- 2 Lorbeerblätter
- 1/4 l trockener Rotwein
- ca. 500 ml Rinderbrühe
- Salz und Pfeffer
-
- Zubereitung:
- Das Fleisch in 3 cm große Würfel schneiden, die Zwiebeln schälen und in Streifen schneiden.
- Das Fleisch portionsweise im heißen Butterschmalz kräftig anbraten und herausnehmen. Im selben Topf die Zwiebeln goldbraun braten, das dauert gut 15 Minuten.
- Tomatenmark und Paprikapulver kurz mitrösten (nicht zu dunkel werden lassen, sonst wird es bitter!) und sofort mit dem Rotwein ablöschen.
- Fleisch, Kümmel und Lorbeer zugeben, mit der Brühe auffüllen und zugedeckt bei kleiner Hitze 2 1/2 Stunden schmoren.
- Mit Salz und Pfeffer abschmecken.
-
- Dazu gibt es bei uns Semmelknödel, Du kannst aber auch Nudeln nehmen.
-
- Grüße an Bernd und bis bald
- Deine Renate
-
- -----Ursprüngliche Nachricht-----
- Von: Katrin Seifert
- Gesendet: Montag, 6. Januar 2025 19:12
- An: Renate Böhm
- Betreff: Dein Gulasch
-
- Liebe Renate, magst Du mir verraten, wie Du Dein Gulasch machst? Bernd schwärmt immer noch. Ich nehme immer 500 g Fleisch und 2 Zwiebeln, aber so schmeckt es nie.
- LG Katrin
T = Rindergulasch
I = 1,2 kg Rindfleisch aus der Wade ¦ 800 g Zwiebeln ¦ 3 EL Butterschmalz ¦ 2 EL Tomatenmark ¦ 3 EL Paprikapulver edelsüß ¦ 1 TL Paprikapulver rosenscharf ¦ 1 TL Kümmel, gemahlen ¦ 2 Lorbeerblätter ¦ 1/4 l trockener Rotwein ¦ ca. 500 ml Rinderbrühe ¦ Salz und Pfeffer
S = Das Fleisch in 3 cm große Würfel schneiden, die Zwiebeln schälen und in Streifen schneiden. ¦ Das Fleisch portionsweise im heißen Butterschmalz kräftig anbraten und herausnehmen. Im selben Topf die Zwiebeln goldbraun braten, das dauert gut 15 Minuten. ¦ Tomatenmark und Paprikapulver kurz mitrösten (nicht zu dunkel werden lassen, sonst wird es bitter!) und sofort mit dem Rotwein ablöschen. ¦ Fleisch, Kümmel und Lorbeer zugeben, mit der Brühe auffüllen und zugedeckt bei kleiner Hitze 2 1/2 Stunden schmoren. ¦ Mit Salz und Pfeffer abschmecken.

## Pizzateig | 0
- Pizzateig (2 Bleche)
-
- Mehl Tipo 00   1000g
- Wasser kalt    620 ml
- Salz           25g
- Hefe frisch    5g
- Olivenöl       2 EL
-
- - Hefe im Wasser auflösen
- - Mehl + Salz dazu, 10 min kneten, am Ende Öl
- - 2 h Raumtemp, dann 24-48h Kühlschrank
- - 2 h vorher rausholen, teilen
- - aufs Blech ziehen, belegen, 250° Umluft unterste Schiene 10-12 min
-
- letztes mal 700ml wasser war zu klebrig!!
- Dienstag Elternabend 19:30
T = Pizzateig
I = 1000 g Mehl Tipo 00 ¦ 620 ml Wasser, kalt ¦ 25 g Salz ¦ 5 g Hefe, frisch ¦ 2 EL Olivenöl
S = Hefe im Wasser auflösen ¦ Mehl + Salz dazu, 10 min kneten, am Ende Öl ¦ 2 h Raumtemp, dann 24-48h Kühlschrank ¦ 2 h vorher rausholen, teilen ¦ aufs Blech ziehen, belegen, 250° Umluft unterste Schiene 10-12 min

## Omas Apfel-Streuselkuchen vom Blech | 20
- Startseite › Backen › Kuchen › Blechkuchen
- Omas Apfel-Streuselkuchen vom Blech
- Von Nadine | Aktualisiert am 18. September 2025 | 47 Kommentare
- Enthält Werbelinks*
- ↓ Springe zum Rezept
-
- Hallo ihr Lieben,
- na, seid ihr auch schon im Herbstmodus? Bei uns im Garten biegen sich gerade die Äste und ich komme mit dem Ernten kaum hinterher. Da gibt es nur eins: Apfelkuchen! Am liebsten vom Blech, mit ordentlich Streuseln. Dieses Rezept habe ich von meiner Oma Hilde und es gelingt wirklich immer.
-
- ANZEIGE
-
- Welche Äpfel eignen sich?
- Ich nehme am liebsten Boskoop, aber auch Elstar funktioniert super.
-
- Das könnte dich auch interessieren: Saftiger Zwetschgendatschi | Schnelle Apfeltaschen
-
- Rezept drucken   Pinterest
- Omas Apfel-Streuselkuchen vom Blech
- 4,8 von 5 (133 Bewertungen)
- Vorbereitung 30 Min.  Backzeit 40 Min.  Gesamt 1 Std. 10 Min.
- Portionen: 20 Stücke
-
- Zutaten
- Für den Teig:
- 250 g weiche Butter
- 200 g Zucker
- 1 Pck. Vanillezucker
- 1 Prise Salz
- 4 Eier (Gr. M)
- 400 g Mehl
- 1 Pck. Backpulver
- 100 ml Milch
- Für den Belag:
- 1,5 kg säuerliche Äpfel
- 2 EL Zitronensaft
- Für die Streusel:
- 300 g Mehl
- 150 g Zucker
- 1 TL Zimt
- 200 g kalte Butter, in Stücken
- Außerdem:
- Puderzucker zum Bestäuben
-
- Utensilien*
- Backblech mit hohem Rand*, Handrührgerät*, Apfelschäler*
-
- So geht's
- 1 Den Backofen auf 180 °C Ober-/Unterhitze vorheizen. Ein tiefes Backblech mit Backpapier auslegen.
- 2 Die Äpfel schälen, vierteln, entkernen und in Spalten schneiden. Mit dem Zitronensaft mischen.
- 3 Für den Teig Butter, Zucker, Vanillezucker und Salz cremig rühren. Die Eier einzeln unterrühren. Mehl und Backpulver mischen und abwechselnd mit der Milch unterrühren.
- ANZEIGE
- 4 Den Teig auf das Blech streichen und die Äpfel darauf verteilen.
- 5 Für die Streusel alle Zutaten mit den Händen verkneten und über die Äpfel bröseln.
- 6 Den Kuchen ca. 40 Minuten backen. Abkühlen lassen und mit Puderzucker bestäuben.
-
- Notizen
- Der Kuchen lässt sich prima einfrieren.
- Du hast das Rezept ausprobiert? Dann verlinke mich gerne mit @nadinesbackstube!
-
- Newsletter abonnieren – keine Rezepte mehr verpassen
- Kommentare (47)
- Ute | 21.09.2025: Sehr lecker, habe nur 100 g Zucker genommen.
T = Omas Apfel-Streuselkuchen vom Blech
I = 250 g Butter, weich ¦ 200 g Zucker ¦ 1 Pck. Vanillezucker ¦ 1 Prise Salz ¦ 4 Eier (Gr. M) ¦ 400 g Mehl ¦ 1 Pck. Backpulver ¦ 100 ml Milch ¦ 1,5 kg säuerliche Äpfel ¦ 2 EL Zitronensaft ¦ 300 g Mehl ¦ 150 g Zucker ¦ 1 TL Zimt ¦ 200 g Butter, kalt, in Stücken ¦ Puderzucker, zum Bestäuben
S = Den Backofen auf 180 °C Ober-/Unterhitze vorheizen. Ein tiefes Backblech mit Backpapier auslegen. ¦ Die Äpfel schälen, vierteln, entkernen und in Spalten schneiden. Mit dem Zitronensaft mischen. ¦ Für den Teig Butter, Zucker, Vanillezucker und Salz cremig rühren. Die Eier einzeln unterrühren. Mehl und Backpulver mischen und abwechselnd mit der Milch unterrühren. ¦ Den Teig auf das Blech streichen und die Äpfel darauf verteilen. ¦ Für die Streusel alle Zutaten mit den Händen verkneten und über die Äpfel bröseln. ¦ Den Kuchen ca. 40 Minuten backen. Abkühlen lassen und mit Puderzucker bestäuben.

## Marmorkuchen | 0
- Marmorkucheri                         v. Tante Gerda
-
- 25O g Butter od. Margarine
- 250 g Zucker
- 1 Pck. Vanilllezucker
- 4 Eier
- 5OO g MehI
- l Backpulver
- 1/8 1 Milch
- 1 Pr. Salz
- 3 Eßl. Kakao
- 2 Eßl. Rum
-
- Butter schaumig rühren, nach und nach Zucker, Vanille-
- zucker, Eier und Salz dazugeben. Mehl mit Back-
- puIver mischen, sieben und mit der Milch unter-
- rühren. 2/3 des Teiges in eine gefettete Napf-
- kuchenform füllen. Den Rest mit Kakao und Rum ver-
- rühren, auf den hellen Teig geben und mit einer
- Gabel spiraIförmig durchziehen.
- Bei 175° etwa 60 Min. backen, Stäbchen-
- probe!
- Mit Puderzucker besläuben.
-
-                                          S. 14
T = Marmorkuchen
I = 250 g Butter od. Margarine ¦ 250 g Zucker ¦ 1 Pck. Vanillezucker ¦ 4 Eier ¦ 500 g Mehl ¦ 1 Backpulver ¦ 1/8 l Milch ¦ 1 Pr. Salz ¦ 3 Eßl. Kakao ¦ 2 Eßl. Rum
S = Butter schaumig rühren, nach und nach Zucker, Vanillezucker, Eier und Salz dazugeben. ¦ Mehl mit Backpulver mischen, sieben und mit der Milch unterrühren. ¦ 2/3 des Teiges in eine gefettete Napfkuchenform füllen. ¦ Den Rest mit Kakao und Rum verrühren, auf den hellen Teig geben und mit einer Gabel spiralförmig durchziehen. ¦ Bei 175° etwa 60 Min. backen, Stäbchenprobe! ¦ Mit Puderzucker bestäuben.

## Marillenknödel | 4
- Aufnahme Oma Resi, Marillenknödel, Juli 2023
-
- So, also Marillenknödel. Da brauchst ein halbes Kilo Topfen, einen trockenen, gell, wenn er zu nass ist musst ihn ausdrücken. Dann achtzig Gramm Butter, zwei Eier, zweihundert Gramm griffiges Mehl und hundert Gramm Grieß. Und a Prise Salz.
-
- Und wie viele Marillen?
-
- Na zwölf halt, zwölf kleine. Und für jede ein Stück Würfelzucker. Und dann noch für die Brösel, da nimmst hundert Gramm Butter, hundertfünfzig Gramm Semmelbrösel und drei Esslöffel Zucker, ein bissl Zimt wennst magst. Der Opa hat immer ohne Zimt wollen.
-
- Also zuerst rührst die weiche Butter mit den Eiern und dem Salz schaumig. Dann kommt der Topfen dazu, das Mehl und der Grieß, und das knetest zu einem Teig. Und der muss rasten, mindestens eine halbe Stunde im Kühlschrank. Das lassen die Leut heut immer aus und dann wundern sie sich.
-
- In der Zwischenzeit tust die Marillen entkernen und statt dem Kern steckst ein Stück Würfelzucker hinein. Dann machst aus dem Teig eine Rolle und schneidest zwölf Scheiben herunter, und in jede wickelst eine Marille ein, schön zudrücken. Die Knödel lässt in leicht gesalzenem Wasser fünfzehn Minuten ziehen, nicht kochen, nur ziehen!
-
- Und für die Brösel lässt die Butter zergehen und röstest die Brösel mit dem Zucker und dem Zimt goldbraun. Und da drin wälzt die Knödel. Staubzucker drüber und fertig.
-
- Für wie viele Leute ist das, Oma?
-
- Für vier, jeder drei Stück. Der Franzl isst sechs.
T = Marillenknödel
I = 500 g Topfen, trocken ¦ 80 g Butter, weich ¦ 2 Eier ¦ 200 g griffiges Mehl ¦ 100 g Grieß ¦ 1 Prise Salz ¦ 12 kleine Marillen ¦ 12 Stück Würfelzucker ¦ 100 g Butter ¦ 150 g Semmelbrösel ¦ 3 Esslöffel Zucker ¦ ein bissl Zimt ¦ Staubzucker
S = Zuerst rührst die weiche Butter mit den Eiern und dem Salz schaumig. ¦ Dann kommt der Topfen dazu, das Mehl und der Grieß, und das knetest zu einem Teig. ¦ Und der muss rasten, mindestens eine halbe Stunde im Kühlschrank. ¦ In der Zwischenzeit tust die Marillen entkernen und statt dem Kern steckst ein Stück Würfelzucker hinein. ¦ Dann machst aus dem Teig eine Rolle und schneidest zwölf Scheiben herunter, und in jede wickelst eine Marille ein, schön zudrücken. ¦ Die Knödel lässt in leicht gesalzenem Wasser fünfzehn Minuten ziehen, nicht kochen, nur ziehen! ¦ Und für die Brösel lässt die Butter zergehen und röstest die Brösel mit dem Zucker und dem Zimt goldbraun. ¦ Und da drin wälzt die Knödel. Staubzucker drüber.

## Kürbissuppe | 6
- Hi Lena du ich bin grad im Auto deswegen Sprachnachricht, also die Kürbissuppe, ähm, du brauchst einen Hokkaido so ein Kilo ungefähr, den musst du nicht schälen, dann zwei Kartoffeln, eine Zwiebel, ein Stück Ingwer so daumengroß, ähm einen Liter Gemüsebrühe und eine Dose Kokosmilch, und Saft von einer halben Orange, ja und zwei Esslöffel Öl zum Anbraten. Moment, da ist grad, ja fahr doch, grün ist es! Sorry. Also du schneidest den Kürbis und die Kartoffeln in Würfel und die Zwiebel und den Ingwer hackst du klein. Dann brätst du die Zwiebel und den Ingwer in dem Öl an und gibst Kürbis und Kartoffeln dazu und lässt das so fünf Minuten mitbraten. Dann kommt die Brühe drauf und das kocht zwanzig Minuten bis alles weich ist. Dann pürieren, die Kokosmilch und den Orangensaft rein und mit Salz, Pfeffer und bisschen Curry abschmecken. Das reicht locker für sechs, also wir essen da zwei Tage dran. Ach und Kürbiskerne oben drauf ist auch geil. Okay bis Samstag, Tschüssi!
T = Kürbissuppe
I = 1 kg Hokkaido ¦ 2 Kartoffeln ¦ 1 Zwiebel ¦ 1 Stück Ingwer, daumengroß ¦ 1 Liter Gemüsebrühe ¦ 1 Dose Kokosmilch ¦ Saft von 1/2 Orange ¦ 2 Esslöffel Öl, zum Anbraten ¦ Salz ¦ Pfeffer ¦ bisschen Curry
S = Du schneidest den Kürbis und die Kartoffeln in Würfel und die Zwiebel und den Ingwer hackst du klein. ¦ Dann brätst du die Zwiebel und den Ingwer in dem Öl an und gibst Kürbis und Kartoffeln dazu und lässt das so fünf Minuten mitbraten. ¦ Dann kommt die Brühe drauf und das kocht zwanzig Minuten bis alles weich ist. ¦ Dann pürieren, die Kokosmilch und den Orangensaft rein und mit Salz, Pfeffer und bisschen Curry abschmecken.

## Linsenbolognese | 4
- r/Kochen
- u/nudelnotstand · vor 2 Tagen
- Linsenbolognese, die sogar mein Fleischfresser-Mitbewohner isst
-
- Moin zusammen, weil gestern im Feierabendfaden gefragt wurde, hier mein Rezept. Kostet fast nix und reicht bei uns für 4 Portionen (oder 2 x WG nach dem Sport).
-
- Man nehme:
-
- * 250g Berglinsen
- * 1 Dose stückige Tomaten (400g) + 1 Dose passierte
- * 2 Karotten
- * 2 Stangen Sellerie
- * 1 Zwiebel
- * 2-3 Knoblauchzehen
- * 2 EL Tomatenmark
- * ein Schuss Rotwein (optional)
- * 300 ml Gemüsebrühe
- * 1 EL Sojasauce - für umami
- * 1 TL Oregano
- * Olivenöl, Salz, Pfeffer n. B.
- * 500g Spaghetti
-
- **1.** Gemüse fein würfeln (oder in den Mixer hauen, ich verrate nichts) und in Olivenöl 10 Minuten anschwitzen.
-
- **2.** Knoblauch gehackt dazu, Tomatenmark rein, kurz anrösten, mit Rotwein ablöschen.
-
- **3.** Linsen, Tomaten, Brühe und Oregano dazu, Deckel drauf und 30-35 Minuten köcheln lassen. Ab und zu rühren, evtl. Wasser nachgießen.
-
- **4.** Nudeln kochen. Sauce mit Sojasauce, Salz und Pfeffer abschmecken. Fertig.
-
- Edit: Ja, rote Linsen gehen auch, werden aber Matsch.
-
- Edit2: Nein, da kommt KEINE Sahne rein.
-
- u/schmorbert · vor 1 Tag
- Gibt noch 1 EL Balsamico dran, danke mir später
T = Linsenbolognese
I = 250 g Berglinsen ¦ 1 Dose stückige Tomaten (400 g) ¦ 1 Dose passierte Tomaten ¦ 2 Karotten ¦ 2 Stangen Sellerie ¦ 1 Zwiebel ¦ 2-3 Knoblauchzehen ¦ 2 EL Tomatenmark ¦ ein Schuss Rotwein (optional) ¦ 300 ml Gemüsebrühe ¦ 1 EL Sojasauce ¦ 1 TL Oregano ¦ n. B. Olivenöl, Salz, Pfeffer ¦ 500 g Spaghetti
S = Gemüse fein würfeln und in Olivenöl 10 Minuten anschwitzen. ¦ Knoblauch gehackt dazu, Tomatenmark rein, kurz anrösten, mit Rotwein ablöschen. ¦ Linsen, Tomaten, Brühe und Oregano dazu, Deckel drauf und 30-35 Minuten köcheln lassen. Ab und zu rühren, evtl. Wasser nachgießen. ¦ Nudeln kochen. Sauce mit Sojasauce, Salz und Pfeffer abschmecken.

## Ofen-Feta-Pasta mit Kürbis | 2
- Virale Ofen-Feta-Pasta aber mit KÜRBIS 🎃😍 Mein absolutes Soulfood im Herbst! Speicher dir das Rezept unbedingt ab ⬇️
-
- Für 2 Portionen brauchst du:
- 🍝 250g Pasta nach Wahl
- 🧀 1 Feta (200g)
- 🎃 1/2 Hokkaidokürbis
- 🍅 200g Cocktailtomaten
- 🧄 3 Zehen Knoblauch
- 🫒 4 EL Olivenöl
- 🌿 ein paar Zweige Thymian
- 🧂 Salz, Pfeffer, Chiliflocken
-
- Und so einfach geht's:
- 👉 Kürbis in kleine Würfel schneiden & mit Tomaten und Knoblauch in eine Auflaufform geben
- 👉 Feta in die Mitte setzen, Öl drüber, Gewürze und Thymian drauf
- 👉 Ab in den Ofen bei 200 Grad Ober-/Unterhitze für 35 Min.
- 👉 In der Zeit Pasta al dente kochen (1 Tasse Nudelwasser aufheben!!)
- 👉 Alles mit der Gabel zerdrücken, Pasta + etwas Nudelwasser dazu, vermengen, fertig 🤤
-
- Wer würds probieren? 🙋‍♀️ Markier jemanden, der das für dich kochen soll 😂
- Rabattcode MARIE10 bei @gewuerzliebe (Werbung)
-
- #fetapasta #kürbisrezepte #schnellerezepte #herbstküche #foodtok #einfachkochen
T = Ofen-Feta-Pasta mit Kürbis
I = 250 g Pasta nach Wahl ¦ 1 Feta (200 g) ¦ 1/2 Hokkaidokürbis ¦ 200 g Cocktailtomaten ¦ 3 Zehen Knoblauch ¦ 4 EL Olivenöl ¦ ein paar Zweige Thymian ¦ Salz, Pfeffer, Chiliflocken
S = Kürbis in kleine Würfel schneiden & mit Tomaten und Knoblauch in eine Auflaufform geben ¦ Feta in die Mitte setzen, Öl drüber, Gewürze und Thymian drauf ¦ Ab in den Ofen bei 200 Grad Ober-/Unterhitze für 35 Min. ¦ In der Zeit Pasta al dente kochen (1 Tasse Nudelwasser aufheben!!) ¦ Alles mit der Gabel zerdrücken, Pasta + etwas Nudelwasser dazu, vermengen

## Hähnchen-Ofenpfanne mit Süßkartoffeln | 3
- DEIN REZEPT DER WOCHE KW 41
- Hähnchen-Ofenpfanne mit Süßkartoffeln
- 3 Personen · 50 Minuten · nur 3,67 € pro Person
-
- EINKAUFSLISTE
- 600 g Hähnchenschenkel ohne Knochen, Frischetheke   5,94 €
- 700 g Süßkartoffeln   1,39 €
- 2 rote Paprika   1,58 €
- 1 Bund Frühlingszwiebeln   0,69 €
- 150 g griechischer Joghurt 10 %   0,89 €
- 1 Bio-Limette   0,51 €
-
- DAS HAST DU ZU HAUSE
- 3 EL Rapsöl, 1 EL Honig, 2 TL Paprikapulver, Salz, Pfeffer
-
- ZUBEREITUNG
- 1. Backofen auf 200 °C (Umluft 180 °C) vorheizen. Süßkartoffeln schälen und in 2 cm große Würfel schneiden, Paprika in Streifen schneiden. 2. Öl, Honig, Paprikapulver, 1 TL Salz und etwas Pfeffer verrühren. Hähnchen und Gemüse damit mischen und auf einem Blech verteilen. 3. Im Ofen ca. 35 Minuten garen. 4. Limettenschale abreiben, Saft auspressen. Joghurt mit Schale und 1 EL Saft verrühren und salzen. 5. Frühlingszwiebeln in Ringe schneiden, über die Ofenpfanne streuen und mit dem Limettenjoghurt servieren.
-
- TIPP: Mit 50 g gerösteten Erdnüssen bekommt das Gericht noch mehr Biss!
-
- Nährwerte pro Portion: 640 kcal · E 42 g · F 29 g · KH 50 g
- Angebote gültig von Mo., 6.10. bis Sa., 11.10. Abgabe nur in haushaltsüblichen Mengen. Payback °Punkte sammeln!
T = Hähnchen-Ofenpfanne mit Süßkartoffeln
I = 600 g Hähnchenschenkel ohne Knochen ¦ 700 g Süßkartoffeln ¦ 2 rote Paprika ¦ 1 Bund Frühlingszwiebeln ¦ 150 g griechischer Joghurt 10 % ¦ 1 Bio-Limette ¦ 3 EL Rapsöl ¦ 1 EL Honig ¦ 2 TL Paprikapulver ¦ Salz ¦ Pfeffer
S = Backofen auf 200 °C (Umluft 180 °C) vorheizen. Süßkartoffeln schälen und in 2 cm große Würfel schneiden, Paprika in Streifen schneiden. ¦ Öl, Honig, Paprikapulver, 1 TL Salz und etwas Pfeffer verrühren. Hähnchen und Gemüse damit mischen und auf einem Blech verteilen. ¦ Im Ofen ca. 35 Minuten garen. ¦ Limettenschale abreiben, Saft auspressen. Joghurt mit Schale und 1 EL Saft verrühren und salzen. ¦ Frühlingszwiebeln in Ringe schneiden, über die Ofenpfanne streuen und mit dem Limettenjoghurt servieren.

## Risotto mit Pilzen | 4
- Der Reis und die Geduld
-
- Risotto, heißt es, dürfe man nicht allein lassen. Das stimmt, aber es ist auch kein Kind. Wer zwanzig Minuten am Herd stehen und ein Glas Wein trinken kann, der kann auch Risotto mit Pilzen.
-
- Für vier Esser lasse ich zunächst 20 g getrocknete Steinpilze in einer Tasse warmem Wasser einweichen. 300 g Champignons putze ich und schneide sie in Scheiben, dann brate ich sie in einem Esslöffel Butter, bis sie braun sind, und stelle sie beiseite. Eine fein gehackte Schalotte schwitze ich in zwei Esslöffeln Olivenöl an, gebe 320 g Risottoreis dazu (Carnaroli, wenn Sie ihn bekommen) und rühre, bis die Körner glasig glänzen. Mit einem Glas Weißwein, das sind etwa 150 ml, lösche ich ab.
-
- Ist der Wein verkocht, kommen die eingeweichten Pilze mitsamt dem durchgesiebten Einweichwasser hinein und danach, Kelle für Kelle, etwa ein Liter heiße Gemüsebrühe. Nach 18 Minuten sollte der Reis gar sein, aber noch Biss haben. Ich nehme den Topf vom Feuer und rühre 40 g kalte Butter und 60 g frisch geriebenen Parmesan unter. Zum Schluss hebe ich die Champignons unter und würze mit Salz, Pfeffer und gehackter Petersilie. Zwei Minuten Ruhe, mehr braucht er nicht. Und dann wird gegessen, und zwar sofort, auch wenn das Telefon klingelt.
T = Risotto mit Pilzen
I = 20 g getrocknete Steinpilze ¦ 1 Tasse warmes Wasser ¦ 300 g Champignons, in Scheiben ¦ 1 Esslöffel Butter ¦ 1 Schalotte, fein gehackt ¦ 2 Esslöffel Olivenöl ¦ 320 g Risottoreis ¦ 150 ml Weißwein ¦ 1 Liter heiße Gemüsebrühe ¦ 40 g Butter, kalt ¦ 60 g Parmesan, frisch gerieben ¦ Salz ¦ Pfeffer ¦ Petersilie, gehackt
S = Für vier Esser lasse ich zunächst 20 g getrocknete Steinpilze in einer Tasse warmem Wasser einweichen. ¦ 300 g Champignons putze ich und schneide sie in Scheiben, dann brate ich sie in einem Esslöffel Butter, bis sie braun sind, und stelle sie beiseite. ¦ Eine fein gehackte Schalotte schwitze ich in zwei Esslöffeln Olivenöl an, gebe 320 g Risottoreis dazu und rühre, bis die Körner glasig glänzen. ¦ Mit einem Glas Weißwein, das sind etwa 150 ml, lösche ich ab. ¦ Ist der Wein verkocht, kommen die eingeweichten Pilze mitsamt dem durchgesiebten Einweichwasser hinein und danach, Kelle für Kelle, etwa ein Liter heiße Gemüsebrühe. ¦ Nach 18 Minuten sollte der Reis gar sein, aber noch Biss haben. ¦ Ich nehme den Topf vom Feuer und rühre 40 g kalte Butter und 60 g frisch geriebenen Parmesan unter. ¦ Zum Schluss hebe ich die Champignons unter und würze mit Salz, Pfeffer und gehackter Petersilie. ¦ Zwei Minuten Ruhe, mehr braucht er nicht.

## Butterzopf | 0
- Regula: Hoi zäme, ich bringe am Samschtig en Zopf mit
- Beat: Super! Häsch mer mal s Rezept? De vom Beck isch mer z tüür
- Regula: Klar, ich kopier dir's, ist vom Grosi
- Regula: Butterzopf (gibt 1 grossen Zopf)
- 1 kg Zopfmehl
- 1 EL Salz
- 1 TL Zucker
- 1 Würfel Hefe (42 g)
- 120 g Butter, weich
- 6 dl Milch, lauwarm
- 1 Ei zum Bestreichen
- Beat: Zopfmehl? Chani au Wiissmehl neh?
- Regula: Ja gaht au
- Regula: Mehl, Salz und Zucker in einer Schüssel mischen. Hefe in der Milch auflösen, mit der Butter beigeben und 10 Minuten zu einem glatten Teig kneten. Zugedeckt bei Raumtemperatur ca. 1 ½ Std. aufs Doppelte aufgehen lassen.
- Sandro: Bringt öpper no Konfi?
- Regula: Teig halbieren, zwei Stränge von ca. 70 cm rollen, Zopf flechten und auf ein mit Backpapier belegtes Blech legen. Nochmals 30 Min. gehen lassen. Mit dem verklopften Ei bestreichen.
- Regula: Backen: ca. 40 Min. in der unteren Hälfte des auf 200 °C vorgeheizten Ofens.
- Beat: Merci viilmal!! 🙏
- Sandro: Ich bring Hung und Anke
T = Butterzopf
I = 1 kg Zopfmehl ¦ 1 EL Salz ¦ 1 TL Zucker ¦ 1 Würfel Hefe (42 g) ¦ 120 g Butter, weich ¦ 6 dl Milch, lauwarm ¦ 1 Ei, zum Bestreichen
S = Mehl, Salz und Zucker in einer Schüssel mischen. ¦ Hefe in der Milch auflösen, mit der Butter beigeben und 10 Minuten zu einem glatten Teig kneten. ¦ Zugedeckt bei Raumtemperatur ca. 1 ½ Std. aufs Doppelte aufgehen lassen. ¦ Teig halbieren, zwei Stränge von ca. 70 cm rollen, Zopf flechten und auf ein mit Backpapier belegtes Blech legen. ¦ Nochmals 30 Min. gehen lassen. ¦ Mit dem verklopften Ei bestreichen. ¦ Backen: ca. 40 Min. in der unteren Hälfte des auf 200 °C vorgeheizten Ofens.
`;
