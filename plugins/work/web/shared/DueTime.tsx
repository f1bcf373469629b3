import { classNames } from 'edutech/core/ui/rules/class-names';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import { dueTone, timeLeft } from './deadlines';

interface DueProps {
  /** ISO 8601. */
  readonly at: string;
  readonly now: Date;
  /** Says what is left beside it. Default: only once it is near. */
  readonly withLeft?: boolean;
}

/** A deadline in the city's time, with what is left once it is near: never by colour alone. */
export function Due({ at, now, withLeft }: DueProps) {
  const due = new Date(at);
  const tone = dueTone(due, now);
  return (
    <Row
      as="span"
      inline
      wrap
      gap={1}
      rows={0}
      className={classNames(...(tone === 'plain' ? ['soft'] : ['strong', `ink-${tone}`]))}
    >
      <Row as="span" inline gap={1} className="nowrap">
        <Icon name="Clock" size={16} />
        <SaidMoment at={due} now={now} />
      </Row>
      {(withLeft ?? tone !== 'plain') && (
        <span className="regular nowrap">
          <Left due={due} now={now} />
        </span>
      )}
    </Row>
  );
}

/** 还有 3 小时, 已过 20 分钟. */
export function Left({ due, now }: { readonly due: Date; readonly now: Date }) {
  const t = useText();
  const { unit, count } = timeLeft(due, now);
  return t(`work.due.${due < now ? 'over' : 'left'}.${unit}`, { count });
}
