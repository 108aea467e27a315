import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router-dom';

/**
 * The token of the opened link. It is removed from the address at once, so that no history, copied address or
 * report has it; the state of the history entry keeps it for a reload.
 *
 * @param name of the query parameter
 */
export function useLinkToken(name: string): string | null {
  const navigate = useNavigate();
  const { state } = useLocation() as Location<Record<string, unknown> | null>;
  const [query] = useSearchParams();
  const opened = query.get(name);
  useEffect(() => {
    if (opened === null) return;
    const rest = new URLSearchParams(query);
    rest.delete(name);
    void navigate(
      { search: rest.toString() },
      { replace: true, state: { ...state, [name]: opened } },
    );
  }, [opened, query, name, navigate, state]);
  const kept = state?.[name];
  return opened ?? (typeof kept === 'string' ? kept : null);
}
