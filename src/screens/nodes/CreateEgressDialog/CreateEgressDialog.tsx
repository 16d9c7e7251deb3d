import { Notice } from '../../../components/Notice/Notice.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import { invalidEntryText } from '../../../domain/node/nodeRules.ts';
import { rangeNotes } from '../../../domain/node/rangeNotes.ts';
import { egressDraft, egressProblems, rangesOf, type EgressForm } from '../../../domain/node/roleForms.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type Problems } from '../../../domain/text/messages.ts';
import { FormDialog, type DialogForm } from '../../editor/FormDialog/FormDialog.tsx';
import { ReachImpactOf } from '../../actions/ReachImpact/ReachImpact.tsx';
import { creationObstacle, type RoleFormInput } from '../../../domain/actions/roleControl.ts';

export function createEgressView({ node, form, isSaving, context }: RoleFormInput<EgressForm>) {
  const network = context.networks.get(node.network);
  return {
    obstacle: isSaving ? undefined : creationObstacle(node, 'egress', context),
    nodeName: node.name,
    netid: node.network,
    change: {
      kind: 'editNode' as const,
      nodeId: node.id,
      fields: { isEgressGateway: true, egressRanges: egressDraft(form).ranges, egressNat: form.isNatOn },
    },
    problems: egressProblems(form),
    wrongRange: invalidEntryText('egressRanges', rangesOf(form)),
    warnings: rangeNotes(rangesOf(form), {
      node,
      nodes: context.nodes,
      clients: [],
      network,
      networks: [...context.networks.values()],
    }),
  };
}

type CreateEgressDialogProps = {
  form: DialogForm<EgressForm>;
  view: ReturnType<typeof createEgressView>;
};

/** Dialog that makes a node an egress gateway, with ranges, interface and NAT. */
export function CreateEgressDialog({ form, view }: CreateEgressDialogProps) {
  const { nodeName, netid, obstacle } = view;
  return (
    <FormDialog
      title="Create egress gateway"
      lead={
        <>
          <Identifier isStrong>{nodeName}</Identifier> will route these ranges for all peers in{' '}
          <Identifier>{netid}</Identifier>.
        </>
      }
      submitLabel={labels.action.create}
      form={{ ...form, obstacle }}
      isValid={!hasProblems(view.problems)}
    >
      {(hasTried) => (
        <>
          {obstacle !== undefined && <Notice tone="warning" fact={obstacle} />}
          <Fields form={form} view={view} problems={hasTried ? view.problems : {}} />
          {!hasProblems(view.problems) && <ReachImpactOf netid={netid} change={view.change} />}
        </>
      )}
    </FormDialog>
  );
}

type FieldsProps = CreateEgressDialogProps & {
  problems: Problems<'ranges' | 'interfaceName'>;
};

function Fields({ form: { value, change }, view: { wrongRange, warnings }, problems }: FieldsProps) {
  return (
    <>
      <TextField
        label="Egress gateway ranges"
        format="comma-separated"
        value={value.ranges}
        onChange={(ranges) => change({ ranges })}
        error={problems.ranges && messages[problems.ranges]}
        errorDetail={wrongRange}
        hint="IPv4 or IPv6 with a prefix: 10.48.0.0/16, fd42:48::/64"
        warnings={warnings}
        isMultiline
        isMono
        isRequired
        autoComplete="off"
        autoFocus
      />
      <TextField
        label="Interface"
        format="for example, eth0"
        value={value.interfaceName}
        onChange={(interfaceName) => change({ interfaceName })}
        error={problems.interfaceName && messages[problems.interfaceName]}
        hint="On Linux, run “ip route” to list interfaces"
        isMono
        isRequired
        autoComplete="off"
      />
      <Switch
        isSelected={value.isNatOn}
        onChange={(isNatOn) => change({ isNatOn })}
        description="Hosts in these ranges see the gateway’s address instead of the peer’s"
      >
        Enable NAT for egress traffic
      </Switch>
    </>
  );
}
