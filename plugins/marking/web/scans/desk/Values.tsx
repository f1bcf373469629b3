import { useState } from 'react';
import { Button } from 'edutech/core/ui/Button';
import { Chip } from 'edutech/core/ui/Chip';
import { usePageKeys } from 'edutech/core/ui/keys/use-page-keys';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';
import type { AnsweringProps } from './DoubtCard';

/** What a field says: the machine's reading, and the letters that a person chooses. */
export function Values({ doubt, isBusy, onAnswer }: AnsweringProps) {
  const t = useText();
  const { bubbles, isMultiple, kind, why } = doubt;
  const [values, setValues] = useState<readonly string[]>(doubt.values);
  const toggle = (value: string) => {
    if (!isMultiple) setValues(values.includes(value) ? [] : [value]);
    else setValues(bubbles.map((one) => one.value).filter((one) => values.includes(one) !== (one === value)));
  };
  const use = () => onAnswer({ kind: 'values', values: [...values] });
  const mayUse = !isBusy && (isMultiple || values.length <= 1);
  usePageKeys(({ key }) => {
    if (key === 'Enter' && mayUse) {
      use();
      return true;
    }
    const bubble =
      kind === 'optional' ? bubbles[Number(key) - 1] : bubbles.find(({ value }) => value === key.toUpperCase());
    if (!bubble) return false;
    toggle(bubble.value);
    return true;
  });
  return (
    <Stack>
      <h3>{t('marking.scans.seen')}</h3>
      <p className="note">{t(`marking.scans.why.${why ?? 'null'}`)}</p>
      <Row wrap role="group" aria-label={t('marking.scans.values')}>
        {bubbles.map(({ value, shown, fullness }) => (
          <Chip key={value} selected={values.includes(value)} onClick={() => toggle(value)}>
            <b>{shown || '■'}</b> <small className="note num">{fullness}%</small>
          </Chip>
        ))}
      </Row>
      {values.length === 0 && (
        <p className="note">{t(kind === 'optional' ? 'marking.scans.values.first' : 'marking.scans.values.none')}</p>
      )}
      <Button look="primary" wide busy={isBusy} disabled={!mayUse} onClick={use} aria-keyshortcuts="Enter">
        {t('marking.scans.values.use')} <kbd>Enter</kbd>
      </Button>
    </Stack>
  );
}
