import { type Id, isId } from 'edutech/core/common/ids';

/** What `correctRateRequest` holds (teaching.md section 7: a JSON text). */
export interface RateRequest {
  readonly termid: Id;
  readonly subjectid?: Id;
  readonly classids?: readonly Id[];
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
  const { termid, subjectid, classids } = value as Record<string, unknown>;
  if (!isId(termid) || (subjectid !== undefined && !isId(subjectid))) return null;
  if (classids !== undefined && !(Array.isArray(classids) && classids.every(isId))) return null;
  return { termid, ...(subjectid !== undefined && { subjectid }), ...(classids !== undefined && { classids }) };
}
