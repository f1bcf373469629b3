// Loaded before tests: a worker thread that runs from its source imports as our sources do, without the ending of a file's name.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const isOurs = /^\.{1,2}\//.test(specifier) && context.parentURL?.endsWith('.ts') && !/\.[cm]?[jt]s$/.test(specifier);
    return next(isOurs ? `${specifier}.ts` : specifier, context);
  },
});
