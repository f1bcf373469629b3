import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { useText } from 'edutech/core/web/hooks';
import type { Teacher } from '../../../api';
import type { ChosenMarker } from './setup-values';

interface MarkersFieldProps {
  readonly teachers: readonly Teacher[];
  readonly markers: readonly ChosenMarker[];
  /** The mode names somebody for third marks. */
  readonly hasThird: boolean;
  readonly onChange: (markers: ChosenMarker[]) => void;
}

/** Who marks a question, how many, and who gives third marks. Colleagues of other subjects can be added from a list. */
export function MarkersField({ teachers, markers, hasThird, onChange }: MarkersFieldProps) {
  const t = useText();
  const byId = new Map(markers.map((marker) => [marker.personId, marker]));
  const shown = teachers.filter(({ personId, isOfSubject }) => isOfSubject || byId.has(personId));
  const others = teachers.filter(({ personId, isOfSubject }) => !isOfSubject && !byId.has(personId));
  const change = (personId: string, part: Partial<ChosenMarker>) =>
    onChange(markers.map((marker) => (marker.personId === personId ? { ...marker, ...part } : marker)));
  const add = (personId: string) => onChange([...markers, { personId, isThird: false, quota: '' }]);
  return (
    <Stack as="ul" gap={2}>
      {shown.map(({ personId, name }) => {
        const marker = byId.get(personId);
        return (
          <Row as="li" key={personId} wrap gap={4} rows={1}>
            <Row as="label" inline gap={2}>
              <input
                type="checkbox"
                checked={marker !== undefined}
                onChange={({ target }) =>
                  target.checked ? add(personId) : onChange(markers.filter((one) => one.personId !== personId))
                }
              />
              <span lang={langOf(name)}>{name}</span>
            </Row>
            {marker && (
              <Row as="label" inline gap={2}>
                <span className="note nowrap">{t('marking.setup.quota')}</span>
                <input
                  className="input marking-lines"
                  type="number"
                  min={1}
                  value={marker.quota}
                  placeholder={t('marking.setup.free')}
                  onChange={({ target }) => change(personId, { quota: target.value })}
                />
              </Row>
            )}
            {marker && hasThird && (
              <Row as="label" inline gap={2}>
                <input
                  type="checkbox"
                  checked={marker.isThird}
                  onChange={({ target }) => change(personId, { isThird: target.checked })}
                />
                {t('marking.setup.third')}
              </Row>
            )}
          </Row>
        );
      })}
      {others.length > 0 && (
        <li>
          <select
            className="input"
            value=""
            aria-label={t('marking.setup.addMarker')}
            onChange={({ target }) => target.value && add(target.value)}
          >
            <option value="">{t('marking.setup.addMarker')}</option>
            {others.map(({ personId, name }) => (
              <option key={personId} value={personId} lang={langOf(name)}>
                {name}
              </option>
            ))}
          </select>
        </li>
      )}
    </Stack>
  );
}
