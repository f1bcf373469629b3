import type { Db } from 'edutech/core/server/data/db';
import type { Jobs } from 'edutech/core/server/jobs/jobs';
import { selectOptionalOwner, updateConversionJob } from './conversions.queries';
import { recipeNamed } from './recipes/all-recipes';
import type { Rendition } from './renditions';

/**
 * Gives a conversion that is to be made its job, where its owner and his school have their share; one of an older recipe waits
 * for nobody and is left to the tidying. `slow`: it has taken long before.
 */
export async function enqueueConversion(
  jobs: Pick<Jobs, 'add'>,
  db: Db,
  of: Rendition,
  lane: 'quick' | 'slow' = 'quick',
): Promise<void> {
  const recipe = recipeNamed(of.recipe);
  if (!recipe) return;
  const { sha256, recipe: name } = of;
  const job = lane === 'slow' ? (recipe.slowJob ?? recipe.job) : recipe.job;
  const owner = (await selectOptionalOwner(db, sha256)) ?? { personId: null, schoolId: null };
  const id = await jobs.add(db, job, { sha256, recipe: name }, { once: `${sha256} ${name}`, owner });
  await updateConversionJob(db, of, id);
}
