import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Row } from 'edutech/core/ui/layout/Row';
import type { EditedWeek } from '../../../api';
import { schedulePath, weekAddress } from '../../shared/addresses';

/** Whose week it is. */
export function GradeChoice({ week }: { readonly week: EditedWeek }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <Row as="label" className="nowrap">
      <span>{intl.formatMessage({ id: 'air.lesson.grade' })}</span>
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
