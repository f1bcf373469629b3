import { Button } from 'edutech/core/ui/Button';
import { Panel } from 'edutech/core/ui/Card';
import { Row } from 'edutech/core/ui/layout/Row';
import { Stack } from 'edutech/core/ui/layout/Stack';
import { langOf } from 'edutech/core/ui/rules/lang-of';
import { DataTable } from 'edutech/core/ui/table/DataTable';
import type { Column } from 'edutech/core/ui/table/rules/columns';
import { useText } from 'edutech/core/web/hooks';
import type { Suggested } from '../../../api';
import { Decimal } from './Decimal';

interface SuggestedAnswersProps {
  readonly question: Suggested;
  readonly onOpen: (answerId: string) => void;
}

type Differing = Suggested['differing'][number];

/** Answers on which people and the service differ, and those with one mistake; what is said is a stranger's text. */
export function SuggestedAnswers({ question, onOpen }: SuggestedAnswersProps) {
  const t = useText();
  const { label, isTrusted, differing, groups } = question;
  if (!isTrusted) return <p className="note">{t('marking.suggest.low', { label })}</p>;
  const columns: Column<Differing>[] = [
    { id: 'code', title: t('marking.answers.code'), cell: ({ code }) => <b className="num">{code}</b>, width: '120px' },
    {
      id: 'blind',
      title: t('marking.suggest.given'),
      cell: ({ blind }) => <Decimal value={blind} />,
      width: '96px',
      align: 'end',
    },
    {
      id: 'suggested',
      title: t('marking.suggest.points'),
      cell: ({ suggested }) => <Decimal value={suggested} />,
      width: '108px',
      align: 'end',
    },
    {
      id: 'fault',
      title: t('marking.suggest.fault'),
      cell: ({ fault }) => <span lang={langOf(fault)}>{fault || '–'}</span>,
      main: true,
    },
  ];
  return (
    <Stack gap={4}>
      <DataTable
        name="marking.suggested"
        label={t('marking.suggest.differing', { label })}
        columns={columns}
        rows={differing}
        keyOf={({ answerId }) => answerId}
        nameOf={({ code }) => code}
        acts={({ answerId }) => (
          <Button size="small" onClick={() => onOpen(answerId)}>
            {t('marking.answers.open')}
          </Button>
        )}
        empty={{ title: t('marking.suggest.differing.none') }}
      />
      {groups.length > 0 && (
        <Panel title={t('marking.suggest.groups')}>
          <Stack as="ul" gap={3} className="card-body">
            {groups.map(({ title, answers, least, most }) => (
              <Stack as="li" key={title} gap={1}>
                <Row wrap>
                  <b lang={langOf(title)}>{title}</b>
                  <span className="note">{t('marking.suggest.group', { count: answers.length, least, most })}</span>
                </Row>
                <Row wrap gap={2}>
                  {answers.map(({ answerId, code }) => (
                    <button key={answerId} type="button" className="chip" onClick={() => onOpen(answerId)}>
                      {code}
                    </button>
                  ))}
                </Row>
              </Stack>
            ))}
          </Stack>
        </Panel>
      )}
    </Stack>
  );
}
