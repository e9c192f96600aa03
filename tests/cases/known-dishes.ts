/**
 * Dish names, written before checking which of them the guard knows: avoided food | name in a title. Odd ones were used
 * to extend the rules, even ones only to measure.
 */
const TOLD = `
fish | Cullen skink
milk | Eton mess
eggs | Victoria sponge
nuts | Bakewell tart
gluten | Spotted dick
fish | Stargazy pie
milk | Ploughman's lunch
gluten | Dampfnudeln
milk | Frankfurter Grüne Soße
eggs | Baumkuchen
eggs | Salzburger Nockerl
eggs | Sachertorte
gluten | Germknödel
milk | Liptauer
nuts | Basler Läckerli
vegetarian | Papet Vaudois
eggs | Palatschinken
milk | Gulab jamun
milk | Dal makhani
milk | Malai kofta
gluten | Naan
gluten | Gyoza
crustaceans | Har gow
eggs | Katsudon
crustaceans | Tom yum goong
soy | Japchae
milk | Dulce de leche
milk | Pão de queijo
gluten | Empanadas
milk | Chiles rellenos
`;

/** Dish names that surely do not contain the avoided food. */
const QUIET = `
gluten | Bubble and squeak
gluten | Colcannon
milk | Mushy peas
milk | Piccalilli
eggs | Jacket potatoes
nuts | Cornish pasties
milk | Rote Grütze
gluten | Rote Grütze
milk | Kartoffelpuffer
eggs | Bratkartoffeln
milk | Sauerbraten
vegan | Erdäpfelsalat
gluten | Tafelspitz
eggs | Rösti
nuts | Zürcher Geschnetzeltes
fish | Bündner Gerstensuppe
milk | Chana masala
vegan | Aloo gobi
milk | Baingan bharta
gluten | Idli
eggs | Masala dosa
eggs | Onigiri
gluten | Mochi
gluten | Congee
fish | Edamame
milk | Guacamole
vegan | Pico de gallo
gluten | Arepas
vegetarian | Gallo pinto
milk | Chimichurri
`;

/** Name of a dish, and whether a cook who avoids something is warned. */
export type KnownDish = { readonly avoided: string; readonly name: string; readonly isTold: boolean };

const dishesIn = (table: string, isTold: boolean): readonly KnownDish[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [avoided = '', name = ''] = row.split(' | ');
      return { avoided, name, isTold };
    });

export const KNOWN_DISHES: readonly KnownDish[] = [...dishesIn(TOLD, true), ...dishesIn(QUIET, false)];
