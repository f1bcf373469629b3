import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Sparkline } from 'edutech/core/ui/charts/Sparkline';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useNow } from 'edutech/core/ui/hooks/use-now';
import { IconButton } from 'edutech/core/ui/IconButton';
import { Row } from 'edutech/core/ui/layout/Row';
import { classNames } from 'edutech/core/ui/rules/class-names';
import { useRead } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type AuditView, type AuditViewCount, countAuditViews, removeAuditView, saveAuditView } from '../../../api';
import { addressOfView, type AuditQuery, viewOf } from '../../../model/audit-query';
import { Counted } from './Counted';

interface ViewsProps {
  readonly views: readonly AuditView[];
  readonly query: AuditQuery;
}

/** Whoever asked for the field types into it. */
const focus = (field: HTMLInputElement | null) => field?.focus();

/** Searches that the reader keeps: used by a press, removed with an undo, and the present one saved under a name. */
export function Views({ views, query }: ViewsProps) {
  const t = useText();
  const call = useCall();
  const now = useNow();
  const search = viewOf(query, now);
  // another view, or another search of one, is counted at once
  const { data: counts } = useRead(
    (ask, signal) => ask(countAuditViews, {}, { quiet: true, signal }),
    views.length > 0 ? views : null,
    { keeps: true },
  );
  const [isNaming, setNaming] = useState(false);
  const save = useAct((name: string) => call(saveAuditView, { name, search }), {
    done: (_, name) => ({ id: 'deployment.audit.views.saved', values: { name } }),
  });
  const remove = useAct(({ id }: AuditView) => call(removeAuditView, { id }), {
    done: (_, { name }) => ({ id: 'deployment.audit.views.removed', values: { name } }),
    undo: (_, { name, search: kept }) => call(saveAuditView, { name, search: kept }),
  });
  const shown = addressOfView(search, now);
  const current = views.find((view) => addressOfView(view.search, now) === shown);
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('name')).trim();
    if (name) void save.run(name).then((isDone) => isDone && setNaming(false));
  };
  return (
    <Panel
      title={t('deployment.audit.views')}
      end={
        !current &&
        !isNaming && (
          <Button look="quiet" size="small" icon="Add" onClick={() => setNaming(true)}>
            {t('deployment.audit.views.save')}
          </Button>
        )
      }
    >
      <div className="pad-x-4 pad-b-3 t-13">
        {isNaming && (
          <form onSubmit={keep} className="below-2">
            <Row gap={2}>
              <input
                className="input grow"
                name="name"
                maxLength={40}
                required
                ref={focus}
                aria-label={t('deployment.audit.views.name')}
                placeholder={t('deployment.audit.views.name')}
                onKeyDown={(event) => event.key === 'Escape' && setNaming(false)}
              />
              <Button type="submit" size="small" look="primary" busy={save.isBusy}>
                {t('deployment.audit.views.keep')}
              </Button>
            </Row>
          </form>
        )}
        {views.length === 0 && !isNaming && <p className="fine">{t('deployment.audit.views.none')}</p>}
        <ul>
          {views.map((view) => (
            <Row as="li" key={view.id} className="ruled">
              <Link
                to={addressOfView(view.search, now)}
                aria-current={view === current ? 'true' : undefined}
                className={classNames('grow', 'breaks', 'ink-brand', view === current && 'strong')}
                preventScrollReset
              >
                {view.name} <Count of={counts?.views.find(({ id }) => id === view.id)} />
              </Link>
              <IconButton
                icon="Dismiss"
                label={t('deployment.audit.views.remove', { name: view.name })}
                disabled={remove.isBusy}
                onClick={() => void remove.run(view)}
              />
            </Row>
          ))}
        </ul>
      </div>
    </Panel>
  );
}

/** How many records a view finds, and how many on each of its last days; nothing while they are counted. */
const Count = ({ of }: { readonly of: AuditViewCount | undefined }) => (
  <>
    <Counted of={of} />
    {of && of.days.length > 1 && of.count > 0 && <Sparkline values={of.days} />}
  </>
);
