/**
 * Pattern of the words between two alternatives, in both languages: "butter or margarine", "Butter bzw. Margarine",
 * "butter, alternatively oil". Needs the flag `i`.
 */
export const OR = String.raw`(?:(?:and|und)\/)?(?:or|oder)|od?\.|bzw\.?|beziehungsweise|respektive|alternativ(?:e(?:ly)?)?|wahlweise|ersatzweise`;

/** `OR` for normal text, which has no full stops. */
export const NORMAL_OR = OR.replaceAll(/\\\.\??/g, '');

/** Matches a text that offers two alternatives: "vegan or plain butter", "Butter/Margarine". */
export const CHOICE = new RegExp(String.raw`(?<![\p{L}-])(?:${OR})(?![\p{L}-])|\/`, 'iu');

/** Matches the separator of two alternatives: "butter or margarine", "Butter/Margarine". */
export const OTHERWISE = new RegExp(String.raw`,?\s(?:${OR})\s|\s?\/\s?(?=\p{L})`, 'iu');

/** Phrases before something that is replaced, in both languages, separated by ", ". */
export const IN_PLACE_OF = 'instead of, in place of, anstelle von, anstelle der, anstelle des';

/** `IN_PLACE_OF` with single words. Behind those the sentence may go on with the added food: "statt des Öls Butter". */
export const INSTEAD_OF = `${IN_PLACE_OF}, statt, anstatt`;
