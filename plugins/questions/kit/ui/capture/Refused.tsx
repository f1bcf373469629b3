import { Button } from 'edutech/core/ui/Button';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';

interface RefusedProps {
  readonly text: string;
  /** Takes it away; absent: it stays until the next try. */
  readonly onUnderstood?: () => void;
}

/** On a phone it appears below the pressed button. */
const intoSight = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** Why something was not taken. It brings itself into sight, and another text is another refusal. */
export function Refused({ text, onUnderstood }: RefusedProps) {
  const t = useText();
  return (
    <Row
      as="p"
      key={text}
      ref={intoSight}
      className="capture-refused pad-y-2 pad-x-3 round tint-late ink-late breaks t-14"
      role="alert"
    >
      <Icon name="Warning" size={16} />
      <span>{text}</span>
      {onUnderstood && (
        <Button look="quiet" size="small" onClick={onUnderstood}>
          {t('questions.kit.capture.understood')}
        </Button>
      )}
    </Row>
  );
}
