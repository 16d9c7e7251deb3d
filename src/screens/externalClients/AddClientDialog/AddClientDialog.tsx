import { Link } from '../../../components/Link/Link.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Hint, Text } from '../../../components/Text/Text.tsx';
import { TextField } from '../../../components/TextField/TextField.tsx';
import {
  externalClientText,
  newClientIdProblem,
  type ExternalClient,
} from '../../../domain/externalClient/externalClient.ts';
import type { NamedNode } from '../../../domain/node/node.ts';
import { guidePath, paths } from '../../../domain/paths.ts';
import { canSeeAcls, type Viewer } from '../../../domain/session/permissions.ts';
import { messages } from '../../../domain/text/messages.ts';
import { FormDialog, type DialogForm } from '../../editor/FormDialog/FormDialog.tsx';
import {
  QrDialog,
  QrPicture,
  type ClientQrDialogProps,
  type ClientQrView,
} from '../ClientQrDialog/ClientQrDialog.tsx';
import * as css from './AddClientDialog.css.ts';
import { isolated } from '../../../domain/text/isolated.ts';

export type ClientCreatedView = NonNullable<ReturnType<typeof clientCreatedView>>;

type MadeClient = {
  readonly gateway: NamedNode;
  readonly client: ExternalClient;
  readonly qr: ClientQrView;
  readonly viewer: Viewer;
};

export function clientCreatedView({ gateway, client, qr, viewer }: MadeClient) {
  if (qr.status !== 'shown') return undefined;
  const { clientId, network, address, address6, isEnabled } = client;
  return {
    title: `${isolated(clientId)} is ready`,
    lead: `Connects through ${isolated(gateway.name)} in ${network} with the address ${address || address6}.`,
    qr,
    reach: canSeeAcls(viewer) ? { gateway: gateway.name, href: paths.reachOf(network, clientId) } : undefined,
    /** New clients start disabled on networks whose default ACL is Deny. */
    isDisabled: !isEnabled,
  };
}

type AddClientDialogProps = {
  gateway: NamedNode;
  clients: readonly ExternalClient[];
  form: DialogForm<{ readonly clientId: string }>;
  created: ClientCreatedView | undefined;
  on: ClientQrDialogProps['on'];
};

/** Creates an external client on an ingress gateway, then shows its QR code. */
export function AddClientDialog({ gateway, clients, form, created, on }: AddClientDialogProps) {
  if (created) return <ClientMade view={created} on={on} />;

  const { name, network } = gateway;
  const { clientId } = form.value;
  const problem = newClientIdProblem({ clientId, network }, clients);
  return (
    <FormDialog
      title={externalClientText.add}
      lead={`For a phone or computer without netclient. It connects through ${isolated(name)} in ${network}.`}
      submitLabel={externalClientText.add}
      form={form}
      isValid={problem === undefined}
    >
      {(hasTried) => (
        <>
          <TextField
            label="Name"
            name="clientid"
            value={clientId}
            onChange={(text) => form.change({ clientId: text })}
            error={hasTried && problem ? messages[problem] : undefined}
            hint="For example, the owner’s name. Leave empty to generate one"
            isOptional
            autoComplete="off"
            autoFocus
          />
          <Hint tone="secondary">
            <span>{externalClientText.unlimited}</span>{' '}
            <Link href={guidePath} isExternal>
              {externalClientText.limitInGuide}
            </Link>
          </Hint>
        </>
      )}
    </FormDialog>
  );
}

/** Looks like the form’s dialog, so that both appear as one dialog. */
function ClientMade({ view, on }: { view: ClientCreatedView; on: ClientQrDialogProps['on'] }) {
  const { title, lead, qr, reach, isDisabled } = view;
  return (
    <QrDialog title={title} lead={lead} qr={qr} on={on} isFollowUp>
      <div className={css.made}>
        <div className={css.code}>
          <QrPicture code={qr.code} onRetry={on.retry} />
        </div>
        <div className={css.words}>
          <Text>Scan the code with the WireGuard app, or download the configuration file.</Text>
          {reach && (
            <div>
              <Text tone="secondary">It can reach everything {reach.gateway} can.</Text>
              <Link href={reach.href}>View reachability</Link>
            </div>
          )}
          {isDisabled && (
            <Notice
              tone="warning"
              fact="This client is disabled"
              advice="New clients are disabled by default in this network. Enable this one from its menu."
            />
          )}
          <Hint>Anyone who can view this client can see its key. To revoke the key, delete the client.</Hint>
        </div>
      </div>
    </QrDialog>
  );
}
