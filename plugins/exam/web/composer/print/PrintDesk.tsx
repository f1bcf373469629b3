import { useRef, useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useWidth } from 'edutech/core/ui/hooks/use-width';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { BarSlot } from 'edutech/core/ui/navigation/BarSlot';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useText } from 'edutech/core/web/hooks';
import type { Page } from 'edutech/plugins/print/kit/common/ink';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import { itemsOf, pointsOfPaper } from '../../../model/paper/document';
import { keyReaders } from '../../../model/people';
import type { ComposerData } from '../start/load-composer';
import { useComposer } from '../desk/composer-context';
import { useWide } from '../desk/use-wide';
import { countsOf, useFile, useKindPages } from './use-prints';
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
  const beside = width > 640 ? 2 : 1;
  const scale = Math.max(0.3, Math.min(whole, (width - edges) / beside / page.width)) * zoom;
  const step = (by: -1 | 1) => setZoom((now) => Math.min(3, Math.max(0.5, now * (by > 0 ? 1.2 : 1 / 1.2))));
  const file = useFile(values, isLocked);
  usePrintKeys({ kinds, change, zoom: step, print: () => void file.run('pdf'), close: onClose });
  const isEmpty = itemsOf(desk.document).length === 0;
  const shown = values.kind === 'table' ? null : (pages.data ?? null);
  const choices = <PrintChoices values={values} kinds={kinds} onChange={change} />;
  const facts = <Facts data={data} values={values} shown={shown} counts={countsOf(counted, kinds)} />;
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
          <Button
            look="primary"
            icon="Print"
            busy={file.isBusy}
            disabled={isEmpty}
            onClick={() => void file.run('pdf')}
          >
            {t(values.kind === 'table' ? 'exam.printing.download' : 'exam.printing.format.pdf')}
          </Button>
        </Row>
      </BarSlot>
      <div
        className={classNames(
          'composer-columns',
          hasSides && 'composer-left',
          isWide && 'composer-right',
          !hasSides && 'scrolls-y',
        )}
      >
        {hasSides ? (
          <aside className="composer-outline paper scrolls-y pad-4" aria-label={t('exam.printing.choices')}>
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
          <aside className="composer-figures paper scrolls-y pad-x-4" aria-label={t('exam.printing.facts')}>
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

interface FactsProps extends Pick<PrintDeskProps, 'data'> {
  readonly values: PrintValues;
  /** The pages that are shown; null: there are none. */
  readonly shown: readonly Page[] | null;
  readonly counts: Parameters<typeof PaperCount>[0]['pages'];
}

/** What is to be known before: sameness, checks, sheets, and who can open the paper. */
function Facts({ data: { paper }, values, shown, counts }: FactsProps) {
  const t = useText();
  const { desk } = useComposer();
  return (
    <>
      <Sameness input={printedInput(desk, values, values.kind)} pages={shown?.length ?? null} />
      <PrintChecks pages={shown} />
      <PaperCount values={values} pages={counts} />
      <Row as="p" className="tint-star round pad-2 t-13 above-3">
        <Icon name="LockClosed" />
        <span className="grow">
          {t(
            paper?.isTogether && paper.state === 'draft'
              ? 'exam.printing.who.together'
              : `exam.printing.who.${paper?.state ?? 'draft'}`,
          )}
        </span>
      </Row>
    </>
  );
}
