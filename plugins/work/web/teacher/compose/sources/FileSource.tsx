import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { newId } from 'edutech/core/common/ids';
import { plainContent } from 'edutech/plugins/questions/kit/common/content';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { Button } from 'edutech/core/ui/Button';
import { useCan } from 'edutech/core/ui/Can';
import { DropZone } from 'edutech/plugins/media/kit/ui/upload/DropZone';
import { UploadQueue } from 'edutech/plugins/media/kit/ui/upload/UploadQueue';
import { useText, useUploads } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { allTiers, mostHomeworkFiles } from '../../../../model/homework';
import { isPictured } from '../../../../model/sheet/picture-item';
import { useDesk } from '../desk/desk-context';

/** Points of a box for files: teachers think in hundreds. */
const boxPoints = 100;

interface FileSourceProps {
  readonly onCard: () => void;
  /** Names of files that came with this visit. */
  readonly onNamed: (names: Readonly<Record<string, string>>) => void;
}

/** Files beside the sheet: documents, photographs of a page. Students fill in a card for them, or hand in files of their own. */
export function FileSource({ onCard, onNamed }: FileSourceProps) {
  useSignals();
  const t = useText();
  const uploads = useUploads();
  const { sheet, isLocked } = useDesk();
  const { files, items } = sheet.values;
  const area = `work.files.${sheet.homeworkId() ?? 'new'}`;
  const ready = uploads.queue.value.filter((item) => item.area === area && item.fileId !== undefined);
  const mayAttach = useCan(['homework_tea.attachment', !isLocked]);
  const mayAnswer = useCan(['homework_tea.answer']);
  // What has arrived joins the sheet once, and leaves the queue
  useEffect(() => {
    if (ready.length === 0) return;
    const fresh = ready.flatMap(({ fileId }) => (fileId && !files.includes(fileId) ? [fileId] : []));
    onNamed(Object.fromEntries(ready.map(({ fileId, name }) => [fileId!, name])));
    if (fresh.length > 0)
      sheet.act((before) => ({ ...before, files: [...before.files, ...fresh].slice(0, mostHomeworkFiles) }));
    for (const { key } of ready) uploads.remove(key);
  });
  const addBox = () =>
    sheet.act((before) => {
      const section = Math.max(0, before.sections.length - 1);
      const stem = plainContent(t('work.file.boxStem'));
      const body = { type: questionTypes.shortAnswer, stem, points: boxPoints };
      const box = { itemId: newId(), section, tiers: allTiers, way: 'photo' as const, body };
      const sections = before.sections.length > 0 ? before.sections : [{ title: '', note: '' }];
      return { ...before, sections, items: [...before.items, box], kind: before.items.length > 0 ? 1 : 2 };
    });
  if (!mayAttach) {
    return <p className="muted">{t('work.file.mayNot')}</p>;
  }
  const hasBox = items.some(({ body }) => body && !isPictured(body));
  return (
    <>
      {files.length < mostHomeworkFiles && (
        <DropZone group="attachments" onFiles={(chosen) => uploads.add(chosen, { area, group: 'attachments' })}>
          {t('work.file.drop', { most: mostHomeworkFiles })}
        </DropZone>
      )}
      <UploadQueue area={area} />
      {files.length > 0 && (
        <Stack as="section" gap={2} aria-label={t('work.file.how')}>
          <h3 className="t-13 strong">{t('work.file.how')}</h3>
          {mayAnswer && (
            <Button look="soft" icon="Edit" wide onClick={onCard}>
              {t('work.file.card')}
            </Button>
          )}
          {!hasBox && (
            <Button icon="Camera" wide onClick={addBox}>
              {t('work.file.box')}
            </Button>
          )}
          <p className="muted t-12">{t('work.file.hint')}</p>
        </Stack>
      )}
    </>
  );
}
