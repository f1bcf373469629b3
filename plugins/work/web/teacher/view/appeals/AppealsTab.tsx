import { FormattedMessage } from 'react-intl';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import type { ViewData } from '../load-view';
import { AppealCard } from './AppealCard';

/** What pupils ask to have looked at again, the unanswered first. */
export const AppealsTab = ({ data }: { readonly data: ViewData }) => (
  <div className="work-appeals">
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
  </div>
);
