import { useState } from 'react';
import { FormattedNumber } from 'react-intl';
import type { Id } from 'edutech/core/common/ids';
import type { RubricPoint } from 'edutech/plugins/questions/kit/common/question-key';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Button } from 'edutech/core/ui/Button';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Icon } from 'edutech/core/ui/icons/Icon';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { setRubric } from '../../../api';
import { mostSteps } from '../../../model/rubric/rubric';
import { RubricBlocks } from './RubricBlocks';
import { blocksOf, type DraftBlock, draftSum, newBlock, newCriterion, rubricOf } from './rubric-draft';

interface RubricDrawerProps {
  readonly homeworkId: Id;
  readonly itemId: Id;
  readonly part: number;
  /** As the item is called on the sheet: `8`, `8(2)`. */
  readonly number: string;
  readonly rubric: readonly RubricPoint[];
  readonly of: number;
  /** Students have the homework. */
  readonly isPublished: boolean;
  /** Answers that are marked already. */
  readonly marked?: number;
  readonly media: Media;
  readonly onDone: (again: number, rubric: readonly RubricPoint[]) => void;
  readonly onClose: () => void;
}

/** The rubric of an item, for this homework: written while composing, changed while correcting. The bank's stays as it is. */
export function RubricDrawer(props: RubricDrawerProps) {
  const t = useText();
  return (
    <SideDrawer title={t('work.rubric.title', { number: props.number })} onClose={props.onClose}>
      <RubricForm {...props} />
    </SideDrawer>
  );
}

function RubricForm({ rubric, of, isPublished, marked = 0, media, onClose, ...saving }: RubricDrawerProps) {
  const t = useText();
  const [blocks, setBlocks] = useState<readonly DraftBlock[]>(() =>
    rubric.length > 0 ? blocksOf(rubric) : [newBlock()],
  );
  const { save, isBusy } = useSaving(saving, { known: rubric.length, isPublished });
  const steps = blocks.reduce((sum, block) => sum + block.steps.length, 0);
  const isFull = steps >= mostSteps;
  return (
    <>
      <Stack
        as="fieldset"
        packed
        className="form-body rubric-form"
        aria-label={t('work.rubric')}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save(blocks);
        }}
      >
        <p className="note">{t(isPublished ? 'work.rubric.note.published' : 'work.rubric.note')}</p>
        {marked > 0 && (
          <Row as="p" align="start" className="rubric-marked pad-y-2 pad-x-3 round tint-brand t-13">
            <Icon name="Info" size={16} />
            {t('work.rubric.marked', { count: marked })}
          </Row>
        )}
        <RubricBlocks blocks={blocks} onBlocks={setBlocks} keepsNumbers={isPublished} media={media} />
        <Row align="stretch" wrap>
          <Button size="small" icon="Add" disabled={isFull} onClick={() => setBlocks([...blocks, newBlock()])}>
            {t('work.rubric.addStep')}
          </Button>
          <Button
            size="small"
            icon="Add"
            disabled={steps + 3 > mostSteps}
            onClick={() => setBlocks([...blocks, newCriterion(Math.max(1, of - draftSum(blocks)))])}
          >
            {t('work.rubric.addCriterion')}
          </Button>
        </Row>
      </Stack>
      <footer className="form-foot lined-top pad-t-3">
        <Sum sum={draftSum(blocks)} of={of} />
        <Button onClick={onClose}>{t('core.ui.form.cancel')}</Button>
        <Button look="primary" busy={isBusy} onClick={() => void save(blocks)}>
          {t('work.rubric.save')}
        </Button>
      </footer>
    </>
  );
}

/** What the steps come to, and whether that is what the item is worth. */
function Sum({ sum, of }: { readonly sum: number; readonly of: number }) {
  const t = useText();
  return (
    <Row as="output" gap={1} className={sum === of ? 'rubric-sum num t-13' : 'rubric-sum rubric-sum-off num t-13'}>
      {sum !== of && <Icon name="Warning" size={16} />}
      {t('work.rubric.sum', { sum: <FormattedNumber value={sum} />, of })}
    </Row>
  );
}

function useSaving(
  { homeworkId, itemId, part, onDone }: Pick<RubricDrawerProps, 'homeworkId' | 'itemId' | 'part' | 'onDone'>,
  { known, isPublished }: { readonly known: number; readonly isPublished: boolean },
) {
  const call = useCall();
  const t = useText();
  const { isBusy, run } = useAct(
    async (blocks: readonly DraftBlock[]) => {
      const unnamed = t('work.rubric.criterion');
      const steps = rubricOf(blocks, { keepsNumbers: isPublished, unnamed });
      const { again } = await call(setRubric, { homeworkId, itemId, part, known, steps });
      onDone(again, steps);
    },
    { changes: false },
  );
  return { save: run, isBusy };
}
