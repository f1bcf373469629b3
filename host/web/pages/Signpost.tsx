import { FormattedMessage } from 'react-intl';
import { frontPath } from 'edutech/core/common/front';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';

/** In place of a page: why there is none, by message ids, and the way home. */
export const Signpost = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <div className="wrap state-wrap">
    <div className="card">
      <EmptyState
        page
        picture="signpost"
        title={<FormattedMessage id={title} />}
        text={<FormattedMessage id={text} />}
        actions={
          <Button look="primary" to={frontPath} icon="Home">
            <FormattedMessage id="host.toHome" />
          </Button>
        }
      />
    </div>
  </div>
);
