import { useState } from 'react';
import { answeredParts, type QuestionBody } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys, type RubricPoint } from 'edutech/plugins/questions/kit/common/question-key';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { DropItem, DropMenu } from 'edutech/core/ui/navigation/DropMenu';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { getHomeworkKeys, type ItemValues } from '../../../../api';
import { useDesk } from '../desk/desk-context';

const RubricDrawer = onDemand(() => import('../../rubric/RubricDrawer').then((module) => module.RubricDrawer));

interface RubricToolProps {
  readonly item: ItemValues;
  readonly body: QuestionBody;
  /** Number of its first part on the sheet. */
  readonly first: number;
}

interface Open {
  readonly homeworkId: string;
  readonly part: number;
  readonly rubric: readonly RubricPoint[];
}

/** The rubric of an item that a person marks; of a composite, of one of its parts. */
export function RubricTool({ item: { itemId }, body, first }: RubricToolProps) {
  const t = useText();
  const { sheet } = useDesk();
  const call = useCall();
  const messages = useMessages();
  const mayAnswer = useCan(['homework_tea.answer']);
  const [open, setOpen] = useState<Open | null>(null);
  const all = answeredParts(body);
  const free = all.flatMap(({ type }, part) => (type >= questionTypes.calculation ? part : []));
  const opening = useAct(
    async (part: number) => {
      const homeworkId = (await sheet.flush()) ? sheet.homeworkId() : null;
      if (!homeworkId) return;
      const { keys } = await call(getHomeworkKeys, { homeworkId });
      const key = keys.find((one) => one.itemId === itemId)?.key ?? {};
      setOpen({ homeworkId, part, rubric: partKeys(key, all.length)[part]?.rubric ?? [] });
    },
    { changes: false },
  );
  if (!mayAnswer || free.length === 0) return null;
  return (
    <>
      {free.length === 1 ? (
        <Button size="small" look="quiet" icon="List" busy={opening.isBusy} onClick={() => void opening.run(free[0]!)}>
          {t('work.rubric')}
        </Button>
      ) : (
        <DropMenu className="btn btn-quiet btn-small" trigger={t('work.rubric')}>
          {free.map((part) => (
            <DropItem key={part} onChoose={() => void opening.run(part)}>
              {t('work.sheet.item', { number: first + part })}
            </DropItem>
          ))}
        </DropMenu>
      )}
      {open && (
        <RubricDrawer
          homeworkId={open.homeworkId}
          itemId={itemId}
          part={open.part}
          number={String(first + open.part)}
          rubric={open.rubric}
          of={all[open.part]?.points ?? 0}
          isPublished={false}
          media={sheet.media}
          onDone={() => {
            setOpen(null);
            messages.show('work.rubric.saved', { tone: 'success' });
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
