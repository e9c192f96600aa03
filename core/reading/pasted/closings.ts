/** Ends a letter; what follows are names. "Warm the milk" and "Best served cold" are steps. */
const GOODBYE =
  /^(?:(?:(?:lots of |much )?love|(?:best|kind|warm)(?: wishes| regards)|regards|cheers|thanks|thank you|yours(?: sincerely| truly)?|xx+|(?:ganz )?(?:liebe|viele|herzliche|beste|schöne) grü(?:ß|ss)e(?: (?:aus|von) .{1,30})?|lg|vlg|mfg|bis (?:bald|dann)|bussi|kuss)(?:[\s,.!]+\p{Lu}\p{L}*){0,2}[\s,.!x]*|deine? \p{Lu}\p{L}+)$/iu;

/** Wishes, requests and questions of the sender, which are no step. "Save the water" and "Teile den Teig" are steps. */
const ASIDE =
  /^(?:(?:(?:right|so|and|then|now|also|und|dann|jetzt|ok(?:ay)?)(?![\p{L}])[\s,:.]*){1,4}|(?:ok(?:ay)?|yes|yep|no|ja|nein|(?:thanks|thank you|thx|danke)(?: (?:dir|euch|schön|sehr|so much|a lot|mum|mom|mama))*|super|great|perfect|perfekt|lecker|yum(?:my)?|(?:and |und )?(?:that['’]?s (?:it|all)|done|das war['’]?s(?: schon)?|fertig))[ .!,]*|(?:tips?|tipps?|notes?|hinweis|ps|p\.s\.)\s?:.*|enjoy\b.{0,30}|(?:bis|see you|talk) (?:bald|dann|später|morgen|gleich|soon|later|tomorrow|on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)?[\s.!x]*|(?:hope|hoffe|viel erfolg|good luck|let me know|lmk|sag bescheid|melde dich)\b.{0,60}|(?:bon app[eé]tit|guten appetit|gutes gelingen|lasst es euch schmecken|lass es dir schmecken|viel spaß)(?!\p{L}).{0,80}|(?:save|share) (?:for later|this (?:post|recipe)|the recipe|with (?:your )?friends)\b.{0,60}|(?:follow|tag) (?:@|(?:me|us|for|a friend)\b).{0,60}|speicher\p{L}* (?:dir|euch) .{0,60}|folg\p{L}* (?:mir|uns|für) .{0,60})$/iu;

/** Returns true for the line that ends a letter. */
export const isGoodbye = (line: string): boolean => GOODBYE.test(line);

/** Returns true for a wish, a request or a question of the sender. */
export const isAside = (line: string): boolean => ASIDE.test(line) || /\?\s*\p{P}*$/u.test(line);
