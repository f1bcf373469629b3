import { useDeferredValue, useState } from 'react';
import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { PagesPanel } from 'edutech/plugins/print/kit/ui/PagesPanel';
import type { Preparation } from 'edutech/plugins/questions/api';
import { PreparedDownload } from 'edutech/plugins/questions/kit/ui/prepared/PreparedDownload';
import { answerSheet, answerSheetPages, keepAnswerSheet, printAnswerSheet, type SheetOfPaper } from '../../api';
import { SheetFacts } from './SheetFacts';
import { SheetOptions } from './SheetOptions';
import { settingsOf, valuesOf } from './sheet-values';

export const loader = ({ call, url, signal }: LoaderArgs) =>
  call(answerSheet, { paperId: url.searchParams.get('paper') ?? '' }, { signal });

export const head = ({ title }: SheetOfPaper): PageHead => (title.trim() ? { title } : {});

/** The answer sheet of a paper: drawn from it, adjusted by a few choices, printed as it is shown. */
export function Page() {
  const t = useText();
  const call = useCall();
  const of = useLoaderData<SheetOfPaper>();
  const { paperId, lined } = of;
  const form = useForm({
    name: 'marking.sheet',
    initial: valuesOf(of),
    save: (values) => call(keepAnswerSheet, { paperId, settings: settingsOf(values, lined) }, { quiet: true }),
  });
  const settings = settingsOf(useDeferredValue(form.values), lined);
  const isEmpty = of.questions === 0;
  const asked = useAsked(answerSheetPages, isEmpty ? null : { paperId, settings }, { keeps: true });
  const [preparation, setPreparation] = useState<Preparation | null>(null);
  const print = useAct(async () => {
    if (form.isDirty && !(await form.submit())) return;
    setPreparation(await call(printAnswerSheet, { paperId }));
  });
  const title = of.title.trim() || t('marking.answerSheet.title');
  return (
    <PageFrame
      title={title}
      note={
        of.printedAt === null
          ? t('marking.answerSheet.note')
          : t('marking.answerSheet.printed', { time: <SaidMoment at={of.printedAt} /> })
      }
      end={
        <>
          {form.saving && <SaveState saving={form.saving} />}
          <Button disabled={!form.isDirty} busy={form.saving?.state === 'saving'} onClick={() => void form.submit()}>
            {t('marking.answerSheet.keep')}
          </Button>
          <Button look="primary" icon="Print" disabled={isEmpty} busy={print.isBusy} onClick={() => void print.run()}>
            {t('marking.answerSheet.print')}
          </Button>
        </>
      }
    >
      {isEmpty ? (
        <EmptyState picture="book" title={t('marking.answerSheet.empty')} text={t('marking.answerSheet.empty.text')} />
      ) : (
        <Split side={300} until={1024}>
          <PagesPanel asked={{ ...asked, data: asked.data?.pages }} title={title} addressOf={() => undefined} />
          <Stack as="aside" gap={4} className="no-print">
            <SheetFacts
              of={of}
              settings={settings}
              tooHigh={asked.data?.tooHigh ?? []}
              pages={asked.data?.pages.length}
            />
            <SheetOptions form={form} lined={lined} />
          </Stack>
        </Split>
      )}
      {preparation && (
        <PreparedDownload
          preparation={preparation}
          title={t('marking.answerSheet.print')}
          onEnd={() => setPreparation(null)}
          onClose={() => setPreparation(null)}
        />
      )}
    </PageFrame>
  );
}
