import { type AppError, conflict, type ErrorParams, invalid } from '../errors';

/**
 * Two people changed one thing: the values to be written and the present ones. Both carry `version`; a form shows them
 * side by side (ConflictView) and writes again with the version of `theirs`.
 */
export interface EditConflict<Values = Readonly<Record<string, unknown>>> {
  readonly mine: Values;
  readonly theirs: Values;
}

/** 409: nothing was written, nothing is lost. */
export const editConflict = <Values>(mine: Values, theirs: Values): AppError =>
  conflict('core.error.changedMeanwhile', {}, { mine, theirs } satisfies EditConflict<Values>);

/** The two versions in an error, or null for any other error. */
export function conflictIn(error: { readonly data?: unknown }): EditConflict | null {
  const data = error.data as Partial<EditConflict> | null | undefined;
  return data && typeof data === 'object' && data.mine && data.theirs ? (data as EditConflict) : null;
}

/** The fault of one field: a message key with its parameters, or the checker's own message if there is none. */
export interface WrongField {
  /** Name in the input; for nested fields the path with slashes. */
  readonly field: string;
  readonly key?: string;
  readonly params?: ErrorParams;
  readonly message?: string;
}

/** 422 that a form shows at its fields: `wrongField('code', 'core.organisation.codeTaken')`. */
export const wrongField = (field: string, key: string, params?: ErrorParams): AppError =>
  invalid(key, params, { fields: [{ field, key, ...(params && { params }) }] satisfies WrongField[] });

/** The fields that an error names. */
export function wrongFieldsIn(error: { readonly data?: unknown }): readonly WrongField[] {
  const { fields } = (error.data ?? {}) as { fields?: unknown };
  return Array.isArray(fields) ? (fields as WrongField[]) : [];
}
