import { classNames } from 'edutech/core/ui/rules/class-names';

interface SwitchProps {
  /** What it switches, for screen readers. */
  readonly label: string;
  readonly isOn: boolean;
  /** On, but not everywhere below. */
  readonly isPartly?: boolean;
  readonly disabled?: boolean;
  /** Why it cannot be pressed. */
  readonly reason?: string;
  readonly onTurn: (isOn: boolean) => void;
}

/** On or off. */
export function Switch({ label, isOn, isPartly = false, disabled, reason, onTurn }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={disabled ? reason : undefined}
      disabled={disabled}
      className={classNames(
        'relative',
        'fixed',
        'round-card',
        'paper',
        'deployment-switch',
        isOn && isPartly && 'deployment-switch-partly',
      )}
      onClick={() => onTurn(!isOn)}
    />
  );
}
