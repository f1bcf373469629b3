import { FormattedMessage } from 'react-intl';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { ViewData } from '../load-view';
import { AppealCard } from './AppealCard';

/** What students ask to have looked at again, the unanswered first. */
export const AppealsTab = ({ data }: { readonly data: ViewData }) => (
  <Stack className="above-4">
    <ListStates
      count={data.appeals.length}
      empty={{
        title: <FormattedMessage id="work.appeals.none" />,
        text: <FormattedMessage id="work.appeals.none.text" />,
      }}
    >
      {data.appeals.map((appeal) => (
        <AppealCard key={`${appeal.attemptId}/${appeal.itemId}`} appeal={appeal} data={data} />
      ))}
    </ListStates>
  </Stack>
);
