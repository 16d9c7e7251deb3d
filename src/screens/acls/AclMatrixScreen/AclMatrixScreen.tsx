import { Button, LinkButton } from '../../../components/Button/Button.tsx';
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx';
import { LoadError } from '../../state/LoadError/LoadError.tsx';
import { aclTexts } from '../../../domain/acl/aclText.ts';
import { paths } from '../../../domain/paths.ts';
import * as page from '../../matrix/matrixPage.css.ts';
import { RecordNotFoundScreen } from '../../state/NotFoundScreen/NotFoundScreen.tsx';
import { AclHeader } from './AclHeader.tsx';
import type { AclMatrixActions, AclMatrixView } from './aclPage.ts';
import { MatrixSkeleton } from '../../matrix/MatrixSkeleton.tsx';
import { ReadyAcls } from './ReadyAcls.tsx';

type AclMatrixScreenProps = { view: AclMatrixView; on: AclMatrixActions };

/** The ACLs of a network: which nodes can connect to each other. */
export function AclMatrixScreen({ view, on }: AclMatrixScreenProps) {
  switch (view.status) {
    case 'denied':
      return <EmptyState {...aclTexts.denied} />;
    case 'noRecord':
      return <RecordNotFoundScreen view={view} />;
    case 'serverNode':
      return (
        <EmptyState
          heading={aclTexts.serverNode}
          text="See its rules in the network’s matrix."
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
      return <MatrixSkeleton subject="ACLs" progress={view.progress} onCancel={on.cancel} />;
    case 'stopped':
      return (
        <EmptyState
          heading="ACLs not loaded"
          text="Loading was cancelled."
          primary={
            <Button kind="primary" size="form" onPress={on.refresh}>
              Load ACLs
            </Button>
          }
        />
      );
    case 'failed':
      return <LoadError heading="Couldn’t load ACLs" reason={view.reason} onRetry={on.refresh} />;
    case 'empty':
      return (
        <EmptyState
          heading={`No ACL rules in ${view.frame.netid} yet`}
          text="ACL rules are created when the first node joins."
          primary={
            <LinkButton size="form" href={paths.nodes(view.frame.netid)}>
              View nodes
            </LinkButton>
          }
        />
      );
  }
}
