import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SearchBoxData } from 'edutech/core/web/search-box';
import { routes } from '../../routes';
import { addressOf, wishOf } from '../address';

/** The form's field. */
export const fieldOf = (form: HTMLFormElement | null): HTMLInputElement | null =>
  (form?.elements.namedItem('q') as HTMLInputElement | null) ?? null;

/** What stands in the header's field, whether its list is open, and how to close it. */
export interface Field {
  /** Also while an input method is still composing. */
  readonly text: string;
  readonly isOpen: boolean;
  close(): void;
  /** A line was chosen: the page that it leads to has the word now. */
  leave(): void;
}

/** Hears what happens in the form of the header, which knows nothing of lists. */
export function useField({ form }: SearchBoxData): Field {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState(() => fieldOf(form.current)?.value ?? '');
  const [isOpen, setOpen] = useState(true);

  // Another page, another search: the field says what is looked for there, and its list has done its work
  useEffect(() => {
    const field = fieldOf(form.current);
    const asked = pathname === routes.results.path ? wishOf(new URLSearchParams(search)).q : '';
    // whoever has come without words, or is about to write some, keeps what he has written
    if (!field || (asked === '' && field === document.activeElement)) return;
    field.value = asked;
    setText(asked);
    setOpen(false);
  }, [form, pathname, search]);

  // Hears the form, and opens the page of results without loading the document anew
  useEffect(() => {
    const around = form.current?.parentElement;
    const heard: Record<string, (event: Event) => void> = {
      input: () => {
        setText(fieldOf(form.current)?.value ?? '');
        setOpen(true);
      },
      focusin: () => setOpen(true),
      click: (event) => event.target === fieldOf(form.current) && setOpen(true),
      focusout: (event) => !around?.contains((event as FocusEvent).relatedTarget as Node | null) && setOpen(false),
      submit: (event) => {
        event.preventDefault();
        const words = fieldOf(form.current)?.value.trim();
        if (!words) return;
        fieldOf(form.current)?.blur();
        void navigate(addressOf(words, {}));
      },
    };
    for (const [name, hear] of Object.entries(heard)) around?.addEventListener(name, hear);
    return () => {
      for (const [name, hear] of Object.entries(heard)) around?.removeEventListener(name, hear);
    };
  }, [form, navigate]);
  const close = () => setOpen(false);
  const leave = () => {
    close();
    fieldOf(form.current)?.blur();
  };
  return { text, isOpen, close, leave };
}
