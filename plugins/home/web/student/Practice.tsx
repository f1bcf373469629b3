import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Tag } from 'edutech/core/ui/Tag';
import { useText } from 'edutech/core/web/hooks';
import type { HomeTask } from '../../api';
import { verbOf } from '../shared/acts';

/** What is practised today. */
export function Practice({ tasks }: { readonly tasks: readonly HomeTask[] }) {
  const t = useText();
  const practice = tasks.find(({ act }) => act === 'practise');
  if (!practice) return null;
  return (
    <Panel
      title={t('home.practice')}
      note={<Tag tone="brand">{t('home.practice.count', { count: practice.count })}</Tag>}
    >
      <Row justify="between" gap={3} className="pad-x-4 pad-b-4">
        <span className="note">{practice.note}</span>
        <Button look="soft" to={practice.path} className="fixed">
          {t(verbOf(practice))}
        </Button>
      </Row>
    </Panel>
  );
}
