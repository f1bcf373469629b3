import { Chip } from 'edutech/core/ui/Chip';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { isTiered } from '../../../../model/sheet/sheet-values';
import { valuesOf } from '../../compose/load-compose';
import type { PublishData } from '../load-publish';
import { type Plan, turned } from '../plan/plan';
import { ClassReach } from './ClassReach';

interface ClassFieldsProps {
  readonly data: PublishData;
  /** Classes that do not have it yet. */
  readonly open: PublishData['classes'];
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** To which classes it goes, and to which students of them. */
export function ClassFields({ data: { homework, classes, holders }, open, plan, onPlan }: ClassFieldsProps) {
  const t = useText();
  return (
    <fieldset className="work-field shrink">
      <legend className="below-2">{t('work.publish.to')}</legend>
      <Row align="stretch" wrap className="work-chips">
        {open.map(({ classId, className, stuCount }) => (
          <Chip
            key={classId}
            selected={plan.classes.some((one) => one.classId === classId)}
            onClick={() => onPlan(turned(plan, classId))}
          >
            {t('work.publish.class', { class: className, count: stuCount })}
          </Chip>
        ))}
      </Row>
      {holders.length > 0 && (
        <p className="muted t-12">
          {t('work.publish.have', {
            classes: classes
              .filter(({ classId }) => holders.includes(classId))
              .map(({ className }) => className)
              .join('、'),
          })}
        </p>
      )}
      {plan.classes.length > 0 && (
        <ClassReach
          plan={plan}
          onPlan={onPlan}
          classes={open}
          subjectId={homework.subjectId}
          isTiered={isTiered(valuesOf(homework).items)}
        />
      )}
    </fieldset>
  );
}
