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

/** Explains why this page can’t reach the server, in the same words as the login page. */
export function ServerDiagnosis({ view, on }: ServerDiagnosisProps) {
  const { address, origin, isClosed, diagnosis } = view;
  return (
    <Dialog
      isOpen
      title="Why the server can’t be reached"
      size="large"
      onClose={on.close}
      footer={
        <>
          <Button kind="ghost" size="form" icon="refresh" isPending={!diagnosis} onPress={on.askAgain}>
            Check again
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
          <Spinner label={`Connecting to ${address}…`} />
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
          label="Test it from a terminal. It should return true or false"
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
        advice="The request probably crashed the server process. Check the server’s logs. A browser extension that blocks the request, or a proxy without CORS headers, looks the same."
      />
    );
  }
  if (diagnosis.status === 'reachable') {
    return (
      <Notice
        tone="info"
        fact="The server responds again."
        advice="It’s a Netmaker server and it accepts requests from this page. Try again."
      />
    );
  }
  const { fact, advice } = diagnosisText(diagnosis);
  return <Notice tone="error" fact={fact} advice={advice} />;
}
