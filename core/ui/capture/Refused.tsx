import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../Button';
import { Icon } from '../icons/Icon';

interface RefusedProps {
  readonly text: string;
  /** Takes it away; absent: it stays until the next try. */
  readonly onUnderstood?: () => void;
}

/** Why something was not taken. It brings itself into sight: on a phone it comes below what was pressed. */
export function Refused({ text, onUnderstood }: RefusedProps) {
  const box = useRef<HTMLParagraphElement>(null);
  // Into sight with each new text
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another refusal
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), [text]);
  return (
    <p ref={box} className="capture-refused" role="alert">
      <Icon name="Warning" size={16} />
      <span>{text}</span>
      {onUnderstood && (
        <Button look="quiet" size="small" onClick={onUnderstood}>
          <FormattedMessage id="core.capture.understood" />
        </Button>
      )}
    </p>
  );
}
