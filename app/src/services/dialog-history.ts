import type { DialogHistory } from '@perigee/ui';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

const entry = () => history.state as { key?: string; dialog?: string } | null;
const openDialog = () => entry()?.dialog;

/** Whether the current entry of the history belongs to a dialog: a page that a link in it opens replaces it. */
export const isEntryOfDialog = (): boolean => openDialog() !== undefined;

/**
 * Entries of the browser's history for dialogs. They have the address and the key of the page, so that the
 * router treats them as the page itself.
 */
export function createDialogHistory(router: Router): DialogHistory {
  /** The dialog that has just closed, whose entry is about to be removed. */
  let closed: string | undefined;
  let isGoingBack = false;

  function goBack() {
    isGoingBack = true;
    addEventListener('popstate', () => (isGoingBack = false), { once: true });
    history.back();
  }

  return {
    addEntry: (close) => {
      // Not a counter: after a reload the history still has the entries of before.
      const id = crypto.randomUUID();
      let page: string | undefined;
      let addingAgain: ReturnType<typeof setTimeout> | undefined;
      const add = () => {
        page = entry()?.key;
        const state = { ...history.state, dialog: id };
        // One dialog follows another, such as the sign-in after the menu: it takes over its entry.
        if (closed !== undefined && openDialog() === closed) history.replaceState(state, '');
        else history.pushState(state, '');
        addEventListener('popstate', hear);
      };
      const hear = () => {
        const below = openDialog();
        if (below === id) return;
        // A dialog may stay open, such as one with a pending payment: the next Back must not leave the page.
        addingAgain = setTimeout(() => {
          if (openDialog() === below && entry()?.key === page) add();
        });
        close();
      };
      if (isGoingBack) addEventListener('popstate', add, { once: true });
      else add();
      return () => {
        removeEventListener('popstate', add);
        removeEventListener('popstate', hear);
        clearTimeout(addingAgain);
        closed = id;
        // Closing a dialog may navigate to another page at the same moment: that page replaces the entry, and
        // going back would cancel it.
        setTimeout(() => {
          closed = undefined;
          if (openDialog() === id && router.state.navigation.state === 'idle') goBack();
        });
      };
    },
  };
}
