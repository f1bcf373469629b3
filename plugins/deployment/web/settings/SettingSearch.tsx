import { Button } from 'edutech/core/ui/Button';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { useText } from 'edutech/core/web/hooks';

interface SettingSearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** Names of the nearest settings, where none has the words. */
  readonly nearest: readonly string[];
}

/** Looks through all settings of the level, by name, meaning and value. */
export function SettingSearch({ typed, onType, nearest }: SettingSearchProps) {
  const t = useText();
  return (
    <Stack as="search" className="deployment-search">
      <input
        className="input"
        type="search"
        size={32}
        value={typed}
        aria-label={t('deployment.change.search')}
        placeholder={t('deployment.change.search.hint')}
        maxLength={60}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {nearest.length > 0 && (
        <Row wrap role="status" className="size-13">
          {t('deployment.change.search.none')}
          {nearest.map((name) => (
            <Button key={name} size="small" look="soft" onClick={() => onType(t(`deployment.setting.${name}`))}>
              {t(`deployment.setting.${name}`)}
            </Button>
          ))}
          <Button size="small" look="quiet" onClick={() => onType('')}>
            {t('deployment.change.search.clear')}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
