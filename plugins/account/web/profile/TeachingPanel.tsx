import { useSignals } from '@preact/signals-react/runtime';
import { listTeacherClasses } from 'edutech/core/common/api/organisation';
import { Panel } from 'edutech/core/ui/Card';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useTerms, useText } from 'edutech/core/web/hooks';
import { SettingRow } from '../centre/SettingRow';

/** What one teaches in the term, and in which classes, as the school has arranged it; without any there is no panel. */
export function TeachingPanel() {
  useSignals();
  const t = useText();
  const term = useTerms().current.value;
  const { data } = useAsked(listTeacherClasses, term && { termId: term.termId });
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t('account.teaching')}>
      <ul className="pad-x-4 pad-b-2">
        {data.map(({ gradeId, gradeName, subjectId, subjectName, classlist }) => (
          <SettingRow
            key={`${gradeId} ${subjectId}`}
            label={<span lang={langOf(gradeName)}>{`${gradeName} ${subjectName}`}</span>}
            value={classlist.map(({ classId, className }, at) => (
              <span key={classId} lang={langOf(className)}>
                {at > 0 && t('account.teaching.and')}
                {className}
              </span>
            ))}
            help={t('account.teaching.students', {
              count: classlist.reduce((sum, { stuCount }) => sum + stuCount, 0),
            })}
            keeper="school"
          />
        ))}
      </ul>
    </Panel>
  );
}
