import { useLocation, useNavigate } from 'react-router-dom';
import { whyParam, whyTargets } from '../../domain/paths.ts';
import { cameFrom, goBackOne } from '../stores/history.ts';

// The question in the address: `?why=A..B`.

export function keysOf(question: string): readonly [fromKey: string, toKey: string] {
  const separator = question.indexOf('..');
  return separator < 0 ? [question, ''] : [question.slice(0, separator), question.slice(separator + 2)];
}

/** Replaces the question, so that Back leaves the drawer. */
export function useAsk(): (fromKey: string, toKey: string) => void {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  return (fromKey, toKey) => {
    const query = new URLSearchParams(search);
    query.set(whyParam, whyTargets(fromKey, toKey));
    void navigate({ search: query.toString() }, { replace: true, state });
  };
}

/** Goes back if the drawer was opened on this page, else removes the question from the address. */
export function useCloseQuestion(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    const query = new URLSearchParams(location.search);
    query.delete(whyParam);
    const search = query.toString();
    const under = location.pathname + (search && `?${search}`);
    if (cameFrom(location) === under) goBackOne(navigate);
    else void navigate({ search }, { replace: true });
  };
}
