/**
 * Steps that add an avoided food, in words similar to steps that only mention one. All lines of each recipe are known
 * and free of the food: avoided part, with the lines and the title before its words.
 */
export const ADDING_STEPS = `
vegan | step after oat milk, mushrooms, onion | Stir in the cream.
vegan | step after oat milk, mushrooms, onion | Stir in cream, like crème fraîche.
vegan | step after oat milk, mushrooms, onion | Add a soft cheese like feta.
vegan | step after mushrooms, onion, olive oil | Add butter instead of margarine.
vegan | step after mushrooms, onion, olive oil | Use butter rather than oil.
vegan | step after mushrooms, onion, olive oil | Or use butter.
vegan | step after mushrooms, onion, olive oil | If you like, finish with a knob of butter.
vegan | step after mushrooms, onion, olive oil | As soon as the butter foams, add the onions.
vegan | step after mushrooms, onion, olive oil | Once the butter has melted, add the onions.
vegan | step after mushrooms, onion, olive oil | When the cream boils, lower the heat.
vegan | step after mushrooms, onion, olive oil | Fry until as crisp as you like, then add the bacon.
vegan | step after mushrooms, onion, olive oil | Fry until golden like toffee and add the butter.
vegan | step after mushrooms, onion, olive oil | Don't forget the butter.
vegan | step after mushrooms, onion, olive oil | Do not skimp on the cream.
vegan | step after mushrooms, onion, olive oil | Melt the butter without browning it.
vegan | step after mushrooms, onion, olive oil | Never let the cream boil.
vegan | step after mushrooms, onion, olive oil | A splash of cream would be nice here.
vegan | step after mushrooms, onion, olive oil | A little butter would make it richer.
vegan | step after mushrooms, onion, olive oil | I would add an egg.
vegan | step after mushrooms, onion, olive oil | Some people add cream at the end.
vegan | step after mushrooms, onion, olive oil | Replace the oil with butter.
vegan | step after mushrooms, onion, olive oil | Traditionally, stir in an egg.
vegan | step after mushrooms, onion, olive oil | Normally I finish this with butter.
vegan | step after mushrooms, onion, olive oil | Finish, as is usual, with grated parmesan.
vegan | step after mushrooms, onion, olive oil | Add garlic as well as butter.
vegan | step after mushrooms, onion, olive oil | Add as much cream as you like.
vegan | step after mushrooms, onion, olive oil | Use nothing other than butter.
vegan | step after mushrooms, onion, olive oil | Serve with sour cream, which looks like snow.
vegan | step after mushrooms, onion, olive oil | Pour the sauce into the cream.
vegan | step after mushrooms, onion, olive oil | Fold the mushrooms into the cheese.
vegan | step after mushrooms, onion, olive oil | Serve with yoghurt, not with oil.
vegan | step after mushrooms, onion, olive oil | Brush with egg, no more than a spoonful.
vegan | step after mushrooms, onion, olive oil | Serve it over scrambled eggs.
vegan | step after mushrooms, onion, olive oil | Top with ham, the colour of roses.
vegan | step after peanut butter, rice, onion | Melt the butter and add the onion.
vegan | step after butternut squash, rice, onion | Melt the butter and add the squash.
vegan | step after coconut milk, rice, onion | Beat the eggs with the milk.
vegan | step after lentils, rice, onion | Add minced beef to the lentils.
vegan | step after rice, onion, tomatoes | Serve with ice cream.
vegan | step after rice, onion, tomatoes | Sprinkle over parmesan, like snow.
vegan | step after rice, onion, tomatoes | Kids like it with melted cheese.
vegan | step after rice, onion, tomatoes | If you would like cheese, grate it over the top.
vegan | step after rice, onion, tomatoes | It is good with rice, but better with a fried egg.
vegetarian | step after rice, onion, tomatoes | Add chicken, as you would for paella.
vegetarian | step after rice, onion, tomatoes | Fry the lardons until crisp.
vegetarian | step after rice, onion, tomatoes | Top with tuna rather than rice.
vegetarian | step after rice, onion, tomatoes | Stir in a meat such as pork.
vegetarian | step after rice, onion, tomatoes | Where others have rice, add diced ham.
nuts | step after rice, onion, tomatoes | Scatter with nuts like walnuts.
nuts | step after rice, onion, tomatoes | Stir in a piece of marzipan the size of a walnut.
nuts | step after rice, nutmeg, tomatoes | Grind the nuts with the nutmeg.
fish | step after rice, onion, tomatoes | Add salmon, which flakes like cod.
milk | step after rice, onion, tomatoes | Stir in butter until it looks like velvet.
milk | step after rice, onion, tomatoes | Bring the milk to the boil, no longer.
eggs | step after rice, onion, tomatoes | Crack in an egg as big as you can find.
no-alcohol | step after rice, onion, tomatoes | Deglaze with wine instead of stock.
vegan | step after mushrooms, onion, olive oil | Statt Öl Butter nehmen.
vegan | step after mushrooms, onion, olive oil | Butter statt Öl nehmen.
vegan | step after mushrooms, onion, olive oil | Das Öl durch Butter ersetzen.
vegan | step after mushrooms, onion, olive oil | Wer mag, gibt Sahne dazu.
vegan | step after mushrooms, onion, olive oil | Nach Belieben mit Käse bestreuen.
vegan | step after mushrooms, onion, olive oil | Mit Butter bestreichen.
vegan | step after mushrooms, onion, olive oil | Ein Fett wie Butter zugeben.
vegan | step after mushrooms, onion, olive oil | Die Sahne nicht kochen lassen.
vegan | step after mushrooms, onion, olive oil | Die Butter nicht zu heiß werden lassen.
vegan | step after mushrooms, onion, olive oil | Nicht vergessen, die Sahne einzurühren.
vegan | step after mushrooms, onion, olive oil | Sobald die Butter schäumt, die Zwiebel zugeben.
vegan | step after mushrooms, onion, olive oil | Wenn die Sahne kocht, die Hitze verringern.
vegan | step after mushrooms, onion, olive oil | Cremig rühren, dann Sahne zugeben.
vegan | step after mushrooms, onion, olive oil | Goldbraun wie Karamell rösten und die Butter zugeben.
vegan | step after mushrooms, onion, olive oil | Klassisch mit etwas Sahne servieren.
vegan | step after mushrooms, onion, olive oil | Normalerweise rühre ich am Ende Butter unter.
vegan | step after mushrooms, onion, olive oil | Ich würde noch ein Ei hineinrühren.
vegan | step after mushrooms, onion, olive oil | Schmeckt mit Sahne noch besser.
vegan | step after mushrooms, onion, olive oil | Mit Joghurt servieren, der wie Schnee aussieht.
vegan | step after mushrooms, onion, olive oil | Parmesan darüberreiben, fein wie Schnee.
vegan | step after mushrooms, onion, olive oil | Auch die Butter zugeben, aber ohne Salz.
vegan | step after mushrooms, onion, olive oil | Nichts als Butter verwenden.
vegan | step after mushrooms, onion, olive oil | So viel Sahne zugießen, wie man mag.
vegan | step after mushrooms, onion, olive oil | Zum Schluss einen Klecks Schmand darauf.
vegan | step after mushrooms, onion, olive oil | Ohne die Sahne zu kochen, alles erwärmen.
vegan | step after mushrooms, onion, olive oil | Dazu passt Käse.
vegan | step after rice, onion, tomatoes | Das Hackfleisch krümelig braten.
vegan | step after lentils, rice, onion | Rinderhack mit den Linsen anbraten.
vegan | step after coconut milk, rice, onion | Die Eier mit der Milch verquirlen.
vegetarian | step after rice, onion, tomatoes | Speck wie gewohnt auslassen.
vegetarian | step after rice, onion, tomatoes | Den Schinken würfeln, so fein wie den Reis.
nuts | step after rice, onion, tomatoes | Nüsse wie Walnüsse oder Mandeln darüberstreuen.
nuts | step after rice, onion, tomatoes | Mandeln ohne Fett rösten.
milk | step after rice, onion, tomatoes | Butter in der Größe einer Walnuss zugeben.
fish | step after rice, onion, tomatoes | Lachs zugeben, der an Forelle erinnert.
eggs | step after rice, onion, tomatoes | Ein Ei unterrühren, das bindet wie Stärke.
no-alcohol | step after rice, onion, tomatoes | Mit Wein statt Brühe ablöschen.
gluten | step after rice, onion, tomatoes | Mit Mehl bestäuben, so weiß wie Schnee.
vegan | step after mushrooms, onion, olive oil | There is no harm in a little cream.
vegan | step after mushrooms, onion, olive oil | Nothing beats butter here.
vegan | step after mushrooms, onion, olive oil | This calls for butter.
vegan | step after mushrooms, onion, olive oil | All that is missing is a knob of butter.
vegan | step after mushrooms, onion, olive oil | Butter is not negotiable.
vegan | step after mushrooms, onion, olive oil | Cook until the butter does not foam any more.
vegan | step after mushrooms, onion, olive oil | Sonst hilft ein Schuss Sahne.
vegan | step after mushrooms, onion, olive oil | Als Topping eignet sich Schmand.
vegan | step after mushrooms, onion, olive oil | Rühren, bis die Butter nicht mehr schäumt.
vegan | step after mushrooms, onion, olive oil | Butter schadet nie.
vegetarian | step after mushrooms, onion, olive oil | Wie immer Speck auslassen.
vegetarian | step after mushrooms, onion, olive oil | Shape the sausage meat into balls.
vegetarian | step after mushrooms, onion, olive oil | Roll the mushrooms into ham slices.
vegetarian | step after mushrooms, onion, olive oil | Cut the ham into strips.
vegetarian | step after lentils, onion, olive oil # Lentil bake | Brown the beef.
vegetarian | step after lentils, onion, olive oil # Lentil bake | Add the sausages.
nuts | step after tomatoes, garlic, rice # Rice with pesto | Stir in the pesto.
vegan | step after oats, apple, sugar # Crumble with ice cream | Serve with the ice cream.
vegan | step after coconut milk, strawberries, sugar # Strawberry ice cream | Serve with vanilla ice cream.
vegan | step after chickpeas, capers, onion # Tuna salad sandwich | Drain the tuna.
vegan | step after tofu, tomatoes, coconut milk # Butter chicken | Brown the chicken.
vegan | step after Erdnussbutter, rice, onion | Die Butter schmelzen.
nuts | step after Muskatnuss, rice, onion | Die Nuss hacken.
nuts | step after butternut squash, rice, onion | Roast the squash and the nuts.
vegan | step after coconut milk, rice, onion | Fold in the condensed milk.
vegan | step after coconut milk, rice, onion | Stir in the buttermilk.
vegan | step after oat cream, rice, onion | Serve with ice cream.
vegan | step after vegan butter, rice, onion | Die Butterkekse zerbröseln.
vegan | step after vegan mayonnaise, rice, onion | Beat the eggs.
celery | step after Gemüsebrühe ohne Sellerie, rice, onion | Den Sellerie würfeln.
lactose-free | step after lactose-free milk, rice, onion | Add the cream.
lactose-free | step after lactose-free cheese, rice, onion | Add the yoghurt.
no-pork | step after lamb merguez, rice, onion | Fry the bacon.
vegan | step after rice, onion, tomatoes | For the eggs, bring water to the boil.
vegan | step after rice, onion, tomatoes | Für die Eier Wasser kochen.
vegan | step after rice, onion, tomatoes | Den Reis zur Sahne geben.
vegan | step after rice, onion, tomatoes | Serve with a "real" cheese.
vegan | step after rice, onion, tomatoes | Add the onion to a little butter.
vegan | step after rice, onion, tomatoes | Stir the onion into a little butter.
vegan | step after rice, onion, tomatoes | Pour the tomatoes into a cream sauce.
vegan | step after rice, onion, tomatoes | Slice the onion to serve with cream.
vegan | step after rice, onion, tomatoes | A little cream is lovely, but the dish works without.
vegan | step after rice, onion, tomatoes | Always add butter, but the oil can stay.
vegan | step after rice, onion, tomatoes | Stir in part of the cream.
vegan | step after rice, onion, tomatoes | Add the same weight of butter.
vegan | step after rice, onion, tomatoes | Finish with a tang of sour cream.
vegan | step after rice, onion, tomatoes | Add something like butter.
vegan | step after rice, onion, tomatoes | Add something soft like cream cheese.
vegan | step after rice, onion, tomatoes | Just as the butter foams, add the onion.
vegan | step after rice, onion, tomatoes | Fett in Form von Butter zugeben.
vegan | step after rice, onion, tomatoes | Eine Art von Käse zugeben.
vegan | step after rice, onion, tomatoes | Das Öl genauso wie die Butter unterrühren.
vegan | step after mushrooms, rice, onion | Add a tin of cream of mushroom soup.
vegan | step after cream of tartar, sugar, rice | Stir in the cream.
milk | step after Leberkäse, rice, onion | Den Käse darüberstreuen.
vegan | step after rice, onion, olive oil | Pour in the milk and simmer.
vegan | step after rice, onion, olive oil | Whisk the eggs with a fork until frothy, like for an omelette.
vegan | step after rice, onion, olive oil | Crumble the feta over the top like snow.
vegan | step after rice, onion, olive oil | You can swap the oil for butter.
vegan | step after rice, onion, olive oil | For a richer taste, butter works well too.
vegan | step after rice, onion, olive oil | A dollop of yoghurt on top rounds it off.
vegan | step after rice, onion, olive oil | Traditionally this is served with sour cream.
vegan | step after rice, onion, olive oil | Season with fish sauce.
vegan | step after rice, onion, olive oil | Garnish with parmesan shavings as in the picture.
vegan | step after rice, onion, olive oil | Brush the dough with beaten egg so that it shines like gold.
vegan | step after rice, onion, olive oil | Use half butter, half oil.
vegan | step after rice, onion, olive oil | Fry the bacon as usual.
vegan | step after rice, onion, olive oil | Cook the chicken until no longer pink.
vegan | step after rice, onion, olive oil | Add the ham, no salt needed.
vegan | step after rice, onion, olive oil | Stir in mascarpone for a creamy texture.
vegan | step after rice, onion, olive oil | Melt a walnut-sized piece of butter.
vegan | step after rice, onion, olive oil | Add a knob of butter the size of a hazelnut.
vegan | step after rice, onion, olive oil | Toss with honey, not sugar.
vegan | step after rice, onion, olive oil | Let the cheese melt, which takes no time.
vegan | step after rice, onion, olive oil | Without the cream it would be too sharp, so pour it in slowly.
vegan | step after rice, onion, olive oil | Rub the steak with garlic.
vegan | step after rice, onion, olive oil | Lay the salmon on the rice.
vegan | step after rice, onion, olive oil | It is best with a fried egg on top.
vegan | step after rice, onion, olive oil | Where you like, dot with ricotta.
vegan | step after rice, onion, olive oil | Instead of rice you can serve shrimp.
vegan | step after rice, onion, olive oil | Top as you would a pizza, with mozzarella.
vegan | step after rice, onion, olive oil | Mix the tuna with mayonnaise as for a salad.
vegan | step after rice, onion, olive oil | Shape the minced beef into eight patties.
vegan | step after rice, onion, olive oil | Turn the heat to low and melt in the gouda.
vegan | step after rice, onion, olive oil | Beat the whites until they look like snow, then fold in the egg yolks.
vegan | step after rice, onion, olive oil | Die Eier wie gewohnt trennen.
vegan | step after rice, onion, olive oil | Den Speck ohne Fett auslassen.
vegan | step after rice, onion, olive oil | Sahne zugeben, bis die Sauce aussieht wie Samt.
vegan | step after rice, onion, olive oil | Mit Parmesan servieren, wie in Italien üblich.
vegan | step after rice, onion, olive oil | Die Butter schmelzen, nicht bräunen.
vegan | step after rice, onion, olive oil | Statt Reis passt auch Lachs.
vegan | step after rice, onion, olive oil | Alternativ Feta verwenden.
vegan | step after rice, onion, olive oil | Ein Klecks Crème fraîche rundet alles ab.
vegan | step after rice, onion, olive oil | Wer keine Sahne mag, nimmt Schmand.
vegan | step after rice, onion, olive oil | Die Milch nie kochen lassen.
vegan | step after rice, onion, olive oil | Das Hähnchen anbraten, bis es nicht mehr rosa ist.
vegan | step after rice, onion, olive oil | Normalerweise kommt noch ein Ei dazu.
vegan | step after rice, onion, olive oil | Früher wie heute gehört Speck hinein.
vegan | step after rice, onion, olive oil | Zum Servieren etwas Käse darüberhobeln.
vegan | step after rice, onion, olive oil | Den Thunfisch abtropfen lassen.
vegan | step after rice, onion, olive oil | Mit Honig abschmecken.
vegan | step after rice, onion, olive oil | Die Masse mit Ei binden, sie soll zusammenhalten wie Teig.
vegan | step after rice, onion, olive oil | Die Garnelen nur kurz erhitzen, sonst werden sie zäh.
vegan | step after rice, onion, olive oil | Die Sahne steif schlagen, sonst läuft die Creme davon.
vegan | step after rice, onion, olive oil | Je nach Geschmack Joghurt unterziehen.
vegan | step after rice, onion, olive oil | Beim Anrichten mit Sahne verzieren.
vegan | step after rice, onion, olive oil | Das Fleisch klopfen.
vegan | step after rice, onion, olive oil | Kein Salz, dafür Sardellen hacken.
vegan | step after rice, onion, olive oil | Keine Angst vor Butter.
vegan | step after rice, onion, olive oil | Mit der Gabel das Rührei zerpflücken.
vegan | step after rice, onion, olive oil | Die Würste im Sud ziehen lassen.
vegan | step after rice, onion, olive oil | Hier darf ruhig ein guter Schuss Sahne hinein.
vegan | step after rice, onion, olive oil | Nothing is missing but a bit of feta.
vegan | step after rice, onion, olive oil | Don't be shy with the cheese.
vegan | step after rice, onion, olive oil | No one will stop you from adding cream.
vegan | step after rice, onion, olive oil | Would you like it richer, stir in cream.
vegan | step after rice, onion, olive oil | Cream, as always, comes last.
vegan | step after rice, onion, olive oil | What makes it special is the bacon.
vegan | step after rice, onion, olive oil | There should be more butter than flour.
vegan | step after rice, onion, olive oil | Use more butter than you think.
vegan | step after rice, onion, olive oil | Half as much cream as stock goes in.
vegan | step after rice, onion, olive oil | Put as many prawns as fit into the pan.
vegan | line | sugar / sugar / for the meringue and 2 eggs
vegan | line | flour / Mehl / für die Form, und Butter
vegan | line | butter / Butter / für die Form
milk | line | biscuits / Kekse / aus Hafer und Butter
gluten | line | biscuits / Kekse / aus der Packung und Dose
no-pork | line | ham / Schinken / geräuchert
no-pork | line | ham / Rinderschinken mit Speck / geräuchert
`;
