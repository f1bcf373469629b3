import type { RefObject } from 'react';
import type { KeyHint } from 'edutech/core/ui/keys/KeyHints';
import { isWalking, usePageKeys } from 'edutech/core/ui/keys/use-page-keys';

/** Keys of the board (screens.md G4). */
export const monitorHints: readonly KeyHint[] = [
  { keys: ['←', '→', '↑', '↓'], does: 'work.monitor.key.move' },
  { keys: ['X'], does: 'work.monitor.key.choose' },
  { keys: ['Shift', 'X'], does: 'work.monitor.key.range' },
  { keys: ['Enter'], does: 'work.monitor.key.open' },
  { keys: ['A'], does: 'work.monitor.key.all' },
  { keys: ['R'], does: 'work.monitor.key.remind' },
  { keys: ['E'], does: 'work.monitor.key.extend' },
  { keys: ['Esc'], does: 'work.monitor.key.clear' },
];

/** What letters do; the rest belongs to the tile that has the focus. */
export interface MonitorActs {
  readonly all: () => void;
  readonly remind: () => void;
  readonly extend: () => void;
}

const letters: Readonly<Record<string, keyof MonitorActs>> = { a: 'all', r: 'remind', e: 'extend' };
/** Buttons of a tile that keys press, by their `data-key`. */
const pressed: Readonly<Record<string, string>> = { x: 'choose', Enter: 'open' };

/** Arrows walk the tiles of `grid` as they lie, X chooses one (with Shift: all up to it), Enter opens it. Never while somebody writes. */
export function useMonitorKeys(grid: RefObject<HTMLElement | null>, acts: MonitorActs): void {
  const hear = (event: KeyboardEvent) => {
    const letter = letters[event.key.toLowerCase()];
    if (!letter) return onTile(event, grid.current);
    acts[letter]();
    return true;
  };
  usePageKeys(hear, { repeats: isWalking });
}

function onTile({ key, shiftKey }: KeyboardEvent, grid: HTMLElement | null): boolean {
  const tiles = [...(grid?.querySelectorAll<HTMLElement>('.work-tile') ?? [])];
  const at = tiles.findIndex((tile) => tile.contains(document.activeElement));
  const name = pressed[key.length === 1 ? key.toLowerCase() : key];
  if (name) {
    const tile = tiles[at];
    // Enter on a button of the tile is that button's
    if (!tile || (key === 'Enter' && document.activeElement !== tile.querySelector('[data-key=choose]'))) return false;
    const button = tile.querySelector<HTMLElement>(`[data-key=${name}]`);
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, shiftKey }));
    return button !== null;
  }
  const to = neighbour(tiles, at, key);
  to?.querySelector<HTMLElement>('[data-key=choose]')?.focus();
  return to !== undefined;
}

/** The tile that lies in the direction of an arrow: in a grid, one row up or down is as many tiles as stand in a row. */
function neighbour(tiles: readonly HTMLElement[], at: number, key: string): HTMLElement | undefined {
  const [first] = tiles;
  if (!first) return undefined;
  const inRow = tiles.filter((tile) => tile.offsetTop === first.offsetTop).length;
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: inRow, ArrowUp: -inRow }[key];
  if (step === undefined) return undefined;
  return at < 0 ? first : tiles[at + step];
}
