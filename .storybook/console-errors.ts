/* oxlint-disable no-console -- this file is about the console */
/** React's own warning where a test's click opens a component that is loaded on demand. */
const EXPECTED = 'A component suspended inside an `act` scope';

const errors: string[] = [];

/** Records the calls of console.error while a story runs. For `beforeEach`. */
export function watchConsole(): () => void {
  const { error } = console;
  errors.length = 0;
  console.error = (...args: unknown[]) => {
    const text = args.map(String).join(' ');
    if (!text.startsWith(EXPECTED)) errors.push(text);
    error(...args);
  };
  return () => {
    console.error = error;
  };
}

/** Fails a story that logged an error. For `afterEach`. */
export function failOnConsoleErrors(): void {
  const [first] = errors.splice(0);
  if (first !== undefined) throw new Error(`The story logged an error: ${first}`);
}
