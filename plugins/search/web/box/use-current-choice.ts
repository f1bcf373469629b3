import { useEffect, useRef, useState } from 'react';
import type { SearchBoxData } from 'edutech/core/web/search-box';
import { type Field, fieldOf } from './use-field';

interface Choosing {
  readonly data: SearchBoxData;
  readonly field: Field;
  readonly count: number;
  readonly listId: string;
  lineId(index: number): string;
}

/** None of the lines: Enter then looks for what stands in the field. */
const none = -1;

/**
 * The line that the arrow keys have come to. The field keeps the focus; it is told which line is current, as the pattern of
 * a combobox wants it (WAI-ARIA), and is a plain field again when the list is gone.
 */
export function useCurrentChoice(choosing: Choosing): [current: number, setCurrent: (index: number) => void] {
  const { data, listId, lineId } = choosing;
  const { text, isOpen } = choosing.field;
  const count = isOpen ? choosing.count : 0;
  const [current, setCurrent] = useState(none);
  const latest = useRef({ ...choosing, current });
  latest.current = { ...choosing, current };
  // Another text has other lines
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that has changed begins above the first line
  useEffect(() => setCurrent(none), [text, isOpen]);

  // Hears the keys at the field as long as the list is there
  useEffect(() => {
    const field = fieldOf(data.form.current);
    const press = (event: KeyboardEvent) => {
      const now = latest.current;
      // an input method has the keys while it composes
      if (event.isComposing || !now.field.isOpen) return;
      if (event.key === 'Escape') now.field.close();
      else if (event.key === 'Enter' && now.current !== none) document.getElementById(now.lineId(now.current))?.click();
      else if (event.key === 'ArrowDown') setCurrent(now.current + 1 >= now.count ? none : now.current + 1);
      else if (event.key === 'ArrowUp') setCurrent(now.current === none ? now.count - 1 : now.current - 1);
      else return;
      event.preventDefault();
    };
    field?.addEventListener('keydown', press);
    return () => field?.removeEventListener('keydown', press);
  }, [data.form]);

  // Says at the field that it has a list, and which line of it is current
  useEffect(() => {
    const field = fieldOf(data.form.current);
    if (!field || count === 0) return;
    const said: Record<string, string> = {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      ...(current !== none && { 'aria-activedescendant': lineId(current) }),
    };
    for (const [name, value] of Object.entries(said)) field.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(said)) field.removeAttribute(name);
    };
  }, [data.form, count, current, listId, lineId]);
  return [current, setCurrent];
}
