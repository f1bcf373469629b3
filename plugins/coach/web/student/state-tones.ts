import type { TagTone } from 'edutech/core/ui/Tag';

/** Open, answered, understood, withdrawn. */
export const stateTones: Readonly<Record<number, TagTone>> = { 0: 'due', 1: 'info', 2: 'done', 3: 'plain' };
