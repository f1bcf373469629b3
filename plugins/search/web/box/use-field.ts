import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SearchBoxData } from 'edutech/core/web/search-box';
import { routes } from '../../routes';
import { addressOf, wishOf } from '../address';
import { fieldOf, useHeard } from './use-heard';

/** What stands in the header's field, whether its list is open, and how to close it. */
export interface Field {
  /** Also while an input method is still composing. */
  readonly text: string;
  readonly isOpen: boolean;
  close(): void;
  /** A line was chosen: the page that it leads to has the word now. */
  leave(): void;
}

/** The field of the header: what is typed opens the list, another page or a press elsewhere closes it. */
export function useField({ form }: SearchBoxData): Field {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState(() => fieldOf(form.current)?.value ?? '');
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  const leave = () => {
    close();
    fieldOf(form.current)?.blur();
  };

  // Another page, another search: the field says what is looked for there, and its list has done its work
  useEffect(() => {
    const field = fieldOf(form.current);
    const asked = pathname === routes.results.path ? wishOf(new URLSearchParams(search)).q : '';
    // people who have come without words, or are about to write some, keep what they have written
    if (!field || (asked === '' && field === document.activeElement)) return;
    field.value = asked;
    setText(asked);
    setOpen(false);
  }, [form, pathname, search]);

  useHeard(form, {
    input: () => {
      setText(fieldOf(form.current)?.value ?? '');
      setOpen(true);
    },
    focusin: () => setOpen(true),
    click: ({ target }) => target === fieldOf(form.current) && setOpen(true),
    // a press on the list leaves the focus in the field: without it the list would close before the click
    mousedown: (event) => !form.current?.contains(event.target as Node) && event.preventDefault(),
    focusout: ({ relatedTarget }) => !form.current?.parentElement?.contains(relatedTarget as Node | null) && close(),
    // opens the page of results without loading the document again
    submit: (event) => {
      event.preventDefault();
      const words = fieldOf(form.current)?.value.trim();
      if (!words) return;
      fieldOf(form.current)?.blur();
      void navigate(addressOf(words, {}));
    },
  });
  return { text, isOpen, close, leave };
}
