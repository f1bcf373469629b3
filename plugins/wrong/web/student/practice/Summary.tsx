import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { collectionAddress } from '../../shared/addresses';
import type { PracticeData } from '../load-collection';
import { useTitle } from '../list/EntryCard';
import { useStart } from '../list/TodayCard';

/** What came of a practice: how many were right, how long it took, when each comes back. */
export function Summary({ practice }: { readonly practice: PracticeData }) {
  const intl = useIntl();
  const titleOf = useTitle();
  const { busy, start } = useStart();
  const answered = practice.items.filter(({ reviewed }) => reviewed);
  const first = [...new Map(answered.toReversed().map((item) => [item.entryId, item])).values()].reverse();
  const right = first.filter(({ reviewed }) => reviewed!.isRight).length;
  const seconds = answered.reduce((sum, { reviewed }) => sum + reviewed!.seconds, 0);
  return (
    <PageFrame title={<FormattedMessage id="wrong.summary.title" />}>
      <Stack className="wrong-practice mid">
        <Stack as="section" className="card wrong-summary">
          <Row as="ul" align="stretch" wrap className="wrong-figures t-head">
            <li>
              <FormattedMessage id="wrong.summary.count" values={{ count: first.length }} />
            </li>
            <li>
              <FormattedMessage id="wrong.summary.right" values={{ right }} />
            </li>
            <li>
              <FormattedMessage id="wrong.summary.time" values={{ minutes: Math.ceil(seconds / 60) }} />
            </li>
            {practice.mastered > 0 && (
              <li>
                <FormattedMessage id="wrong.summary.mastered" values={{ count: practice.mastered }} />
              </li>
            )}
          </Row>
          <h2>
            <FormattedMessage id="wrong.summary.next" />
          </h2>
          <ol className="wrong-summary-list">
            {first.map(({ entryId, body, why, reviewed }) => (
              <li className="ruled-top high" key={entryId}>
                <span className="clip1">{titleOf({ body, title: why.title ?? '' })}</span>
                <span className={reviewed!.isRight ? 'wrong-good' : 'wrong-often'}>
                  <FormattedMessage id={reviewed!.isRight ? 'wrong.practice.right' : 'wrong.practice.wrong'} />
                </span>
                <span className="num at-end">
                  {reviewed!.due
                    ? intl.formatDate(new Date(`${reviewed!.due}T12:00:00+08:00`), { month: 'short', day: 'numeric' })
                    : intl.formatMessage({ id: 'wrong.state.2' })}
                </span>
              </li>
            ))}
          </ol>
          <Row align="stretch" justify="end" wrap>
            <Button size="large" to={collectionAddress}>
              <FormattedMessage id="wrong.back" />
            </Button>
            <Button size="large" look="primary" busy={busy} onClick={() => start()}>
              <FormattedMessage id="wrong.summary.more" />
            </Button>
          </Row>
        </Stack>
      </Stack>
    </PageFrame>
  );
}
