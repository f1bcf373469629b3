import { useIntl } from 'react-intl';
import { FilterBar } from 'edutech/core/ui/table/FilterBar';
import type { MyHomework } from '../../../api/answering';
import { listStateOf, listStates } from './today';

/** Fewer than these are seen at a glance. */
const fewest = 4;

/** Subjects and states that there are; with a handful of homework there is nothing to narrow. */
export function ListFilters({ homework }: { readonly homework: readonly MyHomework[] }) {
  const intl = useIntl();
  const subjects = [...new Map(homework.map(({ subjectCode, subject }) => [subjectCode, subject]))];
  const there = new Set(homework.map(listStateOf));
  if (homework.length < fewest) return null;
  return (
    <FilterBar
      filters={[
        ...(subjects.length > 1
          ? [
              {
                name: 'subject',
                label: intl.formatMessage({ id: 'work.today.subject' }),
                all: intl.formatMessage({ id: 'work.today.allSubjects' }),
                options: subjects.map(([value, label]) => ({ value, label })),
              },
            ]
          : []),
        {
          name: 'state',
          label: intl.formatMessage({ id: 'work.today.stateFilter' }),
          all: intl.formatMessage({ id: 'work.today.allStates' }),
          options: listStates
            .filter((state) => there.has(state))
            .map((value) => ({ value, label: intl.formatMessage({ id: `work.today.state.${value}` }) })),
        },
      ]}
    />
  );
}
