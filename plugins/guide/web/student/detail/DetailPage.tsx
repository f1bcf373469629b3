import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { isId } from 'edutech/core/common/ids';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Row } from 'edutech/core/ui/layout/Row';
import { Split } from 'edutech/core/ui/layout/Split';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs, PageHead } from 'edutech/core/web/plugin';
import { type OpenedGuide, openMyGuide } from '../../../api';
import { inLessonOrder, type Phase } from '../../../model/book/document';
import { routes } from '../../../routes';
import { BlockCard } from './BlockCard';
import { Aims, OwnQuestion } from './SideCards';
import { PhaseSteps } from './PhaseSteps';
import type { GuideClient } from './state/guide-client';
import { useGuideClient } from './state/use-guide-client';

export async function loader({ kept, url, signal }: LoaderArgs) {
  const attemptId = url.searchParams.get('id');
  return isId(attemptId) ? kept(openMyGuide, { attemptId }, { signal }) : null;
}
type Heard = Awaited<ReturnType<typeof loader>>;

export const head = (heard: Heard): PageHead => (heard ? { title: heard.data.title } : {});

/** A student's guide book: what is open now is answered, what comes later says when it opens. */
export function Page() {
  const heard = useLoaderData<Heard>();
  if (!heard)
    return <NothingHere title="guide.error.noAttempt" on={{ to: routes.studentList.to(), label: 'guide.toList' }} />;
  return <Opening key={heard.data.attemptId} opened={heard.data} heardAt={heard.at} />;
}

function Opening({ opened, heardAt }: { readonly opened: OpenedGuide; readonly heardAt: number }) {
  const client = useGuideClient(opened, heardAt);
  return client ? <Guide client={client} /> : <Skeletons shape="text" count={5} />;
}

function Guide({ client }: { readonly client: GuideClient }) {
  useSignals();
  const t = useText();
  const opened = client.opened.value;
  const [phase, setPhase] = useState<Phase>(() => opened.counts.find(({ open }) => open > 0)?.phase ?? opened.phase);
  const blocks = inLessonOrder(opened.blocks).filter((block) => block.phase === phase);
  const saving = client.answers.saving.value;
  return (
    <Stack gap={4}>
      <Row as="header" wrap gap={4} rows={2}>
        <span className={`tile hue-${subjectHue(opened.subjectCode)}`} aria-hidden="true">
          {opened.subject.slice(0, 1)}
        </span>
        <div className="grow shrink">
          <h1 className="t-24" lang={langOf(opened.title)}>
            {opened.title}
          </h1>
          <p className="note">
            <span lang={langOf(opened.teacher)}>{opened.teacher}</span>
            {' · '}
            {t('guide.mine.lesson', { time: <SaidMoment at={opened.lessonAt} /> })}
          </p>
        </div>
        {saving && (
          <SaveState
            saving={saving.state === 'failed' ? { state: 'failed', retry: () => void client.reload() } : saving}
          />
        )}
      </Row>
      <PhaseSteps client={client} phase={phase} onPhase={setPhase} />
      <Split side={280} until={1024}>
        <Stack>
          {blocks.length === 0 && <p className="note card pad-4">{t('guide.noneInPhase')}</p>}
          {blocks.map((block) => (
            <BlockCard key={block.id} client={client} block={block} />
          ))}
        </Stack>
        <Stack>
          <Aims client={client} />
          <OwnQuestion client={client} />
        </Stack>
      </Split>
    </Stack>
  );
}
