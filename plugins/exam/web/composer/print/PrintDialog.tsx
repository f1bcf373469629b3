import { useMessages, useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { itemsOf } from '../../../model/paper/document';
import { checksOf } from '../../../model/paper/figures/checks';
import { DownloadDialog } from '../../shared/DownloadDialog';
import { useComposer } from '../desk/composer-context';
import { CheckList } from '../figures/Checks';

interface PrintDialogProps {
  readonly pages: readonly Page[] | null;
  readonly onClose: () => void;
}

/** The paper as a file to be printed: what is to be looked at first, and what was written last is saved before. */
export function PrintDialog({ pages, onClose }: PrintDialogProps) {
  const t = useText();
  const messages = useMessages();
  const { desk, isLocked } = useComposer();
  const checks = checksOf(desk.document, desk.factsOf, pages);
  return (
    <DownloadDialog
      title={t('exam.compose.print')}
      paperId={desk.ownId}
      isEmpty={itemsOf(desk.document).length === 0}
      before={async () => {
        const isSaved = isLocked || (await desk.flush());
        if (!isSaved) messages.show('exam.printing.notSaved', { tone: 'info' });
        return isSaved;
      }}
      onClose={onClose}
    >
      {checks.length > 0 && (
        <section className="tint-star round pad-2" aria-label={t('exam.checks')}>
          <CheckList checks={checks} />
        </section>
      )}
    </DownloadDialog>
  );
}
