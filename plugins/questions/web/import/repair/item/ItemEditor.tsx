import { useEffect, useMemo, useRef, useState } from 'react';
import { type SimpleType, simpleTypes } from '../../../../kit/common/question-body';
import { isComposite } from '../../../../kit/common/types/question-types';
import { Button } from 'edutech/core/ui/Button';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { askToLeave, useUnsavedGuard } from 'edutech/core/ui/form/saving/use-unsaved-guard';
import { useDialogs, useText } from 'edutech/core/web/hooks';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { problemsOf } from '../../../../model/checks';
import { withType } from '../../../../model/importing/import-edits';
import { BodyFields } from '../../../editor/BodyFields';
import { type EditedValues, firstPart, firstValues } from '../../../editor/draft/first-values';
import { wireValues } from '../../../editor/draft/wire-values';
import { ProblemsContext } from '../../../editor/Problems';
import { useStoredFiles } from '../../../../kit/ui/question/writing/use-stored-files';
import { useKeys } from '../../../shared/use-keys';
import type { RepairItemProps } from './repair-item';
import { ItemSource } from './ItemSource';
import { TypeChoice } from './TypeChoice';

/** A question of a paper in the editor's own fields, beside what the paper says. */
export function ItemEditor({ item, media: known, stage, acts, row }: RepairItemProps) {
  const t = useText();
  const { itemId, body, key } = item;
  const [values, setValues] = useState<EditedValues>(() => ({ ...firstValues(body.type), body, key }));
  const wire = useMemo(() => wireValues(values), [values]);
  const problems = useMemo(() => problemsOf(wire.body, wire.key), [wire]);
  const files = useStoredFiles(`questions.import.${itemId}`);
  const media = useMemo(() => ({ ...known, ...files.local }), [known, files.local]);
  const isDirty = values.body !== body || values.key !== key;
  const unsaved = useRef(isDirty);
  // The guard reads a ref: saving and leaving happen in the same moment
  useEffect(() => {
    unsaved.current = isDirty;
  }, [isDirty]);
  useUnsavedGuard('questions.import.item', isDirty, unsaved);
  const dialogs = useDialogs();
  const cancel = async () => {
    if (isDirty && !(await askToLeave(dialogs))) return;
    unsaved.current = false;
    row.close();
  };
  const place = useRef<HTMLDivElement>(null);
  // One writes at once
  useEffect(() => place.current?.querySelector<HTMLElement>('select, [contenteditable=true]')?.focus(), []);

  const { isBusy, run } = useAct(
    () => {
      unsaved.current = false;
      return row.after(item, () => acts.save(itemId, { body: wire.body, key: wire.key }));
    },
    { changes: false },
  );
  const save = () => void run();
  useKeys({ 'Ctrl+S': save, Escape: cancel });
  const setType = (type: SimpleType) => {
    const changed = withType(values, type);
    setValues({ ...values, body: { ...firstPart(type), ...changed.body }, key: changed.key });
  };
  return (
    <Stack gap={0} className="questions-mend-edit" ref={place}>
      <ItemSource item={item} />
      <Stack gap={4} className="questions-form">
        {!isComposite(values.body.type) && (
          <TypeChoice
            types={simpleTypes}
            value={values.body.type as SimpleType}
            label="questions.import.type"
            onChange={setType}
          />
        )}
        <ProblemsContext value={problems}>
          <BodyFields
            body={values.body}
            questionKey={values.key}
            onChange={(nextBody, nextKey) => setValues((before) => ({ ...before, body: nextBody, key: nextKey }))}
            media={media}
            stage={stage}
            upload={files.picture}
            uploadRecording={files.recording}
          />
        </ProblemsContext>
        <Row as="footer" align="stretch" justify="end">
          <Button onClick={() => void cancel()}>{t('core.ui.form.cancel')}</Button>
          <Button look="primary" icon="Checkmark" busy={isBusy} onClick={save}>
            {t('questions.import.save')}
          </Button>
        </Row>
      </Stack>
    </Stack>
  );
}
