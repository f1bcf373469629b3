import { useEffect, useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { askSuggestions, listSuggestions, type Suggested } from '../../api';
import { keyOfPart } from '../../model/marks/keys';
import { SuggestedAnswers } from './parts/SuggestedAnswers';

const AnswerDrawer = onDemand(() => import('./parts/AnswerDrawer').then((part) => part.AnswerDrawer));

/** Milliseconds between two readings while a sample is scored. */
const every = 3000;

/** What a connected service says of a sample, beside what people gave: agreement first, single answers only where it is high. */
export function SuggestionsPart({ projectId, isOpen }: { readonly projectId: string; readonly isOpen: boolean }) {
  const t = useText();
  const call = useCall();
  const { data, error, again } = useAsked(listSuggestions, { projectId }, { keeps: true });
  const [chosen, choose] = useState<string | null>(null);
  const [openId, open] = useState<string | null>(null);
  const questions = data?.questions ?? [];
  const isRunning = questions.some(({ state }) => state === 'running');
  // Follows a sample while it is scored
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(again, every);
    return () => clearInterval(timer);
  }, [isRunning, again]);
  const ask = useAct(
    ({ itemId, part }: Suggested) => call(askSuggestions, { projectId, itemId, part }).then(() => again()),
    { done: 'marking.suggest.started' },
  );
  const shown = questions.find((one) => keyOfPart(one) === chosen) ?? questions.find(({ compared }) => compared > 0);
  return (
    <Stack gap={4}>
      <p className="note">
        {t('marking.suggest.note')} {t('marking.suggest.kappa.note')}
      </p>
      <DataTable
        name="marking.suggestions"
        label={t('marking.suggest.questions')}
        columns={columnsOf(t)}
        rows={questions}
        keyOf={keyOfPart}
        nameOf={({ label }) => label}
        current={shown ? keyOfPart(shown) : null}
        loading={!data && !error}
        error={error}
        onRetry={again}
        acts={(one) => (
          <>
            <IconButton
              icon="Eye"
              label={t('marking.suggest.show', { label: one.label })}
              onClick={() => choose(keyOfPart(one))}
            />
            {isOpen && (
              <Button
                size="small"
                disabled={one.state === 'running'}
                busy={ask.isBusy}
                onClick={() => void ask.run(one)}
              >
                {t(one.state === 'none' ? 'marking.suggest.ask' : 'marking.suggest.again')}
              </Button>
            )}
          </>
        )}
        empty={{ title: t('marking.setup.empty') }}
      />
      {shown && <SuggestedAnswers question={shown} onOpen={open} />}
      {openId && (
        <AnswerDrawer
          key={openId}
          projectId={projectId}
          answerId={openId}
          isOpen={isOpen}
          onClose={() => open(null)}
          onDone={() => {
            open(null);
            again();
          }}
        />
      )}
    </Stack>
  );
}

const columnsOf = (t: ReturnType<typeof useText>): Column<Suggested>[] => [
  {
    id: 'label',
    title: t('marking.board.question'),
    cell: ({ label, points }) => t('marking.question', { label, points }),
    main: true,
  },
  {
    id: 'state',
    title: t('marking.suggest.state'),
    cell: ({ state, reason, sample, suggested, skipped }) => (
      <>
        {t(`marking.suggest.${state}`, { sample, suggested, skipped })}
        {reason && <span className="note"> {t(reason)}</span>}
      </>
    ),
    width: '260px',
  },
  {
    id: 'compared',
    title: t('marking.suggest.compared'),
    cell: ({ compared }) => compared,
    width: '96px',
    align: 'end',
  },
  {
    id: 'kappa',
    title: t('marking.suggest.kappa'),
    cell: ({ kappa, isTrusted }) =>
      kappa === null ? (
        '–'
      ) : (
        <span className={isTrusted ? undefined : 'ink-late strong'}>
          <FormattedNumber value={kappa} minimumFractionDigits={2} maximumFractionDigits={2} />
        </span>
      ),
    width: '84px',
    align: 'end',
  },
  {
    id: 'within',
    title: t('marking.suggest.within'),
    cell: ({ within }) =>
      within === null ? '–' : <FormattedNumber value={within} style="percent" maximumFractionDigits={0} />,
    width: '110px',
    align: 'end',
  },
];
