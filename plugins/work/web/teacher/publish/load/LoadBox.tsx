import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { dueOf } from '../plan/plan';
import { ClassDay } from './ClassDay';
import type { LoadBoxProps } from './loaded';

/** What the day of each class comes to with this homework, in all subjects, against the limit; where it is too much, the ways out. */
export function LoadBox(props: LoadBoxProps) {
  const { data, plan } = props;
  const t = useText();
  return (
    <section className="work-loadbox round-card clipped" aria-label={t('work.load.box')}>
      <Row as="header" align="baseline" wrap rows={0} className="pad-y-2 pad-x-4 lined-below ground">
        <h3 className="t-strong">{t('work.load.box')}</h3>
        <small className="muted t-12">{t('work.load.box.note')}</small>
      </Row>
      {plan.classes.map((one) => (
        <ClassDay
          key={one.classId}
          {...props}
          one={one}
          dueAt={dueOf(plan, one)}
          name={data.classes.find(({ classId }) => classId === one.classId)?.className ?? ''}
        />
      ))}
    </section>
  );
}
