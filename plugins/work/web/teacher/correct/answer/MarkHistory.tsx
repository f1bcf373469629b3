import type { Id } from 'edutech/core/common/ids';
import { cityMinute } from 'edutech/core/common/time/city-time';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { markHistory } from '../../../../api/marking';

interface MarkHistoryProps {
  readonly attemptId: Id;
  readonly itemId: Id;
  readonly onClose: () => void;
}

/** Every mark that an answer was given, by whom and how: what a colleague's mark took the place of stands here. */
export function MarkHistory(props: MarkHistoryProps) {
  const t = useText();
  return (
    <SideDrawer title={t('work.correct.history')} onClose={props.onClose}>
      <Marks {...props} />
    </SideDrawer>
  );
}

function Marks({ attemptId, itemId }: MarkHistoryProps) {
  const t = useText();
  const { data: found, error, again } = useAsked(markHistory, { attemptId, itemId });
  return (
    <div className="form-body">
      <ListStates
        loading={found === undefined}
        error={error}
        onRetry={again}
        count={found?.length ?? 0}
        empty={{ title: t('work.correct.history.none') }}
        skeleton="text"
      >
        <table className="work-changes wide t-13">
          <thead>
            <tr>
              {(['when', 'who', 'how', 'before', 'after'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`work.correct.history.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {found?.map(({ markId, at, by, why, round, before, after }) => (
              <tr key={markId}>
                <td>
                  <time dateTime={at}>{cityMinute(new Date(at))}</time>
                </td>
                <td>{by}</td>
                <td>
                  {t(`work.correct.why.${before === after ? 'words' : why}`)}
                  {round > 0 && (
                    <>
                      {' · '}
                      {t('work.correct.round', { round })}
                    </>
                  )}
                </td>
                <td className="num">{before ?? '–'}</td>
                <td className="num">{after ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ListStates>
    </div>
  );
}
