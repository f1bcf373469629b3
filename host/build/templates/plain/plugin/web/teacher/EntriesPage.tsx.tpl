import { useLoaderData, useRevalidator } from 'react-router';
import { Button } from 'edutech/core/ui/Button';
import { Card } from 'edutech/core/ui/Card';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { useCall, useMessages, useText } from 'edutech/core/web/hooks';
import type { LoaderArgs } from 'edutech/core/web/plugin';
import { type Entry, listEntries, removeEntry } from '../../api';
import { EntryRows } from '../shared/EntryRows';
import { AddEntryForm } from './AddEntryForm';

export const loader = ({ call, signal }: LoaderArgs) => call(listEntries, {}, { signal });

/** What the teachers of a school have written, newest first. */
export function Page() {
  const t = useText();
  const entries = useLoaderData<typeof loader>();
  return (
    <PageFrame title={t('{{id}}.list.title')} note={t('{{id}}.list.note', { count: entries.length })}>
      <AddEntryForm />
      <ListStates
        count={entries.length}
        empty={{ title: t('{{id}}.list.empty'), text: t('{{id}}.list.emptyHint') }}
      >
        <Card>
          <EntryRows entries={entries} end={(entry) => entry.isOwn && <RemoveButton entry={entry} />} />
        </Card>
      </ListStates>
    </PageFrame>
  );
}

function RemoveButton({ entry }: { entry: Entry }) {
  const t = useText();
  const call = useCall();
  const messages = useMessages();
  const { revalidate } = useRevalidator();

  async function remove() {
    try {
      await call(removeEntry, { id: entry.id });
      messages.show('{{id}}.remove.done', { tone: 'success' });
    } catch {
      // The call has told the person; the list shows what is there.
    }
    await revalidate();
  }

  return (
    <Button look="quiet" size="small" onClick={() => void remove()}>
      {t('{{id}}.remove.button')}
    </Button>
  );
}
