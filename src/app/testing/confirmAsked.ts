import { carryOut } from '../flows/act.ts';
import { askedStore, closeAsked } from '../stores/asked.ts';

/** Agrees to the question that the frame asks. */
export async function confirmAsked(): Promise<void> {
  const { asked } = askedStore;
  if (!asked) throw new Error('Nothing is asked');
  closeAsked();
  await carryOut(asked, []);
}
