import { asSystem } from 'edutech/core/server/actor';
import { pageInfo } from 'edutech/core/server/data/paging';
import { nameIn } from 'edutech/core/server/organisation/wire';
import type { Handlers } from 'edutech/core/server/call';
import type { Organisation } from 'edutech/core/server/organisation/organisation';
import type * as api from '../../api/shared-computers';
import type { AccountServices } from '../account-services';
import { deviceSince } from '../class-code/devices';
import { changeComputers } from './shared-computers';
import { countComputers, selectComputerPage } from './shared-computers.queries';

type Parts = Pick<AccountServices, 'audit' | 'database'> & { readonly organisation: Organisation };
type ComputerHandlers = Pick<Handlers<typeof api>, 'adminComputers' | 'removeComputers' | 'restoreComputers'>;

const system = asSystem('an administrator looks after shared computers');

/** Shared computers for administrators of their schools, whoever registered them. */
export const administeredComputers = ({ audit, database, organisation }: Parts): ComputerHandlers => {
  const change =
    (isBack: boolean): ComputerHandlers['removeComputers'] =>
    async ({ actor, client, input, now }) => {
      await database.write(system, async (db) => {
        const schoolIds = (await organisation.schoolsUnder(db, actor)).map(({ id }) => id);
        const by = { actor, address: client.address, now };
        await changeComputers({ audit }, db, by, { schoolIds, ids: input.computers, isBack });
      });
      return null;
    };
  return {
    adminComputers: async ({ db, actor, input, language, now }) => {
      const under = await organisation.schoolsUnder(db, actor);
      const schools = under.map(({ id, name, nameEn }) => ({ id, name: nameIn(language, name, nameEn) }));
      const names = new Map(schools.map(({ id, name }) => [id, name]));
      const schoolIds = [...names.keys()].filter((id) => !input.schoolId || id === input.schoolId);
      const filter = { ...input, schoolIds, since: deviceSince(now) };
      const [rows, total] = await database.read(system, async (whole) => [
        await selectComputerPage(whole, filter),
        await countComputers(whole, filter),
      ]);
      return {
        schools,
        items: rows.map(({ id, schoolId, name, by, registeredAt }) => ({
          computer: id,
          name,
          by,
          registeredAt: registeredAt.getTime(),
          schoolName: names.get(schoolId) ?? '',
        })),
        page: pageInfo(input, total),
      };
    },
    removeComputers: change(false),
    restoreComputers: change(true),
  };
};
