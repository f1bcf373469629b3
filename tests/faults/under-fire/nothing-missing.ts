// What is looked at after any run: the database as it was left behind, and who wrote.
import { expect } from 'vitest';
import type { Device } from './device';
import type { Acknowledged, PageOf } from './journal-page';

/** A page after the run. */
interface Page {
  readonly who: Pick<PageOf, 'subject'>;
  readonly device: Device;
  readonly acknowledged: readonly Acknowledged<unknown>[];
}

/** A row as the database has it, under the name that `nameOf` gives to what was sent. */
interface Stored {
  readonly name: string;
  readonly value: unknown;
}

/** Part of a place of a journal that says which item it is; all of them begin so. */
const itemIn = (place: string) => place.slice(0, 32);
const plain = (name: string) => name.replaceAll('-', '');
const byName = (rows: readonly Stored[]) => new Map(rows.map(({ name, value }) => [plain(name), sorted(value)]));

/**
 * All that a server has ever said to keep is among the events, word for word.
 * @param events named `subject/item/client/sequence`
 */
export function everyAcknowledgedIsThere(pages: readonly Page[], events: readonly Stored[]): void {
  const known = byName(events);
  const acknowledged = pages.flatMap((page) =>
    page.acknowledged.map(({ place, client, sequence, value }) => ({
      name: `${page.who.subject}/${itemIn(place)}/${client}/${sequence}`,
      value: sorted(value),
    })),
  );
  expect(acknowledged.length).toBeGreaterThan(pages.length);
  expect(acknowledged.filter(({ name, value }) => known.get(name) !== value)).toEqual([]);
}

/**
 * What stands is what each page last showed to be safe, and nothing waits on a device any more.
 * @param standing named `subject/item`
 */
export function theLastOfEachStands(pages: readonly Page[], standing: readonly Stored[]): void {
  const now = byName(standing);
  const wrong = pages.flatMap(({ who, device }) =>
    [...device.safe]
      .map(([place, { value }]) => ({ name: `${who.subject}/${itemIn(place)}`, safe: sorted(value) }))
      .filter(({ name, safe }) => now.get(name) !== safe)
      .map((one) => ({ ...one, stands: now.get(one.name) })),
  );
  expect(wrong).toEqual([]);
  nothingWaits(pages);
}

export function nothingWaits(pages: readonly Pick<Page, 'device'>[]): void {
  expect(pages.map(({ device }) => device.waiting).filter((waiting) => waiting > 0)).toEqual([]);
}

/** A value as text, whatever the order of its fields. */
export const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
