import { useSignals } from '@preact/signals-react/runtime';
import { lazy, type RefObject, Suspense } from 'react';
import { categoryName } from 'edutech/core/common/permissions/people';
import { tabId, Tabs } from 'edutech/core/ui/navigation/Tabs';
import type { MediaHandle } from 'edutech/plugins/media/kit/ui/viewer/film/VideoViewer';
import { loadChunk } from 'edutech/core/web/browser/chunks';
import { useSession, useText } from 'edutech/core/web/hooks';
import { Column } from 'edutech/core/ui/layout/Column';
import type { Lesson } from '../../lesson/lesson';
import { Chapters } from './Chapters';

const NotesPanel = lazy(() =>
  loadChunk(() => import('./NotesPanel')).then((module) => ({ default: module.NotesPanel })),
);
const QuestionsPanel = lazy(() =>
  loadChunk(() => import('./QuestionsPanel')).then((module) => ({ default: module.QuestionsPanel })),
);

/** What stands beside a film. */
export type PanelName = 'chapters' | 'notes' | 'questions';
/** Which part is open, and how often a key has asked to write there. */
export interface OpenPanel {
  readonly name: PanelName;
  readonly focus: number;
}

/** The parts for somebody: visitors have the chapters, signed-in people their notes, students and teachers questions. */
export function usePanels(lesson: Lesson): readonly PanelName[] {
  useSignals();
  const session = useSession();
  const user = session.user.value;
  const chapters = lesson.chapters.length > 0 ? (['chapters'] as const) : [];
  if (!user || session.actedBy.value) return chapters;
  const asks = ['student', 'teacher'].includes(categoryName(user.category));
  return [...chapters, 'notes', ...(asks ? (['questions'] as const) : [])];
}

interface SidePanelProps {
  readonly lesson: Lesson;
  readonly media: RefObject<MediaHandle | null>;
  readonly panels: readonly PanelName[];
  readonly open: OpenPanel;
  readonly onOpen: (open: OpenPanel) => void;
  readonly second: number;
  readonly onSeek: (second: number) => void;
}

/** Contents, notes and questions beside the film, one at a time. */
export function SidePanel({ lesson, media, panels, open, onOpen, second, onSeek }: SidePanelProps) {
  useSignals();
  const t = useText();
  const user = useSession().user.value;
  const label = t('air.panel.title');
  if (panels.length === 1 && panels[0] === 'chapters')
    return (
      <section className="card air-chapters">
        <h2>{t('air.detail.chapters')}</h2>
        <Chapters lesson={lesson} second={second} onSeek={onSeek} />
      </section>
    );
  const current = panels.includes(open.name) ? open.name : panels[0]!;
  const shared = { lesson, media, onSeek, focus: open.focus };
  return (
    <Column as="section" gap={0} className="card air-side shrink-y clipped">
      <Tabs
        label={label}
        current={current}
        items={panels.map((id) => ({ id, label: t(`air.panel.${id}`) }))}
        onChoose={(name) => onOpen({ name: name as PanelName, focus: 0 })}
      />
      <div
        className={
          current === 'chapters'
            ? 'air-side-body air-chapters fill shrink-y scrolls-y pad-3'
            : 'air-side-body fill shrink-y scrolls-y pad-3'
        }
        role="tabpanel"
        aria-labelledby={tabId(label, current)}
      >
        <Suspense>
          {current === 'chapters' && <Chapters lesson={lesson} second={second} onSeek={onSeek} />}
          {current === 'notes' && <NotesPanel {...shared} />}
          {current === 'questions' && (
            <QuestionsPanel {...shared} isStudent={user !== null && categoryName(user.category) === 'student'} />
          )}
        </Suspense>
      </div>
    </Column>
  );
}
