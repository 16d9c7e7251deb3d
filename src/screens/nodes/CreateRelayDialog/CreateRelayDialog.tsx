import { CheckboxList } from '../../../components/CheckboxList/CheckboxList.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { addressesOf } from '../../../domain/addresses.ts';
import {
  relayCandidates,
  relayedNodes,
  relayProblems,
  relayRiskText,
  type RelayForm,
} from '../../../domain/node/roleForms.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import { FormDialog, type DialogForm } from '../../editor/FormDialog/FormDialog.tsx';
import { ReachImpactOf } from '../../actions/ReachImpact/ReachImpact.tsx';
import { creationObstacle, type RoleFormInput } from '../../../domain/actions/roleControl.ts';

export function createRelayView({ node, form, isSaving, context }: RoleFormInput<RelayForm>) {
  const candidates = relayCandidates(node, context.nodes);
  const relayed = relayedNodes(form, candidates);
  return {
    obstacle: isSaving ? undefined : creationObstacle(node, 'relay', context),
    nodeName: node.name,
    netid: node.network,
    change: {
      kind: 'editNode' as const,
      nodeId: node.id,
      fields: { isRelay: true, relayAddresses: relayed.flatMap(addressesOf) },
    },
    choices: candidates.map(({ node: { id, name, address, address6 }, obstacle }) => ({
      id,
      label: name,
      detail: address || address6,
      ...(obstacle && { disabledReason: obstacle }),
    })),
    chosen: new Set(relayed.map(({ id }) => id)),
    problems: relayProblems(relayed),
  };
}

type CreateRelayDialogProps = { form: DialogForm<RelayForm>; view: ReturnType<typeof createRelayView> };

/** Dialog that makes a node a relay for the selected nodes. */
export function CreateRelayDialog({ form, view }: CreateRelayDialogProps) {
  const { nodeName, netid, change, choices, chosen, problems, obstacle } = view;
  return (
    <FormDialog
      title={`Make ${nodeName} a relay`}
      lead="The selected nodes will reach the network only through this node."
      submitLabel={labels.action.create}
      form={{ ...form, obstacle }}
      isValid={!hasProblems(problems)}
    >
      {(hasTried) => (
        <>
          {obstacle !== undefined && <Notice tone="warning" fact={obstacle} />}
          <CheckboxList
            label="Nodes to relay"
            items={choices}
            selected={chosen}
            onChange={(ids) => form.change({ selected: [...ids] })}
            filterLabel="Filter by name or address"
            error={hasTried && problems.relayed ? messages[problems.relayed] : undefined}
            hint="Server nodes can’t be relayed and aren’t listed."
            isRequired
          />
          {chosen.size > 0 && <Notice tone="warning" fact={relayRiskText(nodeName, chosen.size)} />}
          {chosen.size > 0 && <ReachImpactOf netid={netid} change={change} />}
        </>
      )}
    </FormDialog>
  );
}
