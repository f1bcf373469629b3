import { useEffect, useState } from 'react';
import type { SearchBoxData } from 'edutech/core/web/search-box';
import type { Field } from './use-field';
import { fieldOf, useHeard } from './use-heard';

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
 * The line that the arrow keys have come to. The field keeps the focus; its attributes say which line is current, as the
 * pattern of a combobox wants it (WAI-ARIA), and it is a plain field again when the list is gone.
 */
export function useCurrentChoice(choosing: Choosing): [current: number, setCurrent: (index: number) => void] {
  const { data, field, listId, lineId } = choosing;
  const count = field.isOpen ? choosing.count : 0;
  const [current, setCurrent] = useState(none);
  // Another text has other lines
  // biome-ignore lint/correctness/useExhaustiveDependencies: a text that has changed begins above the first line
  useEffect(() => setCurrent(none), [field.text, field.isOpen]);

  useHeard(data.form, {
    keydown: (event) => {
      // an input method has the keys while it composes
      if (event.isComposing || !field.isOpen || event.target !== fieldOf(data.form.current)) return;
      if (event.key === 'Escape') field.close();
      else if (event.key === 'Enter' && current !== none) document.getElementById(lineId(current))?.click();
      else if (event.key === 'ArrowDown') setCurrent(current + 1 >= count ? none : current + 1);
      else if (event.key === 'ArrowUp') setCurrent(current === none ? count - 1 : current - 1);
      else return;
      event.preventDefault();
    },
  });

  // Says at the field that it has a list, and which line of it is current
  useEffect(() => {
    const input = fieldOf(data.form.current);
    if (!input || count === 0) return;
    const said: Record<string, string> = {
      role: 'combobox',
      'aria-expanded': 'true',
      'aria-autocomplete': 'list',
      'aria-controls': listId,
      ...(current !== none && { 'aria-activedescendant': lineId(current) }),
    };
    for (const [name, value] of Object.entries(said)) input.setAttribute(name, value);
    return () => {
      for (const name of Object.keys(said)) input.removeAttribute(name);
    };
  }, [data.form, count, current, listId, lineId]);
  return [current, setCurrent];
}
