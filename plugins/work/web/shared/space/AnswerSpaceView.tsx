import type { CSSProperties } from 'react';
import type { PaperSpace } from 'edutech/plugins/questions/kit/common/types/paper-space';

/** Rows as a sheet of style reads them. */
export const asRows = (rows: number) => ({ '--rows': rows }) as CSSProperties;

/** The room for an answer as paper has it: ruled, squared or empty. */
export function AnswerSpaceView({ space: { kind, rows } }: { readonly space: PaperSpace }) {
  if (kind === 'none') return null;
  return <div className={`work-space work-space-${kind}`} style={asRows(rows)} aria-hidden="true" />;
}
