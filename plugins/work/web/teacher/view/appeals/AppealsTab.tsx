import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ViewData } from '../load-view';
import { AppealCard } from './AppealCard';

/** What students ask to have looked at again, the unanswered first. */
export function AppealsTab({ data }: { readonly data: ViewData }) {
  const t = useText();
  return (
    <Stack className="above-4">
      <ListStates
        count={data.appeals.length}
        empty={{
          title: t('work.appeals.none'),
          text: t('work.appeals.none.text'),
        }}
      >
        {data.appeals.map((appeal) => (
          <AppealCard key={`${appeal.attemptId}/${appeal.itemId}`} appeal={appeal} data={data} />
        ))}
      </ListStates>
    </Stack>
  );
}
