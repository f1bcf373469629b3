import { useState } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { newId } from 'edutech/core/common/ids';
import { Button } from 'edutech/core/ui/Button';
import { useForm } from 'edutech/core/ui/form/use-form';
import { PageFrame } from 'edutech/core/ui/PageFrame';
import { EmptyState } from 'edutech/core/ui/states/EmptyState';
import { ErrorText } from 'edutech/core/ui/states/ErrorState';
import { SaveState } from 'edutech/core/ui/states/SaveState';
import { FileViewer } from 'edutech/plugins/media/kit/ui/viewer/FileViewer';
import { useCall, useText } from 'edutech/core/web/hooks';
import type { Loader } from 'edutech/core/web/plugin';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { saveHomework, setAnswers } from '../../../api';
import { kindOf } from '../../../model/sheet/sheet-values';
import { composeAddress } from '../../shared/addresses';
import { valuesOf } from '../compose/load-compose';
import { AddItems } from './AddItems';
import { CardList } from './CardList';
import { type CardData, loadCard } from './load-card';
import { QuickAnswers } from './QuickAnswers';
import type { CardValues } from './card-values';

export const loader: Loader<CardData> = loadCard;

/** The answer card of homework with files: its items by type, their right answers and points, the file beside it. */
export function Page() {
  const data = useLoaderData<CardData>();
  return <Card key={`${data.homework.homeworkId} ${data.homework.version}`} data={data} />;
}

function Card({ data }: { readonly data: CardData }) {
  const t = useText();
  const { homework } = data;
  const form = useCardForm(data);
  const { items } = form.values;
  const isFixed = !(homework.isDraft && homework.isOwn);
  const [file, setFile] = useState(homework.files[0]?.fileId);
  const shown = homework.files.find(({ fileId }) => fileId === file);
  return (
    <PageFrame
      title={t('work.result.title')}
      note={homework.title}
      end={
        <>
          {form.saving ? (
            <SaveState saving={form.saving} />
          ) : (
            !form.isDirty && <small className="muted">{t('work.card.unchanged')}</small>
          )}
          <Button icon="ArrowLeft" to={composeAddress(homework.homeworkId)}>
            {t('work.publish.backToSheet')}
          </Button>
          <Button
            look="primary"
            icon="Checkmark"
            busy={form.saving?.state === 'saving'}
            disabled={!form.isDirty}
            onClick={() => void form.submit()}
          >
            {t('work.card.save')}
          </Button>
        </>
      }
    >
      {form.error !== null && (
        <p className="pad-y-2 pad-x-3 round tint-late ink-late above-2 below-2" role="alert">
          <ErrorText error={form.error} />
        </p>
      )}
      <div className={shown ? 'work-card' : undefined}>
        {shown && (
          <Stack as="section" gap={2} className="card work-card-file pad-3" aria-label={t('work.sheet.files')}>
            {homework.files.length > 1 && (
              <select
                className="input"
                value={file}
                aria-label={t('work.sheet.file')}
                onChange={({ currentTarget }) => setFile(currentTarget.value)}
              >
                {homework.files.map(({ fileId, name }) => (
                  <option key={fileId} value={fileId}>
                    {name}
                  </option>
                ))}
              </select>
            )}
            <FileViewer key={shown.fileId} src={shown.address} name={shown.name} ext={shown.ext} />
          </Stack>
        )}
        <Stack as="section" className="card pad-4" aria-label={t('work.card')}>
          {!isFixed && (
            <AddItems
              count={items.length}
              onAdd={(more) => form.set({ items: [...items, ...more] })}
              section={Math.max(0, homework.sections.length - 1)}
            />
          )}
          {items.length > 0 && (
            <QuickAnswers items={items} onKeys={(keys) => form.set({ keys: { ...form.values.keys, ...keys } })} />
          )}
          {items.length === 0 ? (
            <EmptyState picture="book" title={t('work.card.empty')} text={t('work.card.empty.text')} />
          ) : (
            <CardList data={data} values={form.values} onChange={form.set} isFixed={isFixed} />
          )}
        </Stack>
      </div>
    </PageFrame>
  );
}

/** Saves the sheet first, so that its items are there, then the answers that were set. */
function useCardForm({ homework, keys }: CardData) {
  const call = useCall();
  const revalidator = useRevalidator();
  const values = valuesOf(homework);
  const initial: CardValues = {
    items: values.items,
    keys: Object.fromEntries(keys.map(({ itemId, key }) => [itemId, key])),
  };
  return useForm<CardValues>({
    name: 'work.card',
    initial,
    save: async ({ items, keys: wanted }) => {
      const { homeworkId, version } = homework;
      const isChanged = JSON.stringify(items) !== JSON.stringify(initial.items);
      if (isChanged) {
        const sections = values.sections.length > 0 ? values.sections : [{ title: '', note: '' }];
        const sheet = {
          ...values,
          sections,
          items: [...items],
          kind: kindOf({ items: [...items], files: values.files }),
        };
        await call(saveHomework, { ...sheet, homeworkId, version, save: newId() }, { quiet: true });
      }
      const there = new Set(items.map(({ itemId }) => itemId));
      const answers = Object.entries(wanted)
        .filter(([itemId, key]) => there.has(itemId) && JSON.stringify(initial.keys[itemId]) !== JSON.stringify(key))
        .map(([itemId, key]) => ({ itemId, key }));
      if (answers.length > 0) await call(setAnswers, { homeworkId, answers }, { quiet: true });
    },
    onSaved: () => void revalidator.revalidate(),
  });
}
