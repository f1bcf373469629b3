import { useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { IconButton } from 'edutech/core/ui/IconButton';
import { QrCode } from 'edutech/core/ui/codes/QrCode';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { CityWords } from 'edutech/core/ui/words/CityWords';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import type { OpenedLesson } from '../../api';
import { isItem } from '../../model/book/document';
import { routes } from '../../routes';
import { AnswersOf } from '../shared/answers/AnswersOf';
import { BlockName } from '../shared/BlockName';
import { clockText } from '../shared/clock-text';
import { mediaOf } from '../shared/media-of';
import { StaticPart } from '../shared/StaticPart';
import { GroupsPanel } from './GroupsPanel';
import { type Lesson, useLesson } from './use-lesson';

export { head, loader } from './load-lesson';

/** The lesson for all to see. Arrows reveal part by part, A shows answers, T runs the timer, P picks somebody, Esc ends. */
export function Page() {
  const opened = useLoaderData<OpenedLesson | null>();
  if (!opened) return <NothingHere title="guide.error.noLesson" on={{ to: routes.list.to(), label: 'guide.toList' }} />;
  return <Projector key={opened.given.assignmentId} opened={opened} />;
}

function Projector({ opened }: { readonly opened: OpenedLesson }) {
  const t = useText();
  const navigate = useNavigate();
  const lesson = useLesson(opened);
  const [showsRemote, setRemote] = useState(false);
  const [showsGroups, setGroups] = useState(false);
  const { current, at, stage } = lesson;
  const leave = () => void navigate(routes.monitor.to({ id: opened.given.assignmentId }));
  usePageKeys(({ key }) => {
    const act = keysOf(lesson, leave, { r: () => setRemote((is) => !is), g: () => setGroups((is) => !is) })[
      key.length === 1 ? key.toLowerCase() : key
    ];
    act?.();
    return act !== undefined;
  });
  return (
    <main className="guide-stage paper ink">
      <Row as="header" wrap gap={4} rows={2} className="guide-stage-head">
        <h1 className={current ? 'visually-hidden' : 'guide-stage-title grow shrink'} lang={langOf(opened.given.title)}>
          {opened.given.title}
        </h1>
        {current && (
          <h2 className="guide-stage-title grow shrink">
            {`${at + 1}　`}
            <BlockName block={current} />
          </h2>
        )}
        <Timer ends={lesson.timerEnds} />
        <IconButton
          icon="Phone"
          label={t('guide.remote.title')}
          pressed={showsRemote}
          onClick={() => setRemote(!showsRemote)}
        />
        <IconButton icon="Dismiss" label={t('guide.present.end')} onClick={leave} />
      </Row>
      <div className={stage.showsAnswers ? 'guide-stage-body guide-stage-split' : 'guide-stage-body'}>
        <Revealed lesson={lesson} opened={opened} />
        {stage.showsAnswers && <Wall lesson={lesson} />}
      </div>
      {stage.picked !== '' && (
        <button type="button" className="guide-picked raised-2 round-card" onClick={() => lesson.steer({ picked: '' })}>
          <CityWords>{stage.picked}</CityWords>
        </button>
      )}
      {showsRemote && (
        <aside className="guide-remote-code card raised-2 pad-4 center" aria-label={t('guide.remote.title')}>
          <QrCode
            text={new URL(routes.remote.to({ id: opened.given.assignmentId }), location.href).href}
            label={t('guide.remote.title')}
          />
          <p className="note above-2">{t('guide.remote.scan')}</p>
        </aside>
      )}
      {showsGroups && lesson.mayGroup && <GroupsPanel lesson={lesson} />}
      <Foot lesson={lesson} onGroups={() => setGroups((is) => !is)} showsGroups={showsGroups} />
    </main>
  );
}

/** What each key does. */
function keysOf(
  lesson: Lesson,
  leave: () => void,
  panels: Readonly<Record<'r' | 'g', () => void>>,
): Readonly<Record<string, (() => void) | undefined>> {
  const goBy = (by: number) => () => lesson.goTo(lesson.at + by);
  return Object.fromEntries([
    ['ArrowRight', lesson.next],
    ['PageDown', lesson.next],
    [' ', lesson.next],
    ['ArrowLeft', lesson.previous],
    ['PageUp', lesson.previous],
    ['ArrowDown', goBy(1)],
    ['ArrowUp', goBy(-1)],
    ['a', lesson.toggleAnswers],
    ['t', lesson.startTimer],
    ['p', lesson.pick],
    ...Object.entries(panels),
    ['Escape', leave],
  ]);
}

/** The parts of the block that are revealed. */
function Revealed({
  lesson: { current, step, firstItem },
  opened,
}: {
  readonly lesson: Lesson;
  readonly opened: OpenedLesson;
}) {
  const media = mediaOf(opened.media);
  const bodies = new Map(opened.items.map(({ itemId, body }) => [itemId, body]));
  return (
    <Stack gap={5} className="scrolls-y" aria-live="polite" packed>
      {current?.parts.slice(0, step).map((part) => {
        if (!isItem(part)) return <StaticPart key={part.id} part={part} media={media} />;
        const body = bodies.get(part.id);
        return (
          body && (
            <div key={part.id} className={part.id === firstItem ? 'guide-stage-now' : undefined}>
              <QuestionView body={body} media={media} />
            </div>
          )
        );
      })}
    </Stack>
  );
}

/** The answers of the class to the item that was revealed last, without names. */
function Wall({ lesson: { answers, stage, firstItem, students, submitted, current } }: { readonly lesson: Lesson }) {
  const t = useText();
  const itemId = stage.itemId ?? firstItem;
  const items = (answers?.items ?? []).filter((one) => one.itemId === itemId);
  const done = answers?.submitted ?? submitted.find(({ blockId }) => blockId === current?.id)?.count ?? 0;
  return (
    <Stack as="section" gap={3} packed className="guide-stage-wall scrolls-y" aria-label={t('guide.wall')}>
      <h2 className="guide-stage-count num">
        {t('guide.submittedOf', { done, students: answers?.students ?? students })}
      </h2>
      {items.map((item) => (
        <AnswersOf key={`${item.itemId}/${item.part}`} item={item} media={mediaOf(answers!.media)} most={12} />
      ))}
      {items.length === 0 && <p className="note">{t('guide.noAnswers')}</p>}
    </Stack>
  );
}

export function Timer({ ends }: { readonly ends: number | null }) {
  const t = useText();
  const now = useNow(500).getTime();
  if (ends === null) return null;
  return (
    <b className={ends - now < 60_000 ? 'guide-stage-timer num ink-due' : 'guide-stage-timer num'}>
      <span className="visually-hidden">{t('guide.timer')}</span>
      <Icon name="Clock" size={24} /> {clockText(ends - now)}
    </b>
  );
}

interface FootProps {
  readonly lesson: Lesson;
  readonly showsGroups: boolean;
  readonly onGroups: () => void;
}

function Foot({ lesson, showsGroups, onGroups }: FootProps) {
  const t = useText();
  const { blocks, at, step, steps, stage } = lesson;
  return (
    <Row as="footer" wrap gap={3} rows={2} className="guide-stage-foot lined-top">
      <Button size="large" icon="ChevronLeft" disabled={at <= 0 && step <= 1} onClick={lesson.previous}>
        {t('guide.present.previous')}
      </Button>
      <ol className="guide-stage-steps grow shrink not-narrow" aria-label={t('guide.blocksTitle')}>
        {blocks.map((block, index) => (
          <li key={block.id}>
            <button
              type="button"
              className={index < at ? 'guide-stage-step is-past' : 'guide-stage-step'}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => lesson.goTo(index)}
            >
              {t(`guide.kind.${block.kind}`)}
            </button>
          </li>
        ))}
      </ol>
      {lesson.mayGroup && (
        <Button size="large" icon="People" aria-pressed={showsGroups} onClick={onGroups}>
          {t('guide.groups')}
        </Button>
      )}
      <Button size="large" icon="Person" onClick={lesson.pick}>
        {t('guide.present.pick')}
      </Button>
      <Button size="large" icon="Clock" aria-pressed={stage.timerEnds !== null} onClick={lesson.startTimer}>
        {t('guide.present.timer')}
      </Button>
      <Button
        size="large"
        icon={stage.showsAnswers ? 'EyeOff' : 'Eye'}
        aria-pressed={stage.showsAnswers}
        onClick={lesson.toggleAnswers}
      >
        {t(stage.showsAnswers ? 'guide.present.hide' : 'guide.present.show')}
      </Button>
      <Button
        size="large"
        look="primary"
        iconAfter="ChevronRight"
        disabled={at === blocks.length - 1 && step >= steps}
        onClick={lesson.next}
      >
        {t('guide.present.next')}
      </Button>
    </Row>
  );
}
