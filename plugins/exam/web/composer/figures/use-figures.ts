import { useMemo } from 'react';
import { figuresOf, type PaperFigures } from '../../../model/paper/figures/figures';
import { useComposer } from '../desk/composer-context';

/** What the paper comes to, as it is at this moment. */
export function useFigures(): PaperFigures {
  const { desk } = useComposer();
  const { document, factsOf } = desk;
  return useMemo(() => figuresOf(document, factsOf), [document, factsOf]);
}
