import { useEffect, useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import type { Preparation } from 'edutech/plugins/questions/api';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import { downloadPaper, paperPages } from '../../../api';
import { itemsOf, pointsOfPaper } from '../../../model/paper/document';
import type { PrintKind } from '../../../model/paper/prints';
import { keyReaders } from '../../../model/people';
import type { ComposerData } from '../start/load-composer';
import { useComposer } from '../desk/composer-context';
import { useWide } from '../desk/use-wide';
import { PrintChoices } from './PrintChoices';
import { PaperCount, PrintChecks } from './PrintFacts';
import { PrintPages } from './PrintPages';
import { usePrintKeys } from './print-keys';
import { firstValues, kindsFor, printedInput, type PrintValues } from './print-values';
import { Sameness } from './Sameness';

interface PrintDeskProps {
  readonly data: ComposerData;
  readonly onClose: () => void;
}

/** Between the last change and the call for pages. Milliseconds. */
const pause = 300;
/** CSS pixels of a point at 100 %, and room around the pages. */
const whole = 96 / 72;
const edges = 60;

/** Everything that leaves on paper, in one place: what and how often, the pages, and what is to be known before. */
export function PrintDesk({ data, onClose }: PrintDeskProps) {
  const t = useText();
  const { desk, isLocked } = useComposer();
  const [hasSides, isWide] = [useWide(1024), useWide(1280)];
  const { gradeId, subjectId } = desk.values;
  const taught = data.classes.filter((one) => one.gradeId === gradeId && one.subjectId === subjectId);
  const [values, setValues] = useState(() => firstValues(taught.reduce((sum, { stuCount }) => sum + stuCount, 0) || 1));
  const change = (changes: Partial<PrintValues>) => setValues((before) => ({ ...before, ...changes }));
  const kinds = kindsFor(useCan(keyReaders));
  const room = useRef<HTMLDivElement>(null);
  const width = useWidth(room);
  const [zoom, setZoom] = useState(1);
  const counted = useKindPages(values, kinds);
  const pages = counted[values.kind === 'table' ? 'student' : values.kind];
  const page = pages.data?.[0] ?? { width: 595.28 };
  const beside = width > 760 ? 2 : 1;
  const scale = Math.max(0.3, Math.min(whole, (width - edges) / beside / page.width)) * zoom;
  const step = (by: -1 | 1) => setZoom((now) => Math.min(3, Math.max(0.5, now * (by > 0 ? 1.2 : 1 / 1.2))));
  const file = useFile(values, isLocked);
  usePrintKeys({ kinds, change, zoom: step, print: () => void file.run('pdf'), close: onClose });
  const isEmpty = itemsOf(desk.document).length === 0;
  const shown = values.kind === 'table' ? null : (pages.data ?? null);
  const choices = <PrintChoices values={values} kinds={kinds} onChange={change} />;
  const facts = (
    <>
      <Sameness input={printedInput(desk, values, values.kind)} pages={shown?.length ?? null} />
      <PrintChecks pages={shown} />
      <PaperCount values={values} pages={countsOf(counted, kinds)} />
      <Row as="p" className="tint-star round pad-2 t-13 above-3">
        <Icon name="LockClosed" />
        <span className="grow">{t(data.paper?.isTogether ? 'exam.printing.who.together' : `exam.printing.who.${data.paper?.state ?? 'draft'}`)}</span>
      </Row>
    </>
  );
  return (
    <>
      <BarSlot>
        <IconButton icon="Dismiss" label={t('core.ui.close')} onClick={onClose} />
        <h2 className="t-strong">{t('exam.compose.print')}</h2>
        <span className="note clip1 shrink">
          {t('exam.printing.about', {
            title: desk.values.title,
            points: pointsOfPaper(desk.document),
            count: itemsOf(desk.document).length,
          })}
        </span>
        <Row className="end">
          {values.kind !== 'table' && (
            <Button icon="Edit" busy={file.isBusy} disabled={isEmpty} onClick={() => void file.run('docx')}>
              {t('exam.printing.format.docx')}
            </Button>
          )}
          <Button look="primary" icon="Print" busy={file.isBusy} disabled={isEmpty} onClick={() => void file.run('pdf')}>
            {t(values.kind === 'table' ? 'exam.printing.download' : 'exam.printing.format.pdf')}
          </Button>
        </Row>
      </BarSlot>
      <div className={classNames('composer-columns', hasSides && 'composer-left', isWide && 'composer-right', !hasSides && 'scrolls-y')}>
        {hasSides ? (
          <aside className="composer-outline scrolls-y pad-4" aria-label={t('exam.printing.choices')}>
            {choices}
            {!isWide && facts}
          </aside>
        ) : (
          <div className="pad-4">{choices}</div>
        )}
        <PrintPages
          values={values}
          pages={pages}
          why={isEmpty ? t('exam.printing.empty') : values.kind === 'table' ? t('exam.printing.tableNote') : null}
          room={room}
          scale={scale}
          onZoom={step}
          onChange={change}
          addressOf={(id) => desk.media[id]}
        />
        {isWide && (
          <aside className="composer-figures scrolls-y pad-x-4" aria-label={t('exam.printing.facts')}>
            {facts}
          </aside>
        )}
        {!hasSides && <div className="composer-figures pad-4">{facts}</div>}
      </div>
      {file.preparation && (
        <PreparedDownload
          preparation={file.preparation}
          title={t('exam.compose.print')}
          onEnd={file.rest}
          onClose={file.rest}
        />
      )}
    </>
  );
}

/** Pages of each kind that is shown or counted. */
function useKindPages(values: PrintValues, kinds: readonly PrintKind[]) {
  const { desk } = useComposer();
  const inputOf = (kind: PrintKind) =>
    kinds.includes(kind) && (values.kind === kind || values.copies[kind] > 0) ? printedInput(desk, values, kind) : null;
  const how = { keeps: true, pause };
  return {
    student: useAsked(paperPages, inputOf('student'), how),
    teacher: useAsked(paperPages, inputOf('teacher'), how),
    answers: useAsked(paperPages, inputOf('answers'), how),
  };
}

const countsOf = (pages: ReturnType<typeof useKindPages>, kinds: readonly PrintKind[]) =>
  Object.fromEntries(
    kinds.flatMap((kind) => (kind === 'table' ? [] : [[kind, pages[kind].data?.length ?? null] as const])),
  );

/** Asks for the file, of what the server has: what was written last is saved before. */
function useFile({ kind, version, sheet, watermark }: PrintValues, isLocked: boolean) {
  const call = useCall();
  const messages = useMessages();
  const { desk } = useComposer();
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const act = useAct(
    async (format: 'pdf' | 'docx') => {
      if (itemsOf(desk.document).length === 0) return;
      if (!isLocked && !(await desk.flush())) {
        messages.show('exam.printing.notSaved', { tone: 'info' });
        return;
      }
      const words = watermark.trim();
      const own = { ...(sheet && { sheet }), ...(words && { watermark: words }) };
      setPreparation(await call(downloadPaper, { paperId: desk.ownId, kind, version, format, ...own }));
    },
    { changes: false },
  );
  const { flush } = desk;
  const isSaved = useRef(false);
  // Paper B follows from what the server has: it gets what was written last
  useEffect(() => {
    if (isSaved.current || isLocked) return;
    isSaved.current = true;
    void flush();
  });
  return { ...act, preparation, rest: () => setPreparation(null) };
}
