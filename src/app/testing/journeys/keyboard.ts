import { expect, screen, waitFor, type userEvent as userEvents } from 'storybook/test';

export type Keyboard = {
  press: (keys: string) => Promise<void>;
  /** Tabs to an element. Arrow keys move through the rows of a table. */
  tabTo: (role: string, name: string | RegExp) => Promise<void>;
  /** Waits until the console moves the focus to an element. */
  hasFocus: (role: string, name: string | RegExp) => Promise<void>;
  showsText: (text: string | RegExp) => Promise<void>;
};

const isBefore = (a: Node, b: Node) =>
  (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Higher than the number of tab stops on any page. */
const maxSteps = 250;

export function keyboardOf(user: ReturnType<typeof userEvents.setup>): Keyboard {
  // Dialogs are last in the document, after elements with the same name on the page below.
  const found = async (role: string, name: string | RegExp) => {
    const [last] = (await screen.findAllByRole(role, { name })).slice(-1);
    if (!last) throw new Error(`No ${role} ${name}`);
    return last;
  };
  return {
    press: (keys) => user.keyboard(keys),
    async tabTo(role, name) {
      const target = await found(role, name);
      await waitFor(() => expect(target).not.toHaveAttribute('aria-disabled', 'true'));
      for (let step = 0; step < maxSteps && document.activeElement !== target; step += 1) {
        const from = document.activeElement;
        // Within a row, an arrow key would open a menu.
        if (from?.matches('tr') && target.closest('tbody') === from.parentElement && !from.contains(target)) {
          await user.keyboard(isBefore(from, target) ? '{ArrowDown}' : '{ArrowUp}');
        }
        if (document.activeElement === from) await user.tab();
      }
      await expect(target).toHaveFocus();
    },
    hasFocus: async (role, name) => waitFor(async () => expect(await found(role, name)).toHaveFocus()),
    showsText: async (text) => expect(await screen.findByText(text)).toBeVisible(),
  };
}
