import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useForm } from 'edutech/core/ui/form/use-form';
import { IconButton } from 'edutech/core/ui/IconButton';
import { KeyHints } from 'edutech/core/ui/keys/KeyHints';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import type { Preparation } from 'edutech/plugins/questions/api';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import {
  answerSheet,
  answerSheetPages,
  keepAnswerSheet,
  printAnswerSheet,
  printLabels,
  type SheetOfPaper,
} from '../../api';
import { SheetFacts } from './SheetFacts';
import { hearKey, sheetHints } from './sheet-keys';
import { SheetOptions } from './SheetOptions';
import { SheetStage } from './SheetStage';
import { linesOf, settingsOf, valuesOf, withLines } from './sheet-values';
import { useSteps } from './use-steps';
import { ZoneList } from './ZoneList';
import { ZoneTools } from './ZoneTools';

/** What is chosen is kept after so long without another change. Milliseconds. */
const keptAfter = 800;

export const loader = ({ call, url, signal }: LoaderArgs) =>
  call(answerSheet, { paperId: url.searchParams.get('paper') ?? '' }, { signal });

export const head = ({ title }: SheetOfPaper): PageHead => (title.trim() ? { title } : {});

/** The answer sheet of a paper: drawn from it, adjusted by a few choices, printed as it is shown. */
export function Page() {
  const t = useText();
  const of = useLoaderData<SheetOfPaper>();
  const title = of.title.trim();
  return of.questions === 0 ? (
    <PageFrame title={title || t('marking.answerSheet.title')}>
      <EmptyState picture="book" title={t('marking.answerSheet.empty')} text={t('marking.answerSheet.empty.text')} />
    </PageFrame>
  ) : (
    <Designer key={of.paperId} of={of} />
  );
}

function useDesigned(of: SheetOfPaper) {
  const call = useCall();
  const { paperId, lined } = of;
  const form = useForm({
    name: 'marking.sheet',
    initial: valuesOf(of),
    save: (values) => call(keepAnswerSheet, { paperId, settings: settingsOf(values, lined) }, { quiet: true }),
  });
  const { isDirty } = form;
  const isSaving = form.saving?.state === 'saving';
  // what could not be saved is tried again by a person, or with the next change
  const tried = useRef(form.values);
  const save = useRef(form.submit);
  // Saves what the form holds by then
  useEffect(() => {
    save.current = form.submit;
  });
  // Keeps what is chosen once no more is chosen
  useEffect(() => {
    if (!isDirty || isSaving || tried.current === form.values) return;
    const timer = setTimeout(() => {
      tried.current = form.values;
      void save.current();
    }, keptAfter);
    return () => clearTimeout(timer);
  }, [isDirty, isSaving, form.values]);
  const settings = settingsOf(useDeferredValue(form.values), lined);
  const asked = useAsked(answerSheetPages, { paperId, settings }, { keeps: true });
  return { form, settings, asked };
}

function Designer({ of }: { readonly of: SheetOfPaper }) {
  const t = useText();
  const call = useCall();
  const { paperId, lined } = of;
  const { form, settings, asked } = useDesigned(of);
  const { undo, redo } = useSteps(form);
  const [zoneId, setZoneId] = useState<string | null>(null);
  const [printed, setPrinted] = useState<{ readonly title: string; readonly preparation: Preparation } | null>(null);
  const print = useAct(async () => {
    if (form.isDirty && !(await form.submit())) return;
    setPrinted({ title: 'marking.answerSheet.print', preparation: await call(printAnswerSheet, { paperId }) });
  });
  const labels = useAct(
    async (projectId: string) =>
      setPrinted({ title: 'marking.scans.labels', preparation: await call(printLabels, { projectId }) }),
    { changes: false },
  );
  const zones = asked.data?.zones ?? [];
  const at = zones.findIndex(({ id }) => id === zoneId);
  const zone = zones[at];
  const lines = zone && linesOf(form.values, lined, zone.id);
  const setLines = (count: number) => zone && form.set(withLines(form.values, lined, zone.id, count));
  const choose = (id: string) => {
    setZoneId(id);
    document.querySelector(`[data-zone="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  usePageKeys(
    (event) =>
      hearKey(
        {
          move: (by) => zones.length > 0 && choose(zones[Math.min(zones.length - 1, Math.max(0, at + by))]!.id),
          lines: (by) => lines !== undefined && setLines(lines + by),
          undo: () => undo?.(),
          redo: () => redo?.(),
          print: () => void print.run(),
        },
        event,
      ),
    { commands: true, repeats: (key) => /^Arrow|[-+=]/.test(key) },
  );
  const title = of.title.trim() || t('marking.answerSheet.title');
  return (
    <PageFrame
      title={<span lang={langOf(title)}>{title}</span>}
      note={
        of.printedAt === null
          ? t('marking.answerSheet.note')
          : t('marking.answerSheet.printed', { time: <SaidMoment at={of.printedAt} /> })
      }
      end={
        <>
          {form.saving && <SaveState saving={form.saving} />}
          <IconButton
            icon="ArrowUndo"
            label={t('marking.answerSheet.undo')}
            disabled={!undo}
            onClick={() => undo?.()}
          />
          <IconButton
            icon="ArrowRedo"
            label={t('marking.answerSheet.redo')}
            disabled={!redo}
            onClick={() => redo?.()}
          />
          <Button look="primary" icon="Print" busy={print.isBusy} onClick={() => void print.run()}>
            {t('marking.answerSheet.print')}
          </Button>
        </>
      }
    >
      <KeyHints hints={sheetHints} />
      <div className="marking-designer">
        <Stack as="aside" gap={4} className="no-print">
          {zone && <ZoneTools zone={zone} lines={lines} onLines={setLines} />}
          <SheetOptions form={form} />
        </Stack>
        <SheetStage title={title} asked={asked} zoneId={zoneId} onZone={choose} />
        <Stack as="aside" gap={4} className="no-print">
          <SheetFacts of={of} settings={settings} sheet={asked.data} onLabels={(id) => void labels.run(id)} />
          <ZoneList zones={zones} zoneId={zoneId} onZone={choose} />
        </Stack>
      </div>
      {printed && (
        <PreparedDownload
          preparation={printed.preparation}
          title={t(printed.title)}
          onEnd={() => setPrinted(null)}
          onClose={() => setPrinted(null)}
        />
      )}
    </PageFrame>
  );
}
