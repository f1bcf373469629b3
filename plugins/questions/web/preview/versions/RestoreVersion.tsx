import { useNavigate } from 'react-router';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { useUndo } from 'edutech/core/ui/form/saving/use-undo';
import { useCall, useText } from 'edutech/core/web/hooks';
import { editedQuestion, saveQuestion } from '../../../api';
import { questionAddress } from '../../shared/addresses';
import type { QuestionData } from '../load-preview';

/** Saves an older version as the newest one: those between stay, and what stood can be taken back. */
export function RestoreVersion({ question: { id, version } }: Pick<QuestionData, 'question'>) {
  const t = useText();
  const call = useCall();
  const say = useUndo();
  const navigate = useNavigate();
  const put = (form: OutputOf<typeof editedQuestion>, base: number, from: number) => {
    const { media: _media, version: _version, ...values } = form;
    const note = t('questions.version.restore.note', { version: from });
    return call(saveQuestion, { ...values, version: base, note });
  };
  const restore = useAct(
    async () => {
      const [old, now] = await Promise.all([call(editedQuestion, { id, version }), call(editedQuestion, { id })]);
      const made = await put(old, now.version, version);
      say('questions.version.restored', { version, made: made.version }, () => put(now, made.version, now.version));
      await navigate(questionAddress(id));
    },
    { changes: false },
  );
  return (
    <Button size="small" icon="ArrowUndo" busy={restore.isBusy} onClick={() => void restore.run()}>
      {t('questions.version.restore')}
    </Button>
  );
}
