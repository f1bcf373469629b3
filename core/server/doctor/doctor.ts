import { token } from '../../common/token';

/** What a check looks at. */
export const checkGroups = ['database', 'storage', 'security', 'running', 'machine'] as const;
export type CheckGroup = (typeof checkGroups)[number];

/** What a text is to be filled with. */
export type Facts = Readonly<Record<string, string | number>>;

/** What a look found. Its texts are `core.doctor.<id>`, `….problem` and `….remedy` of core/server/messages, with `facts`. */
export interface Finding {
  readonly id: string;
  readonly group: CheckGroup;
  /** `advice`: it works, but could be better; `wrong`: something must be done. */
  readonly state: 'fine' | 'advice' | 'wrong';
  readonly facts: Facts;
}

/**
 * Looks at the whole deployment; every problem comes with a remedy. Changes nothing, and needs nothing that could be out of
 * order: without its database there are fewer findings, one of which says so. A thorough look walks the whole audit chain,
 * which takes a second per 50,000 records; else its newest part.
 */
export interface Doctor {
  examine(options?: { isThorough?: boolean }): Promise<readonly Finding[]>;
}
export const Doctor = token<Doctor>('core.Doctor');
