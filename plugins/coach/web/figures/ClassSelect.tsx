import { useLocation, useNavigate } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useText } from 'edutech/core/web/hooks';
import type { Taught } from './load-class';

interface ClassSelectProps {
  readonly classes: Taught;
  readonly chosen: Taught[number] | null;
  /** A first choice for all of them. */
  readonly all?: string;
}

/** Which class and subject; it lives in the address. */
export function ClassSelect({ classes, chosen, all }: ClassSelectProps) {
  const t = useText();
  const navigate = useNavigate();
  const query = new URLSearchParams(useLocation().search);
  return (
    <select
      className="input natural"
      aria-label={t('coach.queue.class')}
      value={chosen ? `${chosen.classId}.${chosen.subjectId}` : ''}
      onChange={({ currentTarget: { value } }) => {
        const [classId, subjectId] = value.split('.');
        void navigate(changed(query, { class: classId || null, subject: subjectId || null }));
      }}
    >
      {all !== undefined && <option value="">{all}</option>}
      {classes.map(({ classId, className, subjectId, subjectName }) => (
        <option key={`${classId}.${subjectId}`} value={`${classId}.${subjectId}`}>
          {`${className} ${subjectName}`}
        </option>
      ))}
    </select>
  );
}
