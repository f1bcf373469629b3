import { useText } from 'edutech/core/web/hooks';
import type { SheetPages } from '../../api';

export type Zone = SheetPages['zones'][number];

/** What a zone is called: “1–10 choices”, “12”. */
export function useZoneName(): (zone: Zone) => string {
  const t = useText();
  return ({ kind, first, last }) =>
    t(`marking.answerSheet.zone.${kind}`, { range: first === last ? first : `${first}–${last}` });
}
