import { attempts, clock, leftoverWriter, photoWriter, recipeCreator, secrets } from '../ports.ts';

/** Ports of every request that adds a recipe to a collection. */
export const creationPorts = {
  attempts,
  clock,
  leftovers: leftoverWriter,
  photos: photoWriter,
  recipes: recipeCreator,
  secrets,
};
