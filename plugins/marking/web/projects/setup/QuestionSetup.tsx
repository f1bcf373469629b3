import { useId } from 'react';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Teacher } from '../../../api';
import { hasNamedThird, markModes, pointSteps } from '../../../model/marks/modes';
import type { MarkRules } from '../../../model/marks/rules';
import { MarkersField } from './MarkersField';
import { hasEnough, type QuestionValues } from './setup-values';

interface QuestionSetupProps {
  readonly question: QuestionValues;
  readonly teachers: readonly Teacher[];
  readonly onChange: (question: QuestionValues) => void;
}

/** How one question is marked, and by whom. */
export function QuestionSetup({ question, teachers, onChange }: QuestionSetupProps) {
  const t = useText();
  const id = useId();
  const { label, points, rules, markers, steps, bySteps } = question;
  const set = (change: Partial<MarkRules>) => onChange({ ...question, rules: { ...rules, ...change } });
  const number = (name: 'limit' | 'selfShare' | 'spotShare' | 'leastSeconds', most: number, step = 1) => (
    <Row as="label" inline gap={2}>
      <span className="note nowrap">{t(`marking.rules.${name}`)}</span>
      <input
        className="input marking-lines"
        type="number"
        min={0}
        max={most}
        step={step}
        value={rules[name]}
        onChange={({ target }) => set({ [name]: Math.min(most, Math.max(0, target.valueAsNumber || 0)) })}
      />
    </Row>
  );
  return (
    <Stack as="li" gap={2} className="pad-y-2 lined-below">
      <Row wrap gap={4} rows={2}>
        <b id={id}>{t('marking.question', { label, points })}</b>
        <Row as="label" inline gap={2}>
          <span className="note nowrap">{t('marking.rules.mode')}</span>
          <select
            className="input"
            value={rules.mode}
            aria-describedby={id}
            onChange={({ target }) => set({ mode: target.value as MarkRules['mode'] })}
          >
            {markModes.map((mode) => (
              <option key={mode} value={mode}>
                {t('marking.mode', { mode: mode === '1' ? 'one' : 'more', words: mode })}
              </option>
            ))}
          </select>
        </Row>
        {rules.mode !== '1' && number('limit', points, 0.5)}
        <Row as="label" inline gap={2}>
          <span className="note nowrap">{t('marking.rules.step')}</span>
          <select
            className="input"
            value={rules.step}
            onChange={({ target }) => set({ step: Number(target.value) as MarkRules['step'] })}
          >
            {pointSteps.map((step) => (
              <option key={step} value={step}>
                {step}
              </option>
            ))}
          </select>
        </Row>
      </Row>
      <details>
        <summary className="note">{t('marking.setup.markers', { count: markers.length })}</summary>
        <Stack gap={4} className="pad-y-2">
          <MarkersField
            teachers={teachers}
            markers={markers}
            hasThird={hasNamedThird(rules.mode)}
            onChange={(next) => onChange({ ...question, markers: next })}
          />
          <Row wrap gap={4} rows={2}>
            {number('selfShare', 20)}
            {number('spotShare', 100)}
            {number('leastSeconds', 120)}
            {steps.length > 0 && (
              <Row as="label" inline gap={2}>
                <input
                  type="checkbox"
                  checked={bySteps}
                  onChange={({ target }) => onChange({ ...question, bySteps: target.checked })}
                />
                {t('marking.setup.bySteps', { count: steps.length })}
              </Row>
            )}
          </Row>
        </Stack>
      </details>
      {!hasEnough(question) && (
        <p className="ink-late" role="alert">
          {t('marking.error.tooFewMarkers', { label })}
        </p>
      )}
    </Stack>
  );
}
