import type { ReactNode } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { RollOverMap } from '../../api';

interface ClassMapProps<Step> {
  readonly map: Omit<RollOverMap, 'steps'> & { readonly steps: readonly Step[] };
  readonly label: string;
  /** In place of how many students: what may be decided about a class that goes up. */
  readonly end?: (step: Step) => ReactNode;
  readonly isFaulty?: (step: Step) => boolean;
}

/** 一(1)班 → 二(1)班 and how many students, who leaves, and which classes begin. */
export function ClassMap<Step extends RollOverMap['steps'][number]>({
  map,
  label,
  end,
  isFaulty = () => false,
}: ClassMapProps<Step>) {
  const t = useText();
  return (
    <>
      <p>
        {t('organisation.rollOver.summary', {
          classes: map.steps.filter(({ to }) => to !== null).length,
          students: map.steps.reduce((sum, { to, students }) => sum + (to === null ? 0 : students), 0),
          graduates: map.graduates,
          begun: map.newClasses.length,
        })}
      </p>
      <ul className="organisation-map above-3 below-3" aria-label={label}>
        {map.steps.map((step) => (
          <li
            key={step.classId}
            className={classNames(
              'pad-x-2',
              'framed',
              'round',
              step.to === null && 'organisation-map-leaves',
              isFaulty(step) && 'organisation-map-twice',
            )}
          >
            <span>{step.from}</span>
            <Icon name="ArrowRight" size={16} />
            <b>{step.to ?? t('organisation.rollOver.leaves')}</b>
            {end && step.to !== null ? (
              end(step)
            ) : (
              <small className="num muted at-end">
                {t('organisation.rollOver.students', { count: step.students })}
              </small>
            )}
          </li>
        ))}
        {map.newClasses.map((name) => (
          <li key={name} className="organisation-map-begins pad-x-2 framed round">
            <span>{t('organisation.rollOver.begins')}</span>
            <Icon name="ArrowRight" size={16} />
            <b>{name}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
