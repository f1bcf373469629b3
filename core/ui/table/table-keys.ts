import type { RefObject } from 'react';
import type { KeyHint } from '../keys/KeyHints';
import { isWalking, usePageKeys } from '../keys/use-page-keys';

/** Keys of every table, for {@link KeyHints}. */
export const tableHints: readonly KeyHint[] = [
  { keys: ['J'], does: 'core.ui.table.keys.next' },
  { keys: ['K'], does: 'core.ui.table.keys.previous' },
  { keys: ['X'], does: 'core.ui.table.keys.choose' },
  { keys: ['Enter'], does: 'core.ui.table.keys.open' },
  { keys: ['/'], does: 'core.ui.table.keys.search' },
  { keys: ['Esc'], does: 'core.ui.table.keys.clear' },
];

const handles = 'a, button, input';

/** J and K move through the rows, X selects the focused row, / goes to the search box. Never while somebody types. */
export function useTableKeys(body: RefObject<HTMLElement | null>) {
  usePageKeys(({ key }) => act(key.toLowerCase(), body.current), { repeats: isWalking });
}

function act(key: string, body: HTMLElement | null): boolean {
  if (key === '/') {
    const search = document.querySelector<HTMLInputElement>('.filter-search input');
    search?.focus();
    return search !== null;
  }
  const rows = [...(body?.querySelectorAll<HTMLElement>('tr[data-key]') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'j' || key === 'k') {
    const row = rows[key === 'j' ? at + 1 : Math.max(0, at - 1)];
    const handle = row?.querySelector<HTMLElement>('.table-open') ?? row?.querySelector<HTMLElement>(handles);
    handle?.focus();
    return handle !== null && handle !== undefined;
  }
  if (key !== 'x' || at < 0) return false;
  const box = rows[at]?.querySelector<HTMLInputElement>('.table-check input');
  box?.click();
  return box !== null && box !== undefined;
}
