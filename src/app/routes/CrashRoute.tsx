import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { CrashPage } from '../crash/CrashPage.tsx';

/** What is left where even the frame around all pages threw. */
export function CrashRoute() {
  const error = useRouteError();
  const navigate = useNavigate();
  const here = useLocation();
  const retry = () => void navigate(here, { replace: true, state: here.state });
  return <CrashPage caught={{ error, componentStack: '', retry }} />;
}
