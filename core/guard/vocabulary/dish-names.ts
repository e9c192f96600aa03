import { entry } from './term.ts';

/**
 * Names of dishes. They promise nothing by themselves: a stroganoff whose lines are all free of meat is free of it.
 * Dishes named after a food, such as butter chicken, are not among them.
 */
export const DISH_NAMES = [
  entry(
    [],
    `stroganoff*, bolognese*, ragù alla bolognese, alla bolognese, carbonara*, amatriciana*, alfredo, *gyros*, chili con carne, con carne, sin carne`,
    { isDish: true },
  ),
  entry(
    [],
    `*schnitzel*, wiener schnitzel*, *frikadelle*, fleischpflanzerl*, *bulette*, boulette*, leberkäs*, leberkäse*, cordon bleu*, *kebab*, *döner*, shawarma*, souvlaki*, bifteki*, cevapcici*, köfte*, kofta*`,
    { isDish: true },
  ),
  entry(
    [],
    `*gulasch*, goulash*, *geschnetzeltes, roulade*, rouladen*, *rouladen, sauerbraten*, hackbraten*, königsberger klopse, klopse, köttbullar*, labskaus*, cassoulet*, coq au vin, osso buco*, saltimbocca*, shepherds pie*, cottage pie*, currywurst*, hot dog*, quesadilla*, burrito*, enchilada*, taquito*, tempura*, maultasche*, quiche lorraine*, bouillabaisse*, ceviche*, pad thai*, ramen*, tiramisu*, cacio e pepe, *quiche*, toad in the hole, tortilla española, tortilla de patatas, spanish omelette, panna cotta*, *cheesecake*, käsekuchen*, lemon meringue pie*, meat ball*, *fleischbällchen*, hackbällchen*, caesar salad*, caesarsalat*, cäsar salat, clam chowder*, butter chicken, palak paneer, saag paneer, käsespätzle*, bourguignon*, boeuf bourguignon, beef bourguignon, cheeseburger*, lahmacun*, börek*, béchamel*, *hollandaise, hollandaise*, béarnaise*, parmigiana*, falscher hase*, paniert~, breaded, egg fried rice, geschnetzelt~, falschen hasen, falschem hasen, falsche hasen, kaiserschmarrn*, kaiserschmarren*, ragù*, bienenstich*, crème brûlée*, mac and cheese, mac n cheese`,
    { isDish: true },
  ),
  // In a step they may be something bought to go with the dish, unless the title names them as the dish itself.
  entry(
    [],
    `gravy*, bratensauce*, bratensoße*, *pesto*, puttanesca*, teriyaki*, *spätzle, spätzle*, remoulade*, tartare sauce, vanillesauce*, vanillesoße*, *punsch, satay*, saté*, *lasagne, lasagne*, *lasagna, lasagna*, cannelloni*, *pizza, pizza*, flammkuchen*, *hummus*, houmous*, udon*, gnocchi*, *nuggets, mojito*, margarita*, daiquiri*, caipirinha*, piña colada*, sangria*, glühwein*, mulled wine*, *ice cream*, *eiscreme, eiscreme*, *sorbet, toffee*, shortbread*, butterkeks*, tzatziki*, tsatsiki*, zaziki*, mayo*, mayonnaise*, tortilla*, custard*, *pudding, *pie, *kuchen, meringue*, baiser*`,
    { isDish: true, where: 'names' },
  ),
  // A step that uses them adds them.
  entry(
    [],
    'scallops, tuna, clam, fish and chips, bacon, crab cakes, fish cakes, butter tofu*, buttermilk*',
    {
      isDish: true,
      where: 'titles',
    },
  ),
];
