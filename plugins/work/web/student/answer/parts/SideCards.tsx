import { useSignals } from '@preact/signals-react/runtime';
import { FormattedTime } from 'react-intl';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { AnswerBook } from '../state/answer-book';
import { deskKeys } from '../desk/desk-keys';
import type { Opened } from '../state/sheet';

/** Beside the sheet on wide screens: where the answers are, what the teacher said, keys. */
export function SideCards({ book, opened }: { readonly book: AnswerBook; readonly opened: Opened }) {
  const t = useText();
  return (
    <Stack as="aside" gap={4} className="work-st-side" aria-label={t('work.answering.side')}>
      <SavingCard book={book} />
      {opened.note && (
        <section className="card work-st-side-card pad-y-3 pad-x-4">
          <h2>{t('work.answering.note')}</h2>
          <p className="note">{opened.note}</p>
        </section>
      )}
      {isSaid(opened.aiRule) && (
        <section className="card work-st-side-card pad-y-3 pad-x-4">
          <h2>{t('work.answering.ai')}</h2>
          <p className="note">{t(`work.answering.ai.${opened.aiRule}`)}</p>
        </section>
      )}
      <section className="card work-st-side-card pad-y-3 pad-x-4">
        <h2>{t('work.answering.keys')}</h2>
        {deskKeys.map(({ act, keys, does }) => (
          <Row as="p" gap={1} className="note pad-y-1" key={act}>
            {keys.map((key) => (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ))}
            {t(does)}
          </Row>
        ))}
      </section>
    </Stack>
  );
}

function SavingCard({ book }: { readonly book: AnswerBook }) {
  const t = useText();
  useSignals();
  const saving = book.saving.value;
  const state = saving?.state ?? 'fresh';
  const icon = { saved: 'CloudCheckmark', saving: 'ArrowClockwise', offline: 'CloudOff', failed: 'Warning' } as const;
  const ink = { saved: 'ink-done', saving: 'ink-info', offline: 'ink-due', failed: 'ink-late' } as const;
  return (
    <section className="card work-st-side-card pad-y-3 pad-x-4">
      <h2>{t('work.answering.saving')}</h2>
      {state !== 'fresh' && (
        <Row as="p" className="ink note pad-y-2 work-st-side-saving">
          <Icon name={icon[state]} className={ink[state]} />
          <span>
            <b className="block">{t(`work.answering.saving.${state}`)}</b>
            {saving?.state === 'saved' && (
              <small className="block num muted">
                <FormattedTime value={saving.at} hour="2-digit" minute="2-digit" second="2-digit" hourCycle="h23" />
              </small>
            )}
            {saving?.state === 'offline' && (
              <small className="block muted">{t('work.answering.saving.waiting', { count: saving.waiting })}</small>
            )}
          </span>
        </Row>
      )}
      <p className="fine">{t('work.answering.saving.note')}</p>
    </section>
  );
}

/** The same words in a line above the sheet, where there is no room beside it. */
export function SaidAbove({ opened: { note, aiRule } }: { readonly opened: Opened }) {
  const t = useText();
  return (
    <div className="work-st-said pad-y-2 pad-x-4 paper">
      {note && (
        <p>
          <b>{t('work.answering.note')}</b>
          {note}
        </p>
      )}
      {isSaid(aiRule) && <small className="note">{t(`work.answering.ai.${aiRule}`)}</small>}
    </div>
  );
}

/** Hints are offered by no service yet: whoever may ask for some is told nothing, since there is nobody to ask. */
const isSaid = (rule: Opened['aiRule']) => rule !== 'hints';
