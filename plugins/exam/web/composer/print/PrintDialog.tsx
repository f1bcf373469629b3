import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import type { Preparation } from 'edutech/plugins/questions/api';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import { downloadPaper } from '../../../api';
import { itemsOf } from '../../../model/paper/document';
import { checksOf } from '../../../model/paper/figures/checks';
import { type PrintKind, printKinds } from '../../../model/paper/prints';
import { keyReaders } from '../../../model/people';
import { useComposer } from '../desk/composer-context';
import { CheckList } from '../figures/Checks';

interface PrintDialogProps {
  readonly pages: readonly Page[] | null;
  readonly onClose: () => void;
}

const formats = ['pdf', 'docx'] as const;

/** The paper as a file to be printed: what is to be looked at first, for whom it is, and in which format. */
export function PrintDialog({ pages, onClose }: PrintDialogProps) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { desk, isLocked } = useComposer();
  const maySeeKeys = useCan(keyReaders);
  const [kind, setKind] = useState<PrintKind>('student');
  const [format, setFormat] = useState<(typeof formats)[number]>('pdf');
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const checks = checksOf(desk.document, desk.factsOf, pages);
  const isEmpty = itemsOf(desk.document).length === 0;
  const download = useAct(
    async () => {
      // what was written last is saved first: the file is made of what the server has
      const isSaved = isLocked || (await desk.flush());
      if (!isSaved || !desk.paperId) return messages.show('exam.printing.notSaved', { tone: 'info' });
      setPreparation(await call(downloadPaper, { paperId: desk.paperId, kind, format }));
    },
    { changes: false },
  );
  if (preparation)
    return (
      <PreparedDownload preparation={preparation} title={t('exam.compose.print')} onEnd={onClose} onClose={onClose} />
    );
  return (
    <ToldDialog
      title={t('exam.compose.print')}
      close="outline"
      onClose={onClose}
      actions={
        <Button
          look="primary"
          icon="ArrowDownload"
          busy={download.isBusy}
          disabled={isEmpty}
          onClick={() => void download.run()}
        >
          {t('exam.printing.download')}
        </Button>
      }
    >
      <Stack>
        {isEmpty && <p className="note">{t('exam.printing.empty')}</p>}
        {checks.length > 0 && (
          <section className="tint-star round pad-2" aria-label={t('exam.checks')}>
            <CheckList checks={checks} />
          </section>
        )}
        {maySeeKeys && (
          <Stack as="fieldset" gap={1}>
            <legend className="t-strong below-1">{t('exam.printing.kind')}</legend>
            {printKinds.map((one) => (
              <label key={one} className="flow-inline pressable">
                <input type="radio" name="kind" checked={kind === one} onChange={() => setKind(one)} />
                <span>
                  {t(`exam.printing.kind.${one}`)} <small className="fine">{t(`exam.printing.kind.${one}.text`)}</small>
                </span>
              </label>
            ))}
          </Stack>
        )}
        {kind !== 'table' && (
          <Row>
            <span className="t-strong">{t('exam.printing.format')}</span>
            <Segmented
              label={t('exam.printing.format')}
              value={format}
              options={formats.map((value) => ({ value, label: t(`exam.printing.format.${value}`) }))}
              onChange={setFormat}
            />
          </Row>
        )}
      </Stack>
    </ToldDialog>
  );
}
