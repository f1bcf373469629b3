import type { LandingRule } from 'edutech/core/common/addresses/landing';
import type { Deployment } from 'edutech/core/web/services';
import type { Plugin } from './plugin-set';

/** A landing rule with its plugin, whose web half makes its checks and whose options hold its addresses. */
export type OwnedRule = LandingRule & { readonly plugin: Plugin };

/** The landing rules that count: those of plugins that run here and are switched on. */
export const landingRulesOf = (
  plugins: readonly Plugin[],
  deployment: Pick<Deployment, 'isOn'>,
): readonly OwnedRule[] =>
  plugins
    .filter(({ id }) => deployment.isOn(id))
    .flatMap((plugin) => (plugin.manifest.landing ?? []).map((rule) => ({ ...rule, plugin })));
