import { useLoaderData } from 'react-router';
import { subjectHue } from 'edutech/core/common/teaching/hues';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { SaidMoment } from 'edutech/core/ui/words/SaidMoment';
import { useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { listMyGuides, type MyGuide } from '../../../api';
import { routes } from '../../../routes';

export const loader = async ({ kept, signal }: LoaderArgs) => (await kept(listMyGuides, {}, { signal })).data;

const openIn = ({ counts }: MyGuide) => counts.reduce((sum, { open }) => sum + open, 0);

/** A student's guide books: what is open first, then what is done or waits. */
export function Page() {
  const t = useText();
  const all = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  const todo = all.filter((one) => openIn(one) > 0);
  const rest = all.filter((one) => openIn(one) === 0);
  return (
    <PageFrame title={t('guide.studentList.title')} note={t('guide.mine.note')}>
      <Stack gap={5}>
        <ListStates count={all.length} empty={{ title: t('guide.mine.none'), text: t('guide.mine.none.text') }}>
          {todo.length > 0 && <Guides title={t('guide.mine.todo')} guides={todo} />}
          {rest.length > 0 && <Guides title={t('guide.mine.rest')} guides={rest} />}
        </ListStates>
      </Stack>
    </PageFrame>
  );
}

function Guides({ title, guides }: { readonly title: string; readonly guides: readonly MyGuide[] }) {
  return (
    <Stack as="section">
      <h2 className="t-18">{title}</h2>
      {guides.map((guide) => (
        <GuideCard key={guide.attemptId} guide={guide} />
      ))}
    </Stack>
  );
}

function GuideCard({ guide }: { readonly guide: MyGuide }) {
  const t = useText();
  const isOpen = openIn(guide) > 0;
  return (
    <Card className="pad-4">
      <Row wrap gap={4}>
        <Row align="start" gap={4} className="grow shrink">
          <span className={`tile hue-${subjectHue(guide.subjectCode)}`} aria-hidden="true">
            {guide.subject.slice(0, 1)}
          </span>
          <div className="grow shrink">
            <h3 className="t-16 strong" lang={langOf(guide.title)}>
              {guide.title}
            </h3>
            <p className="note">
              <span lang={langOf(guide.teacher)}>{guide.teacher}</span>
              {' · '}
              {t('guide.mine.lesson', { time: <SaidMoment at={guide.lessonAt} /> })}
              {isOpen && ` · ${t('guide.minutes', { minutes: guide.minutes })}`}
            </p>
            <Row wrap gap={2} className="above-1">
              {guide.counts
                .filter(({ blocks }) => blocks > 0)
                .map(({ phase, blocks, done, open }) => (
                  <Tag key={phase} tone={done === blocks ? 'done' : open > 0 ? 'brand' : 'plain'}>
                    {t('guide.mine.phase', { phase: t(`guide.phase.${phase}`), done, blocks })}
                  </Tag>
                ))}
            </Row>
          </div>
        </Row>
        <Button look={isOpen ? 'primary' : 'outline'} to={routes.studentDetail.to({ id: guide.attemptId })}>
          {t(isOpen ? 'guide.mine.go' : 'guide.mine.look')}
        </Button>
      </Row>
    </Card>
  );
}
