import type { ReactNode } from 'react';
import { Card } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import type { ItemLine } from '../../common/library-endpoints';

interface ItemCardProps {
  readonly item: ItemLine;
  /** Where it opens. */
  readonly to: string;
  readonly children: ReactNode;
}

/** A thing as a card: its title, the beginning of what it says, and whose it is. */
export const ItemCard = ({ item: { title, grade, subject, owner }, to, children }: ItemCardProps) => (
  <Card to={to} className="pad-y-3 pad-x-4">
    <Stack as="span" gap={1}>
      <b className="clip2 breaks t-strong">{title}</b>
      <span className="clip2 breaks soft">{children}</span>
      <Row as="span" wrap gap={2} rows={0} className="fine">
        <span>{`${grade} ${subject}`}</span>
        <span>{owner}</span>
      </Row>
    </Stack>
  </Card>
);
