// `node build.mjs build`: always builds, and says how long each part took.
import { build } from '../bundle/bundle.mjs';
import { registryFile } from '../plugins/registry.mjs';
import { step } from '../report.mjs';

/** @param {string[]} args --registry FILE, --development */
export async function run(args) {
  const options = { registry: registryFile(args), development: args.includes('--development') };
  await step(
    'build',
    () => build(options),
    (done) => done,
  );
}
