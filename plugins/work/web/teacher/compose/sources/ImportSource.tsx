import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { getImport, listImports, someQuestions } from 'edutech/plugins/questions/api';
import { useDesk } from '../desk/desk-context';
import { SourceList } from './SourceList';
import { useOnce } from './use-once';

/** Papers that were imported into one's bank: their questions in the order of the paper. */
export function ImportSource() {
  const intl = useIntl();
  const { sheet, tier, isLocked } = useDesk();
  const [chosen, setChosen] = useState<string | null>(null);
  const runs = useOnce(async (call, signal) => {
    const all = await call(listImports, {}, { signal, quiet: true });
    return all.filter(({ saved }) => saved > 0);
  });
  const importid = chosen ?? runs.found?.[0]?.importid ?? null;
  const paper = useOnce(async (call, signal) => {
    if (!importid) return [];
    const { items } = await call(getImport, { importid }, { signal, quiet: true });
    const ids = items.flatMap(({ questionid }) => questionid ?? []);
    return ids.length > 0 ? call(someQuestions, { ids }, { signal, quiet: true }) : [];
  }, importid ?? '');
  const open = (paper.found ?? []).filter(({ id }) => sheet.values.items.every((item) => item.questionid !== id));
  return (
    <>
      {(runs.found?.length ?? 0) > 0 && (
        <select
          className="input"
          aria-label={intl.formatMessage({ id: 'work.source.paper' })}
          value={importid ?? ''}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {runs.found?.map((run) => (
            <option key={run.importid} value={run.importid}>
              {run.filename}
            </option>
          ))}
        </select>
      )}
      {open.length > 1 && (
        <Button look="soft" wide icon="Add" disabled={isLocked} onClick={() => sheet.add(open, tier)}>
          <FormattedMessage id="work.source.addAll" values={{ count: open.length }} />
        </Button>
      )}
      <SourceList
        questions={runs.found === null ? null : paper.found}
        error={runs.error ?? paper.error}
        again={runs.error === null ? paper.again : runs.again}
        empty={{
          title: <FormattedMessage id="work.source.empty.word" />,
          text: <FormattedMessage id="work.source.empty.word.text" />,
          actions: (
            <Button to="/questions/list">
              <FormattedMessage id="work.source.toBank" />
            </Button>
          ),
        }}
      />
    </>
  );
}
