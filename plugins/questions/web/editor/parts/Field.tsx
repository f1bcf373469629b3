import type { ReactNode } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
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
export function Field({ name, at, below, end, children }: FieldProps) {
  const t = useText();
  return (
    <Stack gap={2}>
      <Row justify="between" wrap>
        <span className="soft t-13 strong">{t(`questions.cq.field.${name}`)}</span>
        {end}
      </Row>
      {children}
      {at !== undefined && <FieldProblems at={at} below={below} />}
    </Stack>
  );
}
