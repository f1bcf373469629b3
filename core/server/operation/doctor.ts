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
 * Checks the whole deployment; every problem comes with a remedy. It changes nothing, and needs nothing that could be
 * broken: without its database there are fewer findings, one of which says so. A thorough check walks the whole audit
 * chain, which takes a second per 50,000 records; otherwise only its newest part.
 */
export interface Doctor {
  examine(options?: { isThorough?: boolean }): Promise<readonly Finding[]>;
}
export const Doctor = token<Doctor>('core.Doctor');
