import { useMemo } from 'react';
import { useText } from 'edutech/core/web/hooks';
import type { AutoCandidate, AutoItem } from '../../../api';
import { type ChosenItem, documentOf } from '../../../model/auto/paper-of';
import type { AutoRules } from '../../../model/auto/rules';
import type { PaperDocument } from '../../../model/paper/document';
import { namesIn } from '../../composer/start/first-fields';
import type { Composed, Locked } from '../use-composed';

interface Chosen {
  readonly composed: Composed;
  readonly candidate: AutoCandidate;
  readonly items: readonly AutoItem[];
  readonly locked: readonly Locked[];
}

/** The document that becomes of a paper; the same one as long as its questions are. */
export function useDocument({ composed, candidate, items, locked }: Chosen): PaperDocument {
  const t = useText();
  const versions = new Map(composed.questions.map(({ questionId, version }) => [questionId as string, version]));
  const kept = new Set(locked.map(({ questionId }) => questionId));
  const chosen = items.flatMap(({ row, questionId, points }): ChosenItem[] => {
    const version = questionId && versions.get(questionId);
    return version ? [{ row, questionId, version, points, isKept: kept.has(questionId) }] : [];
  });
  const minutes = composed.rules.minutes || Math.ceil(candidate.minutes / 5) * 5;
  // in one text, so that sections and items keep their ids while nothing else is another
  const key = JSON.stringify({ rules: composed.rules, chosen, minutes });
  return useMemo(() => {
    const made: { rules: AutoRules; chosen: ChosenItem[]; minutes: number } = JSON.parse(key);
    return documentOf(made.rules, made.chosen, made.minutes, {
      blocks: {
        fields: namesIn(t('exam.compose.preset.fields')),
        bindingFields: namesIn(t('exam.compose.preset.bindingFields')),
        notes: t('exam.compose.preset.notes'),
      },
      parts: [t('exam.auto.words.choices'), t('exam.auto.words.others')],
      typeName: (type) => t('exam.auto.words.section', { type }),
    });
  }, [key, t]);
}
