import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isAllowed, type Holder } from '../common/permissions/access';
import { ServicesContext } from '../web/hooks';
import type { WebServices } from '../web/services';
import { Button } from './Button';
import { Can } from './Can';

const teacher: Holder = { category: 'teacher', permissions: new Set(['homework_tea']) };

/** What a teacher who holds homework_tea sees. */
function seen(part: React.ReactNode): string {
  const permissions: WebServices['permissions'] = {
    allows: (access) => isAllowed(access, teacher),
    has: (code) => teacher.permissions.has(code),
  };
  const services = { permissions } as WebServices;
  return renderToStaticMarkup(<ServicesContext.Provider value={services}>{part}</ServicesContext.Provider>);
}
const button = <Button>arrange</Button>;

it('shows its part to those who may', () => {
  expect(seen(<Can rule={['homework_tea', true]}>{button}</Can>)).toContain('arrange');
});

it('removes its part for those who may not', () => {
  expect(seen(<Can rule={['questionbank_tea']}>{button}</Can>)).toBe('');
});

it('removes its part when a further condition does not hold', () => {
  expect(seen(<Can rule={['homework_tea', false]}>{button}</Can>)).toBe('');
});

it('disables its part where that is asked for', () => {
  const part = seen(
    <Can rule={['questionbank_tea']} disable>
      {button}
    </Can>,
  );
  expect(part).toContain('disabled');
  expect(part).toContain('arrange');
});
