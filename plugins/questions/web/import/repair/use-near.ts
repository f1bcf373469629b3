import { useEffect, useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { useCall } from 'edutech/core/web/hooks';
import { importDuplicates } from '../../../api';

export type Near = OutputOf<typeof importDuplicates>[number];

/** What the bank has already of a paper, by item: asked for once, behind everything else. */
export function useNear(importid: string): ReadonlyMap<string, Near> {
  const call = useCall();
  const [near, setNear] = useState<ReadonlyMap<string, Near>>(new Map());
  // Once for a paper: what is mended seldom becomes another question
  useEffect(() => {
    const stopped = new AbortController();
    call(importDuplicates, { importid }, { quiet: true, signal: stopped.signal }).then(
      (found) => setNear(new Map(found.map((one) => [one.itemid, one]))),
      () => undefined, // a paper can be mended without knowing
    );
    return () => stopped.abort();
  }, [call, importid]);
  return near;
}
