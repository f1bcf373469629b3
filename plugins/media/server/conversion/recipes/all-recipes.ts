import { audioRecipe } from './media/audio';
import { officeRecipe, pdfRecipe } from './office';
import { pictureRecipe } from './picture';
import type { Recipe } from './recipe';
import { videoRecipe } from './media/video';

export const allRecipes: readonly Recipe[] = [videoRecipe, audioRecipe, officeRecipe, pdfRecipe, pictureRecipe];

/** The recipe for files of an extension; undefined when nothing is made of them. */
export const recipeFor = (ext: string): Recipe | undefined => allRecipes.find(({ takes }) => takes.includes(ext));

/** The recipe of a name; undefined when it was one of an older version. */
export const recipeNamed = (name: string): Recipe | undefined => allRecipes.find((recipe) => recipe.name === name);
