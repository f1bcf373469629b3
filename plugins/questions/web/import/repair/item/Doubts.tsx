import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { ImportItem } from '../../../../api/importing';
import { problemsOf } from '../../../../model/checks';

interface DoubtsProps {
  readonly item: ImportItem;
}

/** Why somebody should look at a question: what the reader could not make out, and what keeps it out of the bank. */
export function Doubts({ item: { body, key, problems, questionId, isLeft } }: DoubtsProps) {
  const t = useText();
  if (questionId !== null || isLeft) return null;
  const blocking = problemsOf(body, key).filter(({ isBlocking }) => isBlocking);
  const missing = [...new Set(blocking.map((one) => t(one.key, one.params)))];
  const doubts = [...new Set(problems.map(({ message }) => message))];
  if (missing.length + doubts.length === 0) return null;
  return (
    <Stack as="ul" gap="half" className="questions-mend-doubts ruled-below tint-due ink-due t-13">
      {missing.map((text) => (
        <Row as="li" key={text} className="ink-late">
          <Icon name="Warning" size={16} />
          {text}
        </Row>
      ))}
      {doubts.map((text) => (
        <Row as="li" key={text}>
          <Icon name="Info" size={16} />
          {text}
        </Row>
      ))}
    </Stack>
  );
}
