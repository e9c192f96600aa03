/** Wishes, requests and questions of the sender. "Save the water" and "Teile den Teig" are steps. */
const ASIDE =
  /^(?:(?:(?:right|so|and|then|now|also|und|dann|jetzt|ok(?:ay)?)(?![\p{L}])[\s,:.]*){1,4}|(?:ok(?:ay)?|yes|yep|no|ja|nein|(?:thanks|thank you|thx|danke)(?: (?:dir|euch|schön|sehr|so much|a lot|mum|mom|mama))*|super|great|perfekt|lecker|yum(?:my)?|(?:and |und )?(?:that['’]?s (?:it|all)|done|das war['’]?s(?: schon)?|fertig))[ .!,]*|(?:tips?|tipps?|notes?|hinweis|ps|p\.s\.)\s?:.*|enjoy\b.{0,30}|(?:bis|see you|talk) (?:bald|dann|später|morgen|gleich|soon|later|tomorrow|on )?(?:\p{L}+(?:day|tag)|mittwoch)?[\s.!x]*|(?:hope|hoffe|viel erfolg|good luck|let me know|lmk|sag bescheid|melde dich)\b.{0,60}|(?:bon app[eé]tit|guten appetit|gutes gelingen|lass(?:t es euch| es dir) schmecken|viel spaß)(?!\p{L}).{0,80}|(?:save|share) (?:for later|this (?:post|recipe)|the recipe|with (?:your )?friends)\b.{0,60}|(?:follow|tag) (?:@|(?:me|us|for|a friend)\b).{0,60}|speicher\p{L}* (?:dir|euch) .{0,60}|folg\p{L}* (?:mir|uns|für) .{0,60})$/iu;

export const isAside = (line: string): boolean => ASIDE.test(line) || /\?\s*\p{P}*$/u.test(line);

/** Begins a remark about the dish: "Freezes well.", "Lässt sich gut einfrieren.", "Mein Tipp: …", "Edit: with feta". */
const REMARK =
  /^(?:(?:[\p{L}'’]+ ){0,2}(?:tipp?|note|edit|beilage|beigabe|n\.?\s?b\.?)\s?:|n\.?b\.?\s|\(|(?:it |this |they |these |which |leftovers? )?(?:freezes|keeps|tastes|goes (?:well|great)|works)\b|(?:it['’]?s )?(?:best|good|great|perfect)\b|no \p{L}+\.|(?:das |es |sie |er |die )?(?:schmeckt|h(?:ä|ae)lt sich|lässt sich|passt|reicht|gehört|gibt es|gibt['’]?s|gehen? auch)(?!\p{L})|bei (?:uns|mir)(?!\p{L})|\p{Lu}\p{L}+ (?:likes|loves|gehört|geht auch|passt|isst|mag) )|(?<!\p{L})(?:schmeckt|gehört|passt) (?:auch|gut|dazu|super)|(?:freezes|keeps) (?:well|great|beautifully|for)/iu;

export const isRemark = (line: string): boolean => REMARK.test(line);
