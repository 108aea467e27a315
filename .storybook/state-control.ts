import type { ArgsEnhancer, ArgTypesEnhancer } from 'storybook/internal/types';
import { loading, type Loadable } from '../packages/ui/src/loadable.ts';

const READY = 'ready';

/** What a story whose data is there can be switched to. */
const OTHER_STATES: Readonly<Record<string, Loadable<never>>> = {
  loading,
  failed: {
    status: 'error',
    message: 'An error occurred, please try again',
    onRetry: () => undefined,
  },
};

const isReady = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'status' in value && value.status === READY;

/** The control 'state': the screen with its data, while it loads, and when that failed. */
export const withStateControl: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const ready = Object.entries(initialArgs).filter(([, value]) => isReady(value));
  const controls = ready.map(([name, value]) => [
    name,
    {
      ...argTypes[name],
      name: ready.length === 1 ? 'state' : `state of ${name}`,
      control: { type: 'inline-radio' },
      options: [READY, ...Object.keys(OTHER_STATES)],
      // Storybook copies args between its windows, which would take the functions out of the data.
      mapping: { [READY]: value, ...OTHER_STATES },
    },
  ]);
  return { ...argTypes, ...Object.fromEntries(controls) };
};

// Runs after the enhancer that chooses a control for each type.
withStateControl.secondPass = true;

/** The control begins at the state that the story shows. */
export const withNamedState: ArgsEnhancer = ({ initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => [name, isReady(value) ? READY : value]),
  );

interface ComposedStory {
  args: object;
  argTypes: Readonly<Record<string, { mapping?: unknown }>>;
}

/** The args of a story, with the data that its state stands for. */
export const mappedArgs = ({ args, argTypes }: ComposedStory): object =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]: [string, unknown]) => {
      const { mapping } = argTypes[name] ?? {};
      const isState = value === READY && typeof mapping === 'object' && mapping !== null;
      return [name, isState ? (mapping as Record<string, unknown>)[READY] : value];
    }),
  );
