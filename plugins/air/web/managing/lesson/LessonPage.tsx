import { useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useLoaderData, useNavigate, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useText } from 'edutech/core/web/hooks';
import type { Loader, PageHead } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { manageLesson } from '../../../api';
import { allLessonsPath, myLessonsPath, previewAddress } from '../../shared/addresses';
import { LessonActs } from '../list/LessonActs';
import { StateTag } from '../shared/StateTag';
import { FilmPanel } from './FilmPanel';
import { PlacesPanel } from './PlacesPanel';
import { StepsPanel } from './StepsPanel';
import type { KeptLesson } from './kept-lesson';

const LessonForm = onDemand(() => import('../shared/LessonForm').then((part) => part.LessonForm));

export const loader: Loader<KeptLesson> = ({ call, url, signal }) =>
  call(manageLesson, { id: url.searchParams.get('resourceid') ?? '' }, { signal });

export const head = ({ name }: KeptLesson): PageHead => ({ title: name });

/** A lesson as its editors keep it: its file, its chapters, what it says of itself, and what was done with it. */
export function Page() {
  const t = useText();
  const lesson = useLoaderData<KeptLesson>();
  const navigate = useNavigate();
  const revalidator = useRevalidator();
  const [isEditing, setEditing] = useState(false);
  const mayEdit = lesson.acts.includes('edit');
  return (
    <PageFrame
      title={lesson.name}
      note={<StateTag state={lesson.state} />}
      end={
        <>
          <Button icon="Eye" to={previewAddress(lesson.id)}>
            {t('air.lesson.preview')}
          </Button>
          <LessonActs
            size="normal"
            lessons={[lesson]}
            onDone={(act) => void (act === 'remove' && navigate(myLessonsPath))}
          />
        </>
      }
    >
      {lesson.reason && (
        <p className="air-returned below-4 pad-y-3 pad-x-4 round tint-late" role="note">
          {t(`air.lesson.reason.${lesson.state}`, { reason: lesson.reason })}
        </p>
      )}
      <div className="air-kept">
        <Stack gap={4}>
          <FilmPanel key={`film ${lesson.id}`} lesson={lesson} mayEdit={mayEdit} />
          <PlacesPanel key={`places ${lesson.id}`} lesson={lesson} />
        </Stack>
        <Stack gap={4}>
          <FactsPanel lesson={lesson} onEdit={mayEdit ? () => setEditing(true) : null} />
          <StepsPanel steps={lesson.steps} />
          <Button look="quiet" to={allLessonsPath}>
            {t('air.lesson.toAll')}
          </Button>
        </Stack>
      </div>
      {isEditing && (
        <LessonForm lesson={lesson} onSaved={() => void revalidator.revalidate()} onClose={() => setEditing(false)} />
      )}
    </PageFrame>
  );
}

function FactsPanel({ lesson, onEdit }: { readonly lesson: KeptLesson; readonly onEdit: (() => void) | null }) {
  const t = useText();
  const { fields } = lesson;
  const facts = [
    ['nameEn', fields.nameEn],
    ['grade', lesson.grade],
    ['subject', lesson.subject],
    ['teacher', fields.teacher],
    ['school', fields.school],
    ['summary', fields.summary],
  ] as const;
  return (
    <Panel
      title={t('air.lesson.facts')}
      end={
        onEdit && (
          <Button size="small" icon="Edit" onClick={onEdit}>
            {t('air.act.edit')}
          </Button>
        )
      }
    >
      <Stack as="dl" gap={2} className="air-kept-facts pad-t-3 pad-x-4 pad-b-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="soft">{t(`air.lesson.${name}`)}</dt>
            <dd className="breaks">{value || '–'}</dd>
          </div>
        ))}
        <div>
          <dt className="soft">{t('air.lesson.for')}</dt>
          <dd className="breaks">{t(fields.needsLogin ? 'air.lesson.forSignedIn' : 'air.lesson.forAll')}</dd>
        </div>
        {lesson.publishedAt && (
          <div>
            <dt className="soft">{t('air.lesson.publishedAt')}</dt>
            <dd className="breaks">
              <FormattedDate value={lesson.publishedAt} dateStyle="long" />
            </dd>
          </div>
        )}
      </Stack>
    </Panel>
  );
}
