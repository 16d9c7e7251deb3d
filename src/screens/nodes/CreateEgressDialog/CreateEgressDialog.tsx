import { Grid } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { Identifier } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { Failure } from '../../../domain/failure.ts';
import type { Node } from '../../../domain/node/node.ts';
import { wrongEntryText } from '../../../domain/node/nodeFieldText.ts';
import { wrongEntry } from '../../../domain/node/nodeRules.ts';
import { egressProblems, rangeNotes, rangesOf, type EgressForm } from '../../../domain/node/roleForms.ts';
import { labels } from '../../../domain/text/labels.ts';
import { hasProblems, messages, type Problems } from '../../../domain/text/messages.ts';
import { failedText } from '../../../domain/text/refusalText.ts';
import { toasts } from '../../../domain/text/toasts.ts';
import { FormDialog, type FormDialogState } from '../../shared/FormDialog/FormDialog.tsx';
import { creationObstacle, type RoleSurroundings } from '../roles/roleControl.ts';

type CreateEgressView = FormDialogState & {
  readonly nodeName: string;
  readonly netid: string;
  readonly form: EgressForm;
  readonly problems: Problems<'ranges' | 'interfaceName'>;
  /** Which of the ranges the problem is about. */
  readonly wrongRange: string | undefined;
  /** Of the ranges. */
  readonly warnings: readonly string[];
};

export type CreateEgressInput = {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Of the last attempt. */
  readonly failure: Failure | undefined;
  readonly node: Node;
  readonly form: EgressForm;
  readonly around: Pick<RoleSurroundings, 'viewer' | 'networks'> & { readonly nodes: readonly Node[] };
};

export function createEgressView(input: CreateEgressInput): CreateEgressView {
  const { node, form, around, isSaving } = input;
  const network = around.networks.get(node.network);
  const wrong = wrongEntry('egressRanges', rangesOf(form));
  return {
    isDirty: input.isDirty,
    isSaving,
    failure: failedText(toasts.createEgress(), input.failure),
    // While it is being made, the node may already be known to be one.
    obstacle: isSaving ? undefined : creationObstacle(node, 'egress', around),
    nodeName: node.name,
    netid: node.network,
    form,
    problems: egressProblems(form),
    wrongRange: wrong === undefined ? undefined : wrongEntryText(wrong),
    warnings: rangeNotes(rangesOf(form), { node, nodes: around.nodes, network }),
  };
}

export type CreateEgressActions = {
  change: (changes: Partial<EgressForm>) => void;
  create: () => void;
  cancel: () => void;
};

export type CreateEgressDialogProps = { view: CreateEgressView; on: CreateEgressActions };

/** §2 `…/create-egress` */
export function CreateEgressDialog({ view, on }: CreateEgressDialogProps) {
  const { nodeName, netid, obstacle } = view;
  return (
    <FormDialog
      title="Create egress gateway"
      lead={
        <>
          <strong>
            <Identifier>{nodeName}</Identifier>
          </strong>{' '}
          will route these ranges for every peer in <Identifier>{netid}</Identifier>.
        </>
      }
      submitLabel={labels.action.create}
      state={view}
      isValid={!hasProblems(view.problems)}
      onSubmit={on.create}
      onCancel={on.cancel}
    >
      {(hasTried) => (
        <>
          {obstacle !== undefined && <Notice tone="warning" fact={obstacle} />}
          <Fields view={view} problems={hasTried ? view.problems : {}} onChange={on.change} />
        </>
      )}
    </FormDialog>
  );
}

type FieldsProps = {
  view: CreateEgressView;
  /** Those to be shown now. */
  problems: CreateEgressView['problems'];
  onChange: CreateEgressActions['change'];
};

function Fields({ view: { form, wrongRange, warnings }, problems, onChange }: FieldsProps) {
  return (
    <>
      <TextField
        label="Egress gateway ranges"
        format="comma separated"
        value={form.ranges}
        onChange={(ranges) => onChange({ ranges })}
        error={problems.ranges && messages[problems.ranges]}
        errorDetail={wrongRange}
        hint="IPv4 or IPv6, each with its prefix: 10.48.0.0/16, fd42:48::/64"
        warnings={warnings}
        isMultiline
        isMono
        isRequired
        autoComplete="off"
        autoFocus
      />
      <Grid columns={2} minColumnWidth={200}>
        <TextField
          label="Interface"
          format="such as eth0"
          value={form.interfaceName}
          onChange={(interfaceName) => onChange({ interfaceName })}
          error={problems.interfaceName && messages[problems.interfaceName]}
          hint="On Linux, ip route lists them"
          isMono
          isRequired
          autoComplete="off"
        />
      </Grid>
      <Switch
        isSelected={form.isNatOn}
        onChange={(isNatOn) => onChange({ isNatOn })}
        description="Hosts behind the gateway see its address instead of the peer’s"
      >
        Enable NAT for egress traffic
      </Switch>
    </>
  );
}
