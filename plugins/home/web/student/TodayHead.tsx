import type { Translate } from 'edutech/core/web/hooks';
import { useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { StudentHome } from '../../api';
import { LoadBar } from '../shared/LoadBar';
import { Today } from '../shared/Today';

interface TodayHeadProps {
  readonly minutes: StudentHome['minutes'];
  readonly now: Date;
}

/** The day, how much of its homework is done, and from when on the rest may wait. */
export function TodayHead({ minutes: { done, left, limit }, now }: TodayHeadProps) {
  const t = useText();
  const all = done + left;
  return (
    <Row as="header" className="home-today" wrap gap={5} align="end" justify="between" rows={3}>
      <div>
        <h1>{t('home.today')}</h1>
        <p className="soft">
          <Today now={now} />
        </p>
      </div>
      {all > 0 && (
        <Stack gap={1} className="home-minutes">
          <Row as="p" justify="between">
            <span>{t('home.minutes.done', { minutes: done, b: (text) => <b className="num">{text}</b> })}</span>
            <span className="soft">
              {left > 0
                ? t('home.minutes.left', { minutes: left, b: (text) => <b className="num">{text}</b> })
                : t('home.minutes.all')}
            </span>
          </Row>
          <LoadBar
            parts={[
              { key: 'done', hue: 'done', minutes: done },
              { key: 'left', hue: 'left', minutes: left },
            ]}
            limit={limit}
            label={t('home.minutes.bar', { done, left, limit: limit ?? 0 })}
          />
          <small className="muted">{advice(t, { all, done, limit })}</small>
        </Stack>
      )}
    </Row>
  );
}

/** What the limit means today: nothing under it, calm over it. */
function advice(t: Translate, { all, done, limit }: { all: number; done: number; limit: number | null }): string {
  if (limit === null || limit === 0) return t('home.minutes.given', { minutes: all });
  if (done >= limit) return t('home.minutes.enough');
  return t('home.minutes.limit', { minutes: all, limit });
}
