import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import { loginPath } from '../routing/guard';

/** In place of a page: why there is none, by message ids, and the way home. */
export function Signpost({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useText();
  return (
    <div className="wrap state-wrap">
      <div className="card">
        <EmptyState
          page
          picture="signpost"
          title={t(title)}
          text={t(text)}
          actions={
            <Button look="primary" to={loginPath} icon="Home">
              {t('host.toHome')}
            </Button>
          }
        />
      </div>
    </div>
  );
}
