import { useCall, useText } from 'edutech/core/web/hooks';
import { trySource } from '../../api';
import { TrialPanel } from '../../kit/ui/trial/TrialPanel';
import { sentService, type SourceValues } from './source-values';

/** Reads a little by what is typed, saved or not, and shows each step. Nothing is imported. */
export function SourceTrial({ values }: { readonly values: SourceValues }) {
  const t = useText();
  const call = useCall();
  return (
    <TrialPanel
      title={t('organisation.source.try')}
      act={t('organisation.source.try.act')}
      icon="Play"
      words="organisation.source.step"
      run={() => call(trySource, sentService(values), { quiet: true })}
    >
      <p className="muted size-13">{t('organisation.source.try.hint')}</p>
    </TrialPanel>
  );
}
