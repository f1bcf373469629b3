import { FormattedTime } from 'react-intl';
import { cityTimeZone } from 'edutech/core/common/time/city-time';
import { Panel } from 'edutech/core/ui/Card';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Board } from './board';

/** What happened, the newest first; nothing follows from it by itself. */
export function EventList({ board }: { readonly board: Board }) {
  const t = useText();
  const nameOf = (id: string | null) => board.sittings.find(({ sittingId }) => sittingId === id)?.name;
  return (
    <Panel title={t('exam.board.events')}>
      <Stack as="ol" gap={2} className="exam-events card-body scrolls-y" tabIndex={0}>
        {board.events.map(({ eventId, kind, sittingId, by, at, minutes = 0, seconds = 0, text = '' }) => (
          <li key={eventId}>
            <small className="fine num">
              <FormattedTime value={at as string} timeZone={cityTimeZone} timeStyle="medium" hourCycle="h23" />
              {by && ` · ${by}`}
            </small>
            <span className="block">
              {t(`exam.event.${kind}`, { name: nameOf(sittingId) ?? t('exam.event.room'), minutes, seconds, text })}
            </span>
          </li>
        ))}
        {board.events.length === 0 && <li className="note">{t('exam.board.events.none')}</li>}
      </Stack>
    </Panel>
  );
}
