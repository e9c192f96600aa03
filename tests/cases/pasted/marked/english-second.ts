/** More English texts as people send them; the marks are explained in `marked-text.ts`. */
export const ENGLISH_SECOND = `
## a forwarded mail | 4
- ---------- Forwarded message ----------
- From: Janet
- To: Susan
- Subject: Fwd: chowder

- > Susan, this is the one from church.
- >
T > Corn Chowder => Corn Chowder
- >
I > 4 slices bacon => 4 slices bacon
I > 1 onion, diced => 1 onion, diced
I > 3 potatoes, cubed => 3 potatoes, cubed
I > 2 cups corn => 2 cups corn
I > 3 cups milk => 3 cups milk
- >
S > Fry the bacon until crisp and set aside. Soften the onion in the => Fry the bacon until crisp and set aside. Soften the onion in the
+ > fat. => fat.
S > Add potatoes and milk and simmer 15 minutes. Stir in the corn and => Add potatoes and milk and simmer 15 minutes. Stir in the corn and
+ > crumble the bacon over. => crumble the bacon over.

- Sent from my iPad

## columns with a bar | 4
T Waldorf Salad

I 2 apples, diced | 1 cup celery, sliced => 2 apples, diced ¦ 1 cup celery, sliced
I 1/2 cup walnuts | 1 cup grapes => 1/2 cup walnuts ¦ 1 cup grapes
I 1/3 cup mayonnaise | 1 tbsp lemon juice => 1/3 cup mayonnaise ¦ 1 tbsp lemon juice

S Toss the apples with the lemon juice. Combine with everything else and chill for an hour.

## from a church cookbook | 4
T PEACH COBBLER => Peach cobbler
- Mrs. Earl Jennings

I 1 stick butter
I 1 c. flour
I 1 c. sugar
I 2 tsp. bk. powder
I 3/4 c. milk
I 1 lg. can peaches

S Melt butter in 9x13 pan. Mix flour, sugar, bk. powder & milk; pour over butter.
S Spoon peaches on top. Do not stir.
S Bake 350° 45 min. or till brown.

## steps with step and colon | 4
T Veggie quesadillas

- INGREDIENTS:
I 4 tortillas
I 1 cup grated cheese
I 1 pepper
I 1/2 can black beans

- STEPS:
S Step 1: Slice the pepper and fry until soft. => Slice the pepper and fry until soft.
S Step 2: Fill the tortillas with cheese, beans and pepper. => Fill the tortillas with cheese, beans and pepper.
S Step 3: Toast in a dry pan on both sides. => Toast in a dry pan on both sides.

## an answer with a greeting | 4
- Hiya, sorry for the late reply! Mad week.

T So the flapjacks: => Flapjacks

I 250g oats
I 125g butter
I 125g brown sugar
I 3 tbsp golden syrup

S Melt butter, sugar and syrup in a pan. Stir in the oats.
S Press into a tin and bake 25 mins at 170.
S Cut while still warm!

- Speak soon, Jo xx

## method first | 4
T Pesto

- How to make it:
S 1. Toast the pine nuts in a dry pan. => Toast the pine nuts in a dry pan.
S 2. Blend with basil, garlic and parmesan. => Blend with basil, garlic and parmesan.
S 3. Drizzle in the oil while blending. => Drizzle in the oil while blending.

- What you need:
I 50 g pine nuts
I 80 g basil
I 1 clove garlic
I 50 g parmesan
I 150 ml olive oil

## a chat of Android | 4
- 03/11/2022, 09:14 - Dan: what was in that chili
T 03/11/2022, 09:20 - Kev: White chicken chili => White chicken chili
I 03/11/2022, 09:20 - Kev: 1 lb chicken breast => 1 lb chicken breast
I 03/11/2022, 09:21 - Kev: 2 cans white beans => 2 cans white beans
I 03/11/2022, 09:21 - Kev: 1 can green chiles => 1 can green chiles
I 03/11/2022, 09:21 - Kev: 2 cups chicken broth => 2 cups chicken broth
I 03/11/2022, 09:22 - Kev: 1 tbsp cumin => 1 tbsp cumin
S 03/11/2022, 09:24 - Kev: Throw it all in the slow cooker for 6 hours on low => Throw it all in the slow cooker for 6 hours on low
S 03/11/2022, 09:25 - Kev: Shred the chicken and serve with sour cream => Shred the chicken and serve with sour cream
- 03/11/2022, 09:30 - Dan: legend

## a paragraph with a title | 4
T Spicy tomato soup

I You will need 1 kg tomatoes, 1 onion, 2 cloves of garlic, 1 red chilli and 500 ml vegetable stock. => 1 kg tomatoes ¦ 1 onion ¦ 2 cloves of garlic ¦ 1 red chilli ¦ 500 ml vegetable stock

S Roast the tomatoes, onion, garlic and chilli for 40 minutes. Blend with the hot stock. Season and serve. => Roast the tomatoes, onion, garlic and chilli for 40 minutes. ¦ Blend with the hot stock. ¦ Season and serve.

## roman headings | 6
T Moussaka
- Serves: 6

- I. Ingredients
I 2 aubergines
I 500 g minced lamb
I 1 onion
I 1 tin chopped tomatoes
I 300 ml béchamel sauce

- II. Preparation
S Slice the aubergines and fry until golden.
S Brown the lamb with the onion, add tomatoes and simmer 20 minutes.
S Layer everything, top with the sauce and bake 40 minutes at 180 °C.

## a narrow print | 4
T Shepherd's Pie

I 1 lb ground lamb
I 1 onion, finely
+ chopped
I 2 carrots, diced
I 2 tbsp tomato paste
I 1 cup beef broth
I 4 cups mashed
+ potatoes

S Brown the lamb with the
+ onion and carrots.
S Stir in the tomato paste
+ and broth and simmer until
+ thick, about 20 minutes.
S Spread the potatoes on top
+ and bake at 400 degrees
+ until golden.

## amounts behind a colon | 4
T Hummus
I Chickpeas: 1 can
I Tahini: 3 tbsp
I Lemon: 1
I Garlic: 1 clove
I Olive oil: 2 tbsp

S Put everything into a blender.
S Blend until very smooth, thin with water if needed.
S Eat with warm pita.

## a page with its buttons | 4
- Skip to content
T One-Pot Lemon Orzo
- ★★★★★ 4.8 from 122 reviews
- Author: Mel
- Total Time: 30 minutes
- Yield: 4 servings
- Pin Recipe
- Ingredients
- US Metric
- 1x 2x 3x
I 1 tablespoon olive oil
I 1 shallot, minced
I 1 1/2 cups orzo
I 3 cups vegetable broth
I 1 lemon
I 2 cups spinach
- Instructions
S Heat the oil and cook the shallot for 2 minutes.
S Add the orzo and broth and simmer for 10 minutes, stirring often.
S Stir in lemon juice and spinach.
- Did you make this recipe?
- Tag @melcooks on Instagram

## a note on the phone | 4
T egg fried rice => Egg fried rice

I rice (cooked, day old)
I 2 eggs
I 4 spring onions
I peas
I soy sauce
I sesame oil

S hot wok, scramble eggs, take out
S fry rice and peas, soy + sesame oil
S eggs back in, spring onions on top

## a caption with dashes | 2
T ✨ Avocado toast with feta ✨ => Avocado toast with feta
- (for 2)

I – 2 slices sourdough => 2 slices sourdough
I – 1 ripe avocado => 1 ripe avocado
I – 50 g feta => 50 g feta
I – chili flakes => chili flakes

S ➡️ Toast the bread => Toast the bread
S ➡️ Mash the avocado and spread it on top => Mash the avocado and spread it on top
S ➡️ Crumble over the feta and sprinkle with chili flakes => Crumble over the feta and sprinkle with chili flakes

- #avocado #breakfast

## a tip between the parts | 4
T Yorkshire puddings

I 140g plain flour
I 4 eggs
I 200ml milk
I sunflower oil

- Tip: the oil has to be smoking hot.

S Heat oven to 230C and put a little oil in each hole of a muffin tin.
S Beat the flour with the eggs, then gradually add the milk.
S Pour into the hot tin and bake 20-25 minutes without opening the door.
`;
