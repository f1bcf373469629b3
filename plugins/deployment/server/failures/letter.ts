import Type, { type Static } from 'typebox';
import { Id as IdOnWire } from 'edutech/core/common/wire/kinds';
import { failureReasons } from '../../model/failure';

const Told = Type.Object({ job: Type.String(), reason: Type.Enum([...failureReasons]), at: Type.String() });
/** What the job that writes a mail is given. */
export const Letter = Type.Object({ personId: IdOnWire, failures: Type.Array(Told) });

export type ToldFailure = Static<typeof Told>;
