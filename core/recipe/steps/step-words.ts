import type { Language } from '../../language.ts';

/** Timed verbs: beginning of the word, and name of the timer. */
export const TIMED: Record<Language, readonly (readonly [begins: string, name: string])[]> = {
  en: 'simmer boil bak|Bake roast fry|Fry fries|Fry frie|Fry sauté saut|Sauté steam rest chill refrigerat|Chill marinat|Marinate soak prove|Prove proof|Prove rise|Rise rising|Rise knead blend grill broil toast toss poach blanch brais|Braise stew brown cool freez|Freeze sweat soften reduc|Reduce melt caramelis|Caramelise caramel|Caramelise infus|Infuse steep drain whisk beat stir microwav|Microwave stand cook warm heat leave|Rest aside|Rest wait|Rest sit|Rest wilt thaw sear sizzl|Sizzle crisp render scrambl|Scramble bubbl|Simmer pressure-cook thicken set fold mix crackl|Crackle splutter|Crackle macerat|Macerate pickl|Pickle char press parboil|Boil pulse flamb|Flambé'
    .split(' ')
    .map(named),
  de: 'köchel|Köcheln simmer|Simmern back|Backen gebacken|Backen brat|Braten gebraten|Braten anröst|Rösten röst|Rösten andünst|Dünsten dünst|Dünsten schwitz|Schwitzen dämpf|Dämpfen schmor|Schmoren gar|Garen ruh|Ruhen zieh|Ziehen kühl|Kühlen kalt|Kühlen auskühl|Abkühlen marinier|Marinieren einweich|Einweichen einleg|Einlegen geh|Gehen aufgeh|Gehen knet|Kneten rühr|Rühren auslass|Auslassen aufschlag|Schlagen schlag|Schlagen pürier|Pürieren mix|Mixen grill|Grillen toast|Toasten pochier|Pochieren blanchier|Blanchieren gefrier|Gefrieren quell|Quellen reduzier|Reduzieren wärm|Wärmen erwärm|Erwärmen erhitz|Erhitzen schmelz|Schmelzen karamellisier|Karamellisieren eindick|Eindicken stock|Stocken gratinier|Gratinieren frittier|Frittieren sautier|Sautieren abtropf|Abtropfen ausdampf|Ausdampfen bräun|Bräunen schäum|Schäumen schwenk|Schwenken wart|Ruhen sied|Sieden trockn|Trocknen zergeh|Schmelzen koch|Kochen gekocht|Kochen steh|Ruhen knister|Knistern press|Pressen zusammenfall|Zusammenfallen salz|Salzen schieb|Backen wässer|Wässern auftau|Auftauen flambier|Flambieren'
    .split(' ')
    .map(named),
};

function named(entry: string): readonly [string, string] {
  const [begins = '', name = begins.charAt(0).toUpperCase() + begins.slice(1)] = entry.split('|');
  return [begins, name];
}
