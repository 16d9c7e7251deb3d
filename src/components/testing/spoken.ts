/** Records what is announced from now on, oldest first. */
export function listen(): () => readonly string[] {
  const texts: string[] = [];
  const note = (records: MutationRecord[]) => {
    for (const { target, addedNodes } of records) {
      if (!(target instanceof HTMLOutputElement) || target.dataset['liveAnnouncer'] === undefined) continue;
      texts.push(...Array.from(addedNodes, ({ textContent }) => textContent ?? ''));
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    note(observer.takeRecords());
    return texts;
  };
}
