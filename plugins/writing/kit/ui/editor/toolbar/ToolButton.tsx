import type { ReactNode } from 'react';
import { useText } from 'edutech/core/web/hooks';

interface ToolButtonProps {
  /** Message that names it. */
  readonly label: string;
  readonly isOn?: boolean;
  /** The one that Tab leads to. */
  readonly isFirst?: boolean;
  readonly keys?: string | undefined;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of a writer's toolbar; the text keeps its selection when it is pressed. */
export function ToolButton({ label: message, isOn, isFirst, keys, disabled, onClick, children }: ToolButtonProps) {
  const t = useText();
  const label = t(message);
  return (
    <button
      type="button"
      className="editor-tool"
      tabIndex={isFirst ? 0 : -1}
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={isOn}
      aria-disabled={disabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </button>
  );
}
