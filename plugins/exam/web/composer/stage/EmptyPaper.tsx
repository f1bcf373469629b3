import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { getBasket } from 'edutech/plugins/questions/api';
import { routes } from '../../../routes';
import { useComposer } from '../desk/composer-context';

/** On a paper without questions: the ways in. */
export function EmptyPaper() {
  const t = useText();
  const { desk, showLeft, isLocked } = useComposer();
  const basket = useAsked(getBasket, isLocked ? null : {});
  if (isLocked) return null;
  const lying = basket.data ?? [];
  return (
    <div className="composer-empty center round-card paper raised">
      <p className="t-head">{t('exam.compose.empty')}</p>
      <p className="note below-3">{t('exam.compose.empty.text')}</p>
      <Row wrap justify="center">
        {lying.length > 0 && (
          <Button look="primary" icon="Add" onClick={() => desk.add(lying)}>
            {t('exam.compose.empty.basket', { count: lying.length })}
          </Button>
        )}
        <Button
          look={lying.length > 0 ? 'outline' : 'primary'}
          icon="Search"
          onClick={() => showLeft({ tab: 'sources', source: 'bank', cell: null })}
        >
          {t('exam.compose.empty.bank')}
        </Button>
        <Button icon="Lightbulb" to={routes.auto.to()}>
          {t('exam.auto.title')}
        </Button>
        <Button icon="Document" onClick={() => showLeft({ tab: 'sources', source: 'earlier' })}>
          {t('exam.compose.empty.earlier')}
        </Button>
      </Row>
    </div>
  );
}
