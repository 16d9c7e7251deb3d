/**
 * Which origins the page's security policy does not let it call. The browser tells by an event alone: the call itself
 * fails like one that nothing answers, and fails first. A policy stays for as long as its page does.
 */
export function watchPolicy(page: EventTarget): (origin: string) => Promise<boolean> {
  const blocked = new Set<string>();
  page.addEventListener('securitypolicyviolation', (event) => {
    // A policy that only reports lets the call through.
    if (!isViolation(event) || event.disposition !== 'enforce') return;
    const { effectiveDirective, blockedURI } = event;
    if (effectiveDirective === 'connect-src' && URL.canParse(blockedURI))
      blocked.add(new URL(blockedURI).origin);
  });
  return async (origin) => {
    await new Promise((resolve) => setTimeout(resolve));
    return blocked.has(origin);
  };
}

function isViolation(event: Event): event is SecurityPolicyViolationEvent {
  return 'effectiveDirective' in event && 'blockedURI' in event;
}
