import type { Language } from '../../language.ts';
import { foldName } from '../../nutrition/fold-name.ts';

/** Cuisines in both languages. Unlisted ones are shown as written. */
const TERMS = `
  African, Afrikanisch; American, Amerikanisch; Arabic, Arabisch; Asian, Asiatisch; Australian, Australisch;
  Austrian, Österreichisch; Balkan, Balkan; Bavarian, Bayerisch; Brazilian, Brasilianisch; British, Britisch;
  Cajun, Cajun; Caribbean, Karibisch; Chinese, Chinesisch; Creole, Kreolisch; Danish, Dänisch; Dutch, Niederländisch;
  Eastern European, Osteuropäisch; English, Englisch; Ethiopian, Äthiopisch; European, Europäisch;
  Finnish, Finnisch; French, Französisch; Fusion, Fusion; German, Deutsch; Georgian, Georgisch; Greek, Griechisch;
  Hungarian, Ungarisch; Indian, Indisch; Indonesian, Indonesisch; International, International; Iranian, Iranisch;
  Irish, Irisch; Israeli, Israelisch; Italian, Italienisch; Japanese, Japanisch; Jewish, Jüdisch; Korean, Koreanisch;
  Latin American, Lateinamerikanisch; Lebanese, Libanesisch; Levantine, Levantinisch; Mediterranean, Mediterran;
  Mexican, Mexikanisch; Middle Eastern, Nahöstlich; Moroccan, Marokkanisch; Nordic, Nordisch;
  North African, Nordafrikanisch; Norwegian, Norwegisch; Persian, Persisch; Peruvian, Peruanisch;
  Polish, Polnisch; Portuguese, Portugiesisch; Russian, Russisch; Scandinavian, Skandinavisch; Scottish, Schottisch;
  Southeast Asian, Südostasiatisch; Spanish, Spanisch; Sri Lankan, Sri-lankisch; Swedish, Schwedisch; Swiss, Schweizerisch;
  Syrian, Syrisch; Thai, Thailändisch; Tunisian, Tunesisch; Turkish, Türkisch; Tuscan, Toskanisch;
  Ukrainian, Ukrainisch; Vietnamese, Vietnamesisch; Central European, Mitteleuropäisch
`
  .split(';')
  .map((term) => term.trim().split(/,\s+/))
  .map(([en = '', de = '']) => ({ en, de }));

/** Other words that authors use: "German cuisine", "Mittelmeer", "Orientalisch". */
const ALSO: Record<string, string> = {
  orientalisch: 'Middle Eastern',
  oriental: 'Middle Eastern',
  'naher osten': 'Middle Eastern',
  hausmannskost: 'German',
  mediterranisch: 'Mediterranean',
  mittelmeer: 'Mediterranean',
  thai: 'Thai',
  schweizer: 'Swiss',
};

const BY_NAME = new Map(
  TERMS.flatMap(
    (term) =>
      [
        [foldName(term.en), term],
        [foldName(term.de), term],
      ] as const,
  ),
);

/**
 * Returns the names of one or several cuisines in a language, with their separators; undefined if one is not listed.
 */
export function cuisineIn(cuisine: string, language: Language): string | undefined {
  const parts = cuisine.split(/(\s*[/,&-]\s*|\s+(?:and|und)\s+)/);
  const names = parts.map((part, at) => (at % 2 === 0 ? termOf(part)?.[language] : joined(part, language)));
  return names.every((name) => name !== undefined) ? names.join('') : termOf(cuisine)?.[language];
}

const joined = (sign: string, language: Language): string =>
  /and|und/i.test(sign) ? (language === 'de' ? ' und ' : ' and ') : sign;

function termOf(written: string) {
  const name = foldName(written).replace(/ (?:cuisine|style|food|kueche|art)$/, '');
  const names = [name, name.replace(/e[rs]?$/, '')];
  return names.map((each) => BY_NAME.get(foldName(ALSO[each] ?? each))).find(Boolean);
}
