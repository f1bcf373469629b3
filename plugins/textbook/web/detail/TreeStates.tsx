import type { ReactNode } from 'react';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';

interface TreeStatesProps<Tree> {
  readonly tree: Tree | null;
  readonly error: unknown;
  readonly again: () => void;
  readonly children: (tree: Tree) => ReactNode;
}

/** A tree that is being read, could not be read, or is there. A tree without nodes says so itself. */
export function TreeStates<Tree>({ tree, error, again, children }: TreeStatesProps<Tree>) {
  if (tree !== null) return children(tree);
  if (!error) return <Skeletons shape="rows" />;
  return (
    <div className="card">
      <ErrorState error={error} onRetry={again} />
    </div>
  );
}
