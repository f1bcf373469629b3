import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { loadChunk } from '../../web/browser/chunks';

/**
 * A component that is loaded when it is first shown: forms and drawers, which a list does not need. One that replaces
 * the page itself gives a placeholder (`waiting`); default: nothing.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadChunk(load) })) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module is read
  return function OnDemand(props: Props) {
    return (
      <Suspense fallback={waiting}>
        <Part {...props} />
      </Suspense>
    );
  };
}
