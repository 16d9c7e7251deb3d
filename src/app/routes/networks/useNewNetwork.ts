import { valueOf } from '../../../domain/loadable.ts';
import { autofill, withoutAutofill } from '../../../domain/network/autofill.ts';
import { newNetworkDraft } from '../../../domain/network/networkDraft.ts';
import { useForm } from '../../forms/useForm.ts';
import { networksStore } from '../../stores/records.ts';
import { newNetworkDrafts } from '../../stores/formDrafts.ts';

/**
 * The create form and its Autofill, which can be taken back: also a second one, to where the first began, and also after
 * the session has ended in between.
 */
export function useNewNetwork() {
  const form = useForm(newNetworkDrafts, 'network', newNetworkDraft);
  const fill = useForm(newNetworkDrafts, 'autofill', newNetworkDraft);

  return {
    fill: fill.edit,
    form: {
      ...form,
      discard: () => {
        fill.discard();
        form.discard();
      },
    },
    autofill: () => {
      const before = withoutAutofill(form.value, fill.edit);
      const after = autofill(before, valueOf(networksStore.data) ?? [], Math.random);
      fill.update(() => ({ before, after }));
      form.change(after);
    },
    undoAutofill: () => form.change(withoutAutofill(form.value, fill.edit)),
  };
}
