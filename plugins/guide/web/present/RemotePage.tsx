import { useLoaderData } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { useText } from 'edutech/core/web/hooks';
import type { OpenedLesson } from '../../api';
import { routes } from '../../routes';
import { BlockName } from '../shared/BlockName';
import { Timer } from './PresentPage';
import { useLesson } from './use-lesson';

export { head, loader } from './load-lesson';

/** The remote of a lesson on a phone: large buttons, what is shown now and what comes next. */
export function Page() {
  const opened = useLoaderData<OpenedLesson | null>();
  if (!opened) return <NothingHere title="guide.error.noLesson" on={{ to: routes.list.to(), label: 'guide.toList' }} />;
  return <Remote key={opened.given.assignmentId} opened={opened} />;
}

function Remote({ opened }: { readonly opened: OpenedLesson }) {
  const t = useText();
  const lesson = useLesson(opened);
  const { blocks, current, at, step, steps, stage, submitted, students } = lesson;
  const done = submitted.find(({ blockId }) => blockId === current?.id)?.count ?? 0;
  const next = blocks[at + 1];
  return (
    <main className="guide-remote pad-4">
      <Stack gap={4}>
        <h1 className="t-16 strong" lang={langOf(opened.given.title)}>
          {opened.given.title}
        </h1>
        <section className="card pad-4">
          <Row justify="between">
            <b className="t-18">{current && <BlockName block={current} />}</b>
            <Timer ends={lesson.timerEnds} />
          </Row>
          <p className="note num">
            {t('guide.remote.step', { step, steps: Math.max(1, steps) })} · {t('guide.submittedOf', { done, students })}
          </p>
          {next && (
            <p className="note above-1">
              {t('guide.remote.then')} <BlockName block={next} />
            </p>
          )}
          {stage.picked !== '' && (
            <p className="t-24 strong above-2">
              <CityWords>{stage.picked}</CityWords>
            </p>
          )}
        </section>
        <Button size="large" wide look="primary" iconAfter="ChevronRight" onClick={lesson.next}>
          {t('guide.present.next')}
        </Button>
        <Button size="large" wide icon="ChevronLeft" onClick={lesson.previous}>
          {t('guide.present.previous')}
        </Button>
        <Button size="large" wide icon={stage.showsAnswers ? 'EyeOff' : 'Eye'} onClick={lesson.toggleAnswers}>
          {t(stage.showsAnswers ? 'guide.present.hide' : 'guide.present.show')}
        </Button>
        <Button size="large" wide icon="Clock" onClick={lesson.startTimer}>
          {t('guide.present.timer')}
        </Button>
        <Button size="large" wide icon="Person" onClick={lesson.pick}>
          {t('guide.present.pick')}
        </Button>
      </Stack>
    </main>
  );
}
