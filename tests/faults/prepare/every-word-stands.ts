import { expect } from 'vitest';
import type { PlanContent } from 'edutech/plugins/prepare/model/plan/document';
import { contentOf } from 'edutech/plugins/prepare/model/plan/shared-plan';
import type { Writer } from './writer';

/** Lets writers save what they have, and read what the others have written. */
export async function allSaved(writers: readonly Writer[]): Promise<void> {
  for (const writer of writers)
    await expect.poll(() => writer.line.flush(), { timeout: 60_000, interval: 50 }).toBe(true);
  for (const writer of writers) await writer.line.catchUp();
}

/** Every word that stands is there once, none that was taken out is there, and all pages have the plan that is stored. */
export function everyWordStands(writers: readonly Writer[], stored: PlanContent): { standing: number; gone: number } {
  const text = stored.sections.reflection;
  const standing = writers.flatMap((one) => [...one.standing]);
  const gone = writers.flatMap((one) => [...one.gone]);
  for (const word of standing) expect(text.split(word), word).toHaveLength(2);
  for (const word of gone) expect(text).not.toContain(word);
  expect(text).toHaveLength(standing.join('').length);
  for (const writer of writers) expect(contentOf(writer.line.doc)).toEqual(stored);
  return { standing: standing.length, gone: gone.length };
}
