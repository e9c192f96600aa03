import { entry } from './term.ts';

/**
 * Names of dishes. They promise nothing by themselves: a stroganoff whose lines are all free of meat is free of it.
 * Dishes named after a food, such as butter chicken, are not among them.
 */
export const DISH_NAMES = [
  entry(
    [],
    `stroganoff*, stroganow*, stroganov*, bolognese*, bolognaise*, ragù alla bolognese, ragu alla bolognese, alla bolognese, bolo, carbonara*, alla carbonara, amatriciana*, alfredo, *gyros*, chili con carne, chilli con carne, chile con carne, chili sin carne, chilli sin carne, con carne, sin carne`,
    { isDish: true },
  ),
  entry(
    [],
    `*schnitzel*, schnitzel*, wiener schnitzel*, wienerschnitzel*, jägerschnitzel*, zigeunerschnitzel*, *frikadelle*, frikadelle*, fleischpflanzerl*, *bulette*, bulette*, boulette*, leberkäs*, leberkäse*, cordon bleu*, *kebab*, kebab*, kebap*, shish kebab*, *döner*, döner*, doner, döner kebab*, doner kebab*, shawarma*, souvlaki*, suvlaki*, bifteki*, cevapcici*, ćevapčići*, köfte*, kofta*`,
    { isDish: true },
  ),
  entry(
    [],
    `*gulasch*, gulasch*, goulash*, *geschnetzeltes, geschnetzeltes, zürcher geschnetzeltes*, roulade*, rouladen*, *rouladen, sauerbraten*, hackbraten*, königsberger klopse, klopse, köttbullar*, labskaus*, cassoulet*, coq au vin, ossobuco*, osso buco*, saltimbocca*, shepherds pie*, cottage pie*, currywurst*, hot dog*, hotdog*, moussaka*, musaka*, maultasche*, quiche lorraine*, bouillabaisse*, ceviche*, paella*, jambalaya*, gumbo*, rendang*, larb, pad thai*, ramen*, tiramisu*, cacio e pepe, mac and cheese, mac n cheese`,
    { isDish: true },
  ),
];
