import { type ReactNode, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useAsked, useRead } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { getImport, listImports, someQuestions } from '../../../api';
import { notOn, useSourceDesk } from './source-desk';
import { SourceList } from './SourceList';

/** Papers that were imported into one's bank: their questions in the order of the paper. */
export function ImportSource({ upload }: { readonly upload?: ReactNode }) {
  const t = useText();
  const desk = useSourceDesk();
  const { isLocked } = desk;
  const [chosen, setChosen] = useState<string | null>(null);
  const mayImport = useCan({ anyOf: ['questionbank_tea', 'questionbank_school_tea'], action: 'batch_import' });
  const all = useAsked(listImports, {});
  const runs = all.data?.filter(({ saved }) => saved > 0);
  const importId = chosen ?? runs?.[0]?.importId ?? null;
  const paper = useRead(async (call, signal) => {
    if (!importId) return [];
    const { items } = await call(getImport, { importId }, { signal, quiet: true });
    const ids = items.flatMap(({ questionId }) => questionId ?? []);
    return ids.length > 0 ? call(someQuestions, { ids }, { signal, quiet: true }) : [];
  }, importId ?? '');
  const open = notOn(desk, paper.data ?? []);
  return (
    <>
      {mayImport && upload}
      {runs && runs.length > 0 && (
        <select
          className="input"
          aria-label={t('questions.kit.source.paper')}
          value={importId ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {runs.map((run) => (
            <option key={run.importId} value={run.importId}>
              {run.filename}
            </option>
          ))}
        </select>
      )}
      {open.length > 1 && (
        <Button look="soft" wide icon="Add" disabled={isLocked} onClick={() => desk.add(open)}>
          {t('questions.kit.source.addAll', { count: open.length })}
        </Button>
      )}
      <SourceList
        questions={runs && paper.data ? paper.data : null}
        error={all.error ?? paper.error}
        again={all.error === undefined ? paper.again : all.again}
        empty={{
          title: t('questions.kit.source.empty.word'),
          text: t('questions.kit.source.empty.word.text'),
        }}
      />
    </>
  );
}
