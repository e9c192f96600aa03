/** English texts as people send them; the marks are explained in `marked-text.ts`. */
export const ENGLISH_FIRST = `
## a mail that was wrapped | 6
- From: Carol Whitman <carol@example.com>
- Date: Tue, 4 Feb 2020 19:12
- Subject: Re: that casserole

- Hi Deb,

- Here is the casserole everybody asked about on Saturday. It's really nothing
- special but the kids love it.

T Tuna Noodle Casserole
- Serves 6

I 8 oz egg noodles
I 2 cans tuna, drained and flaked
I 1 can condensed cream of mushroom soup
I 1 cup frozen peas
I 1/2 cup milk
I 1 cup grated cheddar

S Cook the noodles in salted water until just tender, drain well and put them
+ back in the pot. Stir in the tuna, soup, peas and milk and season with
+ pepper.

S Turn into a buttered dish, cover with the cheese and bake at 375 for 25
+ minutes until bubbly.

- Love,
- Carol

## two ingredients a line | 4
T Sloppy Joes

I 1 lb ground beef      1 small onion => 1 lb ground beef ¦ 1 small onion
I 1/2 cup ketchup       2 tbsp brown sugar => 1/2 cup ketchup ¦ 2 tbsp brown sugar
I 1 tbsp mustard        1 tbsp vinegar => 1 tbsp mustard ¦ 1 tbsp vinegar
I 4 hamburger buns

S Brown beef and onion, drain.
S Add everything else but the buns and simmer 15 minutes.
S Spoon onto toasted buns.

## an old card with short words | 4
- GRANDMA'S
T CORN PUDDING => Corn pudding
I 2 c. corn
I 2 tbl. butter
I 2 tbl. flour
I 1 c. milk
I 3 eggs, sep.
I 1 t. salt
S Melt butter, blend in flour. Add milk slowly & cook till thick.
S Stir in corn, salt & beaten yolks. Fold in stiff whites.
S Bake in buttered dish at 350° abt. 35 min.

## lettered steps | 4
T Chicken Piccata

- You need:
I - 2 chicken breasts, halved => 2 chicken breasts, halved
I - 3 tbsp flour => 3 tbsp flour
I - 4 tbsp butter => 4 tbsp butter
I - 1/2 cup chicken stock => 1/2 cup chicken stock
I - juice of 1 lemon => juice of 1 lemon
I - 2 tbsp capers => 2 tbsp capers

- What to do:
S a) Pound the chicken thin and dust with flour. => Pound the chicken thin and dust with flour.
S b) Brown in half the butter, 3 minutes a side. => Brown in half the butter, 3 minutes a side.
S c) Add stock, lemon juice and capers and let it reduce. => Add stock, lemon juice and capers and let it reduce.
S d) Swirl in the remaining butter. => Swirl in the remaining butter.

## hey, here it is | 4
T hey! here it is: peanut noodles => Peanut noodles
I 250g noodles
I 3 tbsp peanut butter
I 2 tbsp soy sauce
I 1 tbsp lime juice
I 1 tsp sriracha
S cook noodles, save some of the water
S whisk the rest w/ a splash of noodle water, toss together
- lmk how it turns out!!

## steps before ingredients | 4
T Pico de gallo

- Directions
S Dice the tomatoes and onion finely.
S Chop the cilantro and chili.
S Mix with lime juice and salt and let stand 15 minutes.

- Ingredients
I 4 tomatoes
I 1/2 white onion
I 1 jalapeño
I 1 handful cilantro
I 1 lime
I salt

## a chat with stamps in brackets | 4
- [14/05/2023, 18:02:11] Priya: can you send me the raita thing
T [14/05/2023, 18:05:40] Mum: Cucumber raita => Cucumber raita
I [14/05/2023, 18:05:58] Mum: 1 cucumber => 1 cucumber
I [14/05/2023, 18:06:07] Mum: 2 cups yoghurt => 2 cups yoghurt
I [14/05/2023, 18:06:20] Mum: 1/2 tsp roasted cumin => 1/2 tsp roasted cumin
I [14/05/2023, 18:06:31] Mum: salt => salt
S [14/05/2023, 18:07:15] Mum: Grate the cucumber and squeeze it out => Grate the cucumber and squeeze it out
S [14/05/2023, 18:07:49] Mum: Mix it all and chill before serving => Mix it all and chill before serving
- [14/05/2023, 18:09:02] Priya: thank you!! ❤️

## one paragraph | 4
T For my garlic shrimp you need 1 lb shrimp, 4 cloves garlic, 3 tbsp butter and half a lemon. Melt the butter and fry the garlic for a minute. Add the shrimp and cook until pink. Squeeze over the lemon and eat with bread. => Garlic shrimp
I = 1 lb shrimp ¦ 4 cloves garlic ¦ 3 tbsp butter ¦ half a lemon
S = Melt the butter and fry the garlic for a minute. ¦ Add the shrimp and cook until pink. ¦ Squeeze over the lemon and eat with bread.

## numbered headings | 12
T Blueberry Muffins
- Makes 12

- 1. Ingredients
I 2 cups flour
I 3/4 cup sugar
I 2 tsp baking powder
I 1/2 cup oil
I 1 egg
I 3/4 cup milk
I 1 cup blueberries
- 2. Method
S Whisk flour, sugar and baking powder.
S Stir in oil, egg and milk, then fold in the berries.
S Spoon into a lined muffin tin and bake at 400F for 20 minutes.
- 3. Notes
- Frozen berries work fine, don't thaw them.

## read by a scanner | 4
T BEEF STROGANOFF => Beef stroganoff

- INGREDIENTS
I 1 1/2 lb beef sirloin, cut in
+ thin strips
I 2 tbsp butter
I 1/2 lb mushrooms
I 1 onion, chopped
I 1 cup sour cream

- METHOD
S 1. Heat the butter in a large => Heat the butter in a large
+ skillet and brown the beef
+ quickly.
S 2. Add the mushrooms and onion => Add the mushrooms and onion
+ and cook for 10 minutes.
S 3. Stir in the sour cream and => Stir in the sour cream and
+ heat through.

- 47

## no headings and words behind amounts | 4
T Cowboy caviar
I black beans - 1 can
I corn - 1 can
I red pepper - 1
I avocado - 2
I italian dressing - 1/2 cup
S Drain the cans and rinse.
S Chop everything up small and mix with the dressing.

## a clipped page | 8
- Home > Recipes > Cakes
T Victoria Sponge
- By Helen | 12 comments
- Prep: 20 mins
- Cook: 25 mins
- Serves 8
- Jump to recipe

- Ingredients
- For the cake
I 200g butter
I 200g caster sugar
I 4 eggs
I 200g self-raising flour
- For the filling
I 100g butter
I 140g icing sugar
I 5 tbsp strawberry jam

- Method
- STEP 1
S Heat oven to 190C and line two sandwich tins.
- STEP 2
S Beat all the cake ingredients together and divide between the tins. Bake for 20 mins.
- STEP 3
S Beat butter and icing sugar and sandwich the sponges with it and the jam.

- Print
- Share on Facebook

## a voice message that was typed | 4
T Ok so mums shakshuka => Mums shakshuka
I 1 onion
I 1 red pepper
I 1 tin chopped tomatoes
I 4 eggs
I cumin and paprika
- right so
S fry the onion and pepper until soft
S chuck in the spices and tomatoes and let it cook down
S make 4 holes, crack the eggs in, lid on for 5 mins
- thats it really x

## times beside the title | 2
T Miso salmon (25 min, serves 2) => Miso salmon
I 2 salmon fillets
I 1 tbsp white miso
I 1 tbsp honey
I 2 tsp soy sauce
S Stir miso, honey and soy sauce together. Brush onto salmon.
S Grill 8-10 min until caramelised.

## bullets for both lists | 1
T Baked oats
I • 50 g oats => 50 g oats
I • 1 banana => 1 banana
I • 1 egg => 1 egg
I • 1/2 tsp baking powder => 1/2 tsp baking powder
- Serves 1
S • Blend everything until smooth => Blend everything until smooth
S • Pour into a ramekin => Pour into a ramekin
S • Bake at 180C for 20 min => Bake at 180C for 20 min
`;
