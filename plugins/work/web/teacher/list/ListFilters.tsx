import { useSignals } from '@preact/signals-react/runtime';
import { useIntl } from 'react-intl';
import type { TaughtClassItem } from 'edutech/core/common/api/organisation';
import { type Filter, FilterBar } from 'edutech/core/ui/table/FilterBar';
import { useTerms } from 'edutech/core/web/hooks';
import { weeksBegun } from '../load/weeks';
import { states } from './list-wish';
import type { ListData } from './load-list';

interface ListFiltersProps {
  readonly data: ListData;
  readonly classes: readonly TaughtClassItem[];
}

/** What narrows the list: class, state, week of the term, subject where one teaches several, and words of the title. */
export function ListFilters({ data, classes }: ListFiltersProps) {
  useSignals();
  const intl = useIntl();
  const term = useTerms().current.value;
  const say = (id: string, values?: Record<string, number>) => intl.formatMessage({ id }, values);
  const subjects = new Map(data.classes.map((one) => [one.subjectId, one.subjectName]));
  const filters: Filter[] = [
    {
      name: 'class',
      label: say('work.list.class'),
      all: say('work.list.allClasses'),
      look: classes.length <= 6 ? 'chips' : 'select',
      options: classes.map(({ classId, className }) => ({ value: classId, label: className })),
    },
    {
      name: 'state',
      label: say('work.list.state'),
      all: say('work.list.allStates'),
      options: states.map((state) => ({ value: state, label: say(`work.state.${state}`) })),
    },
    {
      name: 'week',
      label: say('work.list.ofWeek'),
      all: say('work.list.allWeeks'),
      options: weeksBegun(term, data.now).map((week) => ({
        value: String(week),
        label: say('work.list.weekName', { week }),
      })),
    },
    ...(subjects.size > 1
      ? [
          {
            name: 'subject',
            label: say('work.list.subject'),
            all: say('work.list.allSubjects'),
            options: [...subjects].map(([value, label]) => ({ value, label })),
          },
        ]
      : []),
  ];
  return <FilterBar search={say('work.list.search')} filters={data.wish.tab === 'published' ? filters : []} />;
}
