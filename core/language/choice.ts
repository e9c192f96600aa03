/**
 * Pattern of the words before the second of two things to choose from, in both languages: "butter or margarine",
 * "Butter bzw. Margarine", "butter, alternatively oil". It needs the flag `i`.
 */
export const OR = String.raw`(?:(?:and|und)\/)?(?:or|oder)|od?\.|bzw\.?|beziehungsweise|respektive|alternativ(?:e(?:ly)?)?|wahlweise|ersatzweise`;

/** The same for normal text, which has no full stops. */
export const NORMAL_OR = OR.replaceAll(/\\\.\??/g, '');

/** A text that offers two things, such as "vegan or plain butter" and "Butter/Margarine". */
export const CHOICE = new RegExp(String.raw`(?<![\p{L}-])(?:${OR})(?![\p{L}-])|\/`, 'iu');

/** Stands between two things to choose from: "butter or margarine", "Butter/Margarine". */
export const OTHERWISE = new RegExp(String.raw`,?\s(?:${OR})\s|\s?\/\s?(?=\p{L})`, 'iu');

/** Phrases before a thing that is replaced by another one, in both languages, separated by ", ". */
export const IN_PLACE_OF = 'instead of, in place of, anstelle von, anstelle der, anstelle des';

/**
 * The same with single words. Behind these a sentence may go on with the thing that it adds: "statt des Öls Butter".
 */
export const INSTEAD_OF = `${IN_PLACE_OF}, statt, anstatt`;
