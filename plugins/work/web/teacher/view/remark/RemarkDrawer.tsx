import { useState } from 'react';
import type { Id } from 'edutech/core/common/ids';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys, type QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { KeyFields } from 'edutech/plugins/questions/kit/ui/question/keys/KeyFields';
import { isWhole, tidied, withPart } from 'edutech/plugins/questions/kit/ui/question/keys/key-changes';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useCall, useText } from 'edutech/core/web/hooks';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { applyRemark, getHomeworkKeys, previewRemark } from '../../../../api';
import type { SheetItem } from '../SheetTab';
import { RemarkPreview } from './RemarkPreview';
import { RemarkRecord } from './RemarkRecord';
import type { Preview } from './preview';

interface RemarkDrawerProps {
  readonly homeworkId: string;
  readonly item: SheetItem;
  /** Place on the sheet, from 1. */
  readonly number: number;
  readonly media: Media;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Another answer, or more answers, for an item that students have handed in: first who would get other points, then it is done. */
export function RemarkDrawer({ homeworkId, item, number, media, onDone, onClose }: RemarkDrawerProps) {
  const t = useText();
  const keys = useKey(homeworkId, item.itemId);
  const remarking = useRemarking({ homeworkId, itemId: item.itemId }, keys.key, () => {
    onDone();
    onClose();
  });
  const parts = answeredParts(item.body);
  const isMarked = parts.some(({ type }) => type <= questionTypes.gapFilling) && item.way === 'fill';
  const key = remarking.changed ?? keys.key;
  return (
    <SideDrawer title={t('work.remark.title', { number })} onClose={onClose}>
      <Stack packed className="form-body work-remark">
        <QuestionView body={item.body} media={media} showsPoints />
        {keys.error !== null && <ErrorState error={keys.error} onRetry={keys.again} />}
        {!isMarked && <p className="note">{t('work.remark.byPeople')}</p>}
        {keys.error === null && key === null && <Skeletons shape="text" count={2} />}
        {isMarked &&
          key &&
          parts.map((question, part) =>
            question.type > questionTypes.gapFilling ? null : (
              <Stack
                as="section"
                packed
                // biome-ignore lint/suspicious/noArrayIndexKey: parts are named by their place
                key={part}
              >
                <h3>{t(parts.length > 1 ? 'work.remark.part' : 'work.remark.answer', { number: part + 1 })}</h3>
                <KeyFields
                  question={question}
                  partKey={partKeys(key, parts.length)[part] ?? {}}
                  onChange={(next) => remarking.change(withPart(key, part, next, parts.length))}
                />
              </Stack>
            ),
          )}
        {remarking.preview && <RemarkPreview preview={remarking.preview} />}
        {isMarked && <RemarkRecord homeworkId={homeworkId} itemId={item.itemId} />}
      </Stack>
      <footer className="form-foot lined-top pad-t-3">
        <Button
          className="form-cancel"
          busy={remarking.busy === 'preview'}
          disabled={!remarking.changed || !isWhole(tidied(remarking.changed))}
          onClick={() => void remarking.look()}
        >
          {t('work.remark.preview')}
        </Button>
        <Button
          look="primary"
          busy={remarking.busy === 'apply'}
          disabled={!remarking.preview}
          onClick={() => void remarking.apply()}
        >
          {t('work.remark.apply', { count: remarking.preview?.changes.length ?? 0 })}
        </Button>
      </footer>
    </SideDrawer>
  );
}

/** The key that stands; null while it is read. */
function useKey(homeworkId: string, itemId: string) {
  const { data, error, again } = useAsked(getHomeworkKeys, { homeworkId });
  const key: QuestionKey | null = data ? (data.keys.find((one) => one.itemId === itemId)?.key ?? {}) : null;
  return { key, error, again };
}

/** The changed key, what it would do, and doing it. A preview holds for the key it was made of. */
function useRemarking(asked: { homeworkId: Id; itemId: Id }, before: QuestionKey | null, onApplied: () => void) {
  const call = useCall();
  const [changed, setChanged] = useState<QuestionKey | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const look = useAct(async (key: QuestionKey) => setPreview(await call(previewRemark, { ...asked, key })), {
    changes: false,
  });
  const apply = useAct((key: QuestionKey) => call(applyRemark, { ...asked, key }), {
    done: (done) => ({ id: 'work.remark.done', values: { count: done.changed } }),
    // the answer of before marks everybody as before, with a record of its own
    ...(before && { undo: () => call(applyRemark, { ...asked, key: before }) }),
  });
  return {
    changed,
    preview,
    busy: look.isBusy ? 'preview' : apply.isBusy ? 'apply' : null,
    change: (key: QuestionKey) => {
      setChanged(key);
      setPreview(null);
    },
    look: () => changed && look.run(tidied(changed)),
    apply: async () => {
      if (changed && (await apply.run(tidied(changed)))) onApplied();
    },
  };
}
