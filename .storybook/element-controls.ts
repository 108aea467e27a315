import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Elements, and components such as icons. */
const isOfReact = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isOfReact)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/** An element among a story's args has no control: Storybook would print its code as an object. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isOfReact(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  );

// Runs after the enhancer that chooses a control for each type.
withoutElementControls.secondPass = true;
