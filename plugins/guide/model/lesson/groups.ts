import type { Id } from 'edutech/core/common/ids';
import type { Block } from '../book/document';

/** Groups of a class for its inquiry: attempts; the first of each group writes for it. */
export type Groups = readonly (readonly Id[])[];

/** How many students a group has, as a teacher chooses; groups of a class differ by one at most. */
export const groupSizes = [2, 3, 4, 5, 6] as const;

/** Whether a block is answered by groups: what is inquired in class is, once there are groups. */
export const isByGroup = ({ kind, phase }: Pick<Block, 'kind' | 'phase'>, groups: Groups): boolean =>
  groups.length > 0 && kind === 'inquiry' && phase === 'in';

/** Deals a class out to groups by chance: nobody is alone. `random`: from 0 to less than 1. */
export function dealGroups(ids: readonly Id[], size: number, random: () => number): Id[][] {
  if (ids.length < 2) return [];
  const shuffled = [...ids];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [shuffled[at], shuffled[other]] = [shuffled[other]!, shuffled[at]!];
  }
  const count = Math.max(1, Math.min(Math.floor(ids.length / 2), Math.round(ids.length / size)));
  return Array.from({ length: count }, (_, group) => shuffled.filter((_id, at) => at % count === group));
}

interface OwnGroup {
  /** From 1. */
  readonly number: number;
  readonly members: readonly Id[];
  readonly writer: Id;
}

/** The group of a student; null: there are none, or the student came later. */
export function groupOf(groups: Groups, attemptId: Id): OwnGroup | null {
  const at = groups.findIndex((group) => group.includes(attemptId));
  const members = groups[at];
  return members ? { number: at + 1, members, writer: members[0]! } : null;
}

interface Submitting {
  readonly id: Id;
  readonly submitted: readonly Id[];
}

/** Students with what they have submitted, and what was submitted for their group. */
export function withGroups<Of extends Submitting>(
  blocks: readonly Block[],
  groups: Groups,
  attempts: readonly Of[],
): Of[] {
  const shared = new Set(blocks.filter((block) => isByGroup(block, groups)).map(({ id }) => id));
  const own = new Map(attempts.map(({ id, submitted }) => [id, submitted]));
  return attempts.map((one) => {
    const group = groupOf(groups, one.id);
    const written = (group && own.get(group.writer)) ?? [];
    return { ...one, submitted: [...new Set([...one.submitted, ...written.filter((id) => shared.has(id))])] };
  });
}
