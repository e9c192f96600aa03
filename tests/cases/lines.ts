import type { Language } from '#core/language.ts';

/** Ingredient line with its meaning. `grams` and `quantity` are undefined if the line does not say them. */
export type ReadLine = {
  readonly text: string;
  readonly language: Language;
  readonly isHeading: boolean;
  readonly quantity?: number;
  readonly unit?: string;
  readonly food?: string;
  readonly grams?: number;
  readonly note: string;
};

/**
 * Written for this test: text
 * quantity and unit
 * food
 * grams
 * note. A range counts as its middle.
 */
const ENGLISH = `
2 tbsp olive oil | 2 tbsp | olive-oil | 27.3 |
1 onion, finely chopped | 1 piece | onion | 110 | finely chopped
2 garlic cloves, crushed | 2 clove | garlic | 8 | crushed
3 cloves garlic, minced | 3 clove | garlic | 12 | minced
400g can chopped tomatoes | 1 can | canned-tomatoes | 400 | 400 g each
1 x 400g tin chickpeas, drained and rinsed | 1 can | chickpeas | 240 | 400 g each, drained and rinsed
2 x 400g cans kidney beans | 2 can | kidney-beans | 480 | 400 g each
1 (15-ounce) can black beans, drained and rinsed | 1 can | black-beans | 255.2 | 15-ounce, drained and rinsed
1 (14.5 oz) can diced tomatoes, undrained | 1 can | canned-tomatoes | 411.1 | 14.5 oz, undrained
250g dried spaghetti | 250 g | pasta | 250 |
300 g penne | 300 g | pasta | 300 |
1 cup long-grain rice, rinsed | 1 cup | rice | 187.2 | rinsed
2 cups cooked rice | 2 cup | cooked-rice | 321.6 |
200g basmati rice | 200 g | rice | 200 |
1 lb ground beef | 1 lb | minced-beef | 453.6 |
500g lean minced beef | 500 g | minced-beef | 500 |
1½ lbs boneless, skinless chicken breasts, cut into 1-inch cubes | 1.5 lb | chicken-breast | 680.4 | cut into 1-inch cubes
4 chicken breasts (about 150 g each) | 4 piece | chicken-breast | 600 | about 150 g each
8 chicken thighs, bone-in and skin-on | 8 piece | chicken-thigh | 800 | bone-in and skin-on
1 whole chicken (about 1.5 kg) | 1 piece | chicken | 1020 | about 1.5 kg
6 rashers smoked streaky bacon, chopped | 6 slice | bacon | 90 | chopped
4 slices bacon | 4 slice | bacon | 60 |
100g pancetta, diced | 100 g | bacon | 100 | diced
2 salmon fillets (about 125g each) | 2 piece | salmon | 250 | about 125g each
200g raw king prawns, peeled | 200 g | prawn | 200 | peeled
1 can brown lentils, drained | 1 can | cooked-lentils | 240 | drained
1 jar puy lentils | 1 jar | cooked-lentils | 240 |
1 can tuna in water, drained | 1 can | canned-tuna | 130 | drained
3 large eggs | 3 piece | egg | 165 |
2 egg yolks | 2 piece | egg-yolk | 36 |
1 egg, beaten | 1 piece | egg | 55 | beaten
4 hard-boiled eggs, halved | 4 piece | boiled-egg | 200 | halved
1 cup whole milk | 1 cup | milk | 247.2 |
500ml semi-skimmed milk | 500 ml | low-fat-milk | 515 |
1/2 cup heavy cream | 0.5 cup | cream | 120 |
150ml double cream | 150 ml | cream | 150 |
1 pint single cream | 1 pint | single-cream | 568 |
200g Greek yoghurt | 200 g | greek-yoghurt | 200 |
3 tbsp sour cream, to serve | 3 tbsp | sour-cream | 43.7 | to serve
100g unsalted butter, softened | 100 g | butter | 100 | softened
1 stick unsalted butter, at room temperature | 1 stick | butter | 113 | at room temperature
1 tbsp butter | 1 tbsp | butter | 14.3 |
a knob of butter | 1 knob | butter | 15 |
50g parmesan, finely grated | 50 g | parmesan | 50 | finely grated
1/4 cup grated Parmesan cheese | 0.25 cup | parmesan | 21 |
2 cups shredded cheddar cheese | 2 cup | cheddar | 225.6 |
125g ball mozzarella, torn | 1 ball | mozzarella | 125 | 125 g each, torn
200g feta, crumbled | 200 g | feta | 200 | crumbled
250g ricotta | 250 g | ricotta | 250 |
100g cream cheese, at room temperature | 100 g | cream-cheese | 100 | at room temperature
2 cups all-purpose flour | 2 cup | flour | 254.4 |
250g plain flour, plus extra for dusting | 250 g | flour | 250 | plus extra for dusting
3 tbsp cornflour | 3 tbsp | cornflour | 24.3 |
1 tsp baking powder | 1 tsp | baking-powder | 4.5 |
½ tsp bicarbonate of soda | 0.5 tsp | baking-soda | 2.38 |
1/2 teaspoon baking soda | 0.5 tsp | baking-soda | 2.38 |
1 (7g) sachet fast-action dried yeast | 1 packet | dried-yeast | 7 | 7g
2 1/4 teaspoons active dry yeast | 2.25 tsp | dried-yeast | 9 |
200g caster sugar | 200 g | sugar | 200 |
1 cup granulated sugar | 1 cup | sugar | 204 |
3/4 cup packed light brown sugar | 0.75 cup | brown-sugar | 162 |
2 tbsp icing sugar, to dust | 2 tbsp | icing-sugar | 15 | to dust
1 tsp vanilla extract | 1 tsp | vanilla-extract | 4.4 |
1 tbsp honey | 1 tbsp | honey | 21.3 |
2 tablespoons maple syrup | 2 tbsp | maple-syrup | 39.6 |
100g dark chocolate, roughly chopped | 100 g | dark-chocolate | 100 | roughly chopped
1 cup semisweet chocolate chips | 1 cup | dark-chocolate | 168 |
25g cocoa powder | 25 g | cocoa | 25 |
50g walnuts, chopped | 50 g | walnut | 50 | chopped
1/2 cup chopped pecans | 0.5 cup | pecan | 55.2 |
30g flaked almonds, toasted | 30 g | flaked-almonds | 30 | toasted
100g ground almonds | 100 g | almond-flour | 100 |
2 tbsp sesame seeds | 2 tbsp | sesame | 18 |
1 tbsp tahini | 1 tbsp | tahini | 15 |
3 tbsp peanut butter | 3 tbsp | peanut-butter | 48.2 |
1 handful of raisins | 1 handful | raisin | 30 |
50g dried apricots, chopped | 50 g | dried-apricot | 50 | chopped
2 bananas, mashed | 2 piece | banana | 236 | mashed
3 ripe bananas | 3 piece | banana | 354 |
1 large ripe avocado, sliced | 1 piece | avocado | 195 | sliced
2 apples, peeled, cored and diced | 2 piece | apple | 320 | peeled, cored and diced
juice of 1 lemon | 1 piece | lemon-juice | 40 | juice
zest and juice of 1 lime | 1 piece | lime-juice | 30 | zest and juice
1 lemon, zested and juiced | 1 piece | lemon-juice | 40 | zested and juiced
2 tbsp fresh lemon juice | 2 tbsp | lemon-juice | 30.6 |
finely grated zest of 1 orange | 1 piece | orange-zest | 6 | zest
1 orange, cut into wedges | 1 piece | orange | 150 | cut into wedges
200g strawberries, hulled | 200 g | strawberry | 200 | hulled
1 cup blueberries, fresh or frozen | 1 cup | blueberry | 151.2 | fresh or frozen
1 mango, peeled and cubed | 1 piece | mango | 250 | peeled and cubed
1 small pineapple | 1 piece | pineapple | 630 |
2 carrots, peeled and diced | 2 piece | carrot | 160 | peeled and diced
3 medium carrots, sliced | 3 piece | carrot | 240 | sliced
2 celery stalks, chopped | 2 stalk | celery | 80 | chopped
2 sticks celery | 2 stick | celery | 80 |
1 red bell pepper, deseeded and sliced | 1 piece | bell-pepper | 150 | deseeded and sliced
2 green peppers, chopped | 2 piece | green-pepper | 300 | chopped
1 red or yellow pepper, sliced | 1 piece | yellow-pepper | 150 | sliced
1 courgette, sliced | 1 piece | courgette | 200 | sliced
2 medium zucchini | 2 piece | courgette | 400 |
1 large aubergine, cut into cubes | 1 piece | aubergine | 390 | cut into cubes
500g potatoes, peeled and cut into chunks | 500 g | potato | 500 | peeled and cut into chunks
4 medium potatoes (about 800g) | 4 piece | potato | 800 | about 800g
1kg floury potatoes, such as Maris Piper | 1 kg | potato | 1000 | such as Maris Piper
2 sweet potatoes | 2 piece | sweet-potato | 500 |
1 small butternut squash, peeled and diced | 1 piece | butternut-squash | 700 | peeled and diced
200g spinach | 200 g | spinach | 200 |
2 handfuls baby spinach | 2 handful | spinach | 60 |
1 head broccoli, cut into florets | 1 head | broccoli | 400 | cut into florets
1 small cauliflower | 1 piece | cauliflower | 490 |
250g chestnut mushrooms, sliced | 250 g | mushroom | 250 | sliced
8 oz cremini mushrooms | 8 oz | mushroom | 226.8 |
150g frozen peas | 150 g | peas | 150 |
1 cup frozen corn | 1 cup | sweetcorn | 165.6 |
1 leek, washed and sliced | 1 piece | leek | 150 | washed and sliced
4 spring onions, finely sliced | 4 piece | spring-onion | 60 | finely sliced
1 bunch spring onions | 1 bunch | spring-onion | 120 |
1 red onion, thinly sliced | 1 piece | onion | 110 | thinly sliced
2 shallots, finely diced | 2 piece | shallot | 60 | finely diced
1 thumb-sized piece of ginger, grated | 1 piece | ginger | 25 | grated
1 tbsp freshly grated ginger | 1 tbsp | ginger | 9 |
2 cm piece of ginger | 2 cm | ginger | 12 |
1-inch piece fresh ginger, peeled and minced | 2.5 cm | ginger | 15 | peeled and minced
1 red chilli, deseeded and finely chopped | 1 piece | chilli | 15 | deseeded and finely chopped
1/2 tsp chilli flakes | 0.5 tsp | chilli-flakes | 0.9 |
1 cucumber | 1 piece | cucumber | 350 |
10 cherry tomatoes, halved | 10 piece | cherry-tomato | 150 | halved
250 g cherry tomatoes | 250 g | cherry-tomato | 250 |
4 large tomatoes | 4 piece | tomato | 624 |
1 tbsp tomato purée | 1 tbsp | tomato-paste | 16.5 |
2 tbsp tomato paste | 2 tbsp | tomato-paste | 33 |
500g passata | 500 g | passata | 500 |
700ml vegetable stock | 700 ml | stock | 700 |
1 litre chicken stock | 1 l | chicken-stock | 1000 |
4 cups low-sodium chicken broth | 4 cup | chicken-stock | 960 |
1 vegetable stock cube | 1 piece | vegetable-stock | 10 |
2 tsp vegetable bouillon powder | 2 tsp | vegetable-stock | 6 |
2 bay leaves | 2 piece | bay-leaf | 0.6 |
3 sprigs thyme | 3 sprig | thyme | 3 |
1 sprig of rosemary | 1 sprig | rosemary | 3 |
small bunch of flat-leaf parsley, roughly chopped | 1 bunch | parsley | 21 | small, roughly chopped
handful of fresh coriander leaves, to garnish | 1 handful | coriander | 8 | to garnish
1/4 cup chopped fresh basil | 0.25 cup | basil | 10.8 |
1 tsp dried oregano | 1 tsp | oregano | 1 |
2 teaspoons ground cumin | 2 tsp | cumin | 4.2 |
1 tsp smoked paprika | 1 tsp | paprika-powder | 2.3 |
1 tsp ground turmeric | 1 tsp | turmeric | 3 |
1 tbsp curry powder | 1 tbsp | curry-powder | 6 |
2 tbsp red curry paste | 2 tbsp | curry-paste | 33 |
1 cinnamon stick | 1 piece | cinnamon | 4 |
½ tsp ground cinnamon | 0.5 tsp | cinnamon | 1.3 |
pinch of nutmeg | 1 pinch | nutmeg | 0.4 |
a pinch of salt | 1 pinch | salt | 0.4 |
salt and pepper, to taste | - | salt-and-pepper | - | to taste
Salt to taste | - | salt | - | to taste
freshly ground black pepper | - | black-pepper | - |
1 tsp sea salt | 1 tsp | salt | 6 |
2 tbsp soy sauce | 2 tbsp | soy-sauce | 34.5 |
1 tbsp fish sauce | 1 tbsp | fish-sauce | 18 |
1 tsp Worcestershire sauce | 1 tsp | worcestershire-sauce | 5.75 |
1 dash of Tabasco | 1 dash | hot-sauce | 1 |
2 tsp Dijon mustard | 2 tsp | mustard | 10.5 |
1 tbsp wholegrain mustard | 1 tbsp | mustard | 15.8 |
1 tbsp red wine vinegar | 1 tbsp | vinegar | 15 |
2 tbsp balsamic vinegar | 2 tbsp | balsamic-vinegar | 31.8 |
1 tbsp apple cider vinegar | 1 tbsp | cider-vinegar | 15 |
200ml red wine | 200 ml | red-wine | 198 |
a splash of white wine | 1 splash | white-wine | 14.9 |
1 (13.5 oz) can coconut milk | 1 can | coconut-milk | 382.7 | 13.5 oz
400ml coconut milk | 400 ml | coconut-milk | 380 |
200g red lentils | 200 g | red-lentils | 200 |
1 cup dried lentils, rinsed | 1 cup | lentils | 194.4 | rinsed
150 g couscous | 150 g | couscous | 150 |
1 cup quinoa, rinsed | 1 cup | quinoa | 172.8 | rinsed
2 cups water | 2 cup | water | 480 |
1.5 litres water | 1.5 l | water | 1500 |
oil for frying | - | rapeseed-oil | 13.8 | for frying
1 litre vegetable oil, for deep-frying | 1 l | rapeseed-oil | 92 | for deep-frying
1 liter vegetable oil for frying | 1 l | rapeseed-oil | 92 | for frying
2 cups oil, for frying | 2 cup | rapeseed-oil | 44.2 | for frying
3 tbsp oil for frying | 3 tbsp | rapeseed-oil | 41.4 | for frying
heaped tsp paprika | 1 tsp | paprika-powder | 2.3 | heaped
heaped tablespoon of flour | 1 tbsp | flour | 7.95 | heaped
olive oil, for drizzling | - | olive-oil | - | for drizzling
Extra virgin olive oil | - | olive-oil | - |
2 slices white bread | 2 slice | white-bread | 60 |
8 slices sourdough bread | 8 slice | white-bread | 240 |
4 burger buns, split | 4 piece | burger-bun | 220 | split
6 flour tortillas | 6 piece | tortilla | 360 |
1 baguette | 1 piece | baguette | 250 |
100g breadcrumbs | 100 g | breadcrumbs | 100 |
1 cup panko breadcrumbs | 1 cup | breadcrumbs | 108 |
375g ready-rolled puff pastry | 375 g | puff-pastry | 375 |
6 sheets filo pastry | 6 sheet | filo | 114 |
250g dried lasagne sheets | 250 g | lasagne-sheets | 250 |
1 packet (300g) egg noodles | 1 packet | egg-noodles | 300 | 300g
200 g firm tofu, cubed | 200 g | tofu | 200 | cubed
1 block (14 oz) extra-firm tofu, pressed | 1 packet | tofu | 396.9 | 14 oz, pressed
100g rocket | 100 g | rocket | 100 |
1 romaine lettuce, shredded | 1 piece | romaine | 300 | shredded
1 little gem lettuce | 1 piece | romaine | 210 |
1/2 small red cabbage, shredded | 0.5 piece | red-cabbage | 315 | shredded
200g green beans, trimmed | 200 g | green-beans | 200 | trimmed
1 bunch asparagus, woody ends removed | 1 bunch | asparagus | 300 | woody ends removed
300g beetroot, cooked | 300 g | cooked-beetroot | 300 | cooked
1 fennel bulb, thinly sliced | 1 piece | fennel | 230 | thinly sliced
50g pitted black olives | 50 g | black-olive | 50 |
1 tbsp capers, drained | 1 tbsp | capers | 8.7 | drained
4 anchovy fillets in oil | 4 piece | anchovy | 16 | in oil
100g smoked salmon | 100 g | smoked-salmon | 100 |
500g cod fillets | 500 g | cod | 500 |
1kg mussels, cleaned | 1 kg | mussel | 280 | cleaned
400g lamb shoulder, diced | 400 g | lamb | 400 | diced
600g pork shoulder | 600 g | pork | 600 |
4 pork chops | 4 piece | pork-loin | 600 |
6 pork sausages | 6 piece | bratwurst | 600 |
100g chorizo, sliced | 100 g | chorizo | 100 | sliced
8 slices prosciutto | 8 slice | raw-ham | 120 |
100 g cooked ham, diced | 100 g | cooked-ham | 100 | diced
500g turkey mince | 500 g | minced-turkey | 500 |
butter or margarine, for greasing | - | butter | - | or margarine, for greasing
1 cup Greek yogurt or sour cream | 1 cup | greek-yoghurt | 252 | or sour cream
two large onions | 2 piece | onion | 286 |
half a cucumber | 0.5 piece | cucumber | 175 |
one and a half cups sugar | 1.5 cup | sugar | 306 |
a few sprigs of mint | 3 sprig | mint | 4.5 |
a dozen eggs | 12 piece | egg | 660 |
3-4 carrots | 3.5 piece | carrot | 280 |
2 to 3 tablespoons water | 2.5 tbsp | water | 37.5 |
1-2 tsp honey | 1.5 tsp | honey | 10.6 |
1 heaped tbsp plain flour | 1 tbsp | flour | 7.95 | heaped
2 level teaspoons baking powder | 2 tsp | baking-powder | 9 | level
1 scant cup sugar | 1 cup | sugar | 204 | scant
For the dressing: | heading | - | - |
Topping: | heading | - | - |
Ice cubes, to serve | - | water | - | to serve
optional: 1 tsp chilli flakes | 1 tsp | chilli-flakes | 1.8 | optional
1 tbsp chopped chives (optional) | 1 tbsp | chives | 3 | optional
2 oz Gruyère cheese, grated | 2 oz | gruyere | 56.7 | grated
3 fl oz white wine | 3 floz | white-wine | 87.9 |
1 cup (240 ml) buttermilk | 1 cup | buttermilk | 247.2 | 240 ml
1 cup (125 g) flour | 1 cup | flour | 125 | 125 g
100g/3½oz plain flour | 100 g | flour | 100 |
2 tbsp plus 1 tsp sugar | 2.333 tbsp | sugar | 29.8 |
Flour: 200 g | 200 g | flour | 200 |
Sugar - 50 g | 50 g | sugar | 50 |
1 jar (190 g) pesto | 1 jar | pesto | 190 | 190 g
2 Pink Lady apples | 2 piece | apple | 320 |
1 tbsp truffle oil | 1 tbsp | rapeseed-oil | 13.8 |
1 bag spinach (200 g) | 1 packet | spinach | 200 | 200 g
2 tablespoons extra-virgin olive oil, divided | 2 tbsp | olive-oil | 27.3 | divided
1 small knob of fresh ginger | 1 knob | ginger | 10.5 | small
4 stalks of lemongrass | 4 stalk | lemongrass | 60 |
150g mangetout | 150 g | sugar-snap-peas | 150 |
1 cup Kalamata olives | 1 cup | black-olive | 144 |
1 tbsp sriracha | 1 tbsp | sriracha | 16.5 |
240g tin of tuna in sunflower oil, drained | 1 can | canned-tuna-in-oil | 168 | 240 g each, drained
1 cup almond milk | 1 cup | almond-drink | 244.8 |
1 tbsp coconut oil, melted | 1 tbsp | coconut-oil | 13.8 | melted
1/3 cup raw cashews | 0.333 cup | cashew | 44 |
75 g pine nuts | 75 g | pine-nut | 75 |
2 tbsp chia seeds | 2 tbsp | chia | 21 |
1 cup rolled oats | 1 cup | oats | 81.6 |
unicorn glitter | - | - | - |
1 tbsp dragon powder | 1 tbsp | - | 15 |
200 g cauliflower rice | 200 g | - | 200 |
1 cup coconut flour | 1 cup | coconut-flour | 108 |
1 tbsp fig jam | 1 tbsp | jam | 20 |
50g vegan butter | 50 g | margarine | 50 |
1 l coconut water | 1 l | coconut-water | 1000 |
30g low-fat cheddar | 30 g | low-fat-cheese | 30 |
2 cups chicken soup | 2 cup | - | 480 |
1 cup butter beans | 1 cup | white-beans | 182.4 |
1 cup dried cherries | 1 cup | dried-cherry | 163.2 |
250g wheat-free pasta | 250 g | - | 250 |
1 handful sorrel | 1 handful | sorrel | 15 |
1 quince | 1 piece | quince | 150 |
12 ounces pasta (such as penne) | 12 oz | pasta | 340.2 | such as penne
3 tablespoons freshly squeezed lime juice (from 2 limes) | 3 tbsp | lime-juice | 45.9 | from 2 limes
2 (400g) tins of chopped tomatoes | 2 can | canned-tomatoes | 800 | 400g
1 14-ounce can coconut milk | 1 can | coconut-milk | 396.9 | 14 oz each
Kosher salt and freshly ground black pepper | - | salt | - | and freshly ground black pepper
1 cup milk (dairy or plant-based) | 1 cup | milk | 247.2 | dairy or plant-based
1 pound baby potatoes, halved | 1 lb | potato | 453.6 | halved
3/4 cup plus 2 tablespoons all-purpose flour | 0.875 cup | flour | 111.3 |
2 x 170g skinless salmon fillets | 2 piece | salmon | 340 | 170 g each
4 oz. dark chocolate (70%), broken into pieces | 4 oz | dark-chocolate | 113.4 | 70%, broken into pieces
One 28-ounce can whole peeled tomatoes | 1 can | canned-tomatoes | 793.8 | 28 oz each
1 bunch of kale, stems removed and leaves chopped | 1 bunch | kale | 250 | stems removed and leaves chopped
5 large basil leaves, torn | 5 leaf | basil | 2.5 | torn
1 medium head of cauliflower (about 600g), cut into florets | 1 head | cauliflower | 600 | about 600g, cut into florets
85g mature cheddar, grated | 85 g | cheddar | 85 | grated
1 egg white | 1 piece | egg-white | 35 |
2 tsp toasted sesame oil | 2 tsp | sesame-oil | 9.2 |
1/2 lb shrimp, peeled and deveined | 0.5 lb | prawn | 226.8 | peeled and deveined
12 corn tortillas, warmed | 12 piece | corn-tortilla | 312 | warmed
1 (8 oz) package cream cheese, softened | 1 packet | cream-cheese | 226.8 | 8 oz, softened
1 tbsp sunflower oil, plus extra for greasing | 1 tbsp | sunflower-oil | 13.8 | plus extra for greasing
300g/10½oz self-raising flour | 300 g | flour | 300 |
2 limes, juice only | 2 piece | lime-juice | 60 | juice only
1 tsp cumin seeds | 1 tsp | cumin | 2.1 |
150g tenderstem broccoli | 150 g | tenderstem | 150 |
1 small onion, peeled and grated | 1 piece | onion | 77 | peeled and grated
2 rashers back bacon | 2 slice | bacon | 30 |
100ml hot water | 100 ml | water | 100 |
A good grinding of black pepper | 1 pinch | black-pepper | 0.4 |
1 cup packed fresh cilantro leaves | 1 cup | coriander | 24 |
3 tablespoons unsweetened cocoa powder | 3 tbsp | cocoa | 16.2 |
1½ tsp fine sea salt | 1.5 tsp | salt | 9 |
200g cooked chestnuts, roughly chopped | 200 g | chestnut | 200 | roughly chopped
400g leftover roast chicken, shredded | 400 g | cooked-chicken | 400 | shredded
1 cup crumbled feta cheese | 1 cup | feta | 151 |
250 ml (1 cup) coconut cream | 250 ml | coconut-cream | 245 | 1 cup
4 boneless skinless chicken thighs | 4 piece | chicken-thigh-fillet | 340 |
2 ears of corn, husked | 2 piece | corn-cob | 280 | husked
1 red apple, thinly sliced | 1 piece | apple | 160 | thinly sliced
60 g rocket leaves | 60 g | rocket | 60 |
1 tablespoon finely chopped fresh rosemary | 1 tbsp | rosemary | 1.7 |
6 medjool dates, pitted | 6 piece | medjool-date | 144 | pitted
Vegetable oil, for frying | - | rapeseed-oil | 13.8 | for frying
¼ tsp freshly grated nutmeg | 0.25 tsp | nutmeg | 0.55 |
2 heaped tbsp crème fraîche | 2 tbsp | creme-fraiche | 30 | heaped
1 sheet ready-rolled puff pastry (320g) | 1 sheet | puff-pastry | 320 | 320g
2 pounds boneless pork shoulder roast | 2 lb | pork | 907 |
1 (10 ounce) package frozen chopped spinach, thawed and squeezed dry | 1 packet | spinach | 283 | 10 ounce, thawed and squeezed dry
4 scallions, white and green parts, thinly sliced | 4 piece | spring-onion | 60 | white and green parts, thinly sliced
1/3 cup (80ml) olive oil | 0.333 cup | olive-oil | 73 | 80ml
3 large handfuls of spinach | 3 handful | spinach | 117 | large
120g (4oz) smoked mackerel | 120 g | smoked-mackerel | 120 | 4oz
1 tin of anchovies, drained | 1 can | anchovy | 30 | drained
2 tsp runny honey | 2 tsp | honey | 14.2 |
1 large bag of salted crisps (150g) | 1 packet | crisps | 150 | large, 150g
1½ cups (360 ml) warm water | 1.5 cup | water | 360 | 360 ml
10g fresh yeast | 10 g | fresh-yeast | 10 |
1 star anise | 1 piece | star-anise | 1 |
2 tbsp desiccated coconut | 2 tbsp | coconut-flakes | 10.5 |
1 kg beef shin, cut into large chunks | 1 kg | beef | 1000 | cut into large chunks
5 cardamom pods, bruised | 5 piece | cardamom | 1 | bruised
250g pack ready-cooked puy lentils | 1 packet | cooked-lentils | 250 | 250 g each
6 eggs, separated | 6 piece | egg | 330 | separated
1 ripe pear, cored | 1 piece | pear | 165 | cored
2 slices of day-old bread, cubed | 2 slice | white-bread | 60 | cubed
3 tbsp mixed seeds | 3 tbsp | mixed-seeds | 27 |
1 tbsp neutral oil (such as grapeseed or canola) | 1 tbsp | rapeseed-oil | 13.8 | such as grapeseed or canola
1 (3-pound) whole chicken, giblets removed | 1 piece | chicken | 925 | 3-pound, giblets removed
2 (6-oz) cod fillets | 2 piece | cod | 340 | 6-oz
1 cup finely diced yellow onion (about 1 medium onion) | 1 cup | onion | 162 | about 1 medium onion
¾ pound Yukon Gold potatoes, scrubbed | 0.75 lb | potato | 340 | scrubbed
3 ounces pancetta, cut into ¼-inch dice | 3 oz | bacon | 85 | cut into 1/4-inch dice
1½ cups dry white wine | 1.5 cup | white-wine | 356 |
2 pints cherry tomatoes | 2 pint | cherry-tomato | 715 |
1 small pinch saffron threads | 1 pinch | saffron | 0.4 | small
Zest of 2 lemons | 2 piece | lemon-zest | 8 | Zest
350g skinless, boneless chicken breast, sliced | 350 g | chicken-breast | 350 | sliced
1 tbsp sweet chilli sauce | 1 tbsp | sweet-chilli-sauce | 18 |
200g bag of mixed salad leaves | 1 packet | lettuce | 200 | 200 g each
1 garlic bulb, halved horizontally | 1 head | garlic | 40 | halved horizontally
4 eggs, at room temperature | 4 piece | egg | 220 | at room temperature
2 cups (about 10 oz) grape tomatoes | 2 cup | cherry-tomato | 283.5 | about 10 oz
1 x 200g pack feta, crumbled | 1 packet | feta | 200 | 200 g each, crumbled
2 tbsp chopped flat-leaf parsley, plus extra to serve | 2 tbsp | parsley | 7.5 | plus extra to serve
25g bunch coriander, leaves picked | 1 bunch | coriander | 25 | 25 g each, leaves picked
1/4 teaspoon cayenne pepper, or to taste | 0.25 tsp | cayenne | 0.45 | or to taste
2 Tbsp. unsalted butter, cut into pieces | 2 tbsp | butter | 28.5 | cut into pieces
1 packet of instant ramen noodles | 1 packet | ramen | 85 |
6 cups cubed watermelon | 6 cup | watermelon | 930 |
175g golden caster sugar | 175 g | sugar | 175 |
100g mascarpone cheese | 100 g | mascarpone | 100 |
2 red onions, cut into wedges | 2 piece | onion | 220 | cut into wedges
500ml bottle of dark beer | 1 bottle | beer | 505 | 500 ml each
12 slices of cucumber | 12 slice | cucumber | 84 |
1 cup of cooked brown rice | 1 cup | cooked-brown-rice | 197 |
1 tablespoon oil | 1 tbsp | rapeseed-oil | 13.8 |
▢ 2 large eggs , beaten | 2 piece | egg | 110 | beaten
• 250g (9oz) butter | 250 g | butter | 250 | 9oz
1 c. sugar | 1 cup | sugar | 204 |
2 T olive oil | 2 tbsp | olive-oil | 27.3 |
3 tsps ground ginger | 3 tsp | ground-ginger | 5.6 |
1 - 2 tbsp lemon juice | 1.5 tbsp | lemon-juice | 23 |
4-6 cloves garlic | 5 clove | garlic | 20 |
1 to 1 1/2 cups vegetable broth | 1.25 cup | stock | 300 |
one 400g tin of chopped tomatoes | 1 can | canned-tomatoes | 400 | 400 g each
approx. 500g new potatoes | 500 g | potato | 500 |
Juice of half a lemon | 0.5 piece | lemon-juice | 20 | Juice
Handful of rocket | 1 handful | rocket | 20 |
1kg/2lb 4oz beef chuck | 1 kg | beef | 1000 |
2 tbsp (30ml) soy sauce | 2 tbsp | soy-sauce | 34.5 | 30ml
1 large free-range egg yolk | 1 piece | egg-yolk | 18 |
150 gr spinach | 150 g | spinach | 150 |
½ x 30g pack fresh basil | 0.5 packet | basil | 15 | 30 g each
8-10 fresh mint leaves | 9 leaf | mint | 2.7 |
3 pounds bone-in, skin-on chicken thighs | 3 lb | chicken-thigh | 1075 |
1 beet, diced | 1 piece | beetroot | 130 | diced
1 roll, halved | 1 piece | roll | 50 | halved
200g/7oz Greek-style yogurt | 200 g | greek-yoghurt | 200 |
150 g fat-free Greek-style yoghurt | 150 g | low-fat-greek-yoghurt | 150 |
1 medium-size carrot, coarsely grated | 1 piece | carrot | 80 | coarsely grated
salt & pepper | - | salt-and-pepper | - |
2 cans (14 oz each) coconut milk | 2 can | coconut-milk | 794 | 14 oz each
1.5 kg leg of lamb | 1.5 kg | lamb | 1500 |
1 onion, sliced | 1 piece | onion | 110 | sliced
400g beef mince | 400 g | minced-beef | 400 |
2 tins plum tomatoes | 2 can | canned-tomatoes | 800 |
1 tsp chilli powder | 1 tsp | cayenne | 1.8 |
300ml chicken stock | 300 ml | chicken-stock | 300 |
1 green chilli, chopped | 1 piece | green-chilli | 15 | chopped
2 tbsp mango chutney | 2 tbsp | chutney | 36 |
50ml milk | 50 ml | milk | 51.5 |
8 chestnut mushrooms, quartered | 8 piece | mushroom | 120 | quartered
1 tbsp rice vinegar | 1 tbsp | white-vinegar | 15 |
100g baby spinach leaves | 100 g | spinach | 100 |
4 naan breads, to serve | 4 piece | naan | 360 | to serve
1 cup chopped walnuts, toasted | 1 cup | walnut | 108 | toasted
3 eggs, lightly beaten | 3 piece | egg | 165 | lightly beaten
1 cup sour cream | 1 cup | sour-cream | 233 |
1/4 cup extra-virgin olive oil | 0.25 cup | olive-oil | 54.6 |
1 (12 oz) bag frozen peas | 1 packet | peas | 340 | 12 oz
2 lbs ground pork | 2 lb | minced-pork | 907 |
5 cups chicken broth | 5 cup | chicken-stock | 1200 |
1 teaspoon garlic powder | 1 tsp | garlic-powder | 3.25 |
2 avocados, mashed | 2 piece | avocado | 300 | mashed
120g self-raising flour, sifted | 120 g | flour | 120 | sifted
1 egg yolk, for glazing | 1 piece | egg-yolk | 18 | for glazing
150g raspberries, plus a few to serve | 150 g | raspberry | 150 | plus a few to serve
2 sprigs fresh rosemary, leaves stripped | 2 sprig | rosemary | 6 | leaves stripped
50 g butter/margarine | 50 g | butter | 50 | or margarine
100 g either skyr or quark | 100 g | skyr | 100 | or quark
200 g skyr and/or quark | 200 g | skyr | 200 | and/or quark
100 g vegan cream cheese or cream cheese | 100 g | vegan-cream-cheese | 100 | or cream cheese
`;

