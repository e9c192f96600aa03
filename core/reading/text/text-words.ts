import { ABOUT } from '../../language/about.ts';
import { COUNT, DOZENS, MAKES, ONE, PEOPLE } from '../../language/serving-words.ts';

/** Headings and phrases by which a text in English or German tells its parts. */

/** Longest line that can be a heading or a button. */
const MAX_LENGTH = 100;

/** Returns a test for whole lines that ignores symbols in front and punctuation behind. */
function whole(words: string): (line: string) => boolean {
  const pattern = new RegExp(`^[^\\p{L}\\p{N}(]{0,9}(?:${words})[\\s:.!-]{0,9}$`, 'iu');
  return (line) => line.length <= MAX_LENGTH && pattern.test(line);
}

/** "Ingredients", "Zutaten für 4 Personen". */
export const isIngredientsHeading = whole(
  "(?:the |(?:what )?(?:you(?:['’]?ll| will)? )?)?(?:ingredients?|needs?)(?: list)?(?: you['’]ll need| needed| (?:for|serves) .{1,40}| \\(.{1,40}\\))?|(?:die )?zutaten(?:liste)?(?: für .{1,40}| \\(.{1,40}\\))?|(?:du|ihr|wir) brauch(?:s?t|en)|das brauch(?:s?t|en) (?:du|ihr|wir)|man (?:nehme|braucht)|einkaufsliste|ingr[eé]dients?|ingrediënten|ingredienser|ingredientes|ingredienti|sk[łl]adniki|suroviny|ингредиенты|υλικά|材料",
);

/** "Method", "Zubereitung". */
export const isStepsHeading = whole(
  "(?:the |cooking |baking )?(?:instructions?|directions?|method|preparation|steps?|procedure|how to (?:make|cook|prepare)(?: .{1,60})?|(?:here['’]s )?what (?:to|you|i) do|how (?:to do it|it['’]s done)|let['’]s cook)|(?:die )?(?:zubereitung(?:sschritte)?|anleitung(?:en)?|arbeitsschritte|vorbereitung und zubereitung|(?:und )?so (?:geht|wird|mach)[\\p{L}'’]{0,4}(?: \\p{L}{2,8}){0,2}|schritte|schritt für schritt)|pr[eé]paration|bereiding(?:swijze)?|instruktioner|g[öo]r s[åa] h[äa]r|tillagning|fremgangsmåde|fremgangsmåte|preparaci[oó]n|elaboraci[oó]n|modo de preparo|preparazione|procedimento|przygotowanie|postup|приготовление|εκτέλεση|作り方",
);

/** Headings of texts that follow the steps. */
export const isEnd = whole(
  "(?:recipe |chef['’]?s |cook['’]?s )?(?:notes?|tips?)(?: (?:&|and) .{1,30})?|(?:tipps?|hinweise?|anmerkung(?:en)?|notizen)(?: .{1,30})?|nutrition(?:al)?(?: facts| information| info| values)?(?: .{1,30})?|nährwerte?(?:angaben)?(?: .{1,30})?|(?:\\d+ )?(?:comments?|kommentare?|reviews?|bewertungen|responses?)(?: \\(\\d+\\))?|leave a (?:comment|reply)|kommentar schreiben|das könnte .{1,40}|(?:you may also|you might also|more|related|similar) .{1,40}|(?:weitere|ähnliche|passende|mehr) .{1,40}|share this.*|did you make this.*|reader interactions|equipment.*|utensils.*|tools?.*|utensilien|küchengeräte|storage|faqs?|video|about .{1,40}|tags?|schlagwörter|categor(?:y|ies)|kategorien?|newsletter|guten appetit|enjoy",
);

/** Buttons, adverts and the like. */
export const isNoise = whole(
  '(?:print|save|pin|share|jump to|rate|review|email|tweet|facebook|pinterest|whatsapp|instagram|twitter|drucken|teilen|speichern|merken|zum rezept|rezept (?:drucken|speichern|teilen)|bewerten|anzeige|werbung|advertisement|ad|sponsored|print recipe|save recipe|recipe|rezept|pin recipe|jump to recipe|skip to .{1,30}|go to .{1,20}|(?:us|u\\.s\\.) customary|metric(?: ?[|/] ?(?:us|imperial))?|imperial|cook mode|prevent your screen from going dark|keep screen (?:on|awake)|scale|(?:\\d+(?:/\\d+)?x ?)+|add to (?:cart|list|shopping list)|copy to clipboard|copy|check all|deselect all|select all|buy now|shop now|cookies?|accept(?: all)?|log ?in|sign (?:in|up)|anmelden|menü|menu|search|suche|follow us.*|read more|mehr lesen|weiterlesen|close|schließen|next|previous|back|home|zur einkaufsliste|alle zutaten auf die einkaufsliste|\\d(?:[.,]\\d+)? ?(?:(?:/|out of|von) ?5(?: (?:stars?|sterne?n?|from|aus) ?.{0,30})?|(?:from|aus) \\d+ .{1,20}|stars?|sterne?n?)|us|eu|uk|\\d+ (?:votes?|reviews?|ratings?|bewertungen|stimmen)|[★☆⭐✩\\s]+)',
);

/** Text behind the counted things: "(8 slices)", "of 10 slices each". */
const OF_WHICH = String.raw`(?:[^,;()|]{0,20}?[,;(]|\s(?:of|mit|à)\s)[^;()]{0,16}?${COUNT}\s\p{L}{3,20}(?: each)?`;

export const SERVINGS = new RegExp(
  String.raw`(?:(?<!\p{L})(?:${MAKES}|für\s)(?:${ABOUT} )?((?:${DOZENS}|\d{1,3}(?:\s?(?:-|–|to|bis)\s?\d{1,3})?)(?:\s?(?:[km]?g|[mc]?l|lbs?|oz)\b|\s\p{L}{3,20})?(?:${OF_WHICH})?|${ONE}${OF_WHICH})|(?<![\p{L}\d])(${COUNT}(?:\s\(.{1,12}\))?\s(?:${PEOPLE}|st(?:ück|k\b|\.)|pieces))|(?<=[,(]\s?(?:${ABOUT} )?)(${COUNT}\s(?:slices|scheiben))(?=[).]*$))`,
  'iu',
);

export const TIMES: readonly (readonly [field: 'total' | 'active' | 'cook', label: RegExp])[] = [
  [
    'total',
    /\b(?:total(?: time)?|ready in|takes|dauert|gesamt(?:zeit|dauer)?|insgesamt|fertig in|dauer)\b[\s:.]*(.{1,40})/iu,
  ],
  [
    'active',
    /\b(?:prep(?:aration)?(?: time)?|active(?: time)?|hands-on(?: time)?|arbeitszeit|vorbereitung(?:szeit)?|zubereitungszeit|aktiv)\b[\s:.]*(.{1,40})/iu,
  ],
  [
    'cook',
    /\b(?:cook(?:ing)?(?: time)?|bak(?:e|ing)(?: time)?|koch-\/backzeit|(?:koch|back|gar|brat|schmor|grill)zeit)\b[\s:.]*(.{1,40})/iu,
  ],
];

export const TIME_LABEL =
  /(?<!\p{L})(?:total|prep|active|hands-on|cook|bak(?:e|ing)|rest|chill|marin|ready|gesamt|insgesamt|dauer|arbeits|vorbereitung|zubereitung|koch|back|ruhe|\p{L}+zeit)\p{L}*/iu;
