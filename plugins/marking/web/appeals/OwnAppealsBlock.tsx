import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { appealResult, ownAppeals } from '../../api';
import { OwnMarks } from './OwnMarks';

const tones = { open: 'star', kept: 'plain', changed: 'done' } as const;

/** Below a student's own result: what was appealed and came of it, and how to appeal. Nobody is told who marked. */
export function Block({ data: { examId } }: { readonly data: { readonly examId: string } }) {
  const t = useText();
  const call = useCall();
  const { data, again } = useAsked(ownAppeals, { examId });
  const [chosen, choose] = useState('');
  const [reason, setReason] = useState('');
  const appeal = useAct(async () => {
    const part = data?.parts.find((one) => `${one.itemId}/${one.part}` === chosen);
    if (!part) return;
    await call(appealResult, { examId, itemId: part.itemId, part: part.part, reason: reason.trim() });
    choose('');
    setReason('');
    again();
  });
  if (!data || data.parts.length === 0) return null;
  const appealed = new Set(data.appeals.map(({ itemId, part }) => `${itemId}/${part}`));
  const open = data.parts.filter(({ itemId, part }) => !appealed.has(`${itemId}/${part}`));
  return (
    <Panel title={t('marking.own.title')} note={t('marking.own.note')}>
      <Stack gap={4} className="card-body">
        <OwnMarks examId={examId} />
        {data.appeals.length > 0 && (
          <Stack as="ul" gap={2}>
            {data.appeals.map(({ appealId, label, reason: said, state, outcome }) => (
              <li key={appealId}>
                <Row wrap>
                  <b>{t('marking.appeals.of', { label })}</b>
                  <Tag tone={tones[state]}>{t(`marking.appeal.${state}`)}</Tag>
                </Row>
                <p className="note" lang={langOf(said)}>
                  {said}
                </p>
                {outcome && <p lang={langOf(outcome)}>{t('marking.appeals.told', { outcome })}</p>}
              </li>
            ))}
          </Stack>
        )}
        {open.length > 0 && (
          <Stack gap={2}>
            <select
              className="input"
              value={chosen}
              aria-label={t('marking.own.question')}
              onChange={({ target }) => choose(target.value)}
            >
              <option value="">{t('marking.own.question')}</option>
              {open.map(({ itemId, part, label }) => (
                <option key={`${itemId}/${part}`} value={`${itemId}/${part}`}>
                  {t('marking.own.number', { label })}
                </option>
              ))}
            </select>
            <textarea
              className="input"
              rows={2}
              maxLength={500}
              value={reason}
              aria-label={t('marking.own.reason')}
              placeholder={t('marking.own.reason')}
              onChange={({ target }) => setReason(target.value)}
            />
            <Button
              className="at-start"
              disabled={!chosen || !reason.trim()}
              busy={appeal.isBusy}
              onClick={() => void appeal.run()}
            >
              {t('marking.own.act')}
            </Button>
          </Stack>
        )}
      </Stack>
    </Panel>
  );
}
