import { FieldError } from 'edutech/core/ui/form/fields';
import type { FieldHandle } from 'edutech/core/ui/form/use-form';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { type DayLesson, freeTeachers } from '../../../api';

interface FreeTeachersProps {
  readonly lesson: DayLesson;
  readonly field: FieldHandle<string>;
}

/** Teachers who are free at the time of a lesson, those of its subject first. */
export function FreeTeachers({ lesson: { classId, day, period }, field }: FreeTeachersProps) {
  const t = useText();
  const { data, error, again } = useAsked(freeTeachers, { classId, day, period });
  if (error !== undefined) return <ErrorState error={error} onRetry={again} />;
  if (!data) return <Skeletons shape="rows" count={6} />;
  if (data.length === 0) return <p className="soft">{t('organisation.timetable.nobodyFree')}</p>;
  return (
    <fieldset>
      <legend className="below-2">{t('organisation.timetable.free')}</legend>
      {field.error && (
        <p className="ink-late below-2" role="alert">
          <FieldError error={field.error} />
        </p>
      )}
      <div className="organisation-choices ruled-list scrolls-y">
        {data.map(({ id, name, isOfSubject, lessons, subject }) => (
          <Row as="label" key={id} className="pad-y-2">
            <input type="radio" name="teacher" checked={id === field.value} onChange={() => field.onChange(id)} />
            <span className="grow">
              {name} <small className="muted">{subject}</small>
            </span>
            {isOfSubject && <Tag tone="brand">{t('organisation.timetable.sameSubject')}</Tag>}
            <small className="muted num">{t('organisation.timetable.lessonsThatDay', { count: lessons })}</small>
          </Row>
        ))}
      </div>
    </fieldset>
  );
}
