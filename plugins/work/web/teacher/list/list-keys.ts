import type { RefObject } from 'react';
import { useNavigate } from 'react-router';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { useCan } from 'edutech/core/ui/Can';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { composeAddress } from '../../shared/addresses';

/** Keys of the list (look/WORK.md). */
export const listHints: readonly KeyHint[] = [
  { keys: ['J'], does: 'work.key.nextHomework' },
  { keys: ['K'], does: 'work.key.previousHomework' },
  { keys: ['X'], does: 'work.key.choose' },
  { keys: ['Enter'], does: 'work.key.open' },
  { keys: ['N'], does: 'work.key.new' },
  { keys: ['/'], does: 'work.key.search' },
  { keys: ['Esc'], does: 'work.key.clear' },
];

/**
 * J and K walk the rows of `list` by the links of their titles, which Enter opens; X chooses the row where the focus is, N
 * begins a new homework, / goes to the search box. Never while somebody writes, nor under a dialog or a menu.
 */
export function useListKeys(list: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  const mayArrange = useCan(['homework_tea.arrange']);
  const hear = (event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    if (key !== 'n' || !mayArrange) return act(key, list.current);
    void navigate(composeAddress());
    return true;
  };
  usePageKeys(hear, { repeats: isWalking });
}

function act(key: string, list: HTMLElement | null): boolean {
  if (key === '/') return focusOn(document.querySelector<HTMLElement>('.filter-search input'));
  const rows = [...(list?.querySelectorAll<HTMLElement>('.work-row') ?? [])];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (key === 'j' || key === 'k') {
    const row = rows[key === 'j' ? at + 1 : Math.max(0, at - 1)];
    return focusOn(row?.querySelector<HTMLElement>('.work-row-title a, .work-row-title button'));
  }
  if (key !== 'x') return false;
  const box = rows[at]?.querySelector<HTMLInputElement>('[data-key=choose]');
  box?.click();
  return Boolean(box);
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}
