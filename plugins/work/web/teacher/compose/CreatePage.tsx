import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Loader } from 'edutech/core/web/plugin';
import { Desk } from './desk/Desk';
import { type ComposeData, loadCompose } from './load-compose';

export const loader: Loader<ComposeData> = loadCompose;

/** Making homework: the sheet with where questions come from at its side. */
export function Page() {
  const data = useLoaderData<ComposeData>();
  // what was new a moment ago is the same desk still: nothing that is typed may be lost when it gets its id
  const [madeId, setMadeId] = useState<string | null>(null);
  const id = data.homework?.homeworkId ?? null;
  return <Desk key={id === null || id === madeId ? 'new' : id} data={data} onMade={setMadeId} />;
}
