import { type FormEvent, useState } from 'react';
import { FormattedDate } from 'react-intl';
import { useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { IconButton } from 'edutech/core/ui/IconButton';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { addUse, rateResource, removeUse } from '../../api';
import type { ResourceDetail } from '../../api/records';
import { Stars } from '../shared/cards/Stars';

/** Where teachers have used it, and what one thinks of it after having used it oneself. */
export function UsedIn({ resource }: { readonly resource: ResourceDetail }) {
  const t = useText();
  const { may, usedIn } = resource;
  if (!may.use && !may.rate && usedIn.length === 0) return null;
  return (
    <Panel title={t('resource.usedIn')} note={usedIn.length > 0 && <span className="muted num">{usedIn.length}</span>}>
      <Stack className="card-body resource-uses">
        <Rate resource={resource} />
        {usedIn.length === 0 && <p className="note">{t('resource.usedIn.none')}</p>}
        <Stack as="ul" gap={0} className="resource-lines ruled-list">
          {usedIn.map((use) => (
            <Use key={use.useId} use={use} resourceId={resource.id} />
          ))}
        </Stack>
        {may.use && <AddUse resourceId={resource.id} />}
      </Stack>
    </Panel>
  );
}

function Rate({ resource: { id, may, myRating } }: { readonly resource: ResourceDetail }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();
  if (!may.rate) {
    return may.use && <p className="note">{t('resource.rate.after')}</p>;
  }
  const rate = async (score: number) => {
    try {
      // the same star once more takes the rating back
      await call(rateResource, { id, score: score === myRating ? 0 : score });
      messages.show(score === myRating ? 'resource.rate.removed' : 'resource.rate.done', { tone: 'success' });
      await revalidate();
    } catch {
      // the call has shown the error
    }
  };
  return (
    <Row as="p" wrap gap={3} rows={2}>
      <span>{t('resource.rate.mine')}</span>
      <Stars value={myRating || null} onRate={(score) => void rate(score)} />
    </Row>
  );
}

interface UseProps {
  readonly use: ResourceDetail['usedIn'][number];
  readonly resourceId: string;
}

function Use({ use, resourceId }: UseProps) {
  const t = useText();
  const call = useCall();
  const { useId, title, person, school, time, isOwn } = use;
  const removal = useAct(() => call(removeUse, { useId }), {
    done: () => ({ id: 'resource.use.removed', values: { title } }),
    undo: () => call(addUse, { id: resourceId, title }),
  });
  return (
    <li>
      <Stack as="span" gap={0} className="resource-line-words">
        <b>{title}</b>
        <small className="soft">
          {[person, school].filter(Boolean).join(' · ')} · <FormattedDate value={time} month="numeric" day="numeric" />
        </small>
      </Stack>
      {isOwn && (
        <IconButton icon="Dismiss" label={t('resource.use.remove', { title })} onClick={() => void removal.run()} />
      )}
    </li>
  );
}

function AddUse({ resourceId }: { readonly resourceId: string }) {
  const t = useText();
  const call = useCall();
  const [title, setTitle] = useState('');
  const addition = useAct(() => call(addUse, { id: resourceId, title: title.trim() }));
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() !== '' && (await addition.run())) setTitle('');
  };
  return (
    <Row as="form" align="stretch" onSubmit={(event) => void add(event)}>
      <input
        className="input grow"
        value={title}
        maxLength={80}
        aria-label={t('resource.use.where')}
        placeholder={t('resource.use.placeholder')}
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Button type="submit" busy={addition.isBusy}>
        {t('resource.use.add')}
      </Button>
    </Row>
  );
}
