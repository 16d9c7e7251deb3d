import { Button } from '../../../components/Button/Button.tsx';
import { CodeBlock } from '../../../components/CodeBlock/CodeBlock.tsx';
import { CopyableText } from '../../../components/CopyButton/CopyButton.tsx';
import { DescriptionItem, DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { Dialog } from '../../../components/Dialog/Dialog.tsx';
import { Stack } from '../../../components/Layout/Layout.tsx';
import { Notice } from '../../../components/Notice/Notice.tsx';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';
import { closedText } from '../../../domain/text/failureText.ts';
import { diagnosisText, type BackendDiagnosis } from '../../../domain/server/diagnosisText.ts';

type ServerDiagnosisProps = {
  view: {
    readonly address: string;
    readonly origin: string;
    readonly isClosed: boolean;
    readonly diagnosis: BackendDiagnosis | undefined;
  };
  on: { readonly askAgain: () => void; readonly close: () => void };
};

/** Over a page that could not be read: what is wrong between it and the server, as the login page says it. */
export function ServerDiagnosis({ view, on }: ServerDiagnosisProps) {
  const { address, origin, isClosed, diagnosis } = view;
  return (
    <Dialog
      isOpen
      title="Why the server is not reached"
      size="large"
      onClose={on.close}
      footer={
        <>
          <Button kind="ghost" size="form" icon="refresh" isPending={!diagnosis} onPress={on.askAgain}>
            Ask again
          </Button>
          <Button kind="primary" size="form" onPress={on.close}>
            Done
          </Button>
        </>
      }
    >
      <Stack gap="gutter">
        {diagnosis ? (
          <Finding diagnosis={diagnosis} isClosed={isClosed} />
        ) : (
          <Spinner label={`Asking ${address}`} />
        )}
        <DescriptionList>
          <DescriptionItem label="Server">
            <CopyableText value={address} label="address of the server" />
          </DescriptionItem>
          <DescriptionItem label="This page">
            <CopyableText value={origin} label="address of this page" />
          </DescriptionItem>
        </DescriptionList>
        <CodeBlock
          label="Ask it from a terminal: it answers true or false"
          hasHeading
          prompt="$"
          value={`curl -i ${address}/api/users/adm/hasadmin`}
        />
      </Stack>
    </Dialog>
  );
}

function Finding({ diagnosis, isClosed }: { diagnosis: BackendDiagnosis; isClosed: boolean }) {
  if (diagnosis.status === 'reachable' && isClosed) {
    return (
      <Notice
        tone="error"
        fact={`${closedText}.`}
        advice="It answers other calls, so it probably crashed on this one. Its own output has the reason. A proxy that responds in its place without CORS headers looks the same."
      />
    );
  }
  if (diagnosis.status === 'reachable') {
    return (
      <Notice
        tone="info"
        fact="The server answers now."
        advice="It is a Netmaker server, and lets this page read its answers. Try again what failed."
      />
    );
  }
  const { fact, advice } = diagnosisText(diagnosis);
  return <Notice tone="error" fact={fact} advice={advice} />;
}
