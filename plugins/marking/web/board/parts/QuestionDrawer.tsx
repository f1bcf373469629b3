import { useRevalidator } from 'react-router';
import { FormDrawer } from 'edutech/core/ui/form/FormDrawer';
import { useForm } from 'edutech/core/ui/form/use-form';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type Board, type BoardMarker, type BoardQuestion, examSetup, saveQuestion } from '../../../api';
import { QuestionSetup } from '../../projects/setup/QuestionSetup';
import { type QuestionValues, requestOf } from '../../projects/setup/setup-values';

interface QuestionDrawerProps {
  readonly board: Board;
  readonly question: BoardQuestion;
  readonly markers: readonly BoardMarker[];
  readonly onClose: () => void;
}

/** Changes how a question is marked from now on: who, how many, and what may differ. */
export function QuestionDrawer({ board, question, markers, onClose }: QuestionDrawerProps) {
  const t = useText();
  const call = useCall();
  const { revalidate } = useRevalidator();
  const asked = useAsked(examSetup, { examId: board.examId });
  const { itemId, part, label, points, rules, steps } = question;
  const form = useForm<{ question: QuestionValues }>({
    name: 'marking.question',
    initial: {
      question: {
        itemId,
        part,
        label,
        points,
        rules,
        steps,
        bySteps: steps.length > 0,
        markers: markers
          .filter(({ isStopped }) => !isStopped)
          .map(({ personId, isThird, quota }) => ({ personId, isThird, quota: quota === null ? '' : String(quota) })),
      },
    },
    save: (values) =>
      call(
        saveQuestion,
        { projectId: board.projectId, question: requestOf({ title: '', questions: [values.question] })[0]! },
        { quiet: true },
      ),
    onSaved: () => {
      void revalidate();
      onClose();
    },
  });
  return (
    <FormDrawer title={t('marking.board.change.title', { label })} form={form} onClose={onClose}>
      <ListStates
        loading={!asked.data && !asked.error}
        error={asked.error}
        onRetry={asked.again}
        count={asked.data ? 1 : 0}
        empty={{ title: t('marking.setup.empty') }}
        skeleton="text"
      >
        {asked.data && (
          <Stack as="ul">
            <QuestionSetup
              question={form.values.question}
              teachers={asked.data.teachers}
              onChange={(next) => form.set({ question: next })}
            />
          </Stack>
        )}
      </ListStates>
    </FormDrawer>
  );
}
