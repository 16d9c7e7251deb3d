import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';

/** Back to the table, as it was narrowed. */
export function useClose(netid: string): () => void {
  const navigate = useNavigate();
  const { search } = useLocation();
  return () => void navigate(paths.accessKeys(netid) + search);
}
