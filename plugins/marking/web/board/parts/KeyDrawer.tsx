import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useCall, useText } from 'edutech/core/web/hooks';
import { answeredParts } from 'edutech/plugins/questions/kit/common/question-body';
import { partKeys, type QuestionKey } from 'edutech/plugins/questions/kit/common/question-key';
import { questionTypes } from 'edutech/plugins/questions/kit/common/types/question-types';
import type { Media } from 'edutech/plugins/questions/kit/ui/question/content/media';
import { KeyFields } from 'edutech/plugins/questions/kit/ui/question/keys/KeyFields';
import { isWhole, tidied, withPart } from 'edutech/plugins/questions/kit/ui/question/keys/key-changes';
import { QuestionView } from 'edutech/plugins/questions/kit/ui/question/view/QuestionView';
import { changeKey, type KeyedQuestion, previewKey } from '../../../api';

interface KeyDrawerProps {
  readonly projectId: string;
  readonly question: KeyedQuestion;
  readonly media: Media;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

type Preview = OutputOf<typeof previewKey>;

/** Another key: first whose points change and how, then all answers are marked again. */
export function KeyDrawer({
  projectId,
  question: { itemId, label, body, key },
  media,
  onDone,
  onClose,
}: KeyDrawerProps) {
  const t = useText();
  const call = useCall();
  const [changed, setChanged] = useState<QuestionKey>(key);
  // a preview holds for the key it was made of
  const [preview, setPreview] = useState<Preview | null>(null);
  const asked = { projectId, itemId };
  const look = useAct(async () => setPreview(await call(previewKey, { ...asked, key: tidied(changed) })), {
    changes: false,
  });
  const apply = useAct(
    async () => {
      const done = await call(changeKey, { ...asked, key: tidied(changed) });
      onDone();
      onClose();
      return done;
    },
    {
      done: (done) => ({ id: 'marking.keys.done', values: { count: done.changed } }),
      // the key before marks everybody as before, with a record of its own
      undo: () => call(changeKey, { ...asked, key }).then(onDone),
    },
  );
  const parts = answeredParts(body);
  const change = (next: QuestionKey) => {
    setChanged(next);
    setPreview(null);
  };
  return (
    <SideDrawer wide title={t('marking.keys.title', { label })} onClose={onClose}>
      <Stack gap={4} className="form-body">
        <QuestionView body={body} media={media} showsPoints />
        {parts.map((part, at) =>
          part.type > questionTypes.gapFilling ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts are named by their place
            <Stack as="section" gap={2} key={at}>
              <h3>{t(parts.length > 1 ? 'marking.keys.part' : 'marking.keys.right', { number: at + 1 })}</h3>
              <KeyFields
                question={part}
                partKey={partKeys(changed, parts.length)[at] ?? {}}
                onChange={(next) => change(withPart(changed, at, next, parts.length))}
              />
            </Stack>
          ),
        )}
        {preview && <PreviewTable preview={preview} hasParts={parts.length > 1} />}
      </Stack>
      <footer className="form-foot lined-top pad-t-3">
        <Button
          className="form-cancel"
          busy={look.isBusy}
          disabled={changed === key || !isWhole(tidied(changed))}
          onClick={() => void look.run()}
        >
          {t('marking.keys.preview')}
        </Button>
        <Button look="primary" busy={apply.isBusy} disabled={!preview} onClick={() => void apply.run()}>
          {t('marking.keys.apply', { count: preview?.changes.length ?? 0 })}
        </Button>
      </footer>
    </SideDrawer>
  );
}

function PreviewTable({ preview, hasParts }: { readonly preview: Preview; readonly hasParts: boolean }) {
  const t = useText();
  const { changes, unchanged, byPerson } = preview;
  const sum = changes.reduce((all, { before, after }) => all + (after ?? 0) - (before ?? 0), 0);
  return (
    <Stack as="section" gap={2} aria-live="polite">
      <h3>{t('marking.keys.changing', { count: changes.length, up: changes.filter(isUp).length })}</h3>
      <p className="note">
        {t('marking.keys.unchanged', { unchanged, byPerson, sum: sum > 0 ? `+${sum}` : String(sum) })}
      </p>
      {changes.length > 0 && (
        <table className="marking-moves wide t-13">
          <thead>
            <tr>
              {(['student', 'class', 'before', 'after'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`marking.keys.col.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map((one) => (
              <tr key={`${one.studentId}/${one.part}`}>
                <th scope="row">
                  <span lang={langOf(one.name)}>{one.name}</span>
                  {hasParts && <small className="note"> ({one.part + 1})</small>}
                </th>
                <td lang={langOf(one.className)}>{one.className}</td>
                <td className="num">{one.before ?? '–'}</td>
                <td className={isUp(one) ? 'num ink-done' : 'num ink-late'}>
                  {one.after ?? '–'} {isUp(one) ? '↑' : '↓'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  );
}

const isUp = ({ before, after }: Preview['changes'][number]): boolean => (after ?? 0) >= (before ?? 0);
