import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { HomeTask } from '../../api';
import { verbOf } from '../shared/acts';

/** What is practised today. */
export function Practice({ tasks }: { readonly tasks: readonly HomeTask[] }) {
  const t = useText();
  if (tasks.length === 0) return null;
  return (
    <Panel title={t('home.practice')}>
      <ul className="pad-x-4 pad-b-2">
        {tasks.map((task) => (
          <Row as="li" key={task.id} justify="between" gap={3} className="pad-y-2 ruled">
            <span>
              <b className="block medium" lang={langOf(task.text)}>
                {task.text}
              </b>
              {task.note && <small className="soft">{task.note}</small>}
            </span>
            <Button look="soft" to={task.path} className="fixed">
              {t(verbOf(task))}
            </Button>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}
