import { useLocation } from 'react-router';
import { Tabs } from 'edutech/core/ui/navigation/Tabs';
import { ErrorState } from 'edutech/core/ui/states/ErrorState';
import { Skeletons } from 'edutech/core/ui/states/Skeletons';
import { changed } from 'edutech/core/ui/table/rules/list-address';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { type CallDetail, type CallLine, readCall } from '../../api';
import { CopyLine } from '../shared/CopyLine';
import { Side } from '../shared/Side';
import { CallAbout } from './CallAbout';
import { CallErrors } from './CallErrors';
import { CallFields } from './CallFields';

const parts = ['about', 'given', 'answered', 'errors'] as const;
type Part = (typeof parts)[number];

/** One call: what it is for and who may call it, what it takes, answers and refuses with. */
export function CallSide({ line }: { readonly line: CallLine }) {
  const { data, error, again } = useAsked(readCall, { id: line.id });
  return (
    <Side title={line.id} note={line.summary}>
      <div className="pad-x-4">
        <CopyLine text={`${line.method} ${line.address}`} />
      </div>
      {error ? <ErrorState error={error} onRetry={again} /> : data ? <Parts call={data} /> : <Skeletons shape="text" />}
    </Side>
  );
}

function Parts({ call }: { readonly call: CallDetail }) {
  const t = useText();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const part: Part = parts.find((one) => one === query.get('part')) ?? 'about';
  const counts = { given: call.given.length, answered: call.answered.length, errors: call.errors.length };
  return (
    <>
      <Tabs
        label={t('deployment.calls.parts')}
        current={part}
        items={parts.map((one) => ({
          id: one,
          label: t(`deployment.calls.part.${one}`),
          to: changed(query, { part: one }),
          ...(one !== 'about' && { count: counts[one] }),
        }))}
      />
      <div className="deployment-part pad-t-3 pad-x-4 pad-b-4">
        {part === 'about' && <CallAbout call={call} />}
        {part === 'given' && <CallFields fields={call.given} none="deployment.calls.nothingGiven" />}
        {part === 'answered' && <CallFields fields={call.answered} none="deployment.calls.nothingAnswered" />}
        {part === 'errors' && <CallErrors errors={call.errors} />}
      </div>
    </>
  );
}
