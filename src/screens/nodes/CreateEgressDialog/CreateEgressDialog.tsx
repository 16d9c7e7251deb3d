import { useState } from 'react';
import { Grid } from '../../../components/Grid/Grid.tsx';
import { Identifier } from '../../../components/Identifier/Identifier.tsx';
import { Switch } from '../../../components/Switch/Switch.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import type { EgressForm } from '../../../domain/node/egressForm.ts';
import { hasProblems, messages } from '../../../domain/text/messages.ts';
import { CreateRoleDialog } from '../roles/CreateRoleDialog.tsx';
import type { CreateEgressView } from './createEgressView.ts';

export type CreateEgressActions = {
  change(changes: Partial<EgressForm>): void;
  create(): void;
  cancel(): void;
};

export type CreateEgressDialogProps = { view: CreateEgressView; on: CreateEgressActions };

/** §2 `…/create-egress` */
export function CreateEgressDialog({ view, on }: CreateEgressDialogProps) {
  const { nodeName, netid, form, problems, warnings, isSaving, obstacle } = view;
  const [hasTried, setHasTried] = useState(false);
  const shown = hasTried ? problems : {};

  function submit() {
    setHasTried(true);
    if (!hasProblems(problems) && !isSaving && obstacle === undefined) on.create();
  }

  return (
    <CreateRoleDialog
      title="Create egress gateway"
      purpose={
        <>
          <strong>
            <Identifier>{nodeName}</Identifier>
          </strong>{' '}
          will route these ranges for every peer in <Identifier>{netid}</Identifier>.
        </>
      }
      state={view}
      onSubmit={submit}
      onCancel={() => on.cancel()}
    >
      <TextField
        label="Egress gateway ranges"
        format="comma separated"
        value={form.ranges}
        onChange={(ranges) => on.change({ ranges })}
        error={shown.ranges && messages[shown.ranges]}
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
          onChange={(interfaceName) => on.change({ interfaceName })}
          error={shown.interfaceName && messages[shown.interfaceName]}
          hint="On Linux, ip route lists them"
          isMono
          isRequired
          autoComplete="off"
        />
      </Grid>
      <Switch
        isSelected={form.isNatOn}
        onChange={(isNatOn) => on.change({ isNatOn })}
        description="Hosts behind the gateway see its address instead of the peer’s"
      >
        Enable NAT for egress traffic
      </Switch>
    </CreateRoleDialog>
  );
}
