import { useState } from 'react';
import { useText } from 'edutech/core/web/hooks';
import { answeredParts } from '../../../kit/common/question-body';
import { isComposite } from '../../../kit/common/types/question-types';
import { Grid } from 'edutech/core/ui/layout/Grid';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { Segmented } from 'edutech/core/ui/navigation/Segmented';
import { ChapterTree } from 'edutech/plugins/textbook/kit/ui/trees/ChapterTree';
import { KnowledgeTree } from 'edutech/plugins/textbook/kit/ui/trees/KnowledgeTree';
import { estimatedSeconds } from '../../../model/estimate';
import { abilities } from '../../../kit/common/types/abilities';
import { mostPlaces } from '../../../model/limits';
import { type TeachingBook, useChapters, usePoints } from 'edutech/plugins/library/kit/ui/page/books/teaching-books';
import type { EditedValues } from '../draft/first-values';
import { mostKnowledge, withPoint, withTicked } from '../draft/ticks';
import { Field } from '../parts/Field';
import { NumberField } from '../parts/NumberField';
import { OriginFields } from './OriginFields';
import { TreeHead } from './TreeHead';

interface FactsFieldsProps {
  readonly values: EditedValues;
  readonly onChange: (changes: Partial<EditedValues>) => void;
  readonly book: TeachingBook;
}

/** What is known about a question: chapters, knowledge points, difficulty, ability, where it comes from, how long it takes. */
export function FactsFields({ values, onChange, book }: FactsFieldsProps) {
  const t = useText();
  const chapters = useChapters(book);
  const points = usePoints(book);
  const [part, setPart] = useState(-1);
  const { body, nodeIds, knowledge, seconds } = values;
  const ofPart = new Set(knowledge.filter((one) => one.part === part).map(({ kiid }) => kiid));
  return (
    <Stack as="section" gap={4} className="questions-about">
      <div className="card pad-4">
        <h2 className="t-head">{t('questions.cq.facts')}</h2>
        <Row wrap gap={0} className="questions-fields above-3">
          <OriginFields values={values} onChange={onChange} />
          <Field name="ability">
            <Segmented
              label={t('questions.cq.field.ability')}
              options={[
                { value: '', label: t('questions.cq.noAbility') },
                ...abilities.map((one) => ({ value: one, label: t(`questions.ability.${one}`) })),
              ]}
              value={values.ability ?? ''}
              onChange={(value) => onChange({ ability: abilities.find((one) => one === value) ?? null })}
            />
          </Field>
          <Field name="minutes">
            <NumberField
              min={0.5}
              max={120}
              step={0.5}
              label={t('questions.cq.field.minutes')}
              placeholder={String(Math.round(estimatedSeconds(body) / 30) / 2)}
              value={seconds === undefined ? null : seconds / 60}
              onChange={(minutes) => onChange({ seconds: minutes === null ? undefined : Math.round(minutes * 60) })}
            />
          </Field>
        </Row>
      </div>
      <Grid columns={2} className="questions-trees">
        <ChapterTree
          chapters={chapters.tree ?? []}
          ticked={new Set(nodeIds)}
          onTick={(id) => onChange({ nodeIds: withTicked(nodeIds, id, mostPlaces) })}
          empty={<p className="muted">{t('questions.cq.noTree')}</p>}
          head={<TreeHead id="questions.cq.field.chapters" count={nodeIds.length} most={mostPlaces} />}
        />
        <KnowledgeTree
          points={points.tree ?? []}
          ticked={ofPart}
          onTick={(kiid) => onChange({ knowledge: withPoint(knowledge, kiid, part) })}
          empty={<p className="muted">{t('questions.cq.noTree')}</p>}
          head={
            <>
              <TreeHead id="questions.cq.field.knowledge" count={ofPart.size} most={mostKnowledge} />
              {isComposite(body.type) && (
                <select
                  className="input"
                  aria-label={t('questions.cq.knowledgeOf')}
                  value={part}
                  onChange={({ currentTarget: { value } }) => setPart(Number(value))}
                >
                  <option value={-1}>{t('questions.cq.whole')}</option>
                  {Array.from({ length: answeredParts(body).length }, (_, at) => at).map((at) => (
                    <option key={at} value={at}>
                      {t('questions.cq.part', { number: at + 1 })}
                    </option>
                  ))}
                </select>
              )}
            </>
          }
        />
      </Grid>
    </Stack>
  );
}
