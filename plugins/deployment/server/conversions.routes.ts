import { conversionStates } from 'edutech/plugins/media/kit/common/conversion-states';
import { notFound } from 'edutech/core/common/errors';
import type { Audit } from 'edutech/core/server/audit/audit';
import type { Conversions } from 'edutech/plugins/media/kit/server/conversions';
import {
  countConversions,
  selectConversions,
  type WatchedConversion,
} from 'edutech/plugins/media/kit/server/watch.queries';
import type { SingleHandler } from 'edutech/core/server/call';
import type { ConversionRow, convertAnew, listConversions } from '../api';
import { conversionKinds, conversionStateNames } from '../model/conversion-kinds';

export const list: SingleHandler<typeof listConversions> = async ({ db, input }) => {
  const { state, kind, page, pageLine: line } = input;
  const want = { ...(state && { state: conversionStates[state] }), ...(kind && { kind }) };
  const [rows, counted] = await Promise.all([
    selectConversions(db, { ...want, page, line }),
    countConversions(db, kind),
  ]);
  const countOf = (name: keyof typeof conversionStates) =>
    counted.find((row) => row.state === conversionStates[name])?.count ?? 0;
  const counts = { ready: countOf('ready'), converting: countOf('converting'), failed: countOf('failed') };
  const total = state ? counts[state] : counts.ready + counts.converting + counts.failed;
  return { items: rows.map(rowOf), total, counts };
};

const rowOf = (row: WatchedConversion): ConversionRow => ({
  ...row,
  kind: conversionKinds.find((kind) => row.recipe.startsWith(`${kind}-`)) ?? 'office',
  state: conversionStateNames.find((name) => conversionStates[name] === row.state) ?? 'failed',
  queuedAt: row.queuedAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  finishedAt: row.finishedAt?.toISOString() ?? null,
});

export const again =
  (conversions: Conversions, audit: Audit): SingleHandler<typeof convertAnew> =>
  async ({ db, actor, input: { sha256, recipe }, client }) => {
    if ((await conversions.again(db, sha256, recipe)) === 0) throw notFound('deployment.error.noConversion');
    await audit.record(db, actor, {
      act: 'deployment.convertAnew',
      objectKind: 'content',
      objectId: sha256.slice(0, 32),
      facts: { recipe },
      address: client.address,
    });
    return {};
  };
