import { type ReactNode, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { ToldDialog } from 'edutech/core/ui/form/ToldDialog';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type PaperSize, paperSizes } from 'edutech/plugins/print/kit/common/paper-sizes';
import type { Preparation } from 'edutech/plugins/questions/api';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import { downloadPaper } from '../../api';
import { type PrintKind, printKinds } from '../../model/paper/prints';
import { type PaperVersion, paperVersions } from '../../model/paper/versions';
import { keyReaders } from '../../model/people';

interface DownloadDialogProps {
  readonly title: string;
  readonly paperId: string;
  /** Runs before the file is made of what the server has; false: it has told why there is none. Default: nothing to do. */
  readonly before?: () => Promise<boolean>;
  /** It has no questions. */
  readonly isEmpty?: boolean;
  /** What is to be looked at first. */
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

const formats = ['pdf', 'docx'] as const;

/** A paper as a file: for whom, paper A or B, in which format and on which sheet. */
export function DownloadDialog({ title, paperId, before, isEmpty = false, children, onClose }: DownloadDialogProps) {
  const t = useText();
  const call = useCall();
  const [kind, setKind] = useState<PrintKind>('student');
  const [wanted, setWanted] = useState<Wanted>({ version: 'A', format: 'pdf', sheet: '', watermark: '' });
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const download = useAct(
    async () => {
      if (before && !(await before())) return;
      const { sheet, watermark, ...rest } = wanted;
      const words = watermark.trim();
      const own = { ...(sheet && { sheet }), ...(words && { watermark: words }) };
      setPreparation(await call(downloadPaper, { paperId, kind, ...rest, ...own }));
    },
    { changes: false },
  );
  if (preparation)
    return <PreparedDownload preparation={preparation} title={title} onEnd={onClose} onClose={onClose} />;
  return (
    <ToldDialog
      title={title}
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
        {children}
        <Kinds kind={kind} onKind={setKind} />
        {kind !== 'table' && <LookFields wanted={wanted} onChange={setWanted} />}
      </Stack>
    </ToldDialog>
  );
}

interface Wanted {
  readonly version: PaperVersion;
  readonly format: (typeof formats)[number];
  /** Empty: the paper's own. */
  readonly sheet: PaperSize | '';
  readonly watermark: string;
}

/** For whom it is: who may not see answers chooses between the paper and its table. */
function Kinds({ kind, onKind }: { readonly kind: PrintKind; readonly onKind: (kind: PrintKind) => void }) {
  const t = useText();
  const maySeeKeys = useCan(keyReaders);
  const kinds = printKinds.filter((one) => maySeeKeys || one === 'student' || one === 'table');
  return (
    <Stack as="fieldset" gap={1}>
      <legend className="t-strong below-1">{t('exam.printing.kind')}</legend>
      {kinds.map((one) => (
        <label key={one} className="flow-inline pressable">
          <input type="radio" name="kind" checked={kind === one} onChange={() => onKind(one)} />
          <span>
            {t(`exam.printing.kind.${one}`)} <small className="fine">{t(`exam.printing.kind.${one}.text`)}</small>
          </span>
        </label>
      ))}
    </Stack>
  );
}

interface LookFieldsProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
}

function LookFields({ wanted, onChange }: LookFieldsProps) {
  const t = useText();
  return (
    <>
      <Row wrap>
        <span className="t-strong">{t('exam.download.version')}</span>
        <Segmented
          label={t('exam.download.version')}
          value={wanted.version}
          options={paperVersions.map((value) => ({
            value,
            label: t('exam.download.versionName', { version: value }),
          }))}
          onChange={(version) => onChange({ ...wanted, version })}
        />
        <span className="note">{t('exam.download.version.note')}</span>
      </Row>
      <Row wrap>
        <span className="t-strong">{t('exam.printing.format')}</span>
        <Segmented
          label={t('exam.printing.format')}
          value={wanted.format}
          options={formats.map((value) => ({ value, label: t(`exam.printing.format.${value}`) }))}
          onChange={(format) => onChange({ ...wanted, format })}
        />
      </Row>
      <label>
        <span className="t-strong">{t('print.size')}</span>
        <select
          className="input"
          value={wanted.sheet}
          onChange={({ currentTarget }) => onChange({ ...wanted, sheet: currentTarget.value as PaperSize | '' })}
        >
          <option value="">{t('exam.download.ownSheet')}</option>
          {paperSizes.map((one) => (
            <option key={one} value={one}>
              {t(`print.size.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="t-strong">{t('exam.block.watermark')}</span>
        <input
          className="input"
          maxLength={120}
          placeholder={t('exam.download.watermark.note')}
          value={wanted.watermark}
          onChange={({ currentTarget }) => onChange({ ...wanted, watermark: currentTarget.value })}
        />
      </label>
    </>
  );
}
