import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { itemsOf } from '../../../model/paper/document';
import { checksOf } from '../../../model/paper/figures/checks';
import { routes } from '../../../routes';
import { useComposer } from '../desk/composer-context';
import { CheckList } from '../figures/Checks';

interface FinishDialogProps {
  readonly pages: readonly Page[] | null;
  readonly onClose: () => void;
}

/** The paper is finished: what is still to be looked at, then it is saved, and held as an exam or left in the list. */
export function FinishDialog({ pages, onClose }: FinishDialogProps) {
  const t = useText();
  const navigate = useNavigate();
  const { desk } = useComposer();
  const checks = checksOf(desk.document, desk.factsOf, pages);
  const finish = useAct(
    async () => {
      if (await desk.flush()) await navigate(routes.list.to());
    },
    { changes: false },
  );
  const hold = useAct(
    async () => {
      if (await desk.flush()) await navigate(routes.publish.to({ id: desk.ownId }));
    },
    { changes: false },
  );
  return (
    <ToldDialog title={t('exam.compose.finish')} close="outline" onClose={onClose}>
      {checks.length === 0 ? (
        <Row className="ink-done">
          <Icon name="Checkmark" />
          {t('exam.finish.fine')}
        </Row>
      ) : (
        <>
          <p className="note below-2">{t('exam.finish.open')}</p>
          <CheckList checks={checks} />
        </>
      )}
      <Row wrap className="above-3">
        <Button look="primary" busy={finish.isBusy} onClick={() => void finish.run()}>
          {t('exam.finish.save')}
        </Button>
        {itemsOf(desk.document).length > 0 && (
          <Button icon="Send" busy={hold.isBusy} onClick={() => void hold.run()}>
            {t('exam.finish.hold')}
          </Button>
        )}
      </Row>
    </ToldDialog>
  );
}
