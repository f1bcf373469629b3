import { type RefObject, useEffect, useEffectEvent } from 'react';

/** What is heard, by the names of events. */
type Heard = { readonly [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void };

/** The form's field. */
export const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  (form?.elements.namedItem('q') as HTMLInputElement | null) ?? null;

/** Hears events of the header's form and of the list below it: the host draws the form, and knows nothing of lists. */
export function useHeard(form: RefObject<HTMLFormElement | null>, heard: Heard): void {
  const names = Object.keys(heard).join(' ');
  const hear = useEffectEvent((event: Event) =>
    (heard as Record<string, ((event: Event) => void) | undefined>)[event.type]?.(event),
  );
  // The form stays as long as the list does
  useEffect(() => {
    const around = form.current?.parentElement;
    for (const name of names.split(' ')) around?.addEventListener(name, hear);
    return () => {
      for (const name of names.split(' ')) around?.removeEventListener(name, hear);
    };
  }, [form, names]);
}
