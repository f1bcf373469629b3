import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from '../plugins/plugin-set';
import { loginPath } from '../routing/guard';

/** The page of an area that is declared but not built, for those who hold its permission. */
export function UndevelopedPage({ page }: { page: Page }) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <div className="wrap state-wrap">
      <div className="card">
        <EmptyState
          page
          picture="build"
          title={t('host.undeveloped.title', { name: t(page.route.title) })}
          text={t('host.undeveloped.text')}
          actions={
            <>
              <Button look="primary" to={loginPath} icon="Home">
                {t('host.toHome')}
              </Button>
              <Button icon="ArrowLeft" onClick={() => navigate(-1)}>
                {t('host.back')}
              </Button>
            </>
          }
        />
      </div>
    </div>
  );
}
