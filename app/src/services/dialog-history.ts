import type { DialogHistory } from '@perigee/ui';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

const openDialog = () => (history.state as { dialog?: string } | null)?.dialog;

/**
 * Entries of the browser's history for dialogs. They have the address and the key of the page, so that
 * to the router they are the page itself.
 */
export function createDialogHistory(router: Router): DialogHistory {
  return {
    addEntry: (close) => {
      // Not a count: a page that was reloaded keeps the entries of the one before.
      const id = crypto.randomUUID();
      history.pushState({ ...history.state, dialog: id }, '');
      const hear = () => {
        if (openDialog() !== id) close();
      };
      addEventListener('popstate', hear);
      return () => {
        removeEventListener('popstate', hear);
        // What closes a dialog may lead to another page at the same moment: that page takes the place
        // of the entry, and going back would cancel it.
        setTimeout(() => {
          if (openDialog() === id && router.state.navigation.state === 'idle') history.back();
        });
      };
    },
  };
}
