import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { EveningOfChild } from '../../api';
import { HomeworkRows } from '../shared/HomeworkRows';

/** The homework of this evening: minutes done, assigned and limit, and each piece. */
export function Evening({ found }: { found: EveningOfChild }) {
  const t = useText();
  const { assigned, done, limit, evening } = found;
  const now = new Date(found.now);
  const isWithin = limit === null || assigned <= limit;
  return (
    <Panel
      title={t('guardian.evening.title')}
      end={
        limit !== null &&
        evening.length > 0 && (
          <Tag tone={isWithin ? 'done' : 'due'} icon={isWithin ? 'Checkmark' : 'Warning'}>
            {t(isWithin ? 'guardian.evening.within' : 'guardian.evening.over')}
          </Tag>
        )
      }
    >
      {evening.length === 0 ? (
        <p className="soft pad-x-4 pad-b-4">{t('guardian.evening.none')}</p>
      ) : (
        <>
          <div className="pad-x-4 pad-b-4">
            <Row gap={2} align="end">
              <p className="guardian-minutes soft">
                {t('guardian.evening.minutes', { done: <b className="num ink">{done}</b>, assigned })}
              </p>
              {limit !== null && <span className="end fine">{t('guardian.evening.limit', { limit })}</span>}
            </Row>
            <progress
              className="meter above-2"
              aria-label={t('guardian.evening.progress')}
              value={done}
              max={Math.max(assigned, limit ?? 0, 1)}
            />
          </div>
          <HomeworkRows homework={evening} now={now} />
        </>
      )}
    </Panel>
  );
}
