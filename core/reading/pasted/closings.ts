/** Ends a letter; what follows are names. */
const GOODBYE =
  /^(?:(?:lots of )?love|lots of love|(?:best|kind|warm)(?: wishes| regards)?|regards|cheers|thanks|thank you|yours|xx+|(?:ganz )?(?:liebe|viele|herzliche|beste|schöne) grü(?:ß|ss)e|lg|vlg|mfg|bis (?:bald|dann)|bussi|kuss|deine?)\b[^.]{0,40}$/iu;

/** Wishes, requests and questions of the sender, which are no step. */
const ASIDE =
  /^(?:(?:ok(?:ay)?|yes|yep|no|ja|nein|thanks|danke|super|great|perfect|perfekt)[ .!,]*$|(?:tips?|tipps?|notes?|hinweis|ps|p\.s\.)\s?:.*$|enjoy\b.{0,30}|(?:bis|see you|talk) (?:bald|dann|später|morgen|gleich|soon|later|tomorrow)\b.{0,20}|(?:hope|hoffe|viel erfolg|good luck|let me know|sag bescheid|melde dich)\b.{0,60}|(?:bon app[eé]tit|guten appetit|gutes gelingen|lasst es euch schmecken|lass es dir schmecken|viel spaß)\b.{0,40}|(?:save|share|follow|like|tag|comment|subscribe|speicher\p{L}*|folg\p{L}*|teil[et]?\b|like[tn]?|abonnier\p{L}*|markier\p{L}*)\b.{0,80}!?)$/iu;

/** Returns true for the line that ends a letter. */
export const isGoodbye = (line: string): boolean => GOODBYE.test(line);

/** Returns true for a wish, a request or a question of the sender. */
export const isAside = (line: string): boolean => ASIDE.test(line) || /\?\s*\p{P}*$/u.test(line);
