import { screen, waitFor, type userEvent } from 'storybook/test';
import type { FormCase } from './everyForm.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;
type User = ReturnType<typeof userEvent.setup>;

let around = 'form';

/** Says where the form is looked for: what lies under a dialog is not meant. */
export function lookForFormIn(selector: string): void {
  around = selector;
}

/** The fields that a person can fill in. */
export function fields(): readonly Input[] {
  return [...(document.querySelector(around)?.querySelectorAll('input, textarea') ?? [])]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter(({ disabled, readOnly }) => !disabled && !readOnly)
    .filter(({ type, placeholder }) => type !== 'search' && !/search|find|filter/i.test(placeholder));
}

const isTicked = (field: Input) => field instanceof HTMLInputElement && field.checked;

/** What stands in the form. */
export const content = () => fields().map((field) => `${field.value} ${isTicked(field)}`);

/** Where the person is in it. */
export function place() {
  const at = fields().findIndex((field) => field === document.activeElement);
  const field = fields()[at];
  const isText = field && ['text', 'textarea', 'password'].includes(field.type);
  return { at, caret: isText ? field.selectionStart : null };
}

/** Fills the form in, and steps back into the middle of the last text. */
export async function fillIn(user: User, { at, typed }: FormCase): Promise<void> {
  if (typed.tick instanceof RegExp) {
    await user.click(await screen.findByRole('checkbox', { name: typed.tick }));
    return;
  }
  for (const [label, text] of Object.entries(typed)) {
    const field = await waitFor(() => fieldCalled(label, at));
    await user.clear(field);
    await user.type(field, text);
  }
  await user.keyboard('{ArrowLeft}');
}

/** The page that was left may still stand, with fields of its own. */
function fieldCalled(label: string, at: string): Input {
  const field = fields().find((one) => one.labels?.[0]?.textContent.startsWith(label));
  if (!field) throw new Error(`There is no field ${label} at ${at}`);
  return field;
}

export async function send(user: User, { submit, agree }: FormCase): Promise<void> {
  await user.click(await screen.findByRole('button', { name: submit }));
  if (agree === undefined) return;
  await user.click(await waitFor(() => buttonInDialog(agree)));
}

/** The page behind may have one of the same name until the dialog is there. */
function buttonInDialog(name: string): Element {
  const button = screen.getAllByRole('button', { name }).find((one) => one.closest('[role$=dialog]'));
  if (!button) throw new Error(`No dialog has a button ${name}`);
  return button;
}
