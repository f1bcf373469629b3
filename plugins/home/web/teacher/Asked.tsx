import { langOf } from 'edutech/core/ui/rules/lang-of';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { AskedRow, HomeTask } from '../../api';

interface AskedProps {
  readonly asked: readonly AskedRow[];
  /** Questions that an area only counts, class by class. */
  readonly counted: readonly HomeTask[];
}

/** What students ask: one by one, and what is counted by class. */
export function Asked({ asked, counted }: AskedProps) {
  const t = useText();
  const rows = [...asked, ...counted];
  if (rows.length === 0) return null;
  return (
    <Panel title={t('home.asked')}>
      <ul className="pad-x-4 pad-b-2">
        {rows.map(({ id, text, note, path }, at) => (
          <Row as="li" key={id} gap={3} className="pad-y-2 ruled-top">
            <span className="grow">
              <span className="block clip2" lang={langOf(text)}>
                {text}
              </span>
              <small className="block clip1 muted" lang={langOf(note)}>
                {note}
              </small>
            </span>
            <Button size="small" look={at === 0 ? 'soft' : 'outline'} to={path} className="fixed">
              {t('home.asked.act')}
            </Button>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
