import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { catchUp, keepMine, takeTheirs, type Edit } from '../../../domain/edit/edit.ts';
import type { KeptValue } from '../../../domain/edit/keptValues.ts';
import type { Failure } from '../../../domain/failure.ts';
import { valueOf } from '../../../domain/loadable.ts';
import type { Node } from '../../../domain/node/node.ts';
import { unlockedEdit, type NodeEditContext } from '../../../domain/node/nodeEdit.ts';
import { nodeFields, nodeForm, type NodeForm } from '../../../domain/node/nodeForm.ts';
import { NodeEditScreen } from '../../../screens/nodes/NodeEditScreen/NodeEditScreen.tsx';
import { nodeEditView } from '../../../screens/nodes/NodeEditScreen/nodeEditView.ts';
import { nodeKey } from '../../../screens/nodes/nodeKey.ts';
import { saveNode } from '../../flows/editNode.ts';
import { refreshNodes } from '../../flows/refreshNodes.ts';
import { LeaveGuard } from '../../forms/LeaveGuard.tsx';
import { useForm } from '../../forms/useForm.ts';
import { clock } from '../../stores/clock.ts';
import { networksStore } from '../../stores/networks.ts';
import { nodeDrafts } from '../../stores/nodeDrafts.ts';
import { serverConfigStore } from '../../stores/serverConfig.ts';

/** What came of the last attempt to save; over with the next change. */
type Outcome = { readonly failure?: Failure; readonly kept?: readonly KeptValue<NodeForm>[] };

/** The form of a node that is there, or was when the form was opened. */
export function NodeEditForm({ node, isGone }: { node: Node; isGone: boolean }) {
  const { data: networks } = useSnapshot(networksStore);
  const { data: config } = useSnapshot(serverConfigStore);
  const { now } = useSnapshot(clock);
  const form = useForm(nodeDrafts, nodeKey(node), nodeForm(node));
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({});

  const network = valueOf(networks)?.find(({ netid }) => netid === node.network);
  const context: NodeEditContext = {
    node,
    network,
    server: { isRceOn: valueOf(config)?.isRceOn ?? false },
  };
  const current = nodeForm(node);

  async function save() {
    setIsSaving(true);
    const result = await saveNode(node, unlockedEdit(form.edit, context));
    setIsSaving(false);
    if (result.ok) {
      form.discard(result.value.form);
      setOutcome({ kept: result.value.kept });
    } else if (result.error.kind !== 'superseded') {
      setOutcome({ failure: result.error });
    }
  }

  const decide = (edit: Edit<NodeForm>) => {
    setOutcome({});
    form.replace(edit);
  };

  return (
    <>
      <NodeEditScreen
        view={nodeEditView({
          ...context,
          node,
          isGone,
          edit: form.edit,
          isSaving,
          failure: outcome.failure,
          kept: outcome.kept,
          now: now / 1000,
        })}
        on={{
          change: (changes) => {
            setOutcome({});
            form.change(changes);
          },
          discard: () => {
            setOutcome({});
            form.discard();
          },
          save,
          keepMine: (field) => decide(keepMine(form.edit, current, field)),
          takeTheirs: (field) => decide(takeTheirs(form.edit, current, field)),
          catchUp: () => decide(catchUp(form.edit, current, nodeFields)),
          retry: () => void refreshNodes(),
        }}
      />
      <LeaveGuard form={form} />
    </>
  );
}
