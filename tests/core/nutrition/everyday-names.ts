// Typed searches of the diary with the foods they mean. Written before the search was tuned.

const list = (text: string): readonly (readonly [typed: string, wanted: string])[] =>
  text
    .trim()
    .split(/\s*[\n;]\s*/)
    .map((each) => {
      const [typed = '', wanted = ''] = each.split(' = ');
      return [typed, wanted] as const;
    });

export const EVERYDAY_ENGLISH = list(`
  apple = apple; banana = banana; bananna = banana; orange = orange; oran = orange; pear = pear; grapes = grape
  strawb = strawberry; strawberries = strawberry; rasberries = raspberry; blueberries = blueberry; kiwi = kiwi
  mango = mango; pineapple = pineapple; melon = melon; watermelon = watermelon; peach = peach; plum = plum
  tangerine = satsuma; avocado = avocado; avacado = avocado; raisins = raisin; dates = date; lemon = lemon
  tomato = tomato; tomatos = tomato; cherry tom = cherry-tomato; cucumber = cucumber; carrot = carrot
  pepper = bell-pepper; lettuce = lettuce; salad = lettuce; onion = onion; broccoli = broccoli; brocolli = broccoli
  spinach = spinach; mushrooms = mushroom; potatoes = potato; boiled potatoes = boiled-potato
  mashed potato = mashed-potato; fries = french-fries; chips = french-fries; sweet potato = sweet-potato
  peas = peas; sweetcorn = sweetcorn; baked beans = baked-beans; chickpeas = chickpeas; lentils = lentils
  tofu = tofu; hummus = hummus; houmous = hummus; bread = bread; toast = toast; white bread = white-bread
  wholemeal bread = bread; bread roll = roll; bagel = bagel; croissant = croissant; crispbread = crispbread
  rice cakes = rice-cakes; crackers = crackers; porridge = porridge; oats = oats; muesli = muesli
  cornflakes = cornflakes; granola = granola; cereal bar = cereal-bar; rice = rice; cooked rice = cooked-rice
  pasta = pasta; cooked pasta = cooked-pasta; spaghetti = pasta; noodles = pasta; couscous = couscous
  milk = milk; semi skimmed = low-fat-milk; oat milk = oat-drink; soy milk = soy-drink; almond milk = almond-drink
  yoghurt = yoghurt; yogurt = yoghurt; greek yog = greek-yoghurt; fruit yogurt = fruit-yoghurt; butter = butter
  cheese = cheese; chedder = cheddar; mozzarella = mozzarella; feta = feta; cream cheese = cream-cheese
  cottage cheese = cottage-cheese; egg = egg; boiled egg = boiled-egg; fried egg = fried-egg
  scrambled eggs = scrambled-egg; chicken breast = chicken-breast; ham = cooked-ham; bacon = bacon
  sausage = bratwurst; steak = steak; salmon = salmon; tuna = canned-tuna; fish fingers = fish-fingers
  prawns = prawn; peanut butter = peanut-butter; jam = jam; marmalade = jam; honey = honey; nutella = chocolate-spread
  almonds = almond; nuts = mixed-nuts; walnuts = walnut; chocolate = milk-chocolate; dark chocolate = dark-chocolate
  biscuits = biscuits; cookie = biscuits; crisps = crisps; popcorn = popcorn; ice cream = vanilla-ice-cream
  doughnut = doughnut; muffin = muffin; pancakes = pancake; cheesecake = cheesecake; pizza = pizza; burger = burger
  lasagna = lasagne; soup = vegetable-soup; tomato soup = tomato-soup; coffee = coffee; cofee = coffee; tea = tea
  orange juice = orange-juice; juice = orange-juice; coke = cola; diet coke = diet-cola-drink; beer = beer
  red wine = red-wine; water = water; smoothie = smoothie-drink; hot chocolate = hot-chocolate-drink
  ketchup = ketchup; mayo = mayonnaise; olive oil = olive-oil; sugar = sugar
`);

