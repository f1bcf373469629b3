import { type Filter, FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useText } from 'edutech/core/web/hooks';
import { paperStates } from '../../model/paper/states';
import type { PapersData } from './load-papers';

/** What narrows the list: state of one's own, grade, subject, words of the title. */
export function PaperFilters({ data }: { readonly data: PapersData }) {
  const t = useText();
  const filters: Filter[] = [
    ...(data.wish.shelf === 'mine'
      ? [
          {
            name: 'state',
            label: t('exam.list.state'),
            all: t('exam.list.allStates'),
            look: 'chips' as const,
            options: paperStates.map((value) => ({ value, label: t(`exam.state.${value}`) })),
          },
        ]
      : []),
    {
      name: 'grade',
      label: t('exam.compose.grade'),
      all: t('exam.list.allGrades'),
      options: data.grades.map(({ gradeId: value, gradeName: label }) => ({ value, label })),
    },
    {
      name: 'subject',
      label: t('exam.compose.subject'),
      all: t('exam.list.allSubjects'),
      options: data.subjects.map(({ subjectId: value, subjectName: label }) => ({ value, label })),
    },
  ];
  return <FilterBar search={t('exam.list.search')} filters={filters} />;
}
