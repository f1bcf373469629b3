import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router';
import { frontPath } from 'edutech/core/common/front';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import type { Page } from '../plugins/plugin-set';

/** The page of an area that is declared but not built, for those who hold its permission. */
export function UndevelopedPage({ page }: { page: Page }) {
  const navigate = useNavigate();
  return (
    <div className="wrap state-wrap">
      <div className="card">
        <EmptyState
          page
          picture="build"
          title={
            <FormattedMessage
              id="host.undeveloped.title"
              values={{ name: <FormattedMessage id={page.route.title} /> }}
            />
          }
          text={<FormattedMessage id="host.undeveloped.text" />}
          actions={
            <>
              <Button look="primary" to={frontPath} icon="Home">
                <FormattedMessage id="host.toHome" />
              </Button>
              <Button icon="ArrowLeft" onClick={() => navigate(-1)}>
                <FormattedMessage id="host.back" />
              </Button>
            </>
          }
        />
      </div>
    </div>
  );
}
