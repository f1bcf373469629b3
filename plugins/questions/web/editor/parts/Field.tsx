import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FieldProblems } from '../Problems';

interface FieldProps {
  /** Message `questions.cq.field.<name>`. */
  readonly name: string;
  /** Where it stands, for what is wrong with it. */
  readonly at?: string;
  readonly below?: boolean;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the form with its name, and what is wrong with it. */
export const Field = ({ name, at, below, end, children }: FieldProps) => (
  <div className="questions-field">
    <div className="questions-field-head">
      <span className="questions-field-name">
        <FormattedMessage id={`questions.cq.field.${name}`} />
      </span>
      {end}
    </div>
    {children}
    {at !== undefined && <FieldProblems at={at} below={below} />}
  </div>
);
