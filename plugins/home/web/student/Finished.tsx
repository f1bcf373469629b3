import { Link } from 'react-router';
import { Icon } from 'edutech/core/ui/icons/Icon';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { StudentHome } from '../../api';

/** What was submitted today, folded. */
export function Finished({ finished }: { readonly finished: StudentHome['finished'] }) {
  const t = useText();
  if (finished.length === 0) return null;
  return (
    <details className="home-finished round-card">
      <Row as="summary" className="pad-x-4 pressable">
        <Icon name="Checkmark" className="ink-done" />
        <b className="fixed">{t('home.finished', { count: finished.length })}</b>
        <span className="soft clip1 grow">{finished.map(({ title }) => title).join('、')}</span>
        <Icon name="ChevronDown" />
      </Row>
      <ul className="pad-x-4 pad-b-2">
        {finished.map(({ title, path }) => (
          <li key={path}>
            <Row as={Link} to={path} justify="between" className="pad-y-2 high">
              <span className="breaks">{title}</span>
              <Icon name="ChevronRight" size={16} />
            </Row>
          </li>
        ))}
      </ul>
    </details>
  );
}
