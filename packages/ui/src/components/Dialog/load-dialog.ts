/**
 * Fetches what all dialogs are made of, ten times as much code as `Dialog` itself. For whoever knows
 * that one opens next.
 */
export const loadDialog = () => import('./DialogPanel.tsx');