const GERMAN = `
2 EL Olivenöl | 2 tbsp | olive-oil | 27.3 |
1 Zwiebel, fein gewürfelt | 1 piece | onion | 110 | fein gewürfelt
2 Zwiebeln | 2 piece | onion | 220 |
2 Knoblauchzehen, gepresst | 2 clove | garlic | 8 | gepresst
3 Zehen Knoblauch | 3 clove | garlic | 12 |
1 Zehe/n Knoblauch | 1 clove | garlic | 4 |
500 g Hackfleisch, gemischt | 500 g | mixed-mince | 500 | gemischt
500 g Rinderhackfleisch | 500 g | minced-beef | 500 |
1 Dose Tomaten | 1 can | canned-tomatoes | 400 |
Kopf Salat | 1 head | lettuce | 250 |
Bund Petersilie (ca. 30 g) | 1 bunch | parsley | 30 | ca. 30 g
50 g Würfel Hefe | 1 cube | fresh-yeast | 50 | à 50 g
1 große Dose Tomaten (800 g) | 1 can | canned-tomatoes | 800 | große, 800 g
1 Dose Kidneybohnen (Abtropfgewicht 255 g) | 1 can | kidney-beans | 255 | Abtropfgewicht 255 g
1 Dose braune Linsen | 1 can | cooked-lentils | 240 |
1 kl. Dose Mais | 1 can | sweetcorn | 199.5 | kl.
2 Dosen Kichererbsen à 400 g | 2 can | chickpeas | 480 | à 400 g
1 Dose/n Kokosmilch | 1 can | coconut-milk | 380 |
400 g passierte Tomaten | 400 g | passata | 400 |
2 EL Tomatenmark | 2 tbsp | tomato-paste | 33 |
250 g Spaghetti | 250 g | pasta | 250 |
500 g Nudeln | 500 g | pasta | 500 |
400 g Bandnudeln | 400 g | egg-noodles | 400 |
200 g Basmatireis | 200 g | rice | 200 |
1 Tasse Reis | 1 cup | rice | 187.2 |
250 g gekochter Reis | 250 g | cooked-rice | 250 |
300 g rote Linsen | 300 g | red-lentils | 300 |
200 g Bulgur | 200 g | bulgur | 200 |
150 g Couscous | 150 g | couscous | 150 |
1 kg festkochende Kartoffeln | 1 kg | potato | 1000 |
800 g Kartoffeln, mehlig kochend | 800 g | potato | 800 | mehlig kochend
4 große Kartoffeln | 4 piece | potato | 780 |
600 g Süßkartoffeln, geschält und gewürfelt | 600 g | sweet-potato | 600 | geschält und gewürfelt
3 Möhren | 3 piece | carrot | 240 |
2 große Karotten, in Scheiben | 2 piece | carrot | 208 | in Scheiben
1 Stange Lauch | 1 stalk | leek | 150 |
2 Stangen Sellerie | 2 stalk | celery | 80 |
1/2 Knollensellerie | 0.5 piece | celeriac | 300 |
1 Bund Suppengrün | 1 bunch | soup-vegetables | 350 |
1 Paprika, rot | 1 piece | bell-pepper | 150 | rot
2 rote Paprikaschoten | 2 piece | bell-pepper | 300 |
1 gelbe Paprika, in Streifen geschnitten | 1 piece | yellow-pepper | 150 | in Streifen geschnitten
1 Zucchini | 1 piece | courgette | 200 |
2 kleine Zucchini | 2 piece | courgette | 280 |
1 Aubergine | 1 piece | aubergine | 300 |
250 g Champignons, in Scheiben | 250 g | mushroom | 250 | in Scheiben
500 g braune Champignons | 500 g | mushroom | 500 |
1 Brokkoli | 1 piece | broccoli | 400 |
1 Kopf Blumenkohl | 1 head | cauliflower | 700 |
1/2 Kopf Weißkohl | 0.5 head | cabbage | 450 |
200 g frischer Blattspinat | 200 g | spinach | 200 |
450 g TK-Spinat | 450 g | spinach | 450 |
300 g TK-Erbsen | 300 g | peas | 300 |
150 g Erbsen (TK) | 150 g | peas | 150 | TK
1 Salatgurke | 1 piece | cucumber | 350 |
1/2 Gurke | 0.5 piece | cucumber | 175 |
250 g Kirschtomaten | 250 g | cherry-tomato | 250 |
4 Tomaten | 4 piece | tomato | 480 |
1 Eisbergsalat | 1 piece | iceberg-lettuce | 450 |
125 g Rucola | 125 g | rocket | 125 |
100 g Feldsalat | 100 g | lambs-lettuce | 100 |
1 Fenchelknolle | 1 piece | fennel | 230 |
500 g grüner Spargel | 500 g | asparagus | 400 |
1 kg weißer Spargel, geschält | 1 kg | asparagus | 800 | geschält
1 Hokkaidokürbis (ca. 1 kg) | 1 piece | pumpkin | 700 | ca. 1 kg
1 Rote Bete, gekocht | 1 piece | cooked-beetroot | 100 | gekocht
1 Bund Radieschen | 1 bunch | radish | 150 |
1 Bund Frühlingszwiebeln | 1 bunch | spring-onion | 120 |
4 Lauchzwiebeln | 4 piece | spring-onion | 60 |
2 Schalotten | 2 piece | shallot | 60 |
1 Stück Ingwer (ca. 2 cm) | 1 piece | ginger | 12 | ca. 2 cm
1 walnussgroßes Stück Ingwer | 1 piece | ginger | 25 |
20 g frischer Ingwer, gerieben | 20 g | ginger | 20 | gerieben
1 rote Chilischote, entkernt | 1 piece | chilli | 15 | entkernt
1 Chili, rot | 1 piece | chilli | 15 | rot
4 Hähnchenbrustfilets | 4 piece | chicken-breast | 640 |
600 g Hähnchenbrustfilet | 600 g | chicken-breast | 600 |
4 Hähnchenkeulen | 4 piece | chicken-leg | 680 |
1 Hähnchen (ca. 1,2 kg) | 1 piece | chicken | 816 | ca. 1,2 kg
4 Schweineschnitzel à 150 g | 4 piece | pork-loin | 600 | à 150 g
800 g Schweinenacken | 800 g | pork | 800 |
1 kg Rindergulasch | 1 kg | beef | 1000 |
4 Rinderrouladen | 4 piece | lean-beef | 600 |
200 g Speckwürfel | 200 g | bacon | 200 |
100 g durchwachsener Speck | 100 g | bacon | 100 |
150 g Kochschinken, gewürfelt | 150 g | cooked-ham | 150 | gewürfelt
8 Scheiben Bacon | 8 slice | bacon | 120 |
4 Wiener Würstchen | 4 piece | sausage | 200 |
2 Bratwürste | 2 piece | bratwurst | 200 |
400 g Lachsfilet | 400 g | salmon | 400 |
200 g Räucherlachs | 200 g | smoked-salmon | 200 |
4 Scheiben Kabeljaufilet (à 150 g) | 4 slice | cod | 600 | à 150 g
300 g Garnelen, geschält | 300 g | prawn | 300 | geschält
1 Dose Thunfisch im eigenen Saft | 1 can | canned-tuna | 130 |
500 g Magerquark | 500 g | lean-quark | 500 |
250 g Quark (20 %) | 250 g | quark | 250 | 20 %
200 g Schmand | 200 g | schmand | 200 |
1 Becher Schmand | 1 tub | schmand | 200 |
1 Becher Sahne | 1 tub | cream | 200 |
200 ml Sahne | 200 ml | cream | 200 |
200 ml Schlagsahne | 200 ml | cream | 200 |
150 g Crème fraîche | 150 g | creme-fraiche | 150 |
1 Becher Crème fraîche (150 g) | 1 tub | creme-fraiche | 150 | 150 g
200 g Frischkäse | 200 g | cream-cheese | 200 |
500 g Naturjoghurt | 500 g | yoghurt | 500 |
3 EL Joghurt | 3 tbsp | yoghurt | 46.8 |
250 ml Milch | 250 ml | milk | 257.5 |
1/2 l Milch | 0.5 l | milk | 515 |
1 l Vollmilch | 1 l | milk | 1030 |
125 g Butter | 125 g | butter | 125 |
2 EL Butter | 2 tbsp | butter | 28.5 |
50 g weiche Butter | 50 g | butter | 50 |
1 EL Butterschmalz | 1 tbsp | ghee | 13.7 |
1 TL Margarine | 1 tsp | margarine | 4.75 |
200 g geriebener Käse | 200 g | cheese | 200 |
150 g Gouda, gerieben | 150 g | gouda | 150 | gerieben
100 g Bergkäse | 100 g | gruyere | 100 |
50 g Parmesan, frisch gerieben | 50 g | parmesan | 50 | frisch gerieben
2 Kugeln Mozzarella | 2 ball | mozzarella | 250 |
1 Kugel Mozzarella (125 g) | 1 ball | mozzarella | 125 | 125 g
200 g Feta | 200 g | feta | 200 |
1 Ei | 1 piece | egg | 55 |
3 Eier (Größe M) | 3 piece | egg | 165 | Größe M
4 Eier, Größe L | 4 piece | egg | 220 | Größe L
2 Eigelb | 2 piece | egg-yolk | 36 |
3 Eiweiß | 3 piece | egg-white | 105 |
500 g Mehl | 500 g | flour | 500 |
250 g Weizenmehl Type 405 | 250 g | flour | 250 |
300 g Dinkelmehl (Type 630) | 300 g | spelt-flour | 300 | Type 630
2 EL Speisestärke | 2 tbsp | cornflour | 16.2 |
1 Pck. Backpulver | 1 packet | baking-powder | 16 |
1/2 Päckchen Backpulver | 0.5 packet | baking-powder | 8 |
2 TL Backpulver | 2 tsp | baking-powder | 9 |
1 TL Natron | 1 tsp | baking-soda | 4.75 |
1 Würfel frische Hefe | 1 cube | fresh-yeast | 42 |
1/2 Würfel Hefe | 0.5 cube | fresh-yeast | 21 |
1 Pck. Trockenhefe | 1 packet | dried-yeast | 7 |
1 Pkg. Vanillepuddingpulver | 1 packet | custard-powder | 37 |
200 g Zucker | 200 g | sugar | 200 |
100 g brauner Zucker | 100 g | brown-sugar | 100 |
2 EL Puderzucker | 2 tbsp | icing-sugar | 15 |
1 Pck. Vanillezucker | 1 packet | vanilla-sugar | 8 |
1 Päckchen Vanillinzucker | 1 packet | vanilla-sugar | 8 |
1 Vanilleschote | 1 piece | vanilla-pod | 3 |
1 Prise Salz | 1 pinch | salt | 0.4 |
1 l Öl zum Braten | 1 l | rapeseed-oil | 92 | zum Braten
gehäufter EL Mehl | 1 tbsp | flour | 7.95 | gehäufter
EL Öl | 1 tbsp | rapeseed-oil | 13.8 |
1 Prise Zucker | 1 pinch | sugar | 0.4 |
Salz und Pfeffer | - | salt-and-pepper | - |
Salz, Pfeffer | - | salt | - | Pfeffer
Salz, Pfeffer aus der Mühle | - | salt | - | Pfeffer aus der Mühle
etwas Salz | - | salt | - |
Pfeffer nach Geschmack | - | black-pepper | - | nach Geschmack
1 TL Salz | 1 tsp | salt | 6 |
1 TL Paprikapulver, edelsüß | 1 tsp | paprika-powder | 2.3 | edelsüß
1 EL Paprikapulver rosenscharf | 1 tbsp | paprika-powder | 6.9 |
1 TL Kreuzkümmel, gemahlen | 1 tsp | cumin | 2.1 | gemahlen
1/2 TL Kurkuma | 0.5 tsp | turmeric | 1.5 |
2 TL Currypulver | 2 tsp | curry-powder | 4 |
1 Msp. Zimt | 1 tip | cinnamon | 0.25 |
1 Zimtstange | 1 piece | cinnamon | 4 |
3 Gewürznelken | 3 piece | cloves | 0.3 |
2 Lorbeerblätter | 2 piece | bay-leaf | 0.6 |
5 Wacholderbeeren | 5 piece | juniper | 0.5 |
1 TL getrockneter Oregano | 1 tsp | oregano | 1 |
1 TL Thymian, getrocknet | 1 tsp | dried-thyme | 1.4 | getrocknet
2 Zweige Rosmarin | 2 sprig | rosemary | 6 |
3 Stiele Basilikum | 3 sprig | basil | 6 |
1/2 Bund Petersilie, gehackt | 0.5 bunch | parsley | 15 | gehackt
1 Bund Schnittlauch | 1 bunch | chives | 25 |
1 Handvoll Basilikumblätter | 1 handful | basil | 8 |
einige Blätter Minze | 3 leaf | mint | 0.9 |
frisch geriebene Muskatnuss | - | nutmeg | - |
etwas Muskat | - | nutmeg | - |
1 l Gemüsebrühe | 1 l | stock | 1000 |
500 ml Hühnerbrühe | 500 ml | chicken-stock | 500 |
1 TL gekörnte Brühe | 1 tsp | vegetable-stock | 3 |
1 Brühwürfel | 1 piece | vegetable-stock | 10 |
100 ml Weißwein | 100 ml | white-wine | 99 |
200 ml trockener Rotwein | 200 ml | red-wine | 198 |
1 Schuss Weißwein | 1 splash | white-wine | 14.9 |
2 EL Sojasauce | 2 tbsp | soy-sauce | 34.5 |
1 TL Senf | 1 tsp | mustard | 5.25 |
2 TL Dijonsenf | 2 tsp | mustard | 10.5 |
1 EL Honig | 1 tbsp | honey | 21.3 |
2 EL Ahornsirup | 2 tbsp | maple-syrup | 39.6 |
3 EL Balsamico | 3 tbsp | balsamic-vinegar | 47.7 |
2 EL Weißweinessig | 2 tbsp | vinegar | 30 |
Saft einer Zitrone | 1 piece | lemon-juice | 40 | Saft
Saft von 1/2 Zitrone | 0.5 piece | lemon-juice | 20 | Saft
1 Zitrone (Saft und Schale) | 1 piece | lemon-juice | 40 | Saft und Schale
1 Bio-Zitrone, abgeriebene Schale davon | 1 piece | lemon-zest | 4 | abgeriebene Schale davon
2 EL Zitronensaft | 2 tbsp | lemon-juice | 30.6 |
Abrieb von 1 Orange | 1 piece | orange-zest | 6 | Abrieb
2 Orangen | 2 piece | orange | 300 |
3 Äpfel | 3 piece | apple | 480 |
2 säuerliche Äpfel (z. B. Boskop) | 2 piece | apple | 320 | z. B. Boskop
1 reife Banane | 1 piece | banana | 118 |
300 g Erdbeeren | 300 g | strawberry | 300 |
250 g TK-Himbeeren | 250 g | raspberry | 250 |
100 g Heidelbeeren | 100 g | blueberry | 100 |
1 Glas Sauerkirschen (Abtropfgewicht 350 g) | 1 jar | sour-cherry | 350 | Abtropfgewicht 350 g
500 g Zwetschgen | 500 g | plum | 500 |
1 Mango | 1 piece | mango | 250 |
1 Avocado | 1 piece | avocado | 150 |
50 g Rosinen | 50 g | raisin | 50 |
100 g gehackte Mandeln | 100 g | almond | 100 |
200 g gemahlene Haselnüsse | 200 g | ground-hazelnuts | 200 |
50 g Walnüsse | 50 g | walnut | 50 |
2 EL Pinienkerne | 2 tbsp | pine-nut | 17.1 |
3 EL Sonnenblumenkerne | 3 tbsp | sunflower-seeds | 27 |
100 g Zartbitterschokolade | 100 g | dark-chocolate | 100 |
1 Tafel Schokolade | 1 bar | chocolate | 100 |
3 EL Kakao | 3 tbsp | cocoa | 16.2 |
200 g Kuvertüre, zartbitter | 200 g | chocolate | 200 | zartbitter
100 g Haferflocken | 100 g | oats | 100 |
2 Scheiben Toastbrot | 2 slice | toast | 60 |
4 Brötchen | 4 piece | roll | 200 |
2 altbackene Brötchen | 2 piece | roll | 100 |
1 Baguette | 1 piece | baguette | 250 |
100 g Semmelbrösel | 100 g | breadcrumbs | 100 |
1 Rolle Blätterteig | 1 packet | puff-pastry | 275 |
6 Tortillas | 6 piece | tortilla | 360 |
9 Lasagneplatten | 9 piece | lasagne-sheets | 162 |
6 Blatt Gelatine | 6 leaf | gelatine | 10.2 |
400 g Sauerkraut | 400 g | sauerkraut | 400 |
1 Glas Gewürzgurken | 1 jar | gherkin | 360 |
3 Gewürzgurken | 3 piece | gherkin | 105 |
50 g schwarze Oliven, entsteint | 50 g | black-olive | 50 | entsteint
2 EL Kapern | 2 tbsp | capers | 17.4 |
50 g getrocknete Tomaten in Öl | 50 g | dried-tomatoes-in-oil | 50 |
4 Sardellenfilets | 4 piece | anchovy | 16 |
Öl zum Braten | - | rapeseed-oil | 13.8 | zum Braten
etwas Öl | - | rapeseed-oil | - |
1 l Öl zum Frittieren | 1 l | rapeseed-oil | 92 | zum Frittieren
Butter für die Form | - | butter | - | für die Form
Mehl zum Bestäuben | - | flour | - | zum Bestäuben
2 EL neutrales Öl | 2 tbsp | rapeseed-oil | 27.6 |
Für den Teig: | heading | - | - |
Für die Füllung | heading | - | - |
Außerdem: | heading | - | - |
ein halber Bund Dill | 0.5 bunch | dill | 10 |
zwei Eier | 2 piece | egg | 110 |
eine Handvoll Spinat | 1 handful | spinach | 30 |
ein paar Stängel Petersilie | 3 sprig | parsley | 4.5 |
1-2 EL Wasser | 1.5 tbsp | water | 22.5 |
2 bis 3 Zwiebeln | 2.5 piece | onion | 275 |
ca. 500 g Kürbis | 500 g | pumpkin | 350 |
etwa 200 ml Wasser | 200 ml | water | 200 |
1,5 kg Tomaten | 1.5 kg | tomato | 1500 |
1,5 l Wasser | 1.5 l | water | 1500 |
1.000 g Mehl | 1000 g | flour | 1000 |
½ TL Zimt | 0.5 tsp | cinnamon | 1.3 |
1½ EL Zucker | 1.5 tbsp | sugar | 19.1 |
1 gehäufter EL Mehl | 1 tbsp | flour | 7.95 | gehäufter
2 gestrichene TL Backpulver | 2 tsp | baking-powder | 9 | gestrichene
300 g Butter oder Margarine | 300 g | butter | 300 | oder Margarine
1 EL Petersilie (optional) | 1 tbsp | parsley | 3.75 | optional
evtl. 1 TL Zucker | 1 tsp | sugar | 4.25 | optional
Zucker: 100 g | 100 g | sugar | 100 |
Mehl 250 g | 250 g | flour | 250 |
1 Pfund Hackfleisch | 500 g | mixed-mince | 500 |
1 Tasse/n Milch | 1 cup | milk | 247.2 |
3 EL, gehäuft Mehl | 3 tbsp | flour | 23.9 | gehäuft
2 Zwiebel(n), gewürfelt | 2 piece | onion | 220 | gewürfelt
1 Karotte(n) | 1 piece | carrot | 80 |
1 Chinakohl | 1 piece | chinese-cabbage | 600 |
200 g Sojasprossen | 200 g | soy-sprouts | 200 |
200 g Räuchertofu | 200 g | smoked-tofu | 200 |
250 g Halloumi | 250 g | halloumi | 250 |
100 g Mascarpone | 100 g | mascarpone | 100 |
400 g Schupfnudeln | 400 g | schupfnudeln | 400 |
500 g Gnocchi | 500 g | gnocchi | 500 |
1 Packung Gnocchi (500 g) | 1 packet | gnocchi | 500 | 500 g
1 EL Erdnussmus | 1 tbsp | peanut-butter | 16.1 |
200 ml Haferdrink | 200 ml | oat-drink | 206 |
250 g Zuckerschoten | 250 g | sugar-snap-peas | 250 |
30 g Ingwer | 30 g | ginger | 30 |
100 g Rohrzucker | 100 g | brown-sugar | 100 |
500 g Pfifferlinge | 500 g | chanterelle | 500 |
1 kg Miesmuscheln | 1 kg | mussel | 280 |
Feenstaub | - | - | - |
2 EL Einhornpulver | 2 tbsp | - | 30 |
1 Zweig Thymian | 1 sprig | thyme | 1 |
250 g Kräuterseitlinge | 250 g | oyster-mushroom | 250 |
50 g Zwiebelwürfel | 50 g | onion | 50 |
3 EL Kokosraspel | 3 tbsp | coconut-flakes | 15.8 |
200 g Zucchininudeln | 200 g | - | 200 |
2 EL Feigensenf | 2 tbsp | mustard | 31.5 |
200 g vegane Wurst | 200 g | - | 200 |
200 g Buchweizennudeln | 200 g | - | 200 |
1 EL Himbeeressig | 1 tbsp | vinegar | 15 |
4 Scheiben Käse | 4 slice | cheese | 100 |
200 g Kartoffelsalat | 200 g | - | 200 |
100 g getrocknete Mango | 100 g | dried-mango | 100 |
1 Bund Kerbel | 1 bunch | chervil | 20 |
500g Kartoffeln (geschält gewogen) | 500 g | potato | 500 | geschält gewogen
1 EL Öl (z. B. Rapsöl) | 1 tbsp | rapeseed-oil | 13.8 | z. B. Rapsöl
n. B. Salz | - | salt | - |
1 Flasche Bier (0,5 l) | 1 bottle | beer | 505 | 0,5 l
250-g-Packung Frischkäse | 1 packet | cream-cheese | 250 | à 250 g
1 m.-große Zwiebel(n) | 1 piece | onion | 110 |
Saft und Schale von 1 Bio-Zitrone | 1 piece | lemon-juice | 40 | Saft und Schale
etwas Butter zum Einfetten | - | butter | - | zum Einfetten
500 g Hähnchenbrust, in Würfel geschnitten | 500 g | chicken-breast | 500 | in Würfel geschnitten
2 mittelgroße Zwiebeln | 2 piece | onion | 220 |
1 Dose geschälte Tomaten (400 g Abtropfgewicht) | 1 can | canned-tomatoes | 400 | 400 g Abtropfgewicht
1 daumengroßes Stück Ingwer | 1 piece | ginger | 25 |
3 EL Crème fraîche | 3 tbsp | creme-fraiche | 45 |
1/4 TL Cayennepfeffer | 0.25 tsp | cayenne | 0.45 |
100 g Zucker + 1 EL | 100 g | sugar | 100 | + 1 EL
4 Stängel glatte Petersilie | 4 sprig | parsley | 6 |
2 Bund Radieschen | 2 bunch | radish | 300 |
125 ml lauwarme Milch | 125 ml | milk | 128.8 |
1 Handvoll Rucola | 1 handful | rocket | 20 |
250 g Mini-Mozzarella | 250 g | mozzarella | 250 |
6 Scheiben Serranoschinken | 6 slice | raw-ham | 90 |
1 Stück Butter (250 g) | 1 piece | butter | 250 | 250 g
3 Tomaten, groß | 3 piece | tomato | 468 | groß
400 g Putenschnitzel | 400 g | turkey | 400 |
2 Pck. Blätterteig (à 275 g) | 2 packet | puff-pastry | 550 | à 275 g
1 TL gemahlener Koriander | 1 tsp | coriander-seed | 1.7 |
150 g TK-Himbeeren, aufgetaut | 150 g | raspberry | 150 | aufgetaut
1 Scheibe Brot | 1 slice | bread | 45 |
750 ml heißes Wasser | 750 ml | water | 750 |
80 g zarte Haferflocken | 80 g | oats | 80 |
1 kleines Stück Parmesan (ca. 40 g) | 1 piece | parmesan | 40 | kleines, ca. 40 g
5 Stiele Minze | 5 sprig | mint | 7.5 |
2 Dosen Thunfisch (in Öl) | 2 can | canned-tuna-in-oil | 260 | in Öl
1 EL mittelscharfer Senf | 1 tbsp | mustard | 15.8 |
30 g Ingwer, geschält und fein gerieben | 30 g | ginger | 30 | geschält und fein gerieben
1 Flasche Passata (700 g) | 1 bottle | passata | 700 | 700 g
Salz, Pfeffer, Muskat | - | salt | - | Pfeffer, Muskat
4 cl Rum | 4 cl | rum | 38 |
1 Glas Apfelmus (360 g) | 1 jar | apple-sauce | 360 | 360 g
8 Eier, hart gekocht | 8 piece | boiled-egg | 400 | hart gekocht
2 TL Ras el Hanout | 2 tsp | ras-el-hanout | 4 |
200 g Frischkäse (Doppelrahmstufe) | 200 g | cream-cheese | 200 | Doppelrahmstufe
1 Netz Mozzarella | 1 packet | mozzarella | 125 |
1,2 kg Schweinekrustenbraten | 1.2 kg | pork | 1200 |
50 g Butter, zerlassen | 50 g | butter | 50 | zerlassen
1 Romanasalat | 1 piece | romaine | 300 |
3 EL Weißwein (trocken) | 3 tbsp | white-wine | 44.6 | trocken
300 g gemischtes Hackfleisch | 300 g | mixed-mince | 300 |
2 Stk. Paprika (rot und gelb) | 2 piece | bell-pepper | 300 | rot und gelb
1 Päckchen Sahnesteif | 1 packet | sahnesteif | 8 |
200 g Sahnejoghurt (10 % Fett) | 200 g | greek-yoghurt | 200 | 10 % Fett
100 g Butter, zimmerwarm | 100 g | butter | 100 | zimmerwarm
4 dicke Scheiben Bauernbrot | 4 slice | bread | 234 | dicke
1 Schuss Essig | 1 splash | vinegar | 15 |
2 EL gehackter Dill | 2 tbsp | dill | 4.5 |
1 Blumenkohl (ca. 800 g) | 1 piece | cauliflower | 800 | ca. 800 g
1 kg Äpfel (Boskoop) | 1 kg | apple | 1000 | Boskoop
3 Scheiben Ananas (Dose) | 3 slice | canned-pineapple | 90 | Dose
60 g Mandelblättchen | 60 g | flaked-almonds | 60 |
1 Vollkorntoast | 1 piece | toast | 30 |
1 TL Abrieb einer Bio-Zitrone | 1 tsp | lemon-zest | 2 | Abrieb
20 ml Zitronensaft, frisch gepresst | 20 ml | lemon-juice | 20.4 | frisch gepresst
2 Schweinelendchen (à ca. 400 g) | 2 piece | pork-fillet | 800 | à ca. 400 g
250 g Weizenvollkornmehl | 250 g | wholemeal-flour | 250 |
10 Cocktailtomaten | 10 piece | cherry-tomato | 150 |
1 Fladenbrot | 1 piece | turkish-bread | 400 |
1 Bund glatte Petersilie | 1 bunch | parsley | 30 |
4 EL Semmelbrösel | 4 tbsp | breadcrumbs | 27 |
2 Paprikaschoten (rot, gelb) | 2 piece | bell-pepper | 300 | rot, gelb
1 Dose Tomaten, stückig (400 g) | 1 can | canned-tomatoes | 400 | 400 g, stückig
200 g Crème fraîche Kräuter | 200 g | creme-fraiche | 200 |
1 Pck. Feta (200 g) | 1 packet | feta | 200 | 200 g
400 g Schweinefilet | 400 g | pork-fillet | 400 |
3 Stängel Thymian | 3 sprig | thyme | 3 |
40 g Mehl (Type 405) | 40 g | flour | 40 | Type 405
600 ml Gemüsebrühe (Instant) | 600 ml | stock | 600 | Instant
1 EL Tomatenmark (dreifach konzentriert) | 1 tbsp | tomato-paste | 16.5 | dreifach konzentriert
2 Lauchstangen | 2 piece | leek | 300 |
1/2 TL Zimtpulver | 0.5 tsp | cinnamon | 1.3 |
350 g Vollkornspaghetti | 350 g | wholemeal-pasta | 350 |
1 Becher saure Sahne | 1 tub | sour-cream | 200 |
1 Kästchen Kresse | 1 packet | cress | 30 |
125 g Mozzarella, in Scheiben | 125 g | mozzarella | 125 | in Scheiben
6 EL Rapsöl | 6 tbsp | rapeseed-oil | 82.8 |
2 cm Ingwer | 2 cm | ginger | 12 |
100 g Zuckerschoten, halbiert | 100 g | sugar-snap-peas | 100 | halbiert
1 Stück Zitronenschale | 1 piece | lemon-zest | 4 |
8 Kirschtomaten | 8 piece | cherry-tomato | 120 |
2 Scheiben Toast | 2 slice | toast | 60 |
1 Packung Filoteig | 1 packet | filo | 250 |
5 g Salz | 5 g | salt | 5 |
150 g rote Zwiebeln | 150 g | onion | 150 |
3 Frühlingszwiebeln, in feine Ringe geschnitten | 3 piece | spring-onion | 45 | in feine Ringe geschnitten
1 Msp. gemahlene Vanille | 1 tip | vanilla-extract | 0.25 |
70 g Rucola | 70 g | rocket | 70 |
2 EL heller Balsamicoessig | 2 tbsp | balsamic-vinegar | 31.8 |
400 g Kalbsschnitzel | 400 g | veal | 400 |
1 Bio-Orange, Saft | 1 piece | orange-juice | 75 | Saft
3 Handvoll Babyspinat | 3 handful | spinach | 90 |
1 Prise frisch geriebene Muskatnuss | 1 pinch | nutmeg | 0.4 |
2 Eier (M) | 2 piece | egg | 110 | M
1 Zwiebel(n), mittelgroß | 1 piece | onion | 110 | mittelgroß
2 EL Öl, zum Anbraten | 2 tbsp | rapeseed-oil | 27.6 | zum Anbraten
1 Becher Crème fraîche mit Kräutern | 1 tub | creme-fraiche | 200 |
500 gr. Tomaten | 500 g | tomato | 500 | gr.
3 m.-große Kartoffel(n) | 3 piece | potato | 450 |
n. B. Salz und Pfeffer | - | salt-and-pepper | - |
1 Spritzer Zitronensaft | 1 dash | lemon-juice | 1 |
½ Bd. Dill | 0.5 bunch | dill | 10 |
1 Pkt. Backpulver | 1 packet | baking-powder | 16 |
1 Tüte/n Backpulver | 1 packet | baking-powder | 16 |
250 ml Sahne (30%) | 250 ml | cream | 250 | 30%
1 Dose/n Ananas in Stücken | 1 can | canned-pineapple | 340 | in Stücken
1 kg Hähnchenschenkel (mit Knochen) | 1 kg | chicken-leg | 730 | mit Knochen
4 Scheibe/n Käse (Gouda) | 4 slice | cheese | 100 | Gouda
100 g Schinken, roh | 100 g | raw-ham | 100 | roh
1 Glas Weißwein | 1 jar | white-wine | 198 |
200 g Nudeln (z.B. Penne) | 200 g | pasta | 200 | z.B. Penne
30 g Butter + etwas für die Form | 30 g | butter | 30 | + etwas für die Form
1 1/2 EL Zitronensaft | 1.5 tbsp | lemon-juice | 23 |
2 rote Chilischoten | 2 piece | chilli | 30 |
80 g Parmesan (am Stück) | 80 g | parmesan | 80 | am Stück
1 Limette (unbehandelt) | 1 piece | lime | 50 | unbehandelt
5 EL Wasser, kalt | 5 tbsp | water | 75 | kalt
500 g Nudeln, kurze | 500 g | pasta | 500 | kurze
2 EL Butter zum Braten | 2 tbsp | butter | 28.5 | zum Braten
1 große Zwiebel, gewürfelt | 1 piece | onion | 143 | gewürfelt
3 Karotten, geraspelt | 3 piece | carrot | 240 | geraspelt
200 ml Weißwein, trocken | 200 ml | white-wine | 198 | trocken
1 EL Zucker | 1 tbsp | sugar | 12.8 |
800 g Kartoffeln, festkochend, geschält | 800 g | potato | 800 | festkochend, geschält
150 g Käse, gerieben | 150 g | cheese | 150 | gerieben
300 g Mehl, Type 550 | 300 g | bread-flour | 300 | Type 550
1 TL Salz, gestrichen | 1 tsp | salt | 6 | gestrichen
100 ml Öl | 100 ml | rapeseed-oil | 92 |
2 Pck. Vanillezucker | 2 packet | vanilla-sugar | 16 |
4 Eier, getrennt | 4 piece | egg | 220 | getrennt
250 g Butter, weich | 250 g | butter | 250 | weich
1 Bund Koriander, gehackt | 1 bunch | coriander | 25 | gehackt
500 g Spinat, TK | 500 g | spinach | 500 | TK
1 Stange Porree | 1 stalk | leek | 150 |
1 Dose Mais (285 g) | 1 can | sweetcorn | 185 | 285 g
400 g Hähnchenbrustfilet, gewürfelt | 400 g | chicken-breast | 400 | gewürfelt
2 TL Sambal Oelek | 2 tsp | chilli-paste | 10.5 |
1 EL Sesamöl, geröstet | 1 tbsp | sesame-oil | 13.8 | geröstet
200 g Zucchini, in Scheiben | 200 g | courgette | 200 | in Scheiben
3 EL Milch | 3 tbsp | milk | 46 |
1 Prise(n) Muskat, gerieben | 1 pinch | nutmeg | 0.4 | gerieben
100 g Walnüsse, grob gehackt | 100 g | walnut | 100 | grob gehackt
50 g Butter/Margarine | 50 g | butter | 50 | oder Margarine
200 g Skyr und/oder Quark | 200 g | skyr | 200 | und/oder Quark
2 EL Essig o. Zitronensaft | 2 tbsp | vinegar | 30 | o. Zitronensaft
1 Prise Salz o. Ä. | 1 pinch | salt | 0.4 | o. Ä.
`;

const readLines = (table: string, language: Language): ReadLine[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [text = '', amount = '', food = '', grams = '', note = ''] = row
        .split('|')
        .map((cell) => cell.trim());
      const [quantity, unit] = amount.split(' ');
      const isMeasured = unit !== undefined;
      return {
        text,
        language,
        isHeading: amount === 'heading',
        ...(isMeasured && { quantity: Number(quantity), unit }),
        ...(food !== '-' && { food }),
        ...(grams !== '-' && { grams: Number(grams) }),
        note,
      };
    });

export const LINES: readonly ReadLine[] = [...readLines(ENGLISH, 'en'), ...readLines(GERMAN, 'de')];
