import { FormattedMessage, useIntl } from 'react-intl';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { Voice } from '../../../kit/ui/capture/voice/Voice';
import { Panel } from 'edutech/core/ui/Card';
import { onDemand } from 'edutech/core/ui/form/on-demand';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { IconButton } from 'edutech/core/ui/IconButton';
import { lengthText } from 'edutech/core/ui/rules/length';
import { useCall } from 'edutech/core/web/hooks';
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
  if (!may.hear && !may.explain) return null;
  if (explanations.length === 0 && !may.explain) return null;
  return (
    <Panel
      title={<FormattedMessage id="questions.explanations" />}
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
          <p className="note">
            <FormattedMessage id="questions.explanations.about" />
          </p>
          <RecordExplanation questionId={id} />
        </Stack>
      )}
    </Panel>
  );
}

function ExplanationLine({ explanation }: { readonly explanation: Explanation }) {
  const { explanationId, medium, seconds, note, person, time, isOwn } = explanation;
  const intl = useIntl();
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
      <Voice
        src={medium.address}
        preload="none"
        label={intl.formatMessage({ id: 'questions.explanations.play' }, { person })}
      />
      {isOwn && (
        <IconButton
          icon="Delete"
          label={intl.formatMessage({ id: 'questions.explanations.remove' })}
          onClick={() => void remove().catch(() => undefined)}
        />
      )}
    </li>
  );
}
