import { useSignals } from '@preact/signals-react/runtime';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { type Filter, FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useTerms, useText } from 'edutech/core/web/hooks';
import { weeksInUse } from '../load/weeks';
import { states } from './list-wish';
import type { ListData } from './load-list';

interface ListFiltersProps {
  readonly data: ListData;
  readonly classes: readonly TaughtClassItem[];
}

/** What narrows the list: class, state, week of the term, subject where one teaches several, and words of the title. */
export function ListFilters({ data, classes }: ListFiltersProps) {
  useSignals();
  const t = useText();
  const term = useTerms().current.value;
  const subjects = new Map(data.classes.map((one) => [one.subjectId, one.subjectName]));
  const filters: Filter[] = [
    {
      name: 'class',
      label: t('work.list.class'),
      all: t('work.list.allClasses'),
      look: classes.length <= 6 ? 'chips' : 'select',
      options: classes.map(({ classId, className }) => ({ value: classId, label: className })),
    },
    {
      name: 'state',
      label: t('work.list.state'),
      all: t('work.list.allStates'),
      options: states.map((state) => ({ value: state, label: t(`work.state.${state}`) })),
    },
    {
      name: 'week',
      label: t('work.list.ofWeek'),
      all: t('work.list.allWeeks'),
      options: weeksInUse(term, data.now).map((week) => ({
        value: String(week),
        label: t('work.list.weekName', { week }),
      })),
    },
    ...(subjects.size > 1
      ? [
          {
            name: 'subject',
            label: t('work.list.subject'),
            all: t('work.list.allSubjects'),
            options: [...subjects].map(([value, label]) => ({ value, label })),
          },
        ]
      : []),
  ];
  return <FilterBar search={t('work.list.search')} filters={data.wish.tab === 'published' ? filters : []} />;
}
