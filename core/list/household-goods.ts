import { stemsOf } from '../nutrition/fold-name.ts';

const GOODS = {
  en: `toilet paper, loo roll, toilet roll, kitchen roll, kitchen paper, kitchen towels, paper towels, tissues, napkins,
    serviettes, baking paper, baking parchment, parchment paper, greaseproof paper, foil, tin foil, cling film, cling wrap,
    freezer bags, bin bags, bin liners, trash bags, garbage bags, sponges, dishcloths, washing-up liquid, dish soap,
    dishwasher tablets, dishwasher salt, rinse aid, washing powder, washing liquid, laundry detergent, detergent,
    fabric softener, stain remover, bleach, cleaner, cleaning spray, descaler, soap, hand soap, shower gel, shampoo,
    conditioner, toothpaste, toothbrush, dental floss, mouthwash, deodorant, razors, razor blades, shaving cream,
    shaving foam, sun cream, sunscreen, hand cream, bath salts, cotton buds, cotton pads, cotton wool, sanitary towels,
    tampons, nappies, diapers, baby wipes, wet wipes, plasters, painkillers, batteries, light bulbs, candles, tea lights,
    matches, cat food, dog food, bird seed, cat litter, coffee filters, straws, paper plates, string, wrapping paper,
    greeting card, birthday card, sticky tape, flowers, potting soil, charcoal`,
  de: `Toilettenpapier, Klopapier, Küchenrolle, Küchenpapier, Küchentücher, Taschentücher, Servietten, Backpapier, Alufolie,
    Frischhaltefolie, Folie, Gefrierbeutel, Müllbeutel, Müllsäcke, Schwämme, Spüllappen, Spültücher, Spülmittel,
    Spülmaschinentabs, Geschirrspültabs, Spülmaschinensalz, Klarspüler, Waschmittel, Waschpulver, Weichspüler,
    Fleckenentferner, Reiniger, Entkalker, Seife, Duschgel, Shampoo, Spülung, Zahnpasta, Zahncreme, Zahnbürste, Zahnseide,
    Mundwasser, Deo, Rasierer, Rasierklingen, Rasierschaum, Rasiergel, Sonnencreme, Handcreme, Badesalz, Wattestäbchen,
    Wattepads, Watte, Binden, Tampons, Windeln, Feuchttücher, Pflaster, Schmerztabletten, Batterien, Glühbirne, Glühbirnen,
    Kerzen, Teelichter, Streichhölzer, Feuerzeug, Katzenfutter, Hundefutter, Vogelfutter, Katzenstreu, Kaffeefilter,
    Strohhalme, Pappteller, Bindfaden, Geschenkpapier, Geburtstagskarte, Klebeband, Blumen, Blumenerde, Grillkohle`,
};

const STEMS: readonly string[] = Object.values(GOODS).flatMap((names) => names.split(',').map(stemsOf));

/** Returns whether a name ends with a household good: "soft toilet paper", "Bio-Müllbeutel". */
export function isHouseholdGood(name: string): boolean {
  const stem = ` ${stemsOf(name)}`;
  return STEMS.some((each) => stem.endsWith(` ${each}`));
}

/** Returns whether a name begins with a household good: "batteries AA". Some foods do too: "string cheese". */
export function mayBeHouseholdGood(name: string): boolean {
  const stem = `${stemsOf(name)} `;
  return STEMS.some((each) => stem.startsWith(`${each} `));
}
