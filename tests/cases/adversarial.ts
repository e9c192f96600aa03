/**
 * Texts that must be rejected: avoided
 * part
 * words. Several traits are separated by commas; a line is `food / name / note`.
 */
export const ADVERSARIAL = `
milk | line | Ofencamembert / Ofencamembert /
milk | line | Vanilleskyr / Vanilleskyr /
milk | line | Trüffelbrie / Trüffelbrie /
milk | line | Fruchtkefir / Fruchtkefir /
milk | line | Kräutertzatziki / Kräutertzatziki /
fish | line | Räucherheilbutt / Räucherheilbutt /
crustaceans | line | Riesenscampi / Riesenscampi /
gluten | line | Knoblauchbaguette / Knoblauchbaguette /
gluten | line | Kürbisgnocchi / Kürbisgnocchi /
eggs | line | Spinatravioli / Spinatravioli /
sesame | line | Rote-Bete-Hummus / Rote-Bete-Hummus /
mustard | line | Currydressing / Currydressing /
eggs | line | brioche / Brioche /
eggs | line | brioche bun / Brioche-Burgerbrötchen /
eggs | title | Brioche French toast
eggs | step | Die Brioche in Scheiben schneiden.
milk | step | Toast the brioche.
eggs | line | challah / Challah /
eggs | line | plaited loaf / Hefezopf /
eggs | line | sweet bread / Rosinenzopf /
milk | line | plaited loaf / Osterzopf /
eggs | line | choux pastry / Brandteig /
eggs | line | choux buns / choux buns /
eggs | line | doughnuts / Krapfen /
eggs | line | Berliner / Berliner Pfannkuchen /
milk | line | croissants / Buttercroissants /
milk | line | pain au chocolat / Schokocroissant /
eggs | line | madeleines / Madeleines /
eggs | line | steamed dumpling / Germknödel /
eggs | line | Savarin / Savarin /
milk | step | Den Zucker in der Milch lösen.
eggs | step | Die Stärke im Ei loesen.
milk | step | Kakao in Sahne lösen und mit Topfen aus zwei Töpfen verrühren.
vegan | line | butter / Butter / vegan works too
gluten | line | flour / Mehl / gluten free works too
milk | line | milk / Milch / a vegan version works with oat drink
milk | line | butter or vegan butter / Butter oder vegane Butter /
gluten | line | pasta / Nudeln / oder glutenfreie
eggs | line | mayonnaise / Mayonnaise / ohne Ei geht auch
lactose-free | line | cream / Sahne / bei Bedarf laktosefrei
gluten | line | seitan strips / Räucherseitan /
gluten | line | stollen / Christstollen /
milk | line | stollen / Butterstollen /
gluten | line | Marmite / Marmite /
gluten | line | breakfast cereals / Frühstückscerealien /
nuts | line | chocolate bar / Toblerone /
nuts | line | wafer / Hanuta /
fish | line | dyed pollock / Lachsersatz /
fish | line | lumpfish roe / Kaviarersatz /
soy | line | inari / Inari-Taschen /
vegetarian | line | Bovril / Bovril /
vegetarian | line | stroganoff / Stroganow /
vegetarian | line | bolognaise sauce / bolognaise sauce /
vegetarian | line | souvlaki / Suvlaki /
vegetarian | line | kebab / Kebap /
vegetarian | line | collagen powder / Kollagenpulver /
vegetarian | line | marrow dumplings / Markklößchen /
vegetarian | line | halal chicken / Halal-Hähnchen /
vegetarian | line | halal sausage / Halal-Wurst /
vegetarian | line | game sausage / Wildbratwurst /
vegetarian | line | fat / tierisches Fett /
molluscs | line | squid / Kurzflossenkalmar /
molluscs | line | octopus / Moschuskrake /
crustaceans | line | crayfish / Sumpfkrebs /
eggs | line | liquid egg / Flüssigei /
fish | line | gurnard / Knurrhahn /
gluten | title | Weizenbrot mit Kräutern
gluten | title | SPAGHETTI aglio e olio
gluten | title | Seitan-Pfanne
gluten | title | Couscous-Salat
gluten | title | Bulgur with roasted peppers
gluten | title | Beer-battered cauliflower
gluten | title | Schwäbische Maultaschen
gluten | title | Käsespätzle
gluten | title | Semmelknödel mit Pilzen
gluten | title | Grießbrei mit Beeren
gluten | title | Flammkuchen vom Blech
gluten | line | flour / Mehl / gesiebt
gluten | line | soy sauce / Soja-Sauce /
gluten | line | panko / knuspriges Panko /
gluten | line | breadcrumbs / Semmelbrösel /
gluten | line | spelt flour / Dinkel-Vollkornmehl /
gluten | line | rye / Roggenschrot /
gluten | line | pearl barley / Graupen /
gluten | line | oats / Haferflocken /
gluten | line | wheat beer / Weizenbier /
gluten | line | malt vinegar / malt vinegar /
gluten | line | puff pastry / Blätterteig / aus dem Kühlregal
gluten | line | noodles / Eiernudeln /
gluten | line | ladyfingers / Löffelbiskuits /
gluten | line | biscuits / Butterkekse /
gluten | line | vegetables / Gemüse / in Mehl gewendet
gluten | step | Die Sauce mit einer Mehlschwitze binden.
gluten | step | Dust with semolina and bake.
gluten | step | In Paniermehl wenden und braten.
gluten | step | Stir in the teriyaki sauce.
gluten | step | Serve with toasted baguette slices.
crustaceans | title | Krabbencocktail
crustaceans | title | Linguine mit Scampi
crustaceans | line | shrimp / Nordseekrabben /
crustaceans | line | prawns / KING PRAWNS / peeled
crustaceans | line | shrimp / Riesengarnelenschwänze /
crustaceans | line | crayfish / Flusskrebse /
crustaceans | line | surimi / Surimi-Sticks /
crustaceans | line | red curry paste / rote Currypaste /
crustaceans | step | Die Hummerbutter einrühren.
crustaceans | step | Add the lobster tails and simmer.
crustaceans | step | Top with crab-meat.
eggs | title | Rührei mit Schnittlauch
eggs | title | Spinach omelette
eggs | title | Eier-Salat
eggs | title | Spaghetti carbonara with eggs
eggs | title | Schwäbische Spätzle
eggs | line | egg / Eigelb /
eggs | line | egg white / Eiweiß / steif geschlagen
eggs | line | eggs / eggs / beaten
eggs | line | mayonnaise / Mayonnaise /
eggs | line | meringue / Baiserschalen /
eggs | line | sauce / Remoulade /
eggs | step | Mit verquirltem Ei bestreichen.
eggs | step | Brush the top with egg wash.
eggs | step | Eischnee unterheben.
eggs | step | Serve with aïoli.
eggs | step | Die Hühnereier 6 Minuten kochen.
fish | title | Lachsfilet auf Spinat
fish | title | Caesar salad
fish | title | Thunfisch-Pizza
fish | title | Sardellen-Pasta
fish | line | Worcestershire sauce / Worcestersauce /
fish | line | fish sauce / Fischsoße /
fish | line | anchovies / anchovy fillets / chopped
fish | line | dashi / Dashi /
fish | line | herring / Matjesfilets /
fish | line | kimchi / Kimchi /
fish | line | olives / Tapenade /
fish | step | Season with a dash of Worcestershire.
fish | step | Den Räucherlachs darauf verteilen.
fish | step | Den Kabeljau trocken tupfen.
peanuts | title | Chicken satay
peanuts | title | Erdnuss-Nudeln
peanuts | line | peanut butter / Erdnussbutter /
peanuts | line | peanut butter / Erdnußmus /
peanuts | line | groundnut oil / groundnut oil /
peanuts | line | nuts / Studentenfutter /
peanuts | step | Sprinkle with chopped PEANUTS.
peanuts | step | Mit gerösteten Erdnüssen bestreuen.
peanuts | step | Mit Erd­nüssen bestreuen.
peanuts | step | Mit Erdnuessen bestreuen.
soy | title | Tofu-Curry
soy | title | Misosuppe
soy | line | soy sauce / soya sauce /
soy | line | edamame / Edamame-Bohnen /
soy | line | tempeh / Tempeh / gewürfelt
soy | line | tamari / Tamari /
soy | line | ketjap / Ketjap Manis /
soy | step | Mit Soja-Soße ablöschen.
soy | step | Glaze with hoisin sauce.
soy | step | Stir in the miso.
milk | title | Milchreis mit Zimt
milk | title | Käsekuchen
milk | title | Creamy mushroom soup with cream
milk | title | Buttermilk pancakes
milk | title | Rahmspinat
milk | title | Kräuterquark mit Kartoffeln
milk | line | butter / Butter / zerlassen
milk | line | ghee / Ghee /
milk | line | parmesan / Parmesan / gerieben
milk | line | whey / Molkenpulver /
milk | line | yoghurt / griechischer Joghurt /
milk | line | creme fraiche / Crème fraîche /
milk | line | chocolate / Vollmilchschokolade /
milk | line | milk / laktosefreie Milch /
milk | line | mozzarella / Büffelmozzarella /
milk | line | pesto / Basilikumpesto /
milk | step | Mit Sahne verfeinern.
milk | step | Finish with a knob of butter.
milk | step | Mit Schmand servieren.
milk | step | Pour over the béchamel.
milk | step | Mit geriebenem Kaese überbacken.
nuts | title | Haselnusskuchen
nuts | title | Walnuss-Birnen-Salat
nuts | title | Marzipan stollen
nuts | title | Almond cake
nuts | title | Nussecken
nuts | line | hazelnuts / Haselnüsse / gehackt
nuts | line | almonds / gemahlene Mandeln /
nuts | line | almond milk / Mandelmilch /
nuts | line | almond flour / almond flour /
nuts | line | cashews / Cashewkerne /
nuts | line | nutella / Nuss-Nougat-Creme /
nuts | line | pesto / pesto alla genovese /
nuts | line | pistachios / PISTAZIEN /
nuts | line | pecans / pecan halves /
nuts | step | Mit Mandelblättchen bestreuen.
nuts | step | Scatter the toasted walnuts on top.
nuts | step | Die Hasel-nüsse rösten.
nuts | step | Mit Wal\u200bnuss\u00ADkernen garnieren.
nuts | step | Amaretti zerkrümeln.
celery | title | Waldorfsalat
celery | line | celeriac / Knollensellerie /
celery | line | celery / celery sticks /
celery | line | stock / Gemüsebrühe /
celery | line | stock cube / vegetable stock cube /
celery | line | soup greens / 1 Bund Suppengrün /
celery | step | Add the bouillon.
celery | step | Mit Brühe ablöschen.
celery | step | Das Selleriegrün darüberstreuen.
mustard | title | Senf-Eier
mustard | line | mustard / Dijon-Senf /
mustard | line | curry powder / Currypulver /
mustard | line | gherkins / Gewürzgurken /
mustard | step | Whisk in the mustard.
mustard | step | Mit Honig-Senf-Sauce servieren.
sesame | title | Hummus mit Gemüse
sesame | line | tahini / Tahin /
sesame | line | sesame oil / geröstetes Sesamöl /
sesame | line | spice / Za'atar /
sesame | line | halva / Halwa /
sesame | step | Sprinkle with sesame seeds.
sesame | step | Mit Sesam bestreut servieren.
sulphites | title | Rotweinsauce
sulphites | line | dried apricots / getrocknete Aprikosen /
sulphites | line | white wine / trockener Weißwein /
sulphites | line | raisins / Rosinen /
sulphites | step | Deglaze with white wine.
sulphites | step | Mit Balsamico abschmecken.
lupin | line | lupin flour / Lupinenmehl /
lupin | step | Das Süßlupinenschrot einrühren.
molluscs | title | Miesmuscheln im Sud
molluscs | title | Calamari fritti
molluscs | line | oyster sauce / Austernsauce /
molluscs | line | squid / Tintenfischringe /
molluscs | line | scallops / Jakobsmuscheln /
molluscs | step | Add the clams and cover.
molluscs | step | Die Austern öffnen.
vegetarian | title | Hähnchen-Curry
vegetarian | title | Spaghetti Bolognese
vegetarian | title | Rinderrouladen
vegetarian | line | gelatine / Blattgelatine /
vegetarian | line | parmesan / Parmigiano Reggiano /
vegetarian | line | bacon / Speckwürfel /
vegetarian | line | chicken stock / Hühnerbrühe /
vegetarian | line | Worcestershire sauce / Worcestershire sauce /
vegetarian | line | gummy bears / Gummibärchen /
vegetarian | step | Die Fleischbrühe angießen.
vegetarian | step | Brown the mince.
vegetarian | step | Top with anchovies.
vegetarian | step | Das Hackfleisch krümelig braten.
vegetarian | step | Mit Schinkenwürfeln bestreuen.
vegan | title | Honig-Möhren
vegan | title | Tiramisu
vegan | line | honey / Akazienhonig /
vegan | line | eggs / Freilandeier /
vegan | line | butter / Butter /
vegan | line | milk / Milch /
vegan | line | panna cotta / Panna cotta /
vegan | step | Mit Joghurt verrühren.
vegan | step | Stir in the cream.
vegan | step | Serve with mayonnaise.
no-pork | title | Schweinebraten mit Kruste
no-pork | title | Ham and leek tart
no-pork | title | Mettbrötchen
no-pork | title | Bierschinken-Salat
no-pork | line | lard / Schweineschmalz /
no-pork | line | chorizo / Chorizo /
no-pork | line | pancetta / Pancetta /
no-pork | line | guanciale / Guanciale /
no-pork | line | 'nduja / 'Nduja /
no-pork | line | gelatine / Gelatine /
no-pork | line | sausages / Bratwürste /
no-pork | line | marshmallows / Marshmallows /
no-pork | step | Den Speck auslassen.
no-pork | step | Wrap in prosciutto.
no-pork | step | In Schmalz ausbacken.
no-alcohol | title | Coq au vin
no-alcohol | title | Bierteig-Gemüse
no-alcohol | line | vanilla extract / Vanilleextrakt /
no-alcohol | line | rum flavouring / Rumaroma /
no-alcohol | line | marsala / Marsala /
no-alcohol | line | kirsch / Kirschwasser /
no-alcohol | line | mirin / Mirin /
no-alcohol | line | eggnog / Eierlikör /
no-alcohol | step | Mit einem Schuss Sekt aufgießen.
no-alcohol | step | Flambé with brandy.
no-alcohol | step | Deglaze with sherry.
no-alcohol | step | Mit Rotwein ablöschen.
lactose-free | title | Sahnegulasch
lactose-free | line | milk / Vollmilch /
lactose-free | line | cream cheese / Frischkäse /
lactose-free | step | Mit Quark servieren.
gluten-free | title | Pizza Margherita
gluten-free | line | tortillas / Weizentortillas /
gluten-free | line | couscous / Couscous /
gluten-free | step | Mit Mehl bestäuben.
gluten-free | step | Serve with crusty bread.
word:coriander | step | Mit frischem Koriander bestreuen.
word:Koriander | line | cilantro / Koriandergrün /
word:Pilze | title | Champignon-Risotto
word:mushrooms | title | Pilzpfanne
word:Rosenkohl | line | brussels sprouts / Rosenkohl /
word:nuts | line | walnuts / Walnusskerne /
word:olives | title | Olivenbrot
word:Zimt | step | Mit Zimtzucker bestreuen.
nothing | line | bleach / ein Schuss Chlorreiniger /
nothing | step | Add the batteries.
nothing | step | Mit Spülmittel abschmecken.
nothing | title | Maiglöckchensuppe
nothing | line | essential oil / ätherisches Orangenöl /
nothing | line | dog food / Hundefutter /
nothing | line | aspirin / zerstoßene Aspirin /
nothing | line | wild mushrooms / Waldpilze / selbst gesammelt
nothing | line | chanterelles / selbst gesammelte Pfifferlinge /
nothing | step | Fry the mushrooms you found in the forest.
nothing | line | death cap / Knollenblätterpilz /
nothing | title | Nut-free brownies
nothing | title | Laktosefreier Kirschkuchen
nothing | title | Kuchen ohne Nüsse
nothing | step | This dish is gluten-free.
nothing | step | Das Gericht ist frei von Allergenen.
gluten | title | Toast Hawaii
gluten | line | yufka dough / Yufkateig /
gluten | step | Croûtons darüberstreuen.
gluten | line | orzo / Orzo-Nudeln /
gluten | step | Thicken with a little flour.
gluten | line | barley / Rollgerste /
milk | title | Kartoffelgratin mit Bergkäse
milk | line | double cream / double cream /
milk | step | Den Mascarpone glatt rühren.
milk | line | clarified butter / Butterschmalz /
milk | step | Serve with a dollop of yoghurt.
milk | line | evaporated milk / Kaffeesahne /
eggs | title | Bauernfrühstück mit Ei
eggs | line | egg yolk / 2 Dotter /
eggs | step | Crack 2 eggs into the pan.
eggs | title | Huevos rancheros
fish | title | Forelle Müllerin
fish | line | salmon / Stremellachs /
fish | step | Flake the smoked mackerel.
crustaceans | title | Garnelenspieße vom Grill
crustaceans | step | Add the tiger prawns.
nuts | title | Pekannusskuchen
nuts | line | hazelnut brittle / Haselnusskrokant /
nuts | step | Stir in the ground almonds.
peanuts | line | peanuts / gesalzene Erdnusskerne /
soy | line | tofu / Räuchertofu /
soy | step | Drizzle with tamari.
celery | line | broth / Instant-Gemüsebouillon /
mustard | step | Mit grobem Senf bestreichen.
sesame | title | Sesam-Hähnchen
molluscs | title | Spaghetti alle vongole
vegetarian | line | duck breast / Barbarie-Entenbrust /
vegetarian | step | Den Kasseler würfeln.
vegan | line | ricotta / Ricotta /
no-pork | title | Currywurst mit Pommes
no-pork | line | ham / Kochschinken /
no-alcohol | step | Mit Cognac flambieren.
no-alcohol | line | red wine / 200 ml kräftiger Rotwein /
no-alcohol | line | liqueur / Orangenlikör /
word:garlic | line | garlic / Knoblauchzehen /
lactose-free | step | Mit Crème double verfeinern.
word:Fenchel | title | Fennel gratin
nothing | line | mushrooms / unbekannte Waldpilze /
nothing | step | Add a drop of lavender essential oil.
nothing | title | Glutenfreie Waffeln
gluten | title | Brotauflauf mit Kirschen
gluten | line | tagliolini / frische Tagliolini /
gluten | line | stock / Rinderfond, mit Roux gebunden /
gluten | step | Mit Bier ablöschen.
gluten | step | Roll in breadcrumbs and chill.
gluten | line | filo pastry / Filoteigblätter /
gluten | line | worcester sauce / Sojasoße (hell) /
gluten | title | Hafer-Bratlinge
gluten | line | wheat / Weizenkleie /
milk | title | Béchamelkartoffeln
milk | line | cream / Schlagobers /
milk | line | cheese / Gruyère / frisch gerieben
milk | step | Zum Schluss die kalte Butter einmontieren.
milk | step | Add a splash of half and half cream.
milk | line | chocolate / weiße Schokolade /
milk | title | Tzatziki
milk | line | caramel / Karamellsauce /
milk | step | Drizzle with condensed milk.
eggs | line | pasta / frische Eiernudeln /
eggs | step | Die Eier trennen.
eggs | title | Lemon meringue pie
eggs | step | Mit Eistreiche bepinseln.
eggs | line | aioli / Knoblauchmayo /
fish | line | anchovy paste / Sardellenpaste /
fish | title | Fish and chips
fish | step | Den Fischfond angießen.
fish | line | caviar / Forellenkaviar /
crustaceans | line | prawn crackers / Krabbenchips /
crustaceans | title | Scampi-Risotto
nuts | title | Pistazien-Eis
nuts | line | praline / Krokant /
nuts | step | Fold in the chopped hazel nuts.
nuts | line | macadamia / Macadamianüsse /
nuts | step | Mit Nuss-Crunch toppen.
peanuts | title | Erdnusssuppe
peanuts | step | Whisk in the peanut-butter.
soy | line | soy granules / Sojagranulat /
soy | title | Mapo tofu
celery | step | Sellerie, Karotten und Lauch würfeln.
celery | line | stock / chicken stock /
mustard | title | Eier in Senfsoße
mustard | step | Brush with wholegrain mustard.
sesame | line | sesame / schwarzer Sesam /
sesame | step | Die Tahinsauce darüber geben.
molluscs | line | mussels / Muschelfleisch /
molluscs | step | Die Oktopusarme grillen.
sulphites | line | port / roter Portwein /
vegetarian | title | Toast mit Thunfisch
vegetarian | title | Speckpfannkuchen
vegetarian | line | chicken / Maishähnchenkeulen /
vegetarian | step | Add the shrimp paste.
vegetarian | line | salami / Peperonisalami /
vegetarian | step | Die Kalbsschnitzel klopfen.
vegan | title | Käse-Lauch-Suppe
vegan | step | Mit Ei bestreichen und mit Honig beträufeln.
vegan | line | sour cream / saure Sahne /
no-pork | title | Pasta amatriciana
no-pork | line | sausage / Mettenden /
no-pork | step | Die Schinkenwürfel anbraten.
no-pork | step | Render the bacon fat.
no-alcohol | title | Beschwipste Birnen in Rotwein
no-alcohol | line | brandy / Weinbrand /
no-alcohol | step | Add a splash of rum.
no-alcohol | line | vanilla / 1 tsp vanilla extract /
lactose-free | title | Cheeseburger
lactose-free | line | butter / Süßrahmbutter /
gluten-free | step | Auf Toastscheiben servieren.
gluten-free | line | noodles / Ramen /
word:cheese | title | Käsefondue
word:Knoblauch | step | Add the crushed garlic.
word:Paprika | title | Stuffed peppers
word:liver | line | goose liver / Gänseleber /
word:Rosinen | line | raisins / sultanas /
word:Anis | line | star anise / Sternanis /
word:bell peppers | title | Paprikagemüse
nothing | step | Add a cup of laundry detergent.
nothing | line | mushrooms / im Wald gesammelte Pilze /
nothing | line | wild garlic / selbst gepflückter Bärlauch /
nothing | title | Allergikergeeignete Kekse
nothing | step | The cake is dairy-free and egg-free.
nothing | title | Pancakes without milk
vegan | line | butter / Butter oder vegane Butter /
vegan | line | cream / cream / or a vegan alternative
vegan | line | butter / butter / for a non-vegan version
gluten | line | flour / Mehl oder glutenfreies Mehl /
nuts | step | Mit Butter und Mandeln, ohne Deckel, rösten.
milk | step | Melt the butter without burning it.
milk | title | Vegan bowl with feta
vegetarian | title | Vegetarische Lasagne, dazu Schinken
no-alcohol | step | Mit dem Kirsch beträufeln.
no-alcohol | step | Soak the cake with kirsch.
milk | line | milk / Міlch /
nuts | line | nuts / Nuß-Mischung /
gluten | title | Apfelstrudel
gluten | line | farro / Farro /
gluten | line | pretzel / Laugenbrezeln /
gluten | step | Fold the flour into the batter.
gluten | line | stock cube / Maggi-Würze /
gluten | title | Schinkennudeln
gluten | line | udon / Udonnudeln /
gluten | title | Butterbrezeln
gluten | title | Vollkornbrot
gluten | line | barley malt / Gerstenmalzextrakt /
eggs | title | Pfannkuchen mit Ei
eggs | line | egg / Ei (Größe M) /
eggs | step | Das Ei verquirlen.
eggs | title | Pochierte Eier
eggs | line | eggs / EIER /
milk | title | Sahnesoße
milk | title | Joghurtdressing
milk | line | milk powder / Magermilchpulver /
milk | title | Mac & cheese
milk | line | cheese / Emmentaler /
milk | line | ice cream / Vanilleeis /
milk | step | Etwas Rahm zugießen.
fish | title | Heringssalat
fish | title | Sushi mit Lachs
fish | line | fish sauce / Nuoc Mam /
fish | step | Die Anchovis hacken.
crustaceans | title | Hummerbisque
crustaceans | line | crab / crabmeat /
nuts | title | Mandelhörnchen
nuts | title | Bienenstich
nuts | line | nut mix / Nussmischung /
nuts | title | Linzer Torte
nuts | step | Top with pralines.
peanuts | title | Gado-Gado
soy | title | Teriyaki-Spieße
soy | line | soya mince / soya mince /
celery | line | soup vegetables / TK-Suppengemüse /
celery | title | Staudensellerie-Salat
mustard | line | mustard seeds / Senfkörner /
sesame | title | Falafel mit Tahini
sulphites | step | Mit Weißwein ablöschen.
lupin | title | Lupinen-Geschnetzeltes
molluscs | title | Tintenfischringe
vegetarian | title | Wiener Schnitzel
vegetarian | title | Currywurst
vegetarian | title | Königsberger Klopse
vegetarian | line | lard / Schmalz /
vegetarian | line | fish / Kabeljaufilet /
vegetarian | step | Die Entenkeulen anbraten.
vegetarian | line | duck fat / duck fat /
vegetarian | title | Pulled Lachs
vegan | title | Rührei-Toast
vegan | title | Quarkbällchen
vegan | line | gelatin / gelatin sheets /
no-pork | title | Leberkäse-Semmel
no-pork | title | Spaghetti alla gricia mit Guanciale
no-pork | line | ham / Serrano /
no-pork | title | Kassler mit Kraut
no-pork | line | bacon / Bauchspeck /
no-pork | line | pork / Schweinehack /
no-pork | line | mince / gemischtes Hackfleisch /
no-alcohol | title | Rumkugeln
no-alcohol | title | Whisky sauce
no-alcohol | line | sherry / Sherry, trocken /
no-alcohol | step | Mit Prosecco auffüllen.
no-alcohol | line | sake / Sake /
lactose-free | title | Lassi
word:tomatoes | title | Tomatensuppe
word:Kokos | title | Coconut rice
word:eggplant | line | aubergine / Auberginen /
word:spinach | title | Blattspinat
nothing | line | soap / Kernseife /
nothing | title | Suppe mit Eisenhut
nothing | step | Add crushed sleeping pills.
vegan | line | mead / Met / 
vegan | step | Deglaze with a glass of mead.
no-alcohol | line | mead / Honigwein / 
vegetarian | line | food colouring / rote Lebensmittelfarbe / mit E120
vegetarian | line | food colouring / red food colouring / contains carmine
vegetarian | line | colouring / Karmin / 
vegan | line | colouring / Farbstoff E 120 / 
vegetarian | line | cricket flour / Grillenmehl / 
fish | step | Das Zanderfilet auf der Hautseite braten.
molluscs | step | Die Oktopusarme grillen.
gluten | step | Die Rigatonireste überbacken.
milk | title | Mozzarellasalat
vegan | step | Die Pancettawürfel auslassen.
fish | line | grenadier / Grenadier /
fish | line | merlangius merlangus / Merlangius merlangus /
molluscs | line | Wellhornschnecken / Wellhornschnecken /
crustaceans | line | paralithodes camtschaticus / Paralithodes camtschaticus /
vegetarian | line | brains / Hirn /
vegan | line | sodium caseinate / Natriumkaseinat /
gluten | step | Boil the tagliatelle.
eggs | line | tagliatelle / Tagliatelle /
eggs | line | fresh tagliatelle / frische Tagliatelle /
eggs | step | Boil the fresh tagliatelle.
eggs | step | Die Eiernudeln abgießen.
milk | line | sour-milk cheese / Harzer /
milk | line | Danish blue / Danish blue /
fish | line | sole / sole /
no-alcohol | line | cider / Most /
gluten | line | gluten-free naan / glutenfreies Naan / oder normales Naan
milk | line | vegan kefir / either vegan or plain kefir /
milk | title | Kartoffelpüree mit veganer Butter/Butter
milk | step | Stir in the vegan yoghurt/yoghurt.
soy | line | plant-based milk / plant-based milk /
eggs | line | Wan-Tan-Blätter / Wan-Tan-Blätter /
eggs | line | protein powder of eggs / Eiweißpulver aus Hühnereiern /
eggs | step | Das Eiweiß aus dem Kühlschrank nehmen.
milk | line | mango with butter / Mango mit Butter /
fish | line | fish sauce / fish sauce / vegan works too
milk | line | fish sauce substitute with butter / fish sauce substitute with butter /
vegetarian | line | calf fat / calf fat /
vegetarian | line | Angus beef / Black Angus /
vegetarian | line | natural casings / Schafsaitlinge /
no-pork | line | Boston butt / Boston butt /
fish | line | caplin / Lodden /
fish | line | monkfish / Lotte /
fish | line | char / char /
milk | step after oat cream, sugar, rice # Vanilla ice cream | Serve with ice cream.
word:Kapern/Oliven | step | Mit Oliven bestreuen.
word:Kapern/Oliven | title | Salat mit Oliven/Kapern
vegan | line | frankfurters / Frankfurter /
vegan | title | Frankfurter Würstchen mit Senf
vegan | line | kielbasa / Krakauer /
milk | line | Tilsit / Tilsiter /
vegan | step | Top with the pepperoni.
eggs | line | egg tagliatelle made with durum wheat only / Eiertagliatelle nur aus Hartweizengrieß /
eggs | line | tagliatelle / Tagliatelle / made with durum wheat only
milk | line | whey / Schotte /
milk | line | cream / Nidel /
milk | line | semi-skimmed milk / Milch 1,5 % /
fish | line | weever / Petermännchen /
molluscs | line | escallops / Schnecken /
vegan | line | mutton fat / Schafsfett /
soy | line | texturised vegetable protein / texturiertes Eiweiß /
`;
