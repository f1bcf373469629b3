import { useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { PeopleTree as Tree } from '../../api';

interface PeopleTreeProps {
  readonly tree: Tree;
  readonly kind: 'students' | 'staff';
}

/** Grades and classes of a school: links that narrow the list; on narrow screens a choice. */
export function PeopleTree({ tree, kind }: PeopleTreeProps) {
  const intl = useIntl();
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const classId = query.get('classId');
  const gradeId = query.get('gradeId');
  const at = (next: { gradeId?: string; classId?: string }) =>
    changed(query, { gradeId: null, classId: null, open: null, ...next });
  const label = t('organisation.people.tree');
  return (
    <>
      <nav className="card organisation-tree pad-2 no-print scrolls-y" aria-label={label}>
        <Branch to={at({})} isCurrent={!classId && !gradeId} name={t('organisation.people.whole')} />
        {tree.grades.map((grade) => (
          <details key={grade.id} open={gradeId === grade.id || grade.classes.some(({ id }) => id === classId)}>
            <Row as="summary" justify="between" className="relative pressable round soft hovers">
              <span className="clip1">{grade.name}</span>
              {kind === 'students' && <span className="muted num">{intl.formatNumber(grade.students)}</span>}
            </Row>
            <Branch
              to={at({ gradeId: grade.id })}
              isCurrent={gradeId === grade.id}
              name={t('organisation.people.wholeGrade')}
            />
            {grade.classes.map(({ id, name, students }) => (
              <Branch
                key={id}
                to={at({ classId: id })}
                isCurrent={classId === id}
                name={name}
                count={kind === 'students' ? students : undefined}
              />
            ))}
          </details>
        ))}
        {kind === 'students' && tree.unseated > 0 && (
          <Branch
            to={at({ classId: 'none' })}
            isCurrent={classId === 'none'}
            name={t('organisation.people.unseated')}
            count={tree.unseated}
          />
        )}
      </nav>
      <select
        className="input organisation-tree-choice no-print"
        aria-label={label}
        value={classId ?? (gradeId ? `grade:${gradeId}` : '')}
        onChange={({ currentTarget: { value } }) => {
          const next = value.startsWith('grade:') ? { gradeId: value.slice(6) } : value ? { classId: value } : {};
          void navigate(at(next), { preventScrollReset: true });
        }}
      >
        <option value="">{t('organisation.people.whole')}</option>
        {tree.grades.map((grade) => (
          <optgroup key={grade.id} label={grade.name}>
            <option value={`grade:${grade.id}`}>{grade.name}</option>
            {grade.classes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </>
  );
}

interface BranchProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly name: React.ReactNode;
  readonly count?: number | undefined;
}

const Branch = ({ to, isCurrent, name, count }: BranchProps) => (
  <Row
    as={Link}
    justify="between"
    className="organisation-branch round soft hovers"
    to={to}
    aria-current={isCurrent ? 'true' : undefined}
    preventScrollReset
  >
    <span className="clip1">{name}</span>
    {count !== undefined && <span className="muted num">{count}</span>}
  </Row>
);
