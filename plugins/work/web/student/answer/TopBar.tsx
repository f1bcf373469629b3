import type { ReactNode } from 'react';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import { ownWorkAddress } from '../../shared/addresses';

interface TopBarProps {
  readonly title: string;
  /** Below the title, on phones: where one is on the sheet. */
  readonly place?: ReactNode;
  /** At the end: save state, time, the one thing to do next. */
  readonly end?: ReactNode;
}

/** The bar above a student's homework: the way back, what it is, and how it stands. */
export function TopBar({ title, place, end }: TopBarProps) {
  const t = useText();
  return (
    <Row as="header" className="work-st-top lined-below paper">
      <IconButton icon="ArrowLeft" label={t('work.answering.toList')} to={ownWorkAddress} />
      <div className="work-st-top-title grow">
        <h1>{title}</h1>
        {place && <small>{place}</small>}
      </div>
      <Row gap={0} className="work-st-top-end">
        {end}
      </Row>
    </Row>
  );
}
