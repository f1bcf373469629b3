import type { ReactNode } from 'react';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';

/** What is good to know: no duty, no comparison. */
export const Note = ({ children }: { children: ReactNode }) => (
  <Row as="p" gap={3} align="start" className="tint-info round-card pad-4 note">
    <span className="ink-info fixed">
      <Icon name="Info" />
    </span>
    <span>{children}</span>
  </Row>
);
