import { foodTable } from './food-table.ts';

/** Water, juices and other drinks, and the alcohol that is cooked with. */
export const DRINKS = foodTable(`
  water | 14555 | 0 0 0 0 | density 1.0, cube 20 | varieties | water, cold water, warm water, hot water, boiling water, tap water, lukewarm water, ice, ice cubes, ice water, tepid water, iced water | Wasser, kaltes Wasser, warmes Wasser, heißes Wasser, lauwarmes Wasser, kochendes Wasser, Eiswürfel, Leitungswasser, Eis gecrusht, Nudelwasser, Kochwasser
  sparkling-water | 14121 | 0 0 0 0 | density 1.0 | | sparkling water, soda water, club soda | Mineralwasser, Sprudelwasser, Sprudel, Sodawasser
  apple-juice | 9016 | 0.1 11.1 0.1 0.2 | density 1.05 | | apple juice, cloudy apple juice | Apfelsaft, naturtrüber Apfelsaft
  grape-juice | 9135 | 0.4 14.6 0.1 0.2 | density 1.06 | | grape juice | Traubensaft, weißer Traubensaft, roter Traubensaft
  pineapple-juice | 9273 | 0.4 12.7 0.1 0.2 | density 1.05 | | pineapple juice | Ananassaft
  cherry-juice | BLS F212600 | 0.8 12.9 0.4 0.1 | density 1.05 | | cherry juice, fruit juice, tropical juice | Kirschsaft, Fruchtsaft, Multivitaminsaft, Maracujasaft, Mangosaft
  cranberry-juice | 9522 | 0.3 10.8 0.1 0.1 | density 1.05 | | cranberry juice | Cranberrysaft, Johannisbeersaft
  pomegranate-juice | 9442 | 0.2 13 0.3 0.1 | density 1.05 | | pomegranate juice | Granatapfelsaft
  grapefruit-juice | 9123 | 0.6 7.1 0.1 0.8 | density 1.04 | | grapefruit juice | Grapefruitsaft
  tomato-juice | 11886 | 0.9 3.1 0.3 0.4 | density 1.03 | | tomato juice | Tomatensaft
  carrot-juice | 11655 | 1 8.5 0.2 0.8 | density 1.0 | | carrot juice | Karottensaft, Möhrensaft
  coconut-water | 12119 | 0.7 2.6 0.2 1.1 | density 1.0 | | coconut water | Kokoswasser
  lemonade | 14144 | 0.1 10.4 0 0 | density 1.03 | | lemonade, lemon-lime soda | Zitronenlimonade, Limonade
  cola | 14148 | 0 10.4 0.3 0 | density 1.03, can 330 | | cola, Coca-Cola | Cola
  ginger-ale | 14136 | 0 8.8 0 0 | density 1.03 | | ginger ale, ginger beer | Ginger Ale
  tonic-water | 14155 | 0 8.8 0 0 | density 1.03 | | tonic water | Tonic Water
  coffee | 14209 | 0.1 0 0 0 | density 1.0 | | coffee, brewed coffee, strong coffee, black coffee | Kaffee, starker Kaffee
  espresso | 14210 | 0.1 1.7 0.2 0 | density 1.0 | | espresso | Espresso
  instant-coffee | 14214 | 12.2 75.4 0.5 0 | density 0.22 | | instant coffee, instant espresso powder, coffee powder, instant coffee granules, espresso powder | Instantkaffee, löslicher Kaffee, Espressopulver, Instant-Espressopulver, Instantkaffeepulver
  tea | 14355 | 0 0.3 0 0 | density 1.0, packet 2 | | tea, black tea, tea bags, tea bag | Tee, schwarzer Tee, Teebeutel, Schwarztee
  green-tea | 14278 | 0.2 0 0 0 | density 1.0, packet 2 | | green tea, matcha | grüner Tee, Matcha
  white-wine | 14106 | 0.1 2.6 0 0 10.3 | density 0.99, bottle 743 | alcohol sulphites | white wine, dry white wine, wine, dry wine | Weißwein, trockener Weißwein, Wein, Riesling, Weisswein
  red-wine | 14096 | 0.1 2.6 0 0 10.7 | density 0.99, bottle 743 | alcohol sulphites | red wine, dry red wine | Rotwein, trockener Rotwein, Glühwein
  rose-wine | 14253 | 0.4 3.8 0 0 9.6 | density 0.99, bottle 743 | alcohol sulphites | rosé wine, rosé | Roséwein
  sparkling-wine | 14084 | 0.1 2.7 0 0 10.4 | density 0.99, bottle 743 | alcohol sulphites | sparkling wine, prosecco, champagne | Sekt, Prosecco, Champagner, Schaumwein
  fortified-wine | 14536 | 0.2 11.7 0 0 15.1 | density 1.0, bottle 750 | alcohol sulphites | sherry, dry sherry, port, Marsala, Madeira, vermouth, dry vermouth, port wine, marsala wine | Sherry, Portwein, Marsala, Wermut, Madeira, Noilly Prat, trockener Sherry
  rice-wine | 43479 | 0.5 5 0 0 16.2 | density 1.0 | alcohol | rice wine, Shaoxing wine, sake, shaoxing rice wine, Chinese rice wine | Reiswein, Sake, Shaoxing-Wein
  mirin | 14057 | 0.2 13.7 0 0 15.1 | density 1.1 | alcohol | mirin | Mirin
  beer | 14003 | 0.5 3.6 0 0 3.9 | density 1.01, bottle 500, can 500 | alcohol gluten | beer, lager, ale, stout, Guinness, pale ale, dark beer | Bier, helles Bier, dunkles Bier, Schwarzbier, Weißbier, Pils, Malzbier, Weizenbier
  cider | 14250 | 0 5.9 0 0 4.7 | density 1.0, bottle 500 | alcohol sulphites | cider, dry cider, hard cider | Cidre, Apfelwein, Most
  rum | 14050 | 0 0 0 0 33.3 | density 0.95 | alcohol | rum, dark rum, white rum | Rum, brauner Rum, weißer Rum, Stroh-Rum
  brandy | 14037 | 0 0 0 0 33.3 | density 0.95 | alcohol | brandy, cognac, calvados, kirsch, grappa, pisco | Weinbrand, Cognac, Kirschwasser, Calvados, Grappa, Obstler, Schnaps, Armagnac, Kirsch
  whisky | 14052 | 0 0.1 0 0 36 | density 0.95 | alcohol | whisky, whiskey, bourbon | Whisky, Whiskey, Bourbon
  vodka | 14051 | 0 0 0 0 33.3 | density 0.95 | alcohol | vodka | Wodka
  gin | 14049 | 0 0 0 0 38 | density 0.94 | alcohol | gin | Gin
  tequila | 14037 | 0 0 0 0 33.3 | density 0.95 | alcohol | tequila | Tequila
  liqueur | 14034 | 0 41.6 0.3 0 29.1 | density 1.1 | alcohol | orange liqueur, Cointreau, Grand Marnier, triple sec, liqueur, amaretto, limoncello | Orangenlikör, Cointreau, Grand Marnier, Likör, Amaretto, Limoncello
  coffee-liqueur | 14414 | 0.1 46.8 0.3 0 21 | density 1.1 | alcohol | coffee liqueur, Kahlúa | Kaffeelikör
  egg-liqueur | 14415 | 2.8 20.9 15.7 0 13.1 | density 1.1 | alcohol eggs milk lactose | advocaat, Irish cream, Baileys | Eierlikör, Baileys
`);
