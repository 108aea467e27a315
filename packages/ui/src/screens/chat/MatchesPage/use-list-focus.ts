import { useEffect, useRef, type RefObject } from 'react';

/** The attribute of the links of the list: the id of their match. */
export const MATCH_ID = 'data-match-id';

/**
 * Scrolls the list to the open conversation. When it closes, returns the focus to its row; to the row in its
 * place, if the match has ended; or to the heading of an empty list. A page that leaves the focus on another
 * element keeps it.
 */
export function useListFocus(list: RefObject<HTMLElement | null>, openMatchId: number | null) {
  const lastOpen = useRef<{ id: number; index: number }>(null);
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>(`[${MATCH_ID}]`) ?? [])];
    const indexOf = (id: number) =>
      links.findIndex((link) => link.getAttribute(MATCH_ID) === String(id));
    if (openMatchId !== null) {
      const index = indexOf(openMatchId);
      if (index === -1) return;
      // Once, so that the user can scroll away from it.
      if (lastOpen.current?.id !== openMatchId) {
        links[index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }
      lastOpen.current = { id: openMatchId, index };
      return;
    }
    if (lastOpen.current === null) return;
    const { id, index } = lastOpen.current;
    lastOpen.current = null;
    if (document.activeElement !== document.body) return;
    const row = links[indexOf(id)] ?? links[Math.min(index, links.length - 1)];
    (row ?? list.current?.querySelector<HTMLElement>('h1'))?.focus();
  });
}
