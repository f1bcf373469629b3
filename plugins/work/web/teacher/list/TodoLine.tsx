import { Link } from 'react-router';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { ListData } from './load-list';

/** What waits for the teacher, each leading to it; and the keys of the page. */
export function TodoLine({ data: { published, wish } }: { readonly data: ListData }) {
  const t = useText();
  const items = [
    { id: 'toCorrect', count: published.toCorrect, to: '?state=toCorrect', isOn: wish.state === 'toCorrect' },
    { id: 'dueToday', count: published.dueToday, to: '?state=running', isOn: wish.state === 'running' },
    { id: 'drafts', count: published.drafts, to: '?tab=draft', isOn: false },
  ];
  return (
    <Row as="nav" wrap className="work-todo pad-y-3" aria-label={t('work.todo')}>
      {items.map(({ id, count, to, isOn }) => (
        <Row
          as={Link}
          inline
          align="baseline"
          key={id}
          to={isOn ? '?' : to}
          className={classNames('pill', 'pad-x-3', 'paper', 'soft', 'work-todo-item', count > 0 && `work-todo-${id}`)}
          aria-current={isOn ? 'true' : undefined}
        >
          {t(`work.todo.${id}`, { count: <b className="num ink">{count}</b>, many: count })}
        </Row>
      ))}
      <span className="work-keys fine end" aria-hidden="true">
        <kbd className="key">J</kbd>
        <kbd className="key">K</kbd> {t('work.keys.walk')}
        <kbd className="key">X</kbd> {t('work.keys.choose')}
        <kbd className="key">Enter</kbd> {t('work.keys.open')}
        <kbd className="key">?</kbd> {t('work.keys.all')}
      </span>
    </Row>
  );
}
