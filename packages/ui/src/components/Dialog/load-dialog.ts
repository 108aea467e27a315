/**
 * Loads the shared code of all dialogs, ten times as much as `Dialog` itself. For callers that know that a
 * dialog opens next.
 */
export const loadDialog = () => import('./DialogPanel.tsx');
