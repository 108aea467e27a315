const KEY = 'enteredEvent';

/** The id or slug of the event whose room this tab entered last, or null. */
export const enteredEvent = (): string | null => sessionStorage.getItem(KEY);

/** Remembers the event, so that a guest who reloads its page is not told that they came late. */
export function keepEntered(name: string): void {
  sessionStorage.setItem(KEY, name);
}
