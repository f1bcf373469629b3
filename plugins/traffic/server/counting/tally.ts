import type { Id } from 'edutech/core/common/ids';
import type { Day } from 'edutech/core/common/time/city-time';
import type { Counted } from '../../model/roles';
import { peopleBits, Sketch, widerBits } from './sketch';

/** Whose people: a school's, a county's with those of its schools, or, without either, all of the city. */
export interface Place {
  readonly schoolId: Id | null;
  readonly countyId: Id | null;
}

/** The row of all areas together, which lists read. */
export const allChannels = '';

/** A page that counts. */
export interface Opened {
  readonly day: Day;
  readonly channel: string;
  readonly isEntry: boolean;
  readonly role: Counted;
  /** A hash of who it was, good for this day. */
  readonly who: number;
  /** Where it counts: the school, its county, the city. */
  readonly places: readonly Place[];
}

export interface ViewRow extends Place {
  readonly day: Day;
  readonly channel: string;
  readonly views: number;
  readonly visits: number;
}

export interface PeopleRow extends Place {
  readonly day: Day;
  readonly role: Counted;
  /** Bits as text. */
  readonly sketch: string;
}

/** What is to be written down. */
export interface Batch {
  readonly views: readonly ViewRow[];
  readonly people: readonly PeopleRow[];
}

/** Kinds of rows that are held at most: places and channels are known ones, so a city of 300 schools has some thousand. */
const mostRows = 50_000;

type Met = Omit<PeopleRow, 'sketch'> & { readonly sketch: Sketch; isChanged: boolean };

const keyOf = ({ schoolId, countyId }: Place, day: Day, of: string) => `${day} ${of} ${schoolId} ${countyId}`;

/** Counts pages until they are taken away to be written. What it holds grows with places and channels, never with callers. */
export class Tally {
  #views = new Map<string, ViewRow>();
  readonly #people = new Map<string, Met>();

  note({ day, channel, role, who, isEntry, places }: Opened): void {
    const visits = isEntry ? 1 : 0;
    for (const place of places) {
      this.#add({ ...place, day, channel, views: 1, visits });
      this.#add({ ...place, day, channel: allChannels, views: 1, visits });
      const key = keyOf(place, day, role);
      const met = this.#people.get(key) ?? this.#meet(key, { ...place, day, role });
      if (met?.sketch.add(who)) met.isChanged = true;
    }
  }

  /** What has changed since the last time. Sketches of days before `today` are written for the last time. */
  take(today: Day): Batch {
    const views = [...this.#views.values()];
    this.#views = new Map();
    const people: PeopleRow[] = [];
    for (const [key, met] of this.#people) {
      const { sketch, isChanged, ...row } = met;
      if (isChanged) people.push({ ...row, sketch: String(sketch) });
      met.isChanged = false;
      if (row.day < today) this.#people.delete(key);
    }
    return { views, people };
  }

  /** Puts back what could not be written: it is counted with the next. */
  giveBack({ views, people }: Batch): void {
    for (const row of views) this.#add(row);
    for (const { sketch: _, ...row } of people) {
      const met = this.#people.get(keyOf(row, row.day, row.role));
      if (met) met.isChanged = true;
    }
  }

  #meet(key: string, row: Omit<PeopleRow, 'sketch'>): Met | undefined {
    if (this.#people.size >= mostRows) return undefined;
    const met = { ...row, sketch: new Sketch(row.schoolId ? peopleBits : widerBits), isChanged: false };
    this.#people.set(key, met);
    return met;
  }

  #add(row: ViewRow): void {
    const key = keyOf(row, row.day, row.channel);
    const known = this.#views.get(key);
    if (!known && this.#views.size >= mostRows) return;
    const { views = 0, visits = 0 } = known ?? {};
    this.#views.set(key, { ...row, views: views + row.views, visits: visits + row.visits });
  }
}
