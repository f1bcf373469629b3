import { useRef, useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { HomeworkValues } from '../../../../api';
import { useProposedTitle } from '../../../shared/use-proposed-title';
import type { ComposeData } from '../load-compose';

type Place = Partial<Pick<HomeworkValues, 'subjectId' | 'gradeId' | 'nodeId'>>;

/** Changes of the place of homework, with the title that is proposed for it. */
export type Retitled = (
  values: Pick<HomeworkValues, 'title' | 'subjectId'>,
  place: Place,
  names: { readonly subject: string | undefined; readonly chapter: string | null },
) => Partial<HomeworkValues>;

/** The title that is proposed: new homework begins with it, and it follows the chapter until somebody writes another. */
export function useTitling(data: ComposeData): { readonly start: ComposeData; readonly retitled: Retitled } {
  const t = useText();
  const propose = useProposedTitle();
  const subjectOf = (id: string) => data.classes.find(({ subjectId }) => subjectId === id)?.subjectName ?? '';
  const { title } = data.values;
  const [first] = useState(() => {
    if (data.beginsWith === 'followUp' && !data.homework) return t('work.create.followUp', { title }).slice(0, 100);
    return data.homework || title ? null : propose(subjectOf(data.values.subjectId), data.chapter);
  });
  const [start] = useState(() => (first === null ? data : { ...data, values: { ...data.values, title: first } }));
  const proposed = useRef(data.beginsWith === 'followUp' ? null : first);
  return {
    start,
    retitled: ({ title, subjectId }, place, { subject, chapter }) => {
      if (title !== '' && title !== proposed.current) return place;
      proposed.current = propose(subject ?? subjectOf(subjectId), chapter);
      return { ...place, title: proposed.current };
    },
  };
}
