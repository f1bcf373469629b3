import { useMemo } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { importDuplicates } from '../../../api';

export type Near = OutputOf<typeof importDuplicates>[number];

/** What the bank has already of a paper, by item: asked for once, behind everything else. */
export function useNear(importId: string): ReadonlyMap<string, Near> {
  // once for a paper: what is mended seldom becomes another question, and a paper can be mended without knowing
  const { data } = useAsked(importDuplicates, { importId });
  return useMemo(() => new Map((data ?? []).map((one) => [one.itemId, one])), [data]);
}
