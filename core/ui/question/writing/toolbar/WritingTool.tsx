import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface WritingToolProps {
  /** Message `core.question.write.<id>`. */
  readonly id: string;
  readonly isOn?: boolean;
  /** The one that Tab leads to. */
  readonly isFirst?: boolean;
  readonly keys?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of the tools; the text keeps its selection when it is pressed. */
export function WritingTool({ id, isOn, isFirst, keys, onClick, children }: WritingToolProps) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: `core.question.write.${id}` });
  return (
    <button
      type="button"
      className="editor-tool"
      tabIndex={isFirst ? 0 : -1}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
