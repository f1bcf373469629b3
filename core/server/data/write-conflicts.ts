import { editConflict, wrongField } from '../../common/wire/edit-conflict';
import { conflict } from '../../common/errors';

interface DatabaseError {
  readonly code?: string;
  readonly constraint?: string;
}

/**
 * Runs a write whose rules the tables enforce. A violated unique constraint becomes the error of a field, by
 * constraint: `{ school_code_key: ['code', 'core.organisation.codeTaken'] }`; a remaining reference becomes 409
 * `inUse`.
 */
export async function keepingRules<T>(
  work: () => Promise<T>,
  taken: Readonly<Record<string, readonly [field: string, key: string]>>,
  inUse = 'core.organisation.inUse',
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { code, constraint = '' } = error as DatabaseError;
    const field = code === '23505' ? taken[constraint] : undefined;
    if (field) throw wrongField(...field);
    if (code === '23503') throw conflict(inUse);
    throw error;
  }
}

/** One row was written, or somebody else was quicker: then both versions go back to the form (409). */
export async function keepingVersion<Values>(written: number, mine: Values, theirs: () => Promise<Values>) {
  if (written !== 1) throw editConflict(mine, await theirs());
}
