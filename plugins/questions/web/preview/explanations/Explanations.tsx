import { cityMinute } from 'edutech/core/common/time/city-time';
import { Voice } from '../../../kit/ui/capture/voice/Voice';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { IconButton } from 'edutech/core/ui/IconButton';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { removeExplanation } from '../../../api';
import type { Explanation } from '../../../api/explanations';
import type { QuestionDetail } from '../../../api/records';

const RecordExplanation = onDemand(() => import('./RecordExplanation').then((part) => part.RecordExplanation));

interface ExplanationsProps {
  readonly question: QuestionDetail;
  readonly explanations: readonly Explanation[];
}

/** How colleagues explain a question, to listen to, and one's own voice. */
export function Explanations({ question: { id, may }, explanations }: ExplanationsProps) {
  const t = useText();
  if (!may.hear && !may.explain) return null;
  if (explanations.length === 0 && !may.explain) return null;
  return (
    <Panel
      title={t('questions.explanations')}
      note={explanations.length > 0 && <span className="muted num">{explanations.length}</span>}
    >
      {explanations.length > 0 && (
        <Stack as="ul" gap={0} className="questions-explanations">
          {explanations.map((explanation) => (
            <ExplanationLine key={explanation.explanationId} explanation={explanation} />
          ))}
        </Stack>
      )}
      {may.explain && (
        <Stack justify="start" gap={2} className="card-body">
          <p className="note">{t('questions.explanations.about')}</p>
          <RecordExplanation questionId={id} />
        </Stack>
      )}
    </Panel>
  );
}

function ExplanationLine({ explanation }: { readonly explanation: Explanation }) {
  const { explanationId, medium, seconds, note, person, time, isOwn } = explanation;
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const remove = async () => {
    await call(removeExplanation, { explanationId, removed: true });
    say('questions.explanations.removed', {}, () => call(removeExplanation, { explanationId, removed: false }));
  };
  return (
    <li>
      <Stack gap="half" className="questions-explanation-text t-13 breaks">
        {note && <strong>{note}</strong>}
        <small className="muted">
          {person} · {cityMinute(new Date(time))} · <span className="num">{lengthText(seconds)}</span>
        </small>
      </Stack>
      <Voice src={medium.address} preload="none" label={t('questions.explanations.play', { person })} />
      {isOwn && (
        <IconButton
          icon="Delete"
          label={t('questions.explanations.remove')}
          onClick={() => void remove().catch(() => undefined)}
        />
      )}
    </li>
  );
}
