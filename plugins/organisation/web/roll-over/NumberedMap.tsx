import { useState } from 'react';
import type { OutputOf } from 'edutech/core/common/endpoint';
import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { useText } from 'edutech/core/web/hooks';
import type { rollOverPreview } from '../../api';
import { ClassMap } from './ClassMap';

/** New numbers as they are typed, by the id of the class that gets one. */
export type TypedNumbers = Readonly<Record<string, string>>;

/** The numbers that can be meant; what cannot leaves the class its own. */
export const numbersOf = (typed: TypedNumbers): Record<string, number> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([id, text]) => (/^[1-9]\d?$/.test(text) ? [[id, Number(text)] as const] : [])),
  );

interface NumberedMapProps {
  readonly map: OutputOf<typeof rollOverPreview>;
  readonly typed: TypedNumbers;
  readonly onChange: (typed: TypedNumbers) => void;
}

/** The map before it is run; classes that are put together or shuffled get new numbers in it. */
export function NumberedMap({ map, typed, onChange }: NumberedMapProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const meant = numbersOf(typed);
  const goesUp = map.steps.some(({ to }) => to !== null);
  const label = t('organisation.rollOver.map');
  return (
    <>
      <ClassMap
        map={map}
        label={label}
        isFaulty={({ isTwice }) => isTwice}
        end={
          isOpen
            ? ({ classId, from, number, isTwice }) => (
                <input
                  className="input num organisation-map-number above-1 below-1"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={99}
                  aria-label={t('organisation.rollOver.numberOf', { name: from })}
                  aria-invalid={isTwice || (classId in typed && !(classId in meant)) || undefined}
                  value={typed[classId] ?? String(number ?? '')}
                  onChange={({ currentTarget }) => onChange({ ...typed, [classId]: currentTarget.value })}
                />
              )
            : undefined
        }
      />
      {goesUp && (
        <Row as="p" align="stretch" wrap className="organisation-map-acts">
          <Button look="quiet" size="small" icon="Edit" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'organisation.rollOver.numbersDone' : 'organisation.rollOver.numbers')}
          </Button>
          {Object.keys(typed).length > 0 && (
            <Button look="quiet" size="small" icon="ArrowUndo" onClick={() => onChange({})}>
              {t('organisation.rollOver.numbersBack')}
            </Button>
          )}
        </Row>
      )}
    </>
  );
}
