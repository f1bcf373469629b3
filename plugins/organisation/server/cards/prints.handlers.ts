import { AppError, wireCodes } from 'edutech/core/common/errors';
import type { Id } from 'edutech/core/common/ids';
import type { Call } from 'edutech/core/server/call';
import type { Texts } from 'edutech/core/server/texts';
import { type PrintKind, selectPdf, selectPrint } from './cards.queries';

type PrintCall = Pick<Call<{ readonly id: Id }>, 'db' | 'input' | 'language'>;

/** How far a print is, and its file: of one kind only, as each kind is asked for by a right of its own. */
export const printHandlers = ({ texts }: { readonly texts: Texts }, kind: PrintKind) => ({
  show: async ({ db, input }: PrintCall) => {
    const { id, state, progress, cards } = await selectPrint(db, kind, input.id);
    return { id, state, progress, cards };
  },

  file: async ({ db, input, language }: PrintCall) => {
    const pdf = await selectPdf(db, kind, input.id);
    if (!pdf) throw new AppError('organisation.cards.error.gone', wireCodes.gone);
    const name = texts.say(language, `organisation.${kind}.title`);
    return { name: `${name}.pdf`, content: pdf.toString('base64') };
  },
});
