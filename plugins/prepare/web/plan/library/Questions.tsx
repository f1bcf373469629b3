import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { SourceDeskContext } from 'edutech/plugins/questions/kit/ui/sources/source-desk';
import { SourceList } from 'edutech/plugins/questions/kit/ui/sources/SourceList';
import { useQuestions } from 'edutech/plugins/questions/kit/ui/sources/use-questions';
import { usePlan } from '../plan-context';
import { usePack } from './pack-context';

const spaces = ['public', 'school', 'personal', 'favourites'] as const;

/** What the bank has for a chapter: a question that is put into the plan joins the exercise of the lesson. */
export function Questions({ nodeId }: { readonly nodeId: string | null }) {
  const t = useText();
  const { data } = usePlan();
  const { drag, exercise } = usePack();
  const [space, setSpace] = useState<(typeof spaces)[number]>('public');
  const { subjectId } = data.plan;
  const found = useQuestions({ space, subjectId, sort: 'newest', ...(nodeId && { nodeIds: [nodeId] }) });
  return (
    <SourceDeskContext
      value={{
        subjectId,
        stageId: undefined,
        itemOf: exercise.itemOf,
        add: exercise.add,
        remove: exercise.remove,
        drag: (question) => drag(question && { kind: 'question', question }),
        isLocked: exercise.isBusy,
      }}
    >
      <select
        className="input"
        value={space}
        aria-label={t('prepare.source')}
        onChange={({ currentTarget }) => setSpace(currentTarget.value as 'public')}
      >
        {spaces.map((one) => (
          <option key={one} value={one}>
            {t(`prepare.source.${one}`)}
          </option>
        ))}
      </select>
      <SourceList {...found} empty={{ title: t('prepare.source.empty') }} />
    </SourceDeskContext>
  );
}
