import { EntryPage } from './EntryPage.tsx';
import { FirstAdminForm } from './FirstAdminForm.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { LoginActions } from './loginActions.ts';
import type { LoginView } from './loginView.ts';
import { Spinner } from '../../../components/Spinner/Spinner.tsx';

/** §2 "Login": sign in, or create the first administrator of a new server. */
export function LoginScreen({ view, on }: { view: LoginView; on: LoginActions }) {
  return (
    <EntryPage uiVersion={view.uiVersion} serverAddress={view.serverAddress}>
      <Entry view={view} on={on} />
    </EntryPage>
  );
}

function Entry({ view, on }: { view: LoginView; on: LoginActions }) {
  switch (view.status) {
    case 'asking':
      return <Spinner label={`Asking ${view.serverAddress}`} />;
    case 'login':
      return <LoginForm view={view} on={on} />;
    case 'firstAdmin':
      return <FirstAdminForm view={view} on={on} />;
  }
}
