import { type Id, isId } from 'edutech/core/common/ids';

/** What `correctRateRequest` holds (teaching.md section 7: a JSON text). */
export interface RateRequest {
  readonly termId: Id;
  readonly subjectId?: Id;
  readonly classIds?: readonly Id[];
}

/** Reads the text; null when it is no JSON object with the right fields. */
export function readRateRequest(text: string): RateRequest | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { termId, subjectId, classIds } = value as Record<string, unknown>;
  if (!isId(termId) || (subjectId !== undefined && !isId(subjectId))) return null;
  if (classIds !== undefined && !(Array.isArray(classIds) && classIds.every(isId))) return null;
  return { termId, ...(subjectId !== undefined && { subjectId }), ...(classIds !== undefined && { classIds }) };
}
