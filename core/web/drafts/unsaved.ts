import { computed, signal, type ReadonlySignal } from '@preact/signals-react';

const works = signal<ReadonlySet<symbol>>(new Set());

/** True while some part of the page holds work that is not saved yet: the page is then not reloaded without being asked. */
export const isUnsaved: ReadonlySignal<boolean> = computed(() => works.value.size > 0);

/**
 * Notes that a part of the page holds unsaved work (a form that differs from what was loaded, an answer on its way).
 * Answers how to say that it is saved or given up; saying so twice does no harm.
 */
export function holdUnsaved(what: string): () => void {
  const work = Symbol(what);
  works.value = new Set(works.peek()).add(work);
  return () => {
    const rest = new Set(works.peek());
    if (rest.delete(work)) works.value = rest;
  };
}

/** What is unsaved, for people who look for the reason: the words given to {@link holdUnsaved}. */
export const unsavedWork = (): readonly string[] => [...works.peek()].map((work) => work.description ?? '');
