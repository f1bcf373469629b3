import { FormattedNumber } from 'react-intl';
import { SideDrawer } from 'edutech/core/ui/form/SideDrawer';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { ListStates } from 'edutech/core/ui/states/ListStates';
import { Tag } from 'edutech/core/ui/Tag';
import { useAsked } from 'edutech/core/web/asking/use-asked';
import { useText } from 'edutech/core/web/hooks';
import { studentMap } from '../../api';
import { stateTones } from '../shared/states';

interface StudentDrawerProps {
  readonly wish: { readonly classId: string; readonly subjectId: string };
  readonly studentId: string;
  readonly onClose: () => void;
}

/** What one student knows, the weakest points first; only teachers of the class open it. */
export function StudentDrawer({ wish: { classId, subjectId }, studentId, onClose }: StudentDrawerProps) {
  const t = useText();
  const { data, error, again } = useAsked(studentMap, { classId, subjectId, studentId });
  return (
    <SideDrawer
      title={data ? <span lang={langOf(data.name)}>{data.name}</span> : t('situation.student')}
      onClose={onClose}
    >
      <Stack packed className="form-body">
        <p className="note">{t('situation.student.note')}</p>
        <ListStates
          loading={!data && !error}
          error={error}
          onRetry={again}
          count={data?.points.length ?? 0}
          empty={{ title: t('situation.student.none') }}
          skeleton="text"
        >
          <ul className="ruled-list">
            {data?.points.map(({ pointId, name, state, value, answers, missing, confidence }) => (
              <Row as="li" key={pointId} gap={3} className="pad-y-2">
                <span className="grow">
                  <span lang={langOf(name)}>{name}</span>
                  <small className="block fine">
                    {state === 'few'
                      ? t('situation.student.few', { answers, missing })
                      : t('situation.student.counted', {
                          answers,
                          confidence: t(`situation.confidence.${confidence}`),
                        })}
                  </small>
                </span>
                {state !== 'few' && (
                  <b className="num">
                    <FormattedNumber value={value} style="percent" maximumFractionDigits={0} />
                  </b>
                )}
                <Tag tone={stateTones[state]}>{t(`situation.state.${state}`)}</Tag>
              </Row>
            ))}
          </ul>
        </ListStates>
      </Stack>
    </SideDrawer>
  );
}