export const EVERYDAY_GERMAN = list(`
  Apfel = apple; Äpfel = apple; Aepfel = apple; Banane = banana; Bannane = banana; Orange = orange; Birne = pear
  Trauben = grape; Weintrauben = grape; Erdb = strawberry; Erdbeeren = strawberry; Himbeeren = raspberry
  Heidelbeeren = blueberry; Blaubeeren = blueberry; Kirschen = cherry; Kiwi = kiwi; Ananas = pineapple; Melone = melon
  Wassermelone = watermelon; Pfirsich = peach; Pflaumen = plum; Zwetschgen = plum; Mandarine = satsuma
  Avocado = avocado; Rosinen = raisin; Datteln = date; Zitrone = lemon; Tomate = tomato; Tomatten = tomato
  Kirschtomaten = cherry-tomato; Gurke = cucumber; Karotte = carrot; Möhre = carrot; Moehren = carrot
  Paprika = bell-pepper; Salat = lettuce; Zwiebel = onion; Brokkoli = broccoli; Brokoli = broccoli; Spinat = spinach
  Champignons = mushroom; Pilze = mushroom; Kartoffeln = potato; Salzkartoffeln = boiled-potato
  Kartoffelbrei = mashed-potato; Kartoffelpüree = mashed-potato; Kartoffelsalat = potato-salad; Pommes = french-fries
  Süßkartoffel = sweet-potato; Suesskartoffel = sweet-potato; Erbsen = peas; Mais = sweetcorn; Kichererbsen = chickpeas
  Linsen = lentils; Hummus = hummus; Brot = bread; Vollkornbrot = bread; Toast = toast; Roggenbrot = rye-bread
  Weißbrot = white-bread; Brötchen = roll; Broetchen = roll; Semmel = roll; Brezel = pretzel; Breze = pretzel
  Croissant = croissant; Croisant = croissant; Knäckebrot = crispbread; Reiswaffeln = rice-cakes; Zwieback = rusks
  Haferflocken = oats; Porridge = porridge; Haferbrei = porridge; Müsli = muesli; Muesli = muesli
  Cornflakes = cornflakes; Müsliriegel = cereal-bar; Reis = rice; gekochter Reis = cooked-rice; Nudeln = pasta
  gekochte Nudeln = cooked-pasta; Spaghetti = pasta; Milch = milk; Vollmilch = milk; fettarme Milch = low-fat-milk
  Hafermilch = oat-drink; Sojamilch = soy-drink; Joghurt = yoghurt; Jogurt = yoghurt; Fruchtjoghurt = fruit-yoghurt
  Quark = quark; Magerquark = lean-quark; Skyr = skyr; Butter = butter; Margarine = margarine; Käse = cheese
  Gouda = gouda; Mozzarella = mozzarella; Mozarella = mozzarella; Feta = feta; Frischkäse = cream-cheese
  Hüttenkäse = cottage-cheese; Ei = egg; Eier = egg; gekochtes Ei = boiled-egg; Spiegelei = fried-egg
  Rührei = scrambled-egg; Hähnchenbrust = chicken-breast; Hähnchen = chicken; Schinken = cooked-ham; Salami = salami
  Leberwurst = liver-sausage; Wiener = sausage; Bratwurst = bratwurst; Lachs = salmon; Thunfisch = canned-tuna
  Fischstäbchen = fish-fingers; Garnelen = prawn; Erdnussbutter = peanut-butter; Marmelade = jam; Konfitüre = jam
  Honig = honey; Nutella = chocolate-spread; Mandeln = almond; Nüsse = mixed-nuts; Schokolade = milk-chocolate
  Schoko = milk-chocolate; Zartbitter = dark-chocolate; Kekse = biscuits; Chips = crisps; Popcorn = popcorn
  Eis = vanilla-ice-cream; Gummibärchen = gummy-sweets; Apfelkuchen = apple-pie; Käsekuchen = cheesecake
  Kuchen = chocolate-cake; Pfannkuchen = pancake; Waffeln = waffle; Pizza = pizza; Hamburger = hamburger
  Lasagne = lasagne; Tomatensuppe = tomato-soup; Suppe = vegetable-soup; Kaffee = coffee; Kafee = coffee; Tee = tea
  Orangensaft = orange-juice; Apfelsaft = apple-juice; Saft = orange-juice; Cola = cola; Bier = beer
  Rotwein = red-wine; Wasser = water; Mineralwasser = sparkling-water; Kakao = cocoa; Eistee = iced-tea-drink
  Ketchup = ketchup; Mayo = mayonnaise; Olivenöl = olive-oil; Zucker = sugar; Sahne = cream
`);
