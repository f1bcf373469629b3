import { type ComponentType, lazy, Suspense } from 'react';
import { loadChunk } from '../../web/browser/chunks';

/** A part that is loaded when it is first shown: forms and drawers, without which a list can be read. */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadChunk(load) })) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: made once, where a module is read
  return function OnDemand(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}
