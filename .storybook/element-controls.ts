import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Elements, and components such as icons. */
const isOfReact = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.some(isOfReact)
    : typeof value === 'object' && value !== null && '$$typeof' in value;

/** What a story gives as an element has no control: Storybook would spell its code out as an object. */
export const withoutElementControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, type]) => [
      name,
      isOfReact(initialArgs[name]) ? { ...type, control: false } : type,
    ]),
  );

// After the enhancer that chooses a control for each type.
withoutElementControls.secondPass = true;
