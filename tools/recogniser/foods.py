"""What the network tells apart: foods of core/nutrition, and which labels of the photos stand for them."""

# Grocery Store dataset: fine class by fine class, as its labels spell them.
SHOP = {
    "apple": "Golden-Delicious Granny-Smith Pink-Lady Red-Delicious Royal-Gala",
    "avocado": "Avocado",
    "banana": "Banana",
    "kiwi": "Kiwi",
    "lemon": "Lemon",
    "lime": "Lime",
    "mango": "Mango",
    "melon": "Cantaloupe Galia-Melon Honeydew-Melon",
    "watermelon": "Watermelon",
    "nectarine": "Nectarine",
    "orange": "Orange",
    "papaya": "Papaya",
    "passion-fruit": "Passion-Fruit",
    "peach": "Peach",
    "pear": "Anjou Conference Kaiser",
    "pineapple": "Pineapple",
    "plum": "Plum",
    "pomegranate": "Pomegranate",
    "grapefruit": "Red-Grapefruit",
    "satsuma": "Satsumas",
    "apple-juice": "Bravo-Apple-Juice God-Morgon-Apple-Juice Tropicana-Apple-Juice",
    "orange-juice": "Bravo-Orange-Juice God-Morgon-Orange-Juice God-Morgon-Orange-Red-Grapefruit-Juice"
    " God-Morgon-Red-Grapefruit-Juice Tropicana-Golden-Grapefruit Tropicana-Juice-Smooth Tropicana-Mandarin-Morning",
    "milk": "Arla-Ecological-Medium-Fat-Milk Arla-Lactose-Medium-Fat-Milk Arla-Medium-Fat-Milk Arla-Standard-Milk"
    " Garant-Ecological-Medium-Fat-Milk Garant-Ecological-Standard-Milk",
    "oat-yoghurt": "Oatly-Natural-Oatghurt",
    "oat-drink": "Oatly-Oat-Milk",
    "sour-cream": "Arla-Ecological-Sour-Cream Arla-Sour-Cream",
    "soured-milk": "Arla-Sour-Milk",
    "soy-yoghurt": "Alpro-Blueberry-Soyghurt Alpro-Vanilla-Soyghurt",
    "soy-drink": "Alpro-Fresh-Soy-Milk Alpro-Shelf-Soy-Milk",
    "yoghurt": "Arla-Mild-Vanilla-Yoghurt Arla-Natural-Mild-Low-Fat-Yoghurt Arla-Natural-Yoghurt Valio-Vanilla-Yoghurt"
    " Yoggi-Strawberry-Yoghurt Yoggi-Vanilla-Yoghurt",
    "asparagus": "Asparagus",
    "aubergine": "Aubergine",
    "cabbage": "Cabbage",
    "carrot": "Carrots",
    "cucumber": "Cucumber",
    "garlic": "Garlic",
    "ginger": "Ginger",
    "leek": "Leek",
    "mushroom": "Brown-Cap-Mushroom",
    "onion": "Yellow-Onion",
    "bell-pepper": "Green-Bell-Pepper Orange-Bell-Pepper Red-Bell-Pepper Yellow-Bell-Pepper",
    "potato": "Floury-Potato Solid-Potato",
    "sweet-potato": "Sweet-Potato",
    "beetroot": "Red-Beet",
    "tomato": "Beef-Tomato Regular-Tomato Vine-Tomato",
    "courgette": "Zucchini",
}

# Kitchens: the name on a box. Long green peppers are "green pepper" there, blocky ones "bell pepper".
KITCHEN = {
    "banana": "banana", "bell pepper": "bell-pepper", "bulgur": "bulgur", "cabbage": "cabbage", "carrot": "carrot",
    "cheese": "cheese", "chicken": "chicken", "chickpeas": "chickpeas", "cucumber": "cucumber", "egg": "egg",
    "eggplant": "aubergine", "farfalle pasta": "pasta", "fusilli pasta": "pasta", "garlic": "garlic",
    "green pepper": "green-pepper", "ground meat": "minced-beef", "ketchup": "ketchup", "lemon": "lemon",
    "margarine": "margarine", "mayonnaise": "mayonnaise", "milk": "milk", "mushroom": "mushroom", "olive": "olive",
    "olive oil": "olive-oil", "onion": "onion", "parsley": "parsley", "potato": "potato", "red lentils": "red-lentils",
    "rice": "rice", "sausage": "sausage", "spaghetti": "pasta", "tomato": "tomato", "tomato paste": "tomato-paste",
    "turkish dumplings": "filled-pasta", "yogurt": "yoghurt", "zucchini": "courgette",
}

FOODS = sorted({*SHOP, *KITCHEN.values()})
NOTHING = len(FOODS)
INDEX = {food: at for at, food in enumerate(FOODS)}
OF_SHOP = {fine: INDEX[food] for food, names in SHOP.items() for fine in names.split()}
OF_KITCHEN = {name: INDEX[food] for name, food in KITCHEN.items()}
IN_KITCHENS = sorted(set(OF_KITCHEN.values()))
