import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { FailedRead } from '../../shared/FailedRead/FailedRead.tsx';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { paths } from '../../../domain/paths.ts';
import { messages } from '../../../domain/text/messages.ts';
import * as page from '../../shared/matrixPage/matrixPage.css.ts';
import { RecordNotFoundScreen } from '../../shared/NotFoundScreen/NotFoundScreen.tsx';
import { AclHeader } from './AclHeader.tsx';
import type { AclMatrixActions, AclMatrixView } from './aclPage.ts';
import { MatrixSkeleton } from '../../shared/MatrixSkeleton.tsx';
import { ReadyAcls } from './ReadyAcls.tsx';

type AclMatrixScreenProps = { view: AclMatrixView; on: AclMatrixActions };

/** The ACLs of a network: which nodes may talk to each other. */
export function AclMatrixScreen({ view, on }: AclMatrixScreenProps) {
  switch (view.status) {
    case 'denied':
      return <EmptyState {...aclTexts.denied} />;
    case 'missing':
      return (
        <RecordNotFoundScreen
          view={{
            heading: `${view.netid}, ${messages['network.none']}`,
            text: `There is no network ${view.netid}.`,
            listHref: view.listHref,
            listLabel: 'Choose a network',
          }}
        />
      );
    case 'missingNode':
      return (
        <RecordNotFoundScreen
          view={{
            heading: messages['node.notfound'],
            text: `The rules of ${view.netid} name no node with this ID.`,
            listHref: view.allHref,
            listLabel: aclTexts.viewAll,
          }}
        />
      );
    case 'serverNode':
      return (
        <EmptyState
          heading={aclTexts.serverNode}
          text="Its rules stand in the matrix of the network."
          primary={
            <LinkButton kind="primary" size="form" href={view.allHref}>
              {aclTexts.viewAll}
            </LinkButton>
          }
        />
      );
    case 'ready':
      return (
        <div className={page.screen}>
          <ReadyAcls frame={view.frame} source={view.source} on={on} />
        </div>
      );
    default:
      return (
        <div className={page.screen}>
          <div className={page.header}>
            <AclHeader frame={view.frame} on={on} />
          </div>
          <WithoutRules view={view} on={on} />
        </div>
      );
  }
}

type RulelessView = Extract<AclMatrixView, { status: 'loading' | 'stopped' | 'empty' | 'failed' }>;

function WithoutRules({ view, on }: { view: RulelessView; on: AclMatrixActions }) {
  switch (view.status) {
    case 'loading':
      return <MatrixSkeleton subject="ACL rules" progress={view.progress} onCancel={on.cancel} />;
    case 'stopped':
      return (
        <EmptyState
          heading="The rules were not loaded"
          text="You stopped it before all of them had come."
          primary={
            <Button kind="primary" size="form" onPress={on.refresh}>
              Load the rules
            </Button>
          }
        />
      );
    case 'failed':
      return <FailedRead heading="The rules could not be loaded" reason={view.reason} onRetry={on.refresh} />;
    case 'empty':
      return (
        <EmptyState
          heading={`${view.frame.netid} has no ACL rules`}
          text="Rules come with the first node of a network."
          primary={
            <LinkButton size="form" href={paths.nodes(view.frame.netid)}>
              See its nodes
            </LinkButton>
          }
        />
      );
  }
}
