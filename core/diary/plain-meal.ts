import { WITHOUT } from '../language/denial.ts';

/** Returns a described meal without the words that tell nothing of its foods, and with set phrases spelled out. */
export const plainMeal = (text: string): string =>
  PHRASES.reduce((plain, [phrase, plainly]) => plain.replaceAll(phrase, plainly), text);

const PHRASES: readonly (readonly [phrase: RegExp, plainly: string])[] = [
  [/\sw\/\s?(?=\p{L})/giu, ' with '],
  [/,?\s?(?<!\p{L})die \d{2,3}er(?!\p{L})/giu, ''],
  // "Toast (2 slices)" says an amount, "Spinat (Iglo)" nothing.
  [/\s?\(((?:with |mit |[^()]*\d)[^()]*)\)/giu, ', $1,'],
  [/\s?\([^()]*\)/gu, ''],
  [/(?<!\p{L})(?:(?:skin|bone|fat) (?:on|off|in)|skinless|boneless|voll(?:er)?)(?!\p{L})/giu, ''],
  [
    /(?<!\p{L})(?:with|mit) (?:everything|allem|all the (?:trimmings|fixings)|the works)(?: (?:on it|und scharf))?(?!\p{L})/giu,
    '',
  ],
  [
    /\s(?:on top(?: of (?:it|that|them))?|on (?:it|them|the side)|as a side|als beilage|obendrauf|drauf)(?=$|[,;.]|\s(?:and|und|with|mit)\s)/giu,
    '',
  ],
  // "A whole tin of soup", but whole milk.
  [/(?<!\p{L})(?:(?:whole|full|entire) (?=\p{L}+ of )|ganzen? (?=\p{Lu}\p{L}+ \p{Lu}))/gu, ''],
  [/(?<!\p{L})foot[ -]?long/giu, '12 inch'],
  // "Chicken Nuggets 9er", "6 piece nuggets".
  [/(?<!\p{L})(\p{L}+(?: \p{L}+)?) (\d{1,2})er(?!\p{L})/giu, '$2 $1'],
  [/(?<=\d)[ -](?:piece|pc|pcs)\s(?=\p{L})/giu, ' '],
  // "Currywurst Pommes".
  [
    /(?<=\p{Lu}\p{L}{4,}(?<!Portion|Teller|Tüte|Schale|Große|Kleine)) (?=(?:Pommes|Fritten)(?!\p{L}))/gu,
    ' mit ',
  ],
  [/(?<!\p{L})((?:viertel|achterl|glas|gläser) (?:rot|weiß))(?:er|en)?(?!\p{L})/giu, '$1wein'],
  [/(?<=\p{L}) (?:'n'|’n’|n) (?=\p{L})/gu, ' and '],
  // "Jause: …", "homemade burger: a bun, …": what is listed behind it was eaten.
  [/^[^:,;.]{2,60}:\s+(?=\S)|(?<=[.;,]\s)\p{L}+:\s/gu, ''],
  // Tells nothing about the foods.
  [
    /(?<!\p{L})(?:(?:for|at|as|zum|zur|als) (?:my |a |the )?(?:brunch|tea|nachtisch|dessert|starter|vorspeise|hauptgang)|today|yesterday|heute|gestern|vormittags|unterwegs|nothing|nichts)(?!\p{L})/giu,
    ' ',
  ],
  // "Coffee without milk", "ohne Zucker".
  [
    new RegExp(
      String.raw`(?<!\p{L})(?:(?:with\s)?(?:${WITHOUT})|hold the)\s[^,;]*?(?=$|[,;]|\s(?:and|und|with|mit)\s)`,
      'giu',
    ),
    '',
  ],
  // Words that say no more than "with".
  [
    /\s(?:made|served|topped|filled|serviert|belegt|gefüllt|bestrichen|garniert|zubereitet|together|zusammen|along)?\s?(with|mit)(?:\s(?:some|a (?:bit|little|side) of|etwas|ein wenig|ein bisschen|extra))?\s/giu,
    ' $1 ',
  ],
  [/(?<!\p{L})(?:of them|davon|thereof)(?!\p{L})/giu, ''],
  [
    /\s(?:in|from) (?:an?|the|einer?|der|einem|dem) (?:cone|tub|cup|mug|bowl|waffel|tüte|schüssel|tasse|becher)(?!\p{L})/giu,
    '',
  ],
  // "Ein Paar" is two, "ein paar" are some.
  [/(?<!\p{L})(?:ein|einem|Ein|Einem) Paar (?=\p{Lu})/gu, '2 '],
  [/(?<!\p{L})(glass(?:es)? of (?:red|white))(?!\p{L}| wine)/giu, '$1 wine'],
  [/(?<!\p{L})buttered (\p{L}+(?: \p{L}+)?)/giu, '$1 with butter'],
  // "Ne halbe Tüte Chips".
  [/(?<!\p{L})['’]?ne[nrm]? (?=\p{L})/gu, 'eine '],
  [/(?:härd|erd)(?:äpfel|öpfel)/giu, 'kartoffel'],
  // "Weetabix x2", "2x toast".
  [/\s*(?<!\p{L})[x×]\s?(?=\d)|(?<=\d)\s?[x×](?!\p{L})\s*/giu, ' '],
  // Eggs of an omelette are counted once.
  [
    /(?<!\p{L})(?:an? )?(\d|one|two|three|four)[ -]eggs? (?:omelette?|scramble)(?!\p{L})/giu,
    '$1 scrambled eggs',
  ],
  [
    /(?<!\p{L})(?:rührei(?:er)?|omelette?|scrambled eggs?)\s(?:aus|of|from|mit|with)\s(\S+)\s(?:eiern?|eggs?)(?!\p{L})/giu,
    '$1 scrambled eggs',
  ],
  [/(?<!\p{L})(\p{L}{4,})hälften?(?!\p{L})/giu, 'halbe $1'],
  // A number alone behind a drink counts litres: "Cola 0,4".
  [/(?<=\p{L}\s)0[,.](\d{1,2})(?=$|[,;)]|\s(?:and|und|with|mit)\s)/giu, '0.$1 l'],
  // Chips and a cola come along, unless another drink is named.
  [
    /(?<=(?:burger|mac|whopper|nuggets|döner|pounder|cheese))[- ](?:meal|menue?|menü)(?!\p{L})(?=.*(?:cola|coke|fanta|sprite|pepsi|water|wasser))/giu,
    ', fries',
  ],
  [/(?<=(?:burger|mac|whopper|nuggets|döner))[ -](?:meal|menue?|menü)(?!\p{L})/giu, ', fries, cola'],
];
