import type { Language } from '#core/language.ts';
import type { Plain } from './command.ts';

type Phrases = {
  /** Whole sentences, folded as by `foldName`; a bar separates them. */
  readonly plain: Readonly<Record<Plain, string>>;
  /** Words before and after a command that do not change its meaning. */
  readonly fillers: { readonly before: string; readonly behind: string };
  /** Start of a request, after the fillers. */
  readonly request: RegExp;
  /** Other spellings of words that browsers write. */
  readonly spellings: readonly (readonly [RegExp, string])[];
  readonly amount: RegExp;
  /** Words in questions that are not about a food. */
  readonly noFood: RegExp;
  /** Word in sentences that set a timer. */
  readonly timer: RegExp;
  readonly dish: RegExp;
};

/**
 * Patterns match whole sentences only: most speech in a kitchen is not meant for the app, and "next to the pan" is not
 * "next".
 */
export const PHRASES: Readonly<Record<Language, Phrases>> = {
  en: {
    plain: {
      next: 'next|next step|the next step|next one|go on|go on to the next step|go to the next step|go to next step|continue|carry on|move on|forward|step forward|one step forward|show me the next step|whats next|what is next|what comes next|what now|done next|whats the next step',
      back: 'back|go back|step back|one step back|go one step back|go back one step|go back a step|previous|previous step|the previous step|go to the previous step|show me the previous step',
      repeat:
        'repeat|repeat that|repeat this|repeat it|repeat the step|repeat this step|again|once more|one more time|say that again|say it again|read it again|read that again|read the step again|read this step again|read it|read it out|read it to me|read the step|read this step|read aloud|read it aloud|read that step again|what did you say|what was that|what was that again|come again',
      ingredients:
        'ingredients|the ingredients|ingredient list|list the ingredients|list of ingredients|show the ingredients|show me the ingredients|show ingredients|read the ingredients|what are the ingredients|what do i need|which ingredients do i need|what ingredients do i need|what goes in|what goes into it',
      close:
        'close|close it|close that|close the list|close the ingredients|close ingredients|hide the ingredients|hide the list|back to the step|back to the recipe|go back to the step',
      'start-timer': 'timer|start timer|start the timer|set the timer|start this timer|start the clock',
      left: 'how long|how long left|how long is left|how much longer|how much time|how much time left|how much time is left|how much time is left on the timer|how much time do i have|how long to go|how long does it take|time left|timers|check the timer|check the timers|how long is left on the timer|how is the timer',
      stop: 'stop|stop it|stop that|stop please|quiet|be quiet|silence|enough|thats enough|shush|stop reading|stop talking|stop the timer|stop the bell|stop the alarm|stop ringing|turn off the timer|turn the timer off|turn off the alarm',
      mute: 'stop listening|dont listen|do not listen|microphone off|mic off|turn off the microphone|turn the microphone off|switch off the microphone|switch the microphone off|mute|mute the microphone',
    },
    fillers: {
      before: 'ok okay hey please and so now right well alright then munchify um uh',
      behind: 'please now then thanks munchify',
    },
    request: /^(?:lets|(?:can|could|would|will) you) /,
    spellings: [],
    amount:
      /^(?:and )?(?:how much|how many|what amount of|how much of|how many of)(?: of)?(?: the)? (?<food>.+?)(?: do i (?:need|take|use|want)| do we (?:need|take|use)| should i (?:use|take|add|put in)| goes? in(?:to it)?| is (?:there|needed)| are (?:there|needed)| (?:is|was|were) (?:it|that|there)(?: again)?| again)?$/,
    noFood:
      /\b(?:is|are|was|were|do|does|did|can|will|would|have|has|you|we|they|i|it|that|this|time|longer|more|left|people|money|euros?|dollars?|of you|times?|minutes?|hours?|days?|cost|costs)\b/,
    timer: /\btimer\b/,
    dish: /^(?:(?:go|switch|change|jump|go back|back)(?: over)? to|show me)(?: the)? (?<dish>.+)$/,
  },
  de: {
    plain: {
      next: 'weiter|und weiter|weiter gehts|weiter geht es|mach weiter|weitermachen|weitergehen|weiter gehen|einen schritt weitergehen|zum naechsten schritt gehen|den naechsten schritt zeigen|naechster|naechste|naechster schritt|der naechste schritt|den naechsten schritt|naechsten schritt|zum naechsten schritt|weiter zum naechsten schritt|geh zum naechsten schritt|geh weiter|ein schritt weiter|einen schritt weiter|zeig mir den naechsten schritt|wie geht es weiter|wie gehts weiter|was kommt als naechstes|was kommt jetzt|und dann|was ist der naechste schritt',
      back: 'zurueck|geh zurueck|schritt zurueck|ein schritt zurueck|einen schritt zurueck|geh einen schritt zurueck|einen schritt zurueckgehen|einen schritt zurueck gehen|zurueckgehen|zurueck gehen|wieder zurueck|voriger schritt|vorheriger schritt|der vorige schritt|den vorigen schritt|zum vorigen schritt|zum vorherigen schritt|geh zum vorigen schritt|letzter schritt nochmal|zeig mir den vorigen schritt',
      repeat:
        'wiederhole|wiederholen|wiederhol das|wiederhole das|das wiederholen|wiederhole den schritt|den schritt wiederholen|nochmal|sag das nochmal|sag es nochmal|das nochmal sagen|lies das nochmal|lies das nochmal vor|lies nochmal|lies nochmal vor|lies es nochmal vor|lies vor|lies es vor|lies das vor|lies den schritt vor|lies den schritt nochmal vor|lies mir den schritt vor|vorlesen|nochmal vorlesen|das vorlesen|das nochmal vorlesen|schritt vorlesen|den schritt vorlesen|den schritt nochmal vorlesen|wie bitte|wie war das|wie war das nochmal|was hast du gesagt',
      ingredients:
        'zutaten|die zutaten|zutatenliste|die zutatenliste|zeig die zutaten|zeig mir die zutaten|zeige die zutaten|lies die zutaten|lies die zutaten vor|welche zutaten|welche zutaten brauche ich|was brauche ich|was brauch ich|was brauche ich alles|was kommt rein|was kommt da rein|was kommt hinein|die zutaten zeigen|mir die zutaten zeigen|die zutaten vorlesen',
      close:
        'schliessen|schliess das|schliesse das|zutaten schliessen|die zutaten schliessen|schliess die zutaten|schliesse die zutaten|liste schliessen|zutaten zu|zutaten weg|mach die zutaten zu|zurueck zum schritt|zurueck zum rezept|wieder zum schritt',
      'start-timer':
        'timer|timer starten|den timer starten|starte den timer|starte timer|timer an|timer los|timer stellen|stell den timer|stelle den timer|uhr starten|starte die uhr',
      left: 'wie lange|wie lange noch|wie lang noch|wie lange dauert es noch|wie lange dauert das noch|wie lange braucht es noch|wie lange muss das noch|wie viel zeit|wie viel zeit noch|wie viel zeit ist noch|wieviel zeit noch|wie viel zeit bleibt|wie viel zeit bleibt noch|wie viel zeit habe ich noch|restzeit|timer stand|was macht der timer|was machen die timer|wie lange laeuft der timer noch|wie lange laufen die timer noch',
      stop: 'stopp|stop|halt stopp|ruhe|sei ruhig|sei still|genug|das reicht|aufhoeren|hoer auf|hoer auf zu lesen|nicht mehr vorlesen|hoer auf vorzulesen|stopp den timer|stoppe den timer|timer stoppen|timer aus|wecker aus|schalte den timer aus|mach den timer aus',
      mute: 'nicht mehr zuhoeren|hoer nicht mehr zu|hoer auf zuzuhoeren|zuhoeren beenden|mikrofon aus|mikro aus|mach das mikrofon aus|schalte das mikrofon aus|mikrofon ausschalten|stumm',
    },
    fillers: {
      before: 'ok okay hey bitte und so jetzt gut also na dann aeh aehm munchify',
      behind: 'bitte jetzt mal dann denn danke munchify',
    },
    request: /^(?:kannst|koenntest|wuerdest) du (?:mir )?(?:bitte )?/,
    spellings: [[/\bnoch (?:ein)?mal\b/g, 'nochmal']],
    amount:
      /^(?:und )?(?:wie ?viel(?:e|er|es|en)?|welche menge)(?: von)?(?: der| die| das| dem| den)? (?<food>.+?)(?: brauche? ich| nehme? ich| brauchen wir| nehmen wir| kommt (?:da )?(?:rein|hinein)| kommen (?:da )?(?:rein|hinein)| muss (?:da )?(?:rein|hinein)| (?:ist|sind|war|waren) (?:es|das)(?: nochmal)?| nochmal)?$/,
    noFood:
      /\b(?:ist|sind|war|waren|kann|kannst|hat|hast|habt|haben|habe|will|willst|du|ihr|wir|sie|ich|es|das|zeit|laenger|mehr|uhr|leute|personen|geld|euro|kostet|kosten|minuten?|stunden?|tage|mal)\b/,
    timer: /\b(?:timer|wecker|uhr)\b/,
    dish: /^(?:(?:(?:geh|wechsle?|springe?|und) )?(?:wieder )?(?:zurueck )?(?:zu|zum|zur)(?: den| dem| der)?|zeige? mir(?: den| die| das)?) (?<dish>.+)$/,
  },
};
