/** Puts a text on the clipboard. Rejects if the browser has no clipboard or denies access. */
export async function copyText(text: string): Promise<void> {
  // The clipboard exists in secure contexts only, although its type does not say so.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) throw new Error('There is no clipboard');
  await clipboard.writeText(text);
}
