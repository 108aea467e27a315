import type { DialogHistory } from '@perigee/ui';
import type { createBrowserRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state'>;

const openDialog = () => (history.state as { dialog?: string } | null)?.dialog;

/**
 * Entries of the browser's history for dialogs. They have the address and the key of the page, so that the
 * router treats them as the page itself.
 */
export function createDialogHistory(router: Router): DialogHistory {
  return {
    addEntry: (close) => {
      // Not a counter: after a reload the history still has the entries of before.
      const id = crypto.randomUUID();
      history.pushState({ ...history.state, dialog: id }, '');
      const hear = () => {
        if (openDialog() !== id) close();
      };
      addEventListener('popstate', hear);
      return () => {
        removeEventListener('popstate', hear);
        // Closing a dialog may navigate to another page at the same moment: that page replaces the entry, and
        // going back would cancel it.
        setTimeout(() => {
          if (openDialog() === id && router.state.navigation.state === 'idle') history.back();
        });
      };
    },
  };
}
