import { FormattedMessage } from 'react-intl';
import { classNames } from 'edutech/core/ui/rules/class-names';

export const importSteps = ['template', 'upload', 'check', 'confirm'] as const;

/** The four steps of an import, with the one that is at hand. */
export function Steps({ at }: { at: (typeof importSteps)[number] }) {
  const current = importSteps.indexOf(at);
  return (
    <ol className="organisation-steps">
      {importSteps.map((step, index) => (
        <li
          key={step}
          className={classNames('organisation-step', index < current && 'organisation-step-done')}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="num">{index + 1}</span>
          <FormattedMessage id={`organisation.rosters.step.${step}`} />
        </li>
      ))}
    </ol>
  );
}
