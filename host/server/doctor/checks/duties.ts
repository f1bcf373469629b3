import { duties } from 'edutech/core/common/permissions/duties';
import { dutiesAreSeparate } from 'edutech/core/server/permissions/duties/separate-duties';
import { type Check, plainly } from '../check';
import { selectDutyHolders } from '../doctor.queries';

/** The three administrators of graded protection, where a deployment separates them. */
export const dutyChecks: readonly Check[] = [
  {
    id: 'dutiesHeld',
    group: 'security',
    applies: ({ settings }) => dutiesAreSeparate(settings),
    look: async ({ read }) => {
      const held = new Set((await read(selectDutyHolders)).map(({ duty }) => duty));
      // as long as one is missing, none of them holds
      return duties.every((duty) => held.has(duty)) ? null : { held: held.size, all: duties.length };
    },
  },
  {
    id: 'dutiesApart',
    group: 'security',
    applies: ({ settings }) => dutiesAreSeparate(settings),
    look: async ({ read }) => {
      const holders = await read(selectDutyHolders);
      // a person has one duty, but two accounts may belong to one person: the same name or telephone shows it
      for (const [at, one] of holders.entries()) {
        const twin = holders.slice(at + 1).find((other) => other.duty !== one.duty && isSamePerson(one, other));
        if (twin) return { one: one.username, other: twin.username, name: one.name };
      }
      return null;
    },
  },
  {
    id: 'dutiesGiven',
    group: 'security',
    weight: 'advice',
    applies: ({ settings }) => !dutiesAreSeparate(settings),
    look: async ({ read }) => ((await read(selectDutyHolders)).length > 0 ? plainly : null),
  },
];

interface Holder {
  readonly name: string;
  readonly phone: string | null;
}

const isSamePerson = (one: Holder, other: Holder): boolean =>
  one.name === other.name || (one.phone !== null && one.phone === other.phone);
