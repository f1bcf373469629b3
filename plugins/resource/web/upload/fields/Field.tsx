import type { ReactNode } from 'react';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Stack } from 'edutech/core/ui/layout/Stack';

interface FieldProps {
  readonly label: string;
  readonly isRequired?: boolean;
  /** One quiet sentence below. */
  readonly hint?: string;
  /** What is wrong with it. */
  readonly wrong?: string;
  /** Several controls answer it, which have names of their own. */
  readonly group?: boolean;
  readonly children: ReactNode;
}

/** A field of the desk with its name, hint, and what is wrong with it. */
export function Field({ label, isRequired = false, hint, wrong, group = false, children }: FieldProps) {
  const name = <span className={classNames(isRequired && 'resource-must')}>{label}</span>;
  const below = wrong ? (
    <small className="resource-wrong ink-late t-13" role="alert">
      {wrong}
    </small>
  ) : (
    hint && <small>{hint}</small>
  );
  if (group) {
    return (
      <Stack gap={2} className="resource-field">
        {name}
        {children}
        {below}
      </Stack>
    );
  }
  return (
    // the control is the child
    <Stack as="label" gap={2} className="resource-field">
      {name}
      {children}
      {below}
    </Stack>
  );
}
