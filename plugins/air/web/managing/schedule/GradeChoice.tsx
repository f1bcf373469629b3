import { useNavigate } from 'react-router';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { EditedWeek } from '../../../api';
import { schedulePath, weekAddress } from '../../shared/addresses';

/** Whose week it is. */
export function GradeChoice({ week }: { readonly week: EditedWeek }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <Row as="label" className="nowrap">
      <span>{t('air.lesson.grade')}</span>
      <select
        className="input"
        value={week.gradeId}
        onChange={({ target }) => void navigate(weekAddress(schedulePath, target.value, week.week))}
      >
        {week.grades.map(({ gradeId, grade }) => (
          <option key={gradeId} value={gradeId}>
            {grade}
          </option>
        ))}
      </select>
    </Row>
  );
}
