import type { Id } from 'edutech/core/common/ids';
import type { ReadContext } from '../importing/reader';
import type { Media, ReadQuestion } from './exchange-format';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Missing files are removed from lists; the description of a missing picture stays as text. */
function renamed(value: unknown, ids: ReadonlyMap<Id, Id | null>): unknown[] {
  if (Array.isArray(value)) return [value.flatMap((one) => renamed(one, ids))];
  if (!isObject(value)) return [value];
  const { kind, file, alt } = value;
  if ((kind === 'picture' || kind === 'audio') && typeof file === 'string') {
    const id = ids.get(file);
    if (id) return [{ ...value, file: id }];
    return kind === 'picture' && alt && !('place' in value) ? [{ kind: 'text', text: `[${alt}]` }] : [];
  }
  return [Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner, ids)[0]]))];
}

/**
 * Stores the media of a file, and refers to them by id in the questions; returns the ids of media that could not be
 * stored.
 */
export async function withStoredFiles(
  questions: readonly ReadQuestion[],
  media: ReadonlyMap<Id, Media>,
  context: ReadContext,
): Promise<{ readonly questions: readonly ReadQuestion[]; readonly lost: ReadonlySet<Id> }> {
  const ids = new Map<Id, Id | null>();
  for (const [id, { name, bytes }] of media) {
    context.signal.throwIfAborted();
    ids.set(id, await context.store(bytes, name));
    await context.progress(0.5 + (0.5 * ids.size) / media.size);
  }
  const lost = new Set([...ids].filter(([, id]) => id === null).map(([id]) => id));
  return { questions: questions.map((question) => withNames(question, ids)), lost };
}

function withNames(question: ReadQuestion, ids: ReadonlyMap<Id, Id | null>): ReadQuestion {
  const [body, key] = [question.body, question.key].map((one) => renamed(one, ids)[0]) as [
    ReadQuestion['body'],
    ReadQuestion['key'],
  ];
  const { listening, ...rest } = body;
  const file = listening && ids.get(listening.file);
  return { ...question, key, body: { ...rest, ...(listening && file ? { listening: { ...listening, file } } : {}) } };
}
