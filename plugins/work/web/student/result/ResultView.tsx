import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { FluentRoot } from 'edutech/core/ui/fluent/FluentRoot';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { Tag } from 'edutech/core/ui/Tag';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { peerOutcomeAddress } from '../../shared/addresses';
import { mediaOf } from '../../shared/media-of';
import { TopBar } from '../answer/TopBar';
import { type Outcome, outcomesOf, type Result } from './outcome';
import { ResultItem } from './ResultItem';

const views = ['all', 'wrong'] as const;

const isLost = ({ state }: Outcome) => state !== 'right' && state !== 'unread';

/** What came of a homework, once it is released: the points, and item by item what one wrote and what is right. */
export function ResultView({ result }: { readonly result: Result }) {
  const t = useText();
  const [view, setView] = useState<(typeof views)[number]>('all');
  const media = mediaOf(result.media);
  const outcomes = outcomesOf(result);
  const lost = outcomes.filter(isLost);
  const shown = view === 'wrong' ? lost : outcomes;
  return (
    <FluentRoot>
      <div className="work-st-sheet-page t-14 ground">
        <TopBar title={result.title} />
        <ResultHead
          result={result}
          lost={lost.length}
          open={outcomes.filter(({ state }) => state === 'unread').length}
        />
        {lost.length > 0 && lost.length < outcomes.length && (
          <Segmented
            className="work-st-result-views"
            label={t('work.result.view')}
            options={views.map((value) => ({
              value,
              label: t(`work.result.view.${value}`, { count: lost.length }),
            }))}
            value={view}
            onChange={setView}
          />
        )}
        <Stack className="work-st-mine">
          {shown.map((outcome) => (
            <ResultItem
              key={outcome.item.itemId}
              attemptId={result.attemptId}
              outcome={outcome}
              media={media}
              files={result.media}
            />
          ))}
        </Stack>
      </div>
    </FluentRoot>
  );
}

interface ResultHeadProps {
  readonly result: Result;
  readonly lost: number;
  /** Items that wait for a person. */
  readonly open: number;
}

function ResultHead({ result, lost, open }: ResultHeadProps) {
  const t = useText();
  const { attemptId, marks, points, of, isLate, remark, submitted } = result;
  return (
    <Stack as="section" justify="center" gap={2} className="card work-st-handed work-st-result-head center">
      <Row as="h2" className="num soft">
        {t('work.result.points', { points: <b>{points === null ? '–' : <FormattedNumber value={points} />}</b>, of })}
        {isLate && <Tag tone="late">{t('work.late')}</Tag>}
      </Row>
      <p>
        {submitted === null
          ? t('work.result.notHandedIn')
          : open > 0
            ? t('work.result.open', { count: open })
            : t('work.result.lost', { count: lost })}
      </p>
      {remark !== '' && <blockquote className="text-start">{remark}</blockquote>}
      {marks.some(({ byPeers }) => byPeers) && (
        <div className="work-st-handed-acts">
          <Button icon="People" to={peerOutcomeAddress(attemptId)}>
            {t('work.peer.outcome')}
          </Button>
        </div>
      )}
    </Stack>
  );
}
