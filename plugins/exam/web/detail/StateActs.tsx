import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { useCall, useText } from 'edutech/core/web/hooks';
import {
  copyPaper,
  type PaperStanding,
  publishPaper,
  releasePaper,
  removePapers,
  restorePapers,
  returnPaper,
  withdrawPaper,
} from '../../api';
import { routes } from '../../routes';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';

const ReasonDialog = onDemand(() => import('edutech/core/ui/form/ReasonDialog').then((part) => part.ReasonDialog));
const SealDialog = onDemand(() => import('./SealDialog').then((part) => part.SealDialog));
const ShareDialog = onDemand(() => import('./ShareDialog').then((part) => part.ShareDialog));

type Open = 'return' | 'seal' | 'share';

/** What can be done with a paper where it stands. */
export function StateActs({ standing }: { readonly standing: PaperStanding }) {
  const t = useText();
  const [open, setOpen] = useState<Open | null>(null);
  const acts = useStateActs(standing.paperId);
  const { may, paperId, questions } = standing;
  const close = () => setOpen(null);
  const more: ReactNode[] = [
    may.read && (
      <DropItem key="copy" onChoose={() => void acts.copy.run()}>
        {t('exam.act.copy')}
      </DropItem>
    ),
    may.publish && (
      <DropItem key="publish" note={t('exam.act.publish.note')} onChoose={() => void acts.publish.run()}>
        {t('exam.act.publish')}
      </DropItem>
    ),
    may.seal && (
      <DropItem key="seal" note={t('exam.act.seal.note')} onChoose={() => setOpen('seal')}>
        {t('exam.act.seal')}
      </DropItem>
    ),
    may.withdraw && (
      <DropItem key="withdraw" note={t('exam.act.withdraw.note')} onChoose={() => void acts.withdraw.run()}>
        {t('exam.act.withdraw')}
      </DropItem>
    ),
    may.remove && (
      <DropItem key="remove" onChoose={() => void acts.remove.run()}>
        {t('exam.act.remove')}
      </DropItem>
    ),
  ].filter(Boolean);
  return (
    <Row wrap className="no-print">
      {may.edit && (
        <Button look="primary" icon="Edit" to={routes.create.to({ id: paperId })}>
          {t('exam.act.edit')}
        </Button>
      )}
      {may.review && (
        <>
          <Button look="primary" icon="Checkmark" busy={acts.publish.isBusy} onClick={() => void acts.publish.run()}>
            {t('exam.act.pass')}
          </Button>
          <Button onClick={() => setOpen('return')}>{t('exam.act.return')}</Button>
        </>
      )}
      {may.release && (
        <Button look="primary" icon="Key" busy={acts.release.isBusy} onClick={() => void acts.release.run()}>
          {t('exam.act.release')}
        </Button>
      )}
      {(may.read || (standing.isOwn && standing.state === 'secret')) && questions > 0 && (
        <Button icon="Send" to={routes.publish.to({ id: paperId })}>
          {t('exam.publish.title')}
        </Button>
      )}
      {may.read && questions > 0 && (
        <Button icon="Print" to={routes.create.to({ id: paperId, print: '1' })}>
          {t('exam.act.print')}
        </Button>
      )}
      {may.submit && (
        <Button icon="Share" onClick={() => setOpen('share')}>
          {t('exam.act.share')}
        </Button>
      )}
      {more.length > 0 && (
        <DropMenu align="end" className="btn" trigger={t('exam.compose.more')}>
          {more}
        </DropMenu>
      )}
      {open === 'seal' && <SealDialog paperId={paperId} onClose={close} />}
      {open === 'share' && <ShareDialog paperId={paperId} onClose={close} />}
      {open === 'return' && (
        <ReasonDialog
          name="exam.return"
          title={t('exam.act.return')}
          submit={t('exam.act.return')}
          label="exam.return.reason"
          missing="exam.return.missing"
          usual={['exam.return.wrong', 'exam.return.beyond', 'exam.return.difficulty', 'exam.return.layout']}
          onDone={acts.sendBack}
          onClose={close}
        />
      )}
    </Row>
  );
}

function useStateActs(paperId: string) {
  const call = useCall();
  const navigate = useNavigate();
  const say = useUndo();
  const removal = { paperIds: [paperId] };
  return {
    publish: useAct(() => call(publishPaper, { paperId }), { done: 'exam.done.published' }),
    withdraw: useAct(() => call(withdrawPaper, { paperId }), { done: 'exam.done.withdrawn' }),
    release: useAct(() => call(releasePaper, { paperId }), {
      done: ({ state }) => ({ id: state === 'published' ? 'exam.done.released' : 'exam.done.confirmed' }),
    }),
    copy: useAct(
      async () => {
        const made = await call(copyPaper, { paperId });
        await navigate(routes.create.to({ id: made.paperId }));
      },
      { changes: false },
    ),
    remove: useAct(
      async () => {
        await call(removePapers, removal);
        await navigate(routes.list.to());
        say('exam.done.removed', { count: 1 }, () => call(restorePapers, removal));
      },
      { changes: false },
    ),
    sendBack: async (reason: string) => {
      await call(returnPaper, { paperId, reason }, { quiet: true });
      await navigate(routes.list.to({ shelf: 'review' }));
      say('exam.done.returned', {});
    },
  };
}
