/**
 * Detects origins that the page’s security policy blocks. The browser reports them only in an event, which follows the
 * failed call. The call itself fails like one without a response.
 */
export function watchPolicy(page: EventTarget): (origin: string) => Promise<boolean> {
  const blocked = new Set<string>();
  page.addEventListener('securitypolicyviolation', (event) => {
    // A report-only policy doesn’t block the call.
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
