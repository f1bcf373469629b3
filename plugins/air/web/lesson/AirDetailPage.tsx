import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useEffect } from 'react';
import { useSignals } from '@preact/signals-react/runtime';
import { Link, useLoaderData } from 'react-router';
import { frontPath } from 'edutech/core/common/front';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Breadcrumb } from 'edutech/core/ui/navigation/Breadcrumb';
import { Card } from 'edutech/core/ui/Card';
import { NothingHere } from 'edutech/core/ui/states/NothingHere';
import { useDialogs, useSession, useText } from 'edutech/core/web/hooks';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { useVisit } from 'edutech/core/web/visit';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { airDetail, airOpened } from '../../api';
import { routes } from '../../routes';
import { keepLessonAddress, placeAddress } from '../shared/addresses';
import { Materials } from './Materials';
import { RelatedLessons } from './RelatedLessons';
import { Stage } from './Stage';
import { LessonHead } from './LessonHead';
import type { Lesson } from './lesson';
import { useOpened } from './opened-material';

/** Null when the address names no resource. */
export const loader: Loader<Lesson | null> = ({ call, url }) => {
  const id = url.searchParams.get('resourceid');
  return id ? call(airDetail, { id }) : null;
};

export const head = (lesson: Lesson | null): PageHead => (lesson ? { title: lesson.name } : {});

export function Page() {
  const lesson = useLoaderData<Lesson | null>();
  return lesson ? <LessonPage key={lesson.resourceId} lesson={lesson} /> : <NoLesson />;
}

function LessonPage({ lesson }: { lesson: Lesson }) {
  const t = useText();
  useOpening(lesson);
  const opened = useOpened(lesson);
  return (
    <div className="wrap air-page">
      <Breadcrumb
        items={[
          { label: t('air.crumb.home'), to: frontPath },
          { label: t('air.list.title'), to: routes.list.to() },
          // a draft may stand nowhere yet
          ...(lesson.airBookId ? [{ label: lesson.bookName, to: placeAddress(lesson.airBookId) }] : []),
          { label: lesson.trail.at(-1) ?? lesson.name },
        ]}
      />
      {lesson.state !== 'published' && (
        <p className="air-returned below-4 pad-y-3 pad-x-4 round tint-late" role="note">
          {t('air.detail.notOut', { state: t(`air.lessonState.${lesson.state}`) })}{' '}
          <Link to={keepLessonAddress(lesson.resourceId)}>{t('air.detail.toKeeping')}</Link>
        </p>
      )}
      <Stage lesson={lesson}>
        <LessonHead lesson={lesson} onOpen={opened.open} />
      </Stage>
      <Stack align="start" className="air-below">
        <Stack>
          <Materials lesson={lesson} opened={opened} />
          <Summary lesson={lesson} />
        </Stack>
        <RelatedLessons lesson={lesson} />
      </Stack>
    </div>
  );
}

/** What the lesson is about, and who teaches it. */
function Summary({ lesson: { summary, teacher, school } }: { lesson: Lesson }) {
  const t = useText();
  if (!summary) return null;
  return (
    <Card className="air-summary pad-4">
      <h2 className="below-2 t-head">{t('air.detail.summary')}</h2>
      <p lang={langOf(summary)}>{summary}</p>
      {teacher && (
        <Row gap={3} className="above-4" lang={langOf(teacher)}>
          <Avatar person={teacher} name={teacher} size={44} />
          <span className="air-row-text grow">
            <b>{teacher}</b>
            <small lang={langOf(school)}>{school}</small>
          </span>
        </Row>
      )}
    </Card>
  );
}

/** Counts the opening, and asks visitors to log in where the resource needs it. */
function useOpening(lesson: Lesson) {
  useSignals();
  const dialogs = useDialogs();
  const signedIn = useSession().user.value !== null;
  useVisit(airOpened, lesson.resourceId);
  const locked = lesson.needsLogin && lesson.sourcePath === '' && !signedIn;
  // Opening a resource that needs city login shows the login dialog (portal.md section 6)
  useEffect(() => {
    if (locked) void dialogs.login({ context: 'air', target: location.pathname + location.search });
  }, [locked, dialogs]);
}

const NoLesson = () => (
  <div className="wrap air-page">
    <NothingHere
      title="air.detail.missing"
      text="air.detail.missingHint"
      on={{ to: routes.root.to(), label: 'air.detail.toList' }}
    />
  </div>
);
