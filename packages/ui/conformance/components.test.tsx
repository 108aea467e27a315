import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import '../src/theme/index.ts';

interface Story {
  extend: (story: { args: object }) => Story;
  run: () => Promise<void>;
}

interface Stories {
  Default?: Story;
  /** The story of a component that shows nothing while closed. */
  Open?: Story;
  /** The Default story with `busy`. */
  Busy?: Story;
}

const modules = import.meta.glob<Stories>('../src/components/*/*.stories.tsx', { eager: true });

/** 'Button' for ../src/components/Button/Button.stories.tsx; stories of sub-components are excluded. */
const components = Object.entries(modules).flatMap(([path, stories]) => {
  const [, folder, file] = /\/(\w+)\/(\w+)\.stories\.tsx$/.exec(path) ?? [];
  return folder !== undefined && folder === file ? [{ name: folder, stories }] : [];
});

/** Components that render no element of their own, with the reason. */
const WITHOUT_ELEMENT: Readonly<Record<string, string>> = {
  KeyboardShortcuts: 'It handles keys, and has no element of its own.',
  Loaded: 'It draws one of its parts, and has no element of its own.',
  PageMeta: 'It is lines in the head of the page.',
  SmartAppBanner: 'It is a line in the head of the page.',
  Toast: 'It is shown by a call, in a place of its own.',
};

const MARK = 'data-conformance';
const CLASS = 'conformance';

/** Runs a story with the props that every component must pass on. */
async function run(story: Story) {
  const ref = createRef<HTMLElement>();
  await story.extend({ args: { ref, className: CLASS, [MARK]: 'yes' } }).run();
  return {
    ref,
    marked: [...document.querySelectorAll<HTMLElement>(`[${MARK}]`)],
    classed: [...document.querySelectorAll<HTMLElement>(`.${CLASS}`)],
  };
}

async function place(story: Story): Promise<object> {
  const { marked } = await run(story);
  const { x, y, width, height } = marked[0]?.getBoundingClientRect() ?? {};
  return { x, y, width, height };
}

describe('every component passes on class, data attributes and ref', () => {
  const asked = components.filter(({ name }) => !(name in WITHOUT_ELEMENT));
  it.each(asked)('$name', async ({ name, stories: { Default, Open = Default } }) => {
    if (Open === undefined) throw new Error(`${name} has no story called Default`);
    const { ref, marked, classed } = await run(Open);
    expect(marked, 'elements with the data attribute').toHaveLength(1);
    expect(classed, 'elements with the class').toHaveLength(1);
    // The ref of a group is the control that takes the focus; the ref of a card is its link.
    expect(marked[0]?.contains(ref.current), 'the ref is the element, or within it').toBe(true);
    expect(classed[0]?.contains(marked[0] ?? null), 'the class stands on it, or around it').toBe(
      true,
    );
  });
});

describe('every component with a busy state keeps its position and size while busy', () => {
  const asked = components.flatMap(({ name, stories: { Default, Busy } }) =>
    Default !== undefined && Busy !== undefined ? [{ name, Default, Busy }] : [],
  );
  it.each(asked)('$name', async ({ Default, Busy }) => {
    expect(await place(Busy)).toEqual(await place(Default));
  });
});
