import { Fragment } from 'react';
import { FormattedDate } from 'react-intl';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useBlocks, usePlacedBlocks } from 'edutech/core/web/blocks';
import { useText } from 'edutech/core/web/hooks';
import { type OwnResult, ownResult } from '../../api';

const tones = { right: 'done', partly: 'star', wrong: 'late' } as const;

/** A student's own result of an exam, for the page that lists their exams: a level or points, never a place among others. */
export function OwnResultPanel({ examId }: { readonly examId: string }) {
  const t = useText();
  const { data, error, again } = useAsked(ownResult, { examId });
  return (
    <ListStates
      loading={!data && !error}
      error={error}
      onRetry={again}
      count={data ? 1 : 0}
      empty={{ title: t('exam.own.none') }}
      skeleton="text"
    >
      {data && (
        <>
          <Result result={data} />
          <OtherParts examId={examId} />
        </>
      )}
    </ListStates>
  );
}

/** What other areas show of a student's own result. */
function OtherParts({ examId }: { readonly examId: string }) {
  const placed = usePlacedBlocks('exam.ownResult');
  const blocks = useBlocks('exam.ownResult', Object.fromEntries(placed.map(({ key }) => [key, { examId }])));
  return blocks.map(({ placed: { key }, element }) => <Fragment key={key}>{element}</Fragment>);
}

function Result({ result }: { readonly result: OwnResult }) {
  const t = useText();
  const { title, subject, startsAt, level, points, full, items, strong, weak } = result;
  return (
    <Panel title={title} note={<span className="note">{subject}</span>}>
      <Stack gap={4} className="pad-4">
        <p className="t-24 strong">
          {points === null ? t('exam.own.level', { level }) : t('exam.own.points', { points, full, level })}
        </p>
        <p className="note">
          <FormattedDate value={String(startsAt)} month="long" day="numeric" />
        </p>
        {strong.length > 0 && <p>{t('exam.own.strong', { names: strong.join('、') })}</p>}
        {weak.length > 0 && <p>{t('exam.own.weak', { names: weak.join('、') })}</p>}
        <Stack as="ol" gap={2}>
          {items.map(({ number, about, state, points: own, full: of }) => (
            <Row as="li" key={number}>
              <b className="num">{number}</b>
              <span className="grow">{about}</span>
              {own !== null && of !== null && (
                <span className="num soft">{t('exam.item.points', { points: own, of })}</span>
              )}
              <Tag tone={tones[state]}>{t(`exam.own.${state}`)}</Tag>
            </Row>
          ))}
        </Stack>
      </Stack>
    </Panel>
  );
}
