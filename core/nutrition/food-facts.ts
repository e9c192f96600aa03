import * as v from 'valibot';

const Id = v.pipe(v.string(), v.regex(/^[a-z-]+$/));
const Month = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12));
const Name = v.pipe(v.string(), v.minLength(2));

/**
 * Facts that a kitchen knows of a food besides its values, by name. A field that is absent has the usual value of the
 * food's group.
 */
export const FoodFacts = v.strictObject({
  /**
   * `basic`: any kitchen has it; `usual`: most have it, and the author may take it; `keeps`: an ordinary cupboard has
   * it; `fresh`: it is bought for a dish. Default: `fresh` for herbs in bunches, vegetables, fruit, dairy, meat and
   * fish, else `keeps`.
   */
  cupboard: v.exactOptional(v.picklist(['basic', 'usual', 'keeps', 'fresh'])),
  /**
   * First and last month, from 1 to 12, in which it is harvested in the open in Central Europe. Foods that are
   * harvested all year, such as leeks and mushrooms, or that only come from storage or glasshouses have none. Sources:
   * the calendars for vegetables, fruit and salads of regional-saisonal.de and that of Bayern 1 (br.de)
   */
  season: v.exactOptional(v.strictTuple([Month, Month])),
  /**
   * Tool that a kitchen measures it with, if its group and weights do not tell it: a glass for drinks, a jug for foods
   * that are poured, spoons and cups for those that are scooped, a scale for the rest; a bowl for dishes that are eaten
   * from it.
   */
  measuredBy: v.exactOptional(v.picklist(['glass', 'jug', 'bowl', 'spoon', 'scale'])),
  /** Its part of a plate; usually protein for meat and fish, and neither for other foods. */
  main: v.exactOptional(v.picklist(['protein', 'staple', 'neither'])),
  /** True if steps often use it without naming it: "boil", "season to taste", "fry". */
  unsaid: v.exactOptional(v.literal(true)),
  /**
   * Names that, in a step, may mean the dish's own or another food: "the broth", "the cheese". True if all of its names
   * may.
   */
  vague: v.exactOptional(v.union([v.literal(true), v.array(Name)])),
  /** True if it is too hot for children. */
  hot: v.exactOptional(v.literal(true)),
  /**
   * The reason why it is dangerous raw or undercooked. Recipes say the sentence that `core/guard/safety-sentences.ts`
   * has for it.
   */
  unsafe: v.exactOptional(
    v.picklist([
      'cooked through',
      'raw egg',
      'dried beans',
      'green beans',
      'sprouts',
      'honey',
      'rhubarb',
      'elderberries',
    ]),
  ),
  /** True if it is raw and salted or smoked: anybody pregnant or ill should only eat it heated. */
  cured: v.exactOptional(v.literal(true)),
  /** IDs of foods that a cook would also call it: drumsticks are chicken. */
  kindOf: v.exactOptional(v.array(Id)),
  /** IDs of foods that it is quickly taken from: a lemon has its juice. */
  partOf: v.exactOptional(v.array(Id)),
  /** IDs of foods that most makers put into it, where its names do not tell them: cumin in curry powder. */
  madeOf: v.exactOptional(v.array(Id)),
  /** Beginnings of German names of its cuts: "Schweinekrustenbraten". */
  animals: v.exactOptional(v.array(Name)),
  /**
   * Longer names ending in its name that also mean it: `varieties`, "Pink Lady apples"; `flavours`, named after another
   * food, "fig mustard".
   */
  kinds: v.exactOptional(v.picklist(['varieties', 'flavours'])),
  /** Words by which a search finds it, but which are not names of it in a recipe: "soup". */
  everyday: v.exactOptional(v.array(Name)),
  /** Names that cooks use for it and for other foods, which have them too: "white cheese". */
  ambiguous: v.exactOptional(v.array(Name)),
  /** Energy per 100 g in another public table that differs by more than 15 %, in kcal. */
  otherCalories: v.exactOptional(v.pipe(v.number(), v.minValue(1), v.maxValue(900))),
  /**
   * Its traits are those of a bought one. A step's word for it may mean another kind, or a homemade one without them.
   */
  bought: v.exactOptional(v.literal(true)),
  /** Names that are another word in a sentence, or begin one: "pickle", "creamy". A line means the food by them. */
  homonyms: v.exactOptional(v.array(Name)),
  /** German names that mean it only where they stand alone: "Linsengemüse" and "Kirschkerne" are other things. */
  alone: v.exactOptional(v.array(Name)),
  /** German names that are common English words: no text means the food by "wild". */
  falseFriends: v.exactOptional(v.array(Name)),
  /**
   * A baby may choke on it: `whole`, unless it is mashed or cut small; `raw`, unless it is cooked, mashed or cut small.
   */
  choking: v.exactOptional(v.picklist(['whole', 'raw'])),
});
export type FoodFacts = v.InferOutput<typeof FoodFacts>;
