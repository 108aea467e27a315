/** Puts a text on the clipboard. Rejects where the browser has none or does not allow it. */
export async function copyText(text: string): Promise<void> {
  // Only in secure contexts, whatever its type says.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (clipboard === undefined) throw new Error('There is no clipboard');
  await clipboard.writeText(text);
}
