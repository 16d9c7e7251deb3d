import { needsForm, type Act } from '../../../domain/actions/action.ts';
import type { NodePaths } from '../../../screens/nodes/nodePaths.ts';
import { useOpenDialog } from '../../shell/useDialogAddress.ts';
import { ask } from '../../stores/asked.ts';

/** Opens the form of a role that needs one, and asks before other actions. */
export function useAct(places: NodePaths): Act {
  const open = useOpenDialog();
  return (actions, options) => {
    const [action] = actions;
    if (!action || !needsForm(action)) return ask(actions, options);
    const { node, role } = action;
    open(role === 'egress' ? places.createEgress(node) : places.createRelay(node));
  };
}
