import type { TokenScope } from '#core/account/access-token.ts';
import type { Tool } from './tool.ts';
import { findFoods, logEaten, seeDiary, whatFits } from './diary.ts';
import { addToList, seeList, tickOnList } from './list.ts';
import { addRecipe, findRecipes, findRecipe } from './recipes.ts';
import { planMeal, removeMeal, seeWeek } from './week.ts';

/** No tool costs money or one of the month's recipes. */
export const TOOLS: readonly Tool[] = [
  findRecipes,
  findRecipe,
  addRecipe,
  seeList,
  addToList,
  tickOnList,
  seeWeek,
  planMeal,
  removeMeal,
  seeDiary,
  findFoods,
  logEaten,
  whatFits,
];

/** Tells whether a tool changes nothing, by the methods of its operations. */
export const onlyReads = ({ operations }: Pick<Tool, 'operations'>): boolean =>
  operations.every((operation) => operation.startsWith('GET '));

/** Tells whether a token of this scope allows all operations of a tool. */
export const isOpenTo = (scope: TokenScope, tool: Pick<Tool, 'operations'>): boolean =>
  scope === 'write' || onlyReads(tool);
