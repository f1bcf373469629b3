import { useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Loader } from 'edutech/core/web/plugin';
import { Composer } from './desk/Composer';
import { type ComposerData, loadComposer } from './start/load-composer';

export const loader: Loader<ComposerData> = loadComposer;

/** Composing a paper: the paper itself in the middle, what it consists of and what it comes to beside it. */
export function Page() {
  const data = useLoaderData<ComposerData>();
  // what was new a moment ago is the same paper still: nothing may be lost when it gets its id
  const [madeId, setMadeId] = useState<string | null>(null);
  const id = data.paper?.paperId ?? null;
  return <Composer key={id === null || id === madeId ? 'new' : id} data={data} onMade={setMadeId} />;
}
