import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Avatar } from 'edutech/core/ui/Avatar';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { useServices, useText } from 'edutech/core/web/hooks';
import { routes } from '../../routes';
import { type Chosen, chosenKey } from './load-child';

interface ChildPageProps extends Chosen {
  readonly title: ReactNode;
  /** Drawn for the chosen child. */
  readonly content: () => ReactNode;
}

/** A page about one child, with the choice of the child at its top; without a child it says how to bind one. */
export function ChildPage({ title, child, own, content }: ChildPageProps) {
  return (
    <div className="mid">
      <Row as="header" wrap gap={3} justify="between" className="below-4">
        <h1>{title}</h1>
        {child && <ChildSwitch child={child} own={own} />}
      </Row>
      {child ? content() : <NoChild />}
    </div>
  );
}

function ChildSwitch({ child, own }: Chosen) {
  const t = useText();
  const { storage } = useServices();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const chosenId = child?.childId;
  // A notification may have named the child: the other pages go on with the same
  useEffect(() => {
    if (chosenId !== undefined) storage.set(chosenKey, chosenId, Number.POSITIVE_INFINITY);
  }, [chosenId, storage]);
  const choose = (childId: string) => {
    storage.set(chosenKey, childId, Number.POSITIVE_INFINITY);
    void navigate(pathname, { replace: true, preventScrollReset: true });
  };
  return (
    <Row as="fieldset" wrap align="stretch" aria-label={t('guardian.child.choose')}>
      {own.map(({ childId, name, className, school }) => (
        <Row
          as="button"
          key={childId}
          type="button"
          className="guardian-child pill framed paper t-14"
          aria-pressed={childId === chosenId}
          onClick={() => choose(childId)}
        >
          <Avatar person={childId} name={name} />
          <span className="text-start">
            <b className="block">{name}</b>
            <small className="block fine">{className || school}</small>
          </span>
        </Row>
      ))}
    </Row>
  );
}

function NoChild() {
  const t = useText();
  return (
    <Card>
      <EmptyState
        page
        picture="signpost"
        title={t('guardian.child.none')}
        text={t('guardian.child.noneText')}
        actions={
          <Button look="primary" to={routes.join.to()}>
            {t('guardian.child.bind')}
          </Button>
        }
      />
    </Card>
  );
}
