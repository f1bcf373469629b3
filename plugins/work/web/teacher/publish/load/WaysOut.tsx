import { type ComponentProps, useState } from 'react';
import { FormattedDate, useIntl } from 'react-intl';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import { numbersOf } from '../../../../model/sheet/sheet-values';
import { firstDayWithRoom, itemsToLeaveOut } from '../../../../model/publishing/load-suggestions';
import { valuesOf } from '../../compose/load-compose';
import { dayAfter } from 'edutech/core/common/time/weeks';
import type { ClassLoad } from '../../load/use-class-load';
import { type ClassPlan, postponed } from '../plan/plan';
import type { LoadBoxProps } from './loaded';

interface WaysOutProps extends LoadBoxProps {
  readonly one: ClassPlan;
  readonly name: string;
  readonly dueAt: string;
  readonly load: ClassLoad;
  readonly day: string;
  /** Of the day, with this homework. */
  readonly minutes: number;
}

/** The three ways out of too much: fewer questions, another day, a reason; each already reckoned. */
export function WaysOut(props: WaysOutProps) {
  const { data, plan, onPlan, onShorten, one, name, dueAt, load, day, minutes } = props;
  const intl = useIntl();
  const t = useText();
  const [isGiving, setGiving] = useState(plan.reason !== '');
  const { homework } = data;
  const limit = load.limit ?? 0;
  const minutesOf = (of: string) => load.days.find((other) => other.day === of)?.minutes ?? 0;
  const less = onShorten && limit > 0 ? itemsToLeaveOut(homework.items, homework.minutes, minutes - limit) : null;
  const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((at) => dayAfter(day, at));
  const free = limit > 0 ? firstDayWithRoom(days, minutesOf, { added: homework.minutes, limit }) : null;
  const values = valuesOf(homework);
  const numbers = numbersOf(values.items, (item) => homework.items.find(({ itemId }) => itemId === item.itemId)?.body);
  const shortening = useAct(
    async () => {
      if (less && onShorten) await onShorten(less.itemIds);
    },
    { changes: false },
  );
  const moved = free && new Date(Date.parse(dueAt) + (Date.parse(free) - Date.parse(day))).toISOString();
  return (
    <Stack as="fieldset" gap="half" className="work-ways t-13 above-2" disabled={shortening.isBusy}>
      <legend>{t('work.ways.choose')}</legend>
      {less && (
        <Choice onClick={() => void shortening.run()}>
          {t('work.ways.shorten', {
            count: less.itemIds.length,
            numbers: less.itemIds.map((id) => numbers.get(id)?.first).join(intl.locale === 'en' ? ', ' : '、'),
            saved: less.saved,
            minutes: minutes - less.saved,
            b: (text) => <b key="b">{text}</b>,
          })}
        </Choice>
      )}
      {moved && (
        <Choice onClick={() => onPlan(postponed(plan, one.classId, moved))}>
          {t('work.ways.move', {
            class: name,
            day: (
              <FormattedDate
                key="d"
                value={moved}
                month="short"
                day="numeric"
                weekday="short"
                timeZone="Asia/Shanghai"
              />
            ),
            minutes: minutesOf(free),
            b: (text) => <b key="b">{text}</b>,
          })}
        </Choice>
      )}
      <Choice aria-expanded={isGiving} aria-pressed={isGiving} onClick={() => setGiving(!isGiving)}>
        {t(load.rule === 'stop' ? 'work.ways.reasonNeeded' : 'work.ways.reason', {
          b: (text) => <b key="b">{text}</b>,
        })}
      </Choice>
      {isGiving && (
        <textarea
          className="input"
          rows={2}
          maxLength={300}
          value={plan.reason}
          placeholder={t('work.ways.reasonPlaceholder')}
          aria-label={t('work.ways.reasonLabel')}
          onChange={({ currentTarget }) => onPlan({ ...plan, reason: currentTarget.value })}
        />
      )}
    </Stack>
  );
}

/** One way out, to be pressed. */
const Choice = ({ children, ...button }: ComponentProps<'button'>) => (
  <Row
    as="button"
    align="start"
    type="button"
    className="work-ways-act pad-y-2 pad-x-2 round text-start touch"
    {...button}
  >
    <i aria-hidden="true" />
    <span>{children}</span>
  </Row>
);
