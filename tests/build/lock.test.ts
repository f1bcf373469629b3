// `npm ci` installs on every platform that packages have binaries for, only when the lock file lists them all. A registry
// that mirrors a part of them makes `npm install` drop the rest silently, and the next fresh clone does not install.
import fs from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../host/build/paths.mjs';

interface Locked {
  readonly version: string;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const lock = JSON.parse(fs.readFileSync(inRoot('package-lock.json'), 'utf8')) as { packages: Record<string, Locked> };

test('every optional package of every package is locked', () => {
  const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});

test('packages of package.json have exact versions', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    fs.readFileSync(inRoot('package.json'), 'utf8'),
  );
  const all: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
});
