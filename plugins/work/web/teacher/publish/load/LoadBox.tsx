import { FormattedMessage, useIntl } from 'react-intl';
import { dueOf, type Plan } from '../plan';
import type { PublishData } from '../load-publish';
import { ClassDay } from './ClassDay';

export interface LoadBoxProps {
  readonly data: PublishData;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
  /** Leaves items out of the sheet; absent where it can no longer be changed. */
  readonly onShorten?: (itemids: readonly string[]) => Promise<unknown>;
  /** Told whether a class's day asks for a way out that nobody has chosen yet. */
  readonly onNeed: (classid: string, isOpen: boolean) => void;
}

/** What the day of each class comes to with this homework, in all subjects, against the limit; where it is too much, the ways out. */
export function LoadBox(props: LoadBoxProps) {
  const { data, plan } = props;
  const intl = useIntl();
  return (
    <section className="work-loadbox" aria-label={intl.formatMessage({ id: 'work.load.box' })}>
      <header>
        <h3>
          <FormattedMessage id="work.load.box" />
        </h3>
        <small className="muted">
          <FormattedMessage id="work.load.box.note" />
        </small>
      </header>
      {plan.classes.map((one) => (
        <ClassDay
          key={one.classid}
          {...props}
          one={one}
          dueat={dueOf(plan, one)}
          name={data.classes.find(({ classid }) => classid === one.classid)?.classname ?? ''}
        />
      ))}
    </section>
  );
}
