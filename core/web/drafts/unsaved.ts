import { computed, signal, type ReadonlySignal } from '@preact/signals-react';

const works = signal<ReadonlySet<symbol>>(new Set());

/** True while some part of the page holds work that is not saved yet: the page is then not reloaded without being asked. */
export const isUnsaved: ReadonlySignal<boolean> = computed(() => works.value.size > 0);

/**
 * Records that a part of the page holds unsaved work (a form that differs from what was loaded, an answer that is being
 * sent). Returns the function that ends it; calling it twice does no harm.
 */
export function holdUnsaved(what: string): () => void {
  const work = Symbol(what);
  works.value = new Set(works.peek()).add(work);
  return () => {
    const rest = new Set(works.peek());
    if (rest.delete(work)) works.value = rest;
  };
}

/** The unsaved work, for people who look for the reason: the words given to {@link holdUnsaved}. */
export const unsavedWork = (): readonly string[] => [...works.peek()].map((work) => work.description ?? '');
