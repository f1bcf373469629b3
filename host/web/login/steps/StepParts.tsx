import { useState } from 'react';
import type { ProveStep as Prove, SecondStep } from 'edutech/core/common/security/second-step';
import { type PlacedBlock, usePlacedBlocks } from 'edutech/core/web/blocks';
import { ModuleIcon } from 'edutech/core/ui/icons/ModuleIcon';
import { useText } from 'edutech/core/web/hooks';
import { PlacedPart, usePlaceData } from './PlacedPart';

/** The second step: a factor is shown, or set up by who must have one; or the terms of use are accepted. */
export function StepPart({ step }: { step: SecondStep }) {
  return step.is === 'prove' ? <ProvePart step={step} /> : <OnePart key={step.is} place={`login.${step.is}`} />;
}

const kindOf = ({ block }: PlacedBlock) => String(block.data?.['kind'] ?? '');

/** One factor at a time, the first in order at the beginning; the others can be chosen below. */
function ProvePart({ step }: { step: Prove }) {
  const t = useText();
  const data = usePlaceData('login.factor');
  const factors = usePlacedBlocks('login.factor').filter((placed) => step.kinds.includes(kindOf(placed)));
  const [chosen, choose] = useState<string | null>(null);
  const current = factors.find((placed) => kindOf(placed) === chosen) ?? factors[0];
  const others = factors.filter((placed) => placed !== current);
  return (
    <>
      <p className="login-purpose">{t('host.login.prove.text')}</p>
      <PlacedPart key={current?.key} placed={current} data={data} />
      {others.length > 0 && (
        <ul className="login-others">
          {others.map((placed) => (
            <li key={placed.key}>
              <button type="button" className="login-way" onClick={() => choose(kindOf(placed))}>
                <ModuleIcon name={String(placed.block.data?.['icon'] ?? '')} />
                {t(placed.block.title)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function OnePart({ place }: { place: string }) {
  const data = usePlaceData(place);
  const [placed] = usePlacedBlocks(place);
  return <PlacedPart placed={placed} data={data} />;
}
