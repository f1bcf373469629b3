/** What the server says to a thread: a task, or the answer to a question that the thread has asked about it. */
export type ToThread =
  | { readonly kind: 'task'; readonly task: unknown }
  | { readonly kind: 'answer'; readonly number: number; readonly value: unknown }
  | { readonly kind: 'refusal'; readonly number: number; readonly message: string };

/** What a thread says: that it has loaded all it needs, a question about its task, or how the task ended. */
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'question'; readonly number: number; readonly question: unknown }
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string };

/** Bytes that are given away instead of copied: those of a value that owns all of its memory. */
export function givenAway(value: unknown): ArrayBuffer[] {
  const { bytes } = (value ?? {}) as { bytes?: unknown };
  const isWhole = bytes instanceof Uint8Array && bytes.byteLength === bytes.buffer.byteLength;
  return isWhole ? [bytes.buffer as ArrayBuffer] : [];
}
