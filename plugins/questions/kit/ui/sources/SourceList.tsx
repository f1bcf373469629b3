import type { ReactNode } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { Question } from './question';
import { SourceCard } from './SourceCard';

interface SourceListProps {
  /** Null while they are on their way. */
  readonly questions: readonly Question[] | null;
  readonly error?: unknown;
  readonly again?: () => void;
  /** Brings more of them; null: these are all. */
  readonly more?: (() => void) | null;
  readonly isNarrowed?: boolean;
  readonly onClear?: () => void;
  readonly empty: { readonly title: ReactNode; readonly text?: ReactNode; readonly actions?: ReactNode };
}

/** Questions of a source, with the states of a list. */
export function SourceList({ questions, error, again, more, isNarrowed, onClear, empty }: SourceListProps) {
  const t = useText();
  return (
    <ListStates
      loading={questions === null}
      error={questions === null ? error : null}
      onRetry={again}
      count={questions?.length ?? 0}
      filtered={isNarrowed}
      clear={onClear}
      empty={{ picture: 'book', ...empty }}
      skeleton="text"
    >
      <Stack as="ul" gap={2}>
        {(questions ?? []).map((question) => (
          <SourceCard key={question.id} question={question} />
        ))}
      </Stack>
      {more && (
        <Button wide onClick={more}>
          {t('questions.kit.source.more')}
        </Button>
      )}
    </ListStates>
  );
}
