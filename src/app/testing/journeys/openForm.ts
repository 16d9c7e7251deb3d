import { screen, waitFor, type userEvent } from 'storybook/test';
import type { FormCase } from './allForms.ts';

type Input = HTMLInputElement | HTMLTextAreaElement;
type User = ReturnType<typeof userEvent.setup>;

let container = 'form';

/** Selects the element that contains the form, for example a dialog instead of the page below. */
export function setFormContainer(selector: string): void {
  container = selector;
}

export function fields(): readonly Input[] {
  return [...(document.querySelector(container)?.querySelectorAll('input, textarea') ?? [])]
    .filter((field) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
    .filter(({ disabled, readOnly }) => !disabled && !readOnly)
    .filter(({ type, placeholder }) => type !== 'search' && !/search|find|filter/i.test(placeholder));
}

const isTicked = (field: Input) => field instanceof HTMLInputElement && field.checked;

export const fieldValues = () => fields().map((field) => `${field.value} ${isTicked(field)}`);

export function focusPosition() {
  const index = fields().findIndex((field) => field === document.activeElement);
  const field = fields()[index];
  const isText = field && ['text', 'textarea', 'password'].includes(field.type);
  return { index, caret: isText ? field.selectionStart : null };
}

/** Fills in the form and moves the caret into the last text. */
export async function fillIn(user: User, { at, input }: FormCase): Promise<void> {
  if (input.tick instanceof RegExp) {
    await user.click(await screen.findByRole('checkbox', { name: input.tick }));
    return;
  }
  for (const [label, text] of Object.entries(input)) {
    const field = await waitFor(() => fieldCalled(label, at));
    await user.clear(field);
    await user.type(field, text);
  }
  await user.keyboard('{ArrowLeft}');
}

/** Throws while the previous page is still shown. */
function fieldCalled(label: string, at: string): Input {
  const field = fields().find(({ labels }) => labels?.[0]?.textContent.startsWith(label));
  if (!field) throw new Error(`No field ${label} at ${at}`);
  return field;
}

export async function submitForm(user: User, { submit, confirm }: FormCase): Promise<void> {
  await user.click(await screen.findByRole('button', { name: submit }));
  if (confirm === undefined) return;
  await user.click(await waitFor(() => buttonInDialog(confirm)));
}

/** Ignores buttons with the same name on the page below. Throws while the dialog isn't open. */
function buttonInDialog(name: string): Element {
  const buttons = screen.getAllByRole('button', { name });
  const button = buttons.find((candidate) => candidate.closest('[role$=dialog]'));
  if (!button) throw new Error(`No dialog has a button ${name}`);
  return button;
}
