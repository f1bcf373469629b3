import { useIntl } from 'react-intl';
import { Button } from 'edutech/core/ui/Button';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { collectionAddress } from '../../shared/addresses';
import type { PracticeData } from '../load-collection';
import { useTitle } from '../list/EntryCard';
import { useStart } from '../list/TodayCard';

/** What came of a practice: how many were right, how long it took, when each comes back. */
export function Summary({ practice }: { readonly practice: PracticeData }) {
  const intl = useIntl();
  const t = useText();
  const titleOf = useTitle();
  const { busy, start } = useStart();
  const answered = practice.items.filter(({ reviewed }) => reviewed);
  const first = [...new Map(answered.toReversed().map((item) => [item.entryId, item])).values()].reverse();
  const right = first.filter(({ reviewed }) => reviewed!.isRight).length;
  const seconds = answered.reduce((sum, { reviewed }) => sum + reviewed!.seconds, 0);
  return (
    <PageFrame title={t('wrong.summary.title')}>
      <Stack className="wrong-practice mid">
        <Stack as="section" className="card wrong-summary">
          <Row as="ul" align="stretch" wrap className="wrong-figures t-head">
            <li>{t('wrong.summary.count', { count: first.length })}</li>
            <li>{t('wrong.summary.right', { right })}</li>
            <li>{t('wrong.summary.time', { minutes: Math.ceil(seconds / 60) })}</li>
            {practice.mastered > 0 && <li>{t('wrong.summary.mastered', { count: practice.mastered })}</li>}
          </Row>
          <h2>{t('wrong.summary.next')}</h2>
          <ol className="wrong-summary-list">
            {first.map(({ entryId, body, why, reviewed }) => (
              <li className="ruled-top high" key={entryId}>
                <span className="clip1">{titleOf({ body, title: why.title ?? '' })}</span>
                <span className={reviewed!.isRight ? 'ink-done' : 'ink-late'}>
                  {t(reviewed!.isRight ? 'wrong.practice.right' : 'wrong.practice.wrong')}
                </span>
                <span className="num at-end">
                  {reviewed!.due
                    ? intl.formatDate(new Date(`${reviewed!.due}T12:00:00+08:00`), { month: 'short', day: 'numeric' })
                    : t('wrong.state.2')}
                </span>
              </li>
            ))}
          </ol>
          <Row align="stretch" justify="end" wrap>
            <Button size="large" to={collectionAddress}>
              {t('wrong.back')}
            </Button>
            <Button size="large" look="primary" busy={busy} onClick={() => start()}>
              {t('wrong.summary.more')}
            </Button>
          </Row>
        </Stack>
      </Stack>
    </PageFrame>
  );
}
