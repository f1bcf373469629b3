import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useAsked, useRead } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { someQuestions } from 'edutech/plugins/questions/api';
import { notOn, useSourceDesk } from 'edutech/plugins/questions/kit/ui/sources/source-desk';
import { SourceList } from 'edutech/plugins/questions/kit/ui/sources/SourceList';
import { getPaper, listPapers } from '../../../api';
import { itemsOf } from '../../../model/paper/document';
import { useComposer } from '../desk/composer-context';

/** So many of one's papers are offered, the newest first. */
const offered = 50;

/** Earlier papers of one's own: their questions, in the order of the paper. */
export function EarlierPapers() {
  const t = useText();
  const source = useSourceDesk();
  const { desk } = useComposer();
  const [chosen, setChosen] = useState<string | null>(null);
  const all = useAsked(listPapers, { shelf: 'mine', page: 1, pageLine: offered });
  const papers = all.data?.data.filter(({ paperId, questions }) => questions > 0 && paperId !== desk.paperId);
  const paperId = chosen ?? papers?.[0]?.paperId ?? null;
  const found = useRead(async (call, signal) => {
    if (!paperId) return [];
    const { document } = await call(getPaper, { paperId }, { signal, quiet: true });
    const ids = [...new Set(itemsOf(document).map(({ questionId }) => questionId))];
    return ids.length > 0 ? call(someQuestions, { ids }, { signal, quiet: true }) : [];
  }, paperId ?? '');
  const open = notOn(source, found.data ?? []);
  return (
    <>
      {papers && papers.length > 0 && (
        <select
          className="input"
          aria-label={t('exam.compose.source.earlier')}
          value={paperId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {papers.map((paper) => (
            <option key={paper.paperId} value={paper.paperId}>
              {paper.title}
            </option>
          ))}
        </select>
      )}
      {open.length > 1 && (
        <Button look="soft" wide icon="Add" onClick={() => source.add(open)}>
          {t('questions.kit.source.addAll', { count: open.length })}
        </Button>
      )}
      <SourceList
        questions={papers && found.data ? found.data : null}
        error={all.error ?? found.error}
        again={all.error === undefined ? found.again : all.again}
        empty={{ title: t('exam.compose.earlier.empty'), text: t('exam.compose.earlier.empty.text') }}
      />
    </>
  );
}
