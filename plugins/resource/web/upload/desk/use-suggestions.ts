import { useEffect, useRef } from 'react';
import { useCall } from 'edutech/core/web/hooks';
import type { Sending } from 'edutech/core/web/uploads/uploads';
import { suggestValues } from '../../../api';
import { matchChapter } from '../../../model/guessing/match-chapter';
import { titleOf } from '../../../model/guessing/guess';
import { mostAtOnce } from '../../../model/limits';
import { type Draft, markOf, pathOf } from './desk';
import type { Desk } from './use-desk';

/** Fills in what the names of new files tell, where nothing has been said of them. */
export function useSuggestions(
  desk: Desk,
  chapters: readonly { readonly nodeId: string; readonly nodeName: string }[],
): void {
  const call = useCall();
  const asked = useRef(new Set<string>());
  const fresh = desk.items
    .filter((item) => item.state !== 'failed' && desk.draftOf(item) === null && !asked.current.has(markOf(item)))
    .slice(0, mostAtOnce);
  const latest = useRef({ desk, chapters, fresh });
  latest.current = { desk, chapters, fresh };
  const wanted = fresh.map(markOf).join('\n');
  const isReady = chapters.length > 0;
  // Asks once for each file, as soon as the chapters that it may belong to are there
  useEffect(() => {
    if (wanted === '' || !isReady) return;
    const files = latest.current.fresh;
    for (const item of files) asked.current.add(markOf(item));
    const fill = (drafts: readonly Draft[]) =>
      latest.current.desk.setDrafts(Object.fromEntries(files.map((item, at) => [markOf(item), drafts[at]!])));
    call(suggestValues, { paths: files.map(pathOf) }, { quiet: true }).then(
      (found) =>
        fill(
          found.map(({ title, kind, chapters: words }) => ({
            title,
            kind,
            nodeId: matchChapter(words, latest.current.chapters) ?? '',
          })),
        ),
      // without the network the name alone has to do
      () => fill(files.map((item: Sending) => ({ title: titleOf(item.name), kind: '', nodeId: '' }))),
    );
  }, [wanted, isReady, call]);
}
