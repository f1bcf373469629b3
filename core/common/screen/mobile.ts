const mobileAgents = /Android|iPhone|iPad|iPod|Mobile|HarmonyOS|MicroMessenger|Windows Phone/i;

/** True on phones and tablets: by `platform=mobile` in the address, or by the words of the user agent (portal.md section 9). */
export const isMobile = (search: URLSearchParams, userAgent: string): boolean =>
  search.get('platform') === 'mobile' || mobileAgents.test(userAgent);
