/**
 * Whether the focus is in a popup that closes: only then its field gets the focus back. Also true when the
 * focused element is gone; a focus that the user has moved elsewhere stays there.
 */
export const isFocusIn = (popup: HTMLElement | null) =>
  document.activeElement === document.body || popup?.contains(document.activeElement) === true;
