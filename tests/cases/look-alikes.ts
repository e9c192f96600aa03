/**
 * Harmless words that resemble avoided ones: avoided
 * part
 * words.
 */
export const LOOK_ALIKES = `
no-alcohol | line | Herzkirschen / Herzkirschen /
no-pork | line | Sellerieschnitzel / Sellerieschnitzel /
vegan | line | Olivenpastete / Olivenpastete /
vegan | line | Avocadotatar / Avocadotatar /
milk | line | Kokosnussmilchpulver / Kokosnussmilchpulver /
milk | line | Kokoskefir / Kokoskefir /
nuts | line | Erdmandelmehl / Erdmandelmehl /
eggs | line | pea protein powder / Eiweißpulver aus Erbsen /
eggs | line | Eiweißkonzentrat aus Kartoffeln / Eiweißkonzentrat aus Kartoffeln /
milk | line | mango butter / Mangobutter /
milk | line | kokum butter / kokum butter /
vegan | line | honeybush / Honigbusch /
vegan | line | honeydew / Honigtaumelone /
fish | line | fish mint / Fischminze /
vegetarian | line | duckweed / Entenflott /
vegetarian | line | bison grass / Bisongras /
fish | line | fish sauce substitute / fish sauce substitute /
fish | line | fish sauce (vegan) / fish sauce (vegan) /
milk | line | sour cream (dairy-free) / sour cream (dairy-free) /
milk | step after oat cream, rice, onion | Use it instead of double cream. / Whisk in the oil in place of butter. / Das Öl anstelle der Butter erhitzen.
fish | step | Char the peppers over a flame.
fish | step | Dab the tofu dry.
milk | title after margarine, potatoes, salt | Buttery potato mash
vegetarian | title after mushrooms, rice, onion | Pilz-Stroganow
vegetarian | title after tofu, onion | Suvlaki
fish | line | pork loin / Schweinelachse /
fish | line | loin of lamb / Lammlachs /
vegetarian | line | oxheart tomatoes / Ochsenherztomaten /
milk | line | fermented beans / milchsauer vergorene Bohnen /
fish | line | goldfish crackers / Goldfish Crackers /
molluscs | line | oyster crackers / oyster crackers /
fish | line | fishless fingers / fishless fingers /
vegetarian | line | goosefoot / goosefoot /
milk | line | butterbur / butterbur /
milk | line | saffron milk cap / saffron milk cap /
eggs | line | pea protein / Erbseneiweiß /
vegetarian | line | wild rocket / wild rocket /
vegetarian | line | chickenless strips / chickenless strips /
eggs | line | ice / gestoßenes Eis /
nothing | line | soapwort / Seifenkraut /
milk | step | In zwei Töpfen kochen.
milk | step | Die Nudeln aus den Kochtoepfen heben.
milk | title | Linsen in kleinen Töpfen
gluten | line | herbs / Kräuter aus badischen Küchen /
gluten | line | herbs / Kräuter aus guten Kuechen /
milk | title | Butternut squash soup
milk | title | Butternusskürbis aus dem Ofen
milk | title | Kokosmilch-Curry
milk | title | Coconut milk rice
milk | line | peanut butter / Erdnussbutter /
milk | line | cocoa butter / Kakaobutter /
milk | line | butter beans / Butterbohnen /
milk | line | butter lettuce / Buttersalat /
milk | line | oat milk / Hafermilch /
milk | line | oat drink / Haferdrink /
milk | line | almond milk / Mandelmilch / ungesüßt
milk | line | soy cream / Soja-Sahne /
milk | line | vegan butter / vegane Butter /
milk | line | coconut cream / coconut cream /
milk | line | cream of tartar / cream of tartar /
milk | line | dark chocolate / Zartbitterschokolade /
milk | step | Die Kokosmilch angießen.
milk | step | Die butterweichen Kartoffeln stampfen.
milk | step | Cream the sugar and margarine.
milk | step | Shake until creamy.
milk | step | In a casserole dish, layer the vegetables.
milk | step | Butterfly the chicken breast.
milk | step | Den Rahmen der Form fetten.
milk | step | Drain the cashew cream cheese.
gluten | title | Buchweizen-Pfannkuchen
gluten | title | Buckwheat pancakes
gluten | title | Reisnudel-Salat
gluten | title | Glasnudelsalat
gluten | title | Kartoffelpuffer mit Apfelmus
gluten | line | rice noodles / Reisnudeln /
gluten | line | corn tortillas / Maistortillas /
gluten | line | rice flour / Reismehl /
gluten | line | gluten-free flour / Mehl / glutenfrei
gluten | line | oats / glutenfreie Haferflocken /
gluten | line | potatoes / mehligkochende Kartoffeln /
gluten | line | chickpea flour / Kichererbsenmehl /
gluten | line | ginger beer / ginger beer /
gluten | line | polenta / Maisgrieß /
gluten | line | locust bean gum / Johannisbrotkernmehl /
gluten | line | curry paste / Currypaste /
gluten | line | cornflour / cornflour /
gluten | step | In Butterschmalz ausbacken.
gluten | step | Toast the seeds in a dry pan.
gluten | step | Auf Backpapier legen.
gluten | step | Die Gewürze kurz toasten.
nuts | title | Nutmeg potatoes
nuts | line | nutmeg / Muskatnuss /
nuts | line | coconut / Kokosnuss /
nuts | line | water chestnuts / Wasserkastanien /
nuts | line | butternut squash / Butternut-Kürbis /
nuts | line | peanuts / Erdnüsse /
nuts | line | tangerine / Mandarinen /
nuts | line | nutritional yeast / nutritional yeast /
nuts | line | lamb's lettuce / Nüsslisalat /
nuts | step | Guten Appetit und viel Genuss!
nuts | step | Cut into walnut-sized pieces.
nuts | step | Die Butter nussbraun werden lassen.
nuts | step | Slice with a mandoline.
eggs | title | Eggplant parmigiana
eggs | line | aubergine / Eierfrucht /
eggs | line | chanterelles / Eierschwammerl /
eggs | line | ice cubes / Eiswürfel /
eggs | line | iceberg lettuce / Eisbergsalat /
eggs | line | egg substitute / Ei-Ersatz /
eggs | line | mayonnaise / vegane Mayonnaise /
eggs | step | Den Teig zu einem Brei rühren.
eggs | step | In drei Portionen teilen.
eggs | step | Die Zwiebeln dabei glasig dünsten.
fish | line | mushrooms / oyster mushrooms /
fish | step | Mit dem Fischmesser zerteilen.
fish | step | Die Kräuter frisch hacken.
fish | title | Karottenlachs
molluscs | line | oyster mushrooms / Austernpilze /
molluscs | line | king oyster mushroom / Austernseitlinge /
molluscs | line | pasta / Muschelnudeln /
molluscs | title | Zimtschnecken
molluscs | title | Scalloped potatoes
crustaceans | line | crab apples / crab apples /
peanuts | line | hazelnuts / Haselnüsse /
peanuts | line | peas / Erbsen /
soy | line | coconut aminos / coconut aminos /
celery | line | kohlrabi / Kohlrabi /
celery | title | Käsefondue
celery | step | Use a stockpot or a large pan.
mustard | line | curry leaves / Curryblätter /
mustard | title | Kürbiscurry
sesame | title | Auf der Sesamstraße zu Hause
sulphites | line | grapes / Weintrauben /
sulphites | line | vine leaves / Weinblätter /
sulphites | line | rice vinegar / Reisessig /
no-alcohol | line | vine leaves / Weinblätter /
no-alcohol | line | ginger beer / Ingwerbier /
no-alcohol | line | wine vinegar / Rotweinessig /
no-alcohol | line | baking powder / Weinsteinbackpulver /
no-alcohol | line | beer / alkoholfreies Bier /
no-alcohol | line | ham / Bierschinken /
no-alcohol | line | cherries / Kirschen /
no-alcohol | line | vanilla sugar / Vanillezucker /
no-alcohol | title | Schweinefilet mit Portobello
no-alcohol | step | Rumgeben und die Portionen anrichten.
no-alcohol | step | Import the flavours and ginger.
no-pork | title | Hamburger vom Rind
no-pork | title | Hamburger
no-pork | line | beef sausages / Rindswürste /
no-pork | line | turkey ham / Putenschinken /
no-pork | line | graham crackers / graham crackers /
no-pork | line | ghee / Butterschmalz /
no-pork | line | champignons / Champignons /
vegetarian | title | Linsen-Bolognese
vegetarian | title | Sellerieschnitzel
vegetarian | title | Cauliflower steaks
vegetarian | title | Chickpea curry
vegetarian | line | soya chunks / Sojaschnetzel /
vegetarian | line | kidney beans / Kidneybohnen /
vegetarian | line | beef tomatoes / Fleischtomaten /
vegetarian | line | hearts of palm / Palmherzen /
vegetarian | line | vegan sausages / vegane Würstchen /
vegetarian | line | lemon rind / lemon rind /
vegetarian | line | lamb's lettuce / Feldsalat /
vegetarian | line | smoked tofu / Räuchertofu /
vegetarian | line | vegetable stock / Gemüsebrühe /
vegetarian | step | Das Fruchtfleisch auskratzen.
vegetarian | step | Die Zwiebeln anbraten und die Kräuter hacken.
vegetarian | step | Mince the garlic.
vegetarian | step | Durch den Fleischwolf drehen.
vegan | line | agave / Agavendicksaft /
vegan | line | honeydew melon / Honigmelone /
vegan | line | plant milk / pflanzliche Milch /
vegan | line | oat cream / Hafersahne /
vegan | line | vegan feta / veganer Feta /
lactose-free | line | lactose-free milk / laktosefreie Milch /
lactose-free | line | coconut yoghurt / Kokosjoghurt /
gluten-free | line | buckwheat / Buchweizen /
gluten-free | line | pasta / glutenfreie Penne /
word:butter | title | Butternutsuppe
word:peas | line | pear / Birne /
word:corn | step | Crush the peppercorns.
word:Reis | step | Auf die Reise mitnehmen.
nothing | step | Wash your hands with soap after touching the chicken.
nothing | step | Makes a lovely gift for friends.
nothing | line | strawberries / Erdbeeren /
nothing | line | chanterelles / Pfifferlinge /
nothing | line | porcini / getrocknete Steinpilze /
nothing | line | mushrooms / braune Champignons /
nothing | title | Sugar-free apple sauce
nothing | title | Alkoholfreier Punsch
nothing | step | Feel free to add more eggs from free-range hens.
milk | line | coconut yoghurt / Kokosjoghurt-Alternative /
milk | title | Creamy vegan pumpkin soup
milk | line | butternut / Butternut /
milk | line | soy milk / ungesüßte Sojamilch /
gluten | title | Rice paper rolls
gluten | line | buckwheat flour / Buchweizenmehl /
gluten | line | glass noodles / Glasnudeln /
gluten | step | Mit Speisestärke binden.
nuts | line | coconut flakes / Kokosraspel /
nuts | line | chestnuts / Maronen /
eggs | title | Reispfanne mit Brokkoli
eggs | step | Die Kräuter klein schneiden.
fish | title | Frische Tomatensuppe
soy | line | mung bean sprouts / Mungobohnensprossen /
no-pork | line | turkey bacon / Putenspeck /
vegetarian | title | Bean burgers
vegetarian | title | Gemüsefrikadellen
vegetarian | step | Die Fleischtomaten überbrühen.
no-alcohol | line | grape juice / Traubensaft /
molluscs | title | Austernpilz-Gyros
vegan | title | Vegane Lasagne mit Linsen-Bolognese
sesame | line | linseed / Leinsamen /
nothing | line | champignons / Champignons aus Zucht /
nothing | step | Sammle die Reste in einer Schüssel.
celery | line | celery-free stock / selleriefreie Brühe /
vegan | title | Creamy tomato soup with basil
vegan | title | Rote-Linsen-Bolognese mit Zucchini
vegan | title | Vegane Frikadellen aus Kidneybohnen
vegan | line | oat drink / ungesüßter Haferdrink / zimmerwarm
vegan | line | margarine / Margarine /
vegan | line | yeast flakes / Hefeflocken /
vegan | line | plant-based cream / pflanzliche Kochcreme /
vegan | line | soy yoghurt / Sojajoghurt natur /
vegan | line | coconut oil / Kokosöl /
vegan | line | vegan parmesan / vegan parmesan /
vegan | step | Die Avocado halbieren und das Fruchtfleisch herauslösen.
vegan | step | Blend until smooth and creamy.
vegan | step | Alles verrühren, dabei drei Esslöffel Wasser zugeben.
vegan | step | Heat the oil in a heavy pan and cook the onions until soft.
gluten | title | Hähnchen mit Reis und Gemüse
gluten | line | cornstarch / Maisstärke /
gluten | line | tamari / Tamari /
gluten | line | corn tortillas / corn tortillas /
gluten | line | polenta / Polenta /
gluten | line | quinoa / Quinoa /
gluten | line | tortilla chips / Mais-Tortillachips /
gluten | step | Mit der Stärke abbinden.
gluten | step | Roll the rice paper around the filling.
milk | title | Thai coconut soup
milk | line | coconut milk / fettreduzierte Kokosmilch /
milk | line | almond butter / Mandelmus /
milk | step | Die Masse cremig rühren.
milk | step | Knead until buttery soft dough forms with margarine.
nuts | line | nutmeg / geriebene Muskatnuss /
nuts | line | pumpkin seeds / Kürbiskerne /
nuts | line | desiccated coconut / Kokosraspeln /
eggs | line | aubergines / Auberginen /
eggs | step | Abschmecken und dabei heiß servieren.
fish | step | Mit frischer Petersilie bestreuen.
celery | line | parsley root / Petersilienwurzel /
no-alcohol | line | balsamic vinegar / Balsamico /
no-alcohol | title | Traubenkuchen
no-pork | line | turkey / Putenschnitzel /
no-pork | title | Beef burger with onions
vegetarian | line | halloumi / Halloumi /
vegetarian | line | eggs / 4 Eier /
vegetarian | title | Mushroom stroganoff
vegetarian | step | Grill the vegetable skewers.
vegetarian | step | Die Bratlinge von beiden Seiten goldbraun braten.
mustard | line | chilli / Chiliflocken /
sesame | line | poppy seeds / Mohn /
soy | line | runner beans / grüne Bohnen /
molluscs | line | mushrooms / Austernseitlinge / in Streifen
word:onions | line | garlic / Knoblauch /
word:rice | step | Den Brei rühren.
nothing | title | Pilzrahmsuppe mit Champignons
nothing | step | Discard the rhubarb leaves and wash your hands with soap.
nothing | step | Die Kartoffeln mit Schale kochen, grüne Stellen wegschneiden.
nothing | line | mushrooms / Waldchampignons aus dem Supermarkt /
gluten | step | Das glutenfreie Mehl unterrühren.
gluten | step | Stir in the gluten-free oats.
lactose-free | step | Die laktosefreie Sahne steif schlagen.
nothing | title | Schokokuchen ohne Mehl
nothing | step | Die Zwiebeln ohne Butter anbraten.
nothing | title | No-bake strawberry tart
no-alcohol | title | Kirsch-Streusel-Kuchen
vegan | step | Die Butterbohnen abspülen.
vegan | title | Gebackene Süßkartoffel mit Hummus
vegan | line | almond milk / almond milk /
vegan | step | Put everything in a bowl and toss.
vegan | line | mushrooms / Champignons / geputzt
vegan | step | Die Paprika in Streifen schneiden und in einer Pfanne anbraten.
vegetarian | title | Spinat-Ricotta-Auflauf
vegetarian | line | butter / Butter /
vegetarian | step | Die Eier trennen und das Eiweiß steif schlagen.
vegetarian | title | Eggs Florentine
gluten | title | Ofengemüse mit Feta
gluten | line | potatoes / festkochende Kartoffeln /
gluten | step | Auf vier Teller verteilen.
gluten | line | rice / Risottoreis /
milk | title | Spaghetti aglio e olio
milk | line | margarine / vegane Margarine /
milk | line | vinegar / Weißweinessig /
milk | step | Beat until light and fluffy.
eggs | title | Kartoffelsalat mit Brühe
eggs | line | ice / crushed ice /
eggs | step | Einen weiteren Löffel dabei geben.
fish | title | Tofu-Bowl
nuts | title | Kürbissuppe mit Kokos
nuts | line | sunflower seeds / Sonnenblumenkerne /
nuts | line | poppy / Mohn /
no-pork | line | lamb / Lammhackfleisch /
no-pork | title | Rindergulasch
no-pork | step | Specks of black pepper.
no-alcohol | title | Weintraubensalat
no-alcohol | line | vinegar / Apfelessig /
no-alcohol | step | Etwas Traubensaft einrühren.
celery | line | leek / Lauch /
mustard | title | Gurkensalat
sesame | title | Nudelsalat
sulphites | line | lemon / Zitrone /
soy | line | oat milk / Haferdrink /
nothing | step | Mit Salz und Pfeffer würzen und servieren.
nothing | step | Remove the seeds from the core.
nothing | step | Kräuter frisch aus dem Garten hacken.
sulphites | step | Simmer until most of the liquid has gone.
sulphites | step | Reserve the most tender leaves.
celery | step | Those who are fond of heat add more chilli.
nothing | step | For lack of a grill, use a hot pan.
vegan | step | Keep it warm in a flask.
vegan | line | parsley / Petersilie / 1 kleiner Strauß
gluten-free | step after potatoes, eggs, olive oil | Turn the tortilla with a plate and fry the other side.
gluten-free | step after potatoes, eggs, olive oil # Spanish tortilla | Turn the tortilla and fry the other side.
gluten-free | step after Kartoffeln, Eier, Olivenöl # Tortilla mit Kartoffeln | Die Tortilla wenden und fertig braten.
vegetarian | title | Aubergine polpette with tomatoes
vegan | step after Kokosmilch, Zucker | Die Kokos-Chantilly aufschlagen.
vegetarian | line | gluten-free pasta / Linsennudeln al dente /
vegetarian | line | parsley / 1 Strauß Petersilie /
vegetarian | line | cheese / cheese suitable for vegans /
vegetarian | line | buffalo mozzarella / Büffelmozzarella /
milk | line | bean curd / bean curd /
fish | line | rhubarb / Rhabarber /
vegan | step | Die Oberseite soll fest werden.
vegetarian | title | Apfelstrudel nach Wiener Art
celery | step | Use a stockpot for the pasta.
mustard | step | Pickle the onions for an hour.
sulphites | title | Salat mit Apfelessig
vegan | line | durum wheat tagliatelle / dried durum wheat tagliatelle / the kind made with just wheat and water
vegan | step | Boil the tagliatelle in salted water.
eggs | title | Tagliatelle with mushrooms
eggs | step | Die Fettuccine abgießen.
milk | title | Harzer Kartoffelsuppe
vegetarian | title | Bologna-style tagliatelle
milk | title | Danish blueberry cake
gluten | line | gluten-free flour / glutenfreies Mehl / oder glutenfreie Haferflocken
milk | title | Kartoffelpüree mit veganer Butter/Margarine
gluten | line | cod / cod / or wrapped in foil
vegetarian | title | Frankfurter Grüne Soße
vegan | title | Krakauer Kartoffelsuppe
milk | title | Tilsiter Rübeneintopf
vegan | title | Debrecziner Gemüsetopf
vegan | step | Die Pepperoni in Ringe schneiden.
eggs | line | dried tagliatelle made with durum wheat only / Tagliatelle nur aus Hartweizengrieß /
eggs | line | durum wheat fettuccine / durum wheat fettuccine /
vegan | line | filtered water / gefiltertes Wasser /
vegan | line | custard apple / Cherimoya /
vegan | line | donut peach / Plattpfirsich /
vegan | line | orange pulp / Orangenfruchtfleisch /
milk | line | blue fenugreek / Schabzigerklee /
milk | line | flour type 550 / Mehl Typ 550 /
`;
