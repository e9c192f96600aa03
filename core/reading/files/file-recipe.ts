import type { RecipeId } from '../../recipe/recipe-id.ts';
import type { Difficulty } from '../../recipe/facts/difficulty.ts';
import type { RecipeOrigin } from '../../recipe/facts/origin.ts';
import type { RawRecipe } from '../raw-recipe.ts';
import type { Work } from '../text/work.ts';

export type FileRecipe = {
  readonly recipe: RawRecipe;
  /** Name of the app: the source of a recipe that names none. */
  readonly app?: string;
  readonly notes?: readonly string[];
  readonly difficulty?: Difficulty;
  readonly equipment?: readonly string[];
  readonly servingTip?: string;
  readonly storageTip?: string;
  readonly picture?: PictureSource;
  readonly isFavorite?: boolean;
  /** The user's own, from one to five. */
  readonly rating?: number;
  /** Only in our own export. */
  readonly id?: RecipeId;
  /** Only in our own export: a recipe that the user typed stays their own. */
  readonly origin?: RecipeOrigin;
};

/** Index of the files in an archive. Searching all paths for each recipe would take too long. */
export type FileIndex = {
  readonly paths: ReadonlySet<string>;
  /** Pictures by their folder and name without ending, in lower case. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Pictures of Mealie by the ID of their recipe, without hyphens. */
  readonly mealie: ReadonlyMap<string, string>;
  /** Paths by their last two parts: "photos/ab12.jpg". */
  readonly byEnd: ReadonlyMap<string, string>;
};

/** A file that is read as text: its path in the archive, and the paths of the other files. */
export type TextFile = {
  readonly path: string;
  readonly text: string;
  readonly paths: FileIndex;
  /** Budget shared by all files that were chosen together. */
  readonly work: Work;
};

/** Picture of a recipe: a file of the archive, or base64 in the recipe's own file. */
export type PictureSource =
  | { readonly type: 'file'; readonly path: string }
  | { readonly type: 'inline'; readonly path: string };

/** Reason why a file, or a recipe in it, could not be read. */
export type FileProblem = 'not-a-recipe' | 'no-ingredients' | 'damaged' | 'too-large' | 'too-many';
