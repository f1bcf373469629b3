import type { Id } from '../ids';

/** A school term as the wire has it. */
export interface Term {
  termid: Id;
  termname: string;
  yearname: string;
  /** 1 for the current one. */
  iscurrent: 0 | 1;
}

/** Year + 学年 + term name (portal.md section 3); English readers get a space-separated form. */
export const termLabel = (term: Pick<Term, 'yearname' | 'termname'>, language: 'zh-CN' | 'en') =>
  language === 'zh-CN' ? `${term.yearname}学年 ${term.termname}` : `${term.yearname} ${term.termname}`;

/** The chosen term if it still exists, else the current one, else the first, else none. */
export function chooseTerm(terms: readonly Term[], chosen: Id | null): Term | null {
  return terms.find((term) => term.termid === chosen) ?? terms.find((term) => term.iscurrent === 1) ?? terms[0] ?? null;
}
