/**
 * Meals as people describe them, weighed by hand from published tables by somebody who had seen neither the rules that
 * read them nor the food table: text | kcal | carbohydrate in g. Rules are fitted to the 1st, 3rd, … meal alone.
 */
export const ENGLISH_MEALS = `
a banana | 105 | 27
2 slices of toast with butter and marmalade | 349 | 53.5
a bowl of porridge made with semi skimmed milk | 267 | 37
Weetabix x2 with milk and a spoon of sugar | 223 | 37
had a ham and cheese sandwich on brown for lunch and an apple | 451 | 51.7
full English: 2 sausages, 2 bacon, fried egg, beans, mushrooms and a slice of toast | 752 | 43.2
small apple | 77 | 20.6
Greek yogurt with blueberries and a drizzle of honey | 218 | 24.8
bagel and cream cheese, large coffee with half and half | 421 | 57.9
a portion of lasagne with a side salad | 540 | 48.3
scrambled eggs on toast | 362 | 35.5
a mug of tea with milk and two digestives | 161 | 20.4
a handful of almonds | 162 | 6
roast chicken, roast potatoes, carrots, peas and gravy | 627 | 68.5
beans on toast for tea | 334 | 59.5
jacket potato with tuna mayo | 440 | 47.5
just a black coffee this morning | 2 | 0
a handful of grapes and a couple of Babybels | 175 | 14.5
turkey sandwich on whole wheat with mayo, bag of Lay's | 510 | 46
two eggs over easy, 3 strips bacon, hash browns, toast with butter and OJ | 1038 | 106.7
oatmeal with raisins and brown sugar | 260 | 52.6
330ml can of coke | 139 | 35
salmon fillet with new potatoes and broccoli | 433 | 35
chicken curry with rice | 600 | 70
half a pepperoni pizza and a glass of red wine | 662 | 61.6
Chicken breast, white rice | 482 | 50.5
Snickers bar | 250 | 33
salad with lettuce, cucumber, tomatoes, feta, olives and olive oil dressing | 248 | 10.5
12oz latte and a blueberry muffin | 591 | 74
Vegemite on toast, two slices, and a flat white | 308 | 43.8
smoothie with a banana, a scoop of whey protein, a cup of almond milk and a spoonful of peanut butter | 360 | 35.5
two hard boiled eggs | 155 | 1.1
peanut butter and jelly sandwich with a glass of 2% milk | 515 | 60.7
BLT on white with mayo | 416 | 36.3
carrot sticks and hummus | 153 | 15.2
bowl of tomato soup with a crusty roll | 296 | 47.5
crackers with cheddar, a few slices of salami, grapes and a glass of white wine | 537 | 31.7
fish and chips from the chippy with mushy peas | 1028 | 98.8
slice of carrot cake with cream cheese frosting | 484 | 52
leftover spag bol then a yoghurt | 638 | 77
wrap with grilled chicken, avocado, lettuce, tomato and ranch | 568 | 43
chicken Caesar salad | 520 | 17
rice cakes x 3 with peanut butter | 294 | 29
cheese and onion Tayto and a can of Fanta | 194 | 28
sausages, mash, onion gravy and green beans | 616 | 52.3
a pint of Guinness | 210 | 17
grilled steak 8oz, fries | 764 | 49
Had a bowl of muesli with milk, strawberries and a mug of tea | 321 | 53.5
takeaway prawn pad thai | 620 | 75
turkey burger, bun, slice of American cheese, sweet potato fries, ketchup | 632 | 67.8
a pear | 91 | 24
instant noodles with kimchi and a boiled egg | 461 | 53.8
cornflakes with semi-skimmed milk | 172 | 30.9
a glass of whole milk | 149 | 11.7
egg mayo sandwich and a packet of crisps | 532 | 46
shepherd's pie, about 300g, with a side of peas | 400 | 40
apple slices with peanut butter | 268 | 27.7
burrito bowl: rice, black beans, chicken, salsa, cheese, sour cream | 683 | 67.2
chicken nuggets and chips with ketchup | 557 | 64
a slice of sourdough | 136 | 26
two slices of cold leftover pizza, a Diet Coke | 572 | 71.5
a plate of pasta with pesto and parmesan | 581 | 73.8
dal and two rotis | 448 | 65
kids' leftovers for tea, half a fish finger sandwich, a few chips, some sweetcorn and a yoghurt tube | 373 | 50.5
25g bag of sea salt popcorn | 118 | 12.5
cheese toastie with a bowl of vegetable soup | 600 | 55.5
Quest bar and a cold brew | 195 | 22
chilli con carne with rice and a dollop of sour cream | 582 | 72.9
Irish soda bread with butter and jam, two slices | 437 | 67
a Tim Tam | 95 | 11.7
roast beef, Yorkshire pudding, roast potatoes, cabbage, carrots, gravy | 617 | 72
small bowl of tortilla chips and guacamole | 291 | 31.5
a meat pie with tomato sauce at the footy | 442 | 41.4
hot dog with mustard and a root beer | 430 | 63.5
two medjool dates | 133 | 36
cheeseburger, small fries, a couple of onion rings, small chocolate shake | 1060 | 142
cod fillet 150g, mash and peas | 403 | 39.5
two crumpets with butter | 316 | 39.5
leftover mac and cheese | 460 | 52
8 pieces of salmon nigiri and a miso soup | 442 | 51
1 oz of biltong | 75 | 0.5
bacon, white pudding, fried egg, grilled tomato and 2 slices of brown bread | 564 | 44.4
half an avocado on a slice of rye bread | 216 | 25.3
had three slices of ham and pineapple pizza plus a beer | 978 | 114.6
trail mix, a cheese stick, an apple and a LaCroix | 360 | 44
a scoop of vanilla ice cream | 137 | 15.6
protein shake made with water and a banana | 225 | 30
a glass of prosecco and some olives | 134 | 3.1
overnight oats with chia seeds, oat milk, frozen raspberries and a drizzle of maple syrup | 352 | 58.6
chicken noodle soup and saltines | 190 | 26.3
chicken tikka masala, half a naan and pilau rice | 884 | 102
2 lamb chops, boiled potatoes and peas | 530 | 41
pitta with falafel, hummus, salad and chilli sauce | 519 | 71.3
pot of cottage cheese, 150g | 147 | 5
tofu stir fry with brown rice | 516 | 61
roast chook, coleslaw, potato salad and a bread roll | 698 | 42.5
only had a satsuma so far | 28 | 7
pancakes with maple syrup, three small ones | 363 | 59.1
spinach and ricotta cannelloni with garlic bread | 687 | 71
pork chop, applesauce, corn on the cob, green beans and a dinner roll | 536 | 63.9
`;
