import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { useAct } from 'edutech/core/ui/form/saving/use-act';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useCall, useText } from 'edutech/core/web/hooks';
import { type ExamSetup, saveRules } from '../../../api';
import type { MarkRules } from '../../../model/marks/rules';

interface TemplateChoiceProps {
  readonly templates: ExamSetup['templates'];
  /** Rules of the first question, to be kept. */
  readonly first: MarkRules;
  readonly onChoose: (rules: MarkRules) => void;
}

/** Rules that the school has kept: chosen for all questions at once, and kept from the first one. */
export function TemplateChoice({ templates, first, onChoose }: TemplateChoiceProps) {
  const t = useText();
  const call = useCall();
  const [own, setOwn] = useState<ExamSetup['templates']>([]);
  const [title, setTitle] = useState('');
  const keep = useAct(async () => {
    const kept = await call(saveRules, { title: title.trim(), rules: first });
    setOwn([...own.filter(({ templateId }) => templateId !== kept.templateId), kept]);
    setTitle('');
  });
  const all = [...templates.filter(({ templateId }) => !own.some((one) => one.templateId === templateId)), ...own];
  return (
    <Panel title={t('marking.templates')} note={<span className="note">{t('marking.templates.note')}</span>}>
      <Stack className="card-body">
        {all.map(({ templateId, title: name, rules }) => (
          <Button key={templateId} onClick={() => onChoose(rules)}>
            <span lang={langOf(name)}>{name}</span>
          </Button>
        ))}
        <Row>
          <input
            className="input fill"
            value={title}
            maxLength={40}
            aria-label={t('marking.templates.name')}
            placeholder={t('marking.templates.name')}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button disabled={!title.trim()} busy={keep.isBusy} onClick={() => void keep.run()}>
            {t('marking.templates.keep')}
          </Button>
        </Row>
      </Stack>
    </Panel>
  );
}
